import { msg } from '@lingui/core/macro';
import type { AnswerOf, Endpoint, Fields, InputOf } from '@seamline/shared/contract/wire/endpoint';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { traceparentOf } from '@seamline/shared/contract/wire/trace';
import { providedMessages } from '@seamline/shared/i18n';
import { currentSession, expireSession, signedInAgain } from '@seamline/shared/session';
import type { HTTPError, Options } from 'ky';
import * as z from 'zod/mini';
import { ApiError } from './ApiError.ts';
import { errorFrom } from './errorBody.ts';
import { errorText } from './errorText.ts';
import { importKy } from './importKy.ts';
import { ANSWERS, headersFor, TIMEOUT, urlOf } from './request.ts';
import { httpSettings } from './settings.ts';

const { i18n } = providedMessages;
const CUT_OFF = msg`The upload was cut off before it was complete. Check the connection and try again: what you entered is still here.`;
const UNANSWERED = {
  timeout: msg`The server did not answer in time. Try again.`,
  network: msg`The server cannot be reached. Check the connection and try again.`,
};
const UNEXPECTED = msg`The server sent a response that this page cannot read.`;

/** Longest wait for the response to an upload, beside the time that a slow connection takes for it, in milliseconds. */
const UPLOAD_TIMEOUT = 180_000;

interface Input {
  params?: Values;
  query?: Values;
  body?: Values;
}

type Arguments<E extends Endpoint> =
  unknown extends InputOf<E> ? [input?: undefined, options?: CallOptions] : [input: InputOf<E>, options?: CallOptions];

interface CallOptions {
  signal?: AbortSignal;
  /** False for a GET call with an effect, such as sending a code: it is never retried automatically. */
  retry?: false;
  /** True for a small call that may outlive the page. */
  keepalive?: true;
  /** The trace that the call belongs to, by which the server's log names it. */
  traceId?: string;
}

const CLIENT = {
  timeout: TIMEOUT,
  retry: { limit: 2, methods: ['get'], statusCodes: [], retryOnTimeout: false },
  ...ANSWERS,
} satisfies Options;

/**
 * Makes a call of the data service.
 * If the session has ended, the page asks to sign in, and the call goes on with the new session.
 * @throws ApiError
 */
export async function call<const E extends Endpoint>(
  endpoint: E,
  ...[input, options]: Arguments<E>
): Promise<AnswerOf<E>> {
  const answer = await answerTo(endpoint, (input ?? {}) as Input, options ?? {});
  const parsed = readAnswer(endpoint.answer, answer);
  if (parsed.success) return parsed.data as AnswerOf<E>;
  const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  console.error(`${endpoint.method} ${endpoint.path} answered something else than agreed: ${reasons}`);
  throw new ApiError(i18n._(UNEXPECTED), { kind: 'unexpected', status: 200, detail: reasons });
}

async function answerTo(endpoint: Endpoint, input: Input, options: CallOptions): Promise<unknown> {
  if (endpoint.open) return await send(endpoint, input, options, undefined);
  const session = currentSession();
  if (!session) throw new ApiError(i18n._(msg`Session missing – sign in`), { kind: 'session', status: 401 });
  try {
    return await send(endpoint, input, options, session.token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    expireSession(session.token);
    const token = await signedInAgain(session.token).catch(() => Promise.reject(error));
    return await send(endpoint, input, options, token);
  }
}

async function send(
  endpoint: Endpoint,
  input: Input,
  { signal, retry, keepalive, traceId }: CallOptions,
  token: string | undefined,
): Promise<unknown> {
  const url = callUrl(endpoint, input.params, input.query);
  const early = endpoint.method === 'GET' ? await httpSettings().takeEarly?.(url, token) : undefined;
  if (early !== undefined) return early;
  const options: Options = { method: endpoint.method, ...bodyOf(endpoint, input.body) };
  if (signal) options.signal = signal;
  if (retry === false) options.retry = 0;
  if (keepalive) options.keepalive = true;
  if (traceId) options.headers = { ...options.headers, traceparent: traceparentOf(traceId) };
  const isUpload = options.body instanceof FormData;
  const ky = await importKy().catch(() => Promise.reject(unanswered('network', isUpload)));
  try {
    const headers = { ...options.headers, ...headersFor(token) };
    return await ky.default(urlOf(url, token), { ...CLIENT, ...options, headers }).json();
  } catch (error) {
    throw await explain(error, isUpload, ky);
  }
}

function bodyOf(endpoint: Endpoint, values: Values | undefined): Options {
  if (!endpoint.body || !values) return {};
  if (endpoint.body.as === 'json') {
    const body = JSON.stringify(encodeValues(endpoint.body.fields, values));
    return { body, headers: { 'content-type': 'application/json' }, timeout: TIMEOUT + sendingTime(body.length) };
  }
  if (endpoint.body.as === 'form') return { body: new URLSearchParams(encodeFields(endpoint.body.fields, values)) };
  const form = new FormData();
  let size = 0;
  for (const [name, value] of encodeEntries(endpoint.body.fields, values)) {
    form.append(name, value);
    size += typeof value === 'string' ? value.length : value.size;
  }
  return { body: form, timeout: UPLOAD_TIMEOUT + sendingTime(size) };
}

/** Milliseconds that the slowest connection takes which the server does not cut off. The page does not see progress. */
function sendingTime(bytes: number): number {
  return (bytes / LIMITS.uploadBytesPerSecond) * 1000;
}

/** The cause is left out on purpose: it contains the URL, and that contains the token. */
async function explain(
  error: unknown,
  isUpload: boolean,
  { isHTTPError, isTimeoutError }: Awaited<ReturnType<typeof importKy>>,
): Promise<unknown> {
  const status = isHTTPError(error) ? error.response.status : 0;
  if (isHTTPError(error) && !(isUpload && status === 408)) return errorFrom(status, await bodyTextOf(error));
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  if (error instanceof SyntaxError) return new ApiError(i18n._(UNEXPECTED), { kind: 'unexpected', status: 200 });
  return unanswered(isTimeoutError(error) ? 'timeout' : 'network', isUpload, status);
}

function unanswered(kind: keyof typeof UNANSWERED, isUpload: boolean, status = 0): ApiError {
  return new ApiError(i18n._(isUpload ? CUT_OFF : UNANSWERED[kind]), { kind, status });
}

/** ky reads the body of a refusal ahead of us. */
async function bodyTextOf({ data, response }: HTTPError): Promise<string> {
  if (typeof data === 'string') return data;
  if (data !== undefined) return JSON.stringify(data);
  return response.bodyUsed ? '' : await response.text();
}

/** The values of one part of a request, decoded. */
type Values = Record<string, unknown>;

/**
 * Encodes values for the wire.
 * @throws ApiError with the reasons, as the server would answer
 */
function encodeValues(fields: Fields, values: Values): Values {
  const { data, error } = z.safeEncode(fields, values as never);
  if (!error) return data as Values;
  throw new ApiError(error.issues.map(({ message }) => errorText(message)).join(' '), { kind: 'server', status: 422 });
}

/** Encodes values for the wire: one entry for each defined value, several for a list. */
function encodeEntries(fields: Fields, values: Values): [name: string, value: string | File][] {
  return Object.entries(encodeValues(fields, values)).flatMap(([name, value]): [string, string | File][] => {
    if (value === undefined || value === null) return [];
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.map((item) => [name, item instanceof File ? item : String(item)]);
  });
}

/** Encodes values for the wire where only text is possible, such as in a query. */
export function encodeFields(fields: Fields, values: Values): [name: string, value: string][] {
  return encodeEntries(fields, values).map(([name, value]) => [name, String(value)]);
}

/** Returns the URL of a call without its token: the path with its parameters, then the query. */
export function callUrl(endpoint: Endpoint, params: Values | undefined, query: Values | undefined): string {
  const named = endpoint.params ? Object.fromEntries(encodeFields(endpoint.params, params ?? {})) : {};
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(named[name] ?? ''));
  const search = new URLSearchParams(endpoint.query ? encodeFields(endpoint.query, query ?? {}) : []).toString();
  return search ? `${path}?${search}` : path;
}

type Issue = z.core.$ZodIssue;
type Decoded = Record<PropertyKey, unknown>;

/**
 * Parses a response by its schema. A missing field becomes null if the schema allows that, because a server of an
 * earlier release does not send it yet. The response is parsed again only after such a failure, and changed in place.
 */
export function readAnswer<S extends z.ZodMiniType>(
  schema: S,
  answer: unknown,
): z.core.util.SafeParseResult<z.output<S>> {
  let read = z.safeParse(schema, answer);
  // The output of a codec is checked only once the response itself is valid.
  while (!read.success && fillMissing(answer, read.error.issues)) read = z.safeParse(schema, answer);
  return read;
}

/** Sets null for each missing value that the issues name; returns whether there was one. */
function fillMissing(answer: unknown, issues: readonly Issue[]): boolean {
  let isFilled = false;
  for (const issue of issues) {
    const name = issue.path.at(-1);
    const holder = issue.path.slice(0, -1).reduce((at, key) => (at as Decoded | undefined)?.[key], answer);
    const value = name === undefined ? answer : (holder as Decoded | undefined)?.[name];
    if (value !== undefined) {
      // The paths of issues in a union's options are relative to the union.
      const options = issue.code === 'invalid_union' ? issue.errors : [];
      for (const option of options) isFilled = fillMissing(value, option) || isFilled;
    } else if (name !== undefined && typeof holder === 'object' && holder !== null) {
      (holder as Decoded)[name] = null;
      isFilled = true;
    }
  }
  return isFilled;
}
