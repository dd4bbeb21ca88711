import type { AnswerOf, Endpoint, Fields, InputOf } from '@seamline/shared/contract/endpoint';
import { localized } from '@seamline/shared/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import * as z from 'zod';
import type { ApplyDueChanges } from '../db/dueChanges.ts';
import { type FieldError, failure, fieldsInvalid } from '../errors.ts';
import type { WithMessage } from '../language/language.ts';
import { type Audience, type Identify, refusal, type Viewer } from './access.ts';
import { FORM_BYTES, readMultipart } from './multipart.ts';
import { isMalformed } from './query.ts';

declare module 'fastify' {
  interface FastifyInstance {
    identify: Identify;
    /** Called before anything is read for a request that needs a session. */
    applyDueChanges: ApplyDueChanges;
    /** Every endpoint that is served, in the order of registration. */
    served: { readonly endpoint: Endpoint; readonly audience: Audience }[];
  }
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

/** What a handler gets: the checked input, who asks, and the raw request for what lies outside of the contract. */
export interface Call<E extends Endpoint> {
  readonly input: InputOf<E>;
  readonly viewer: E['open'] extends true ? undefined : Viewer;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface EndpointOptions {
  readonly audience?: Audience;
  readonly bodyLimit?: number;
}

const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** Serves one endpoint of the contract: checks the session and the permissions before the body is read, then the input. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<WithMessage<AnswerOf<E>>>,
  options: EndpointOptions = {},
): void {
  const audience = options.audience ?? 'permitted';
  serve(app, endpoint, audience, {
    ...bodyLimitOf(endpoint, options),
    onRequest: async (request) => {
      refuseMalformed(request);
      if (endpoint.open) return;
      await app.applyDueChanges();
      const { viewer } = await app.identify(request);
      request.viewer = await viewer;
      refuse(request.viewer, endpoint, audience);
      refuseOtherContent(endpoint, request);
    },
    handler: async (request, reply) => {
      const body = endpoint.body?.as === 'multipart' ? await readMultipart(request) : request.body;
      const call = { input: readInput(endpoint, request, body), viewer: request.viewer ?? undefined, request, reply };
      return await handler(call as unknown as Call<E>);
    },
  });
}

/**
 * Serves an endpoint that only reads, and reads the same for everybody who may see it. The database is asked for it in
 * one message with the account of whoever asks; nothing of it is told before that account has been found in order.
 */
export function readRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  read: (call: Pick<Call<E>, 'input'>) => Promise<AnswerOf<E>>,
  audience: Audience = 'permitted',
): void {
  serve(app, endpoint, audience, {
    handler: async (request) => {
      refuseMalformed(request);
      await app.applyDueChanges();
      const { viewer } = await app.identify(request);
      const reading = (async () => await read({ input: readInput(endpoint, request, undefined) as InputOf<E> }))();
      reading.catch(() => undefined);
      refuse(await viewer, endpoint, audience);
      return await reading;
    },
  });
}

/** The answer is written by a serialiser compiled from the contract, which drops what that does not name. */
function serve(
  app: FastifyInstance,
  endpoint: Endpoint,
  audience: Audience,
  options: Pick<RouteOptions, 'bodyLimit' | 'onRequest' | 'handler'>,
): void {
  app.served.push({ endpoint, audience });
  const schema = { response: { 200: answerSchema(endpoint.answer) } };
  app.route({ method: endpoint.method, url: endpoint.path, schema, ...options });
}

function refuse(viewer: Viewer, endpoint: Endpoint, audience: Audience): void {
  const refused = refusal(viewer, endpoint, audience);
  if (refused) throw refused;
}

function refuseMalformed(request: FastifyRequest): void {
  if (isMalformed(request.query))
    throw failure(400, localized('malformed_address'), { detail: 'bad percent-encoding' });
}

function bodyLimitOf(endpoint: Endpoint, { bodyLimit }: EndpointOptions): { bodyLimit?: number } {
  if (bodyLimit !== undefined) return { bodyLimit };
  return endpoint.body?.as === 'multipart' ? { bodyLimit: FORM_BYTES } : {};
}

/** JSON Schema of an answer, for the compiled serialiser. */
function answerSchema(answer: Endpoint['answer']): unknown {
  const { $schema: _, ...schema } = z.toJSONSchema(answer as unknown as z.ZodType, {
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => spellNullable(jsonSchema),
  });
  return schema;
}

/** Of two alternatives the serialiser tries one after the other with a validator, even where the second is null. */
function spellNullable(schema: z.core.JSONSchema.BaseSchema): void {
  const [value, other, ...more] = schema.anyOf ?? [];
  if (value?.type === undefined || other?.type !== 'null' || more.length > 0) return;
  delete schema.anyOf;
  Object.assign(schema, value, { nullable: true });
}

function refuseOtherContent(endpoint: Endpoint, request: FastifyRequest): void {
  if (endpoint.body === undefined) return;
  const wanted = CONTENT_TYPES[endpoint.body.as];
  const given = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (given !== wanted) {
    throw failure(415, localized('content_type_not_accepted'), { detail: `content type must be ${wanted}` });
  }
}

function readInput(endpoint: Endpoint, request: FastifyRequest, body: unknown): unknown {
  const errors: FieldError[] = [];
  const input: Record<string, unknown> = {};
  const read = (name: string, fields: Fields | undefined, value: unknown) => {
    if (fields === undefined) return;
    const checked = decoded(fields, value);
    if (checked.data) input[name] = checked.data;
    else errors.push(...checked.errors);
  };
  read('params', endpoint.params, request.params);
  read('query', endpoint.query, request.query);
  if (endpoint.body) {
    if (isMalformed(body)) throw failure(400, localized('malformed_form'), { detail: 'bad percent-encoding' });
    read('body', endpoint.body.fields, body);
  }
  if (errors.length > 0) throw fieldsInvalid(errors);
  return input;
}

/** What a schema of the contract makes of values as they travel, or why it refuses them. */
export function decoded<F extends Fields>(
  fields: F,
  value: unknown,
): { readonly data: z.output<F>; readonly errors?: never } | { readonly data?: never; readonly errors: FieldError[] } {
  const checked = z.safeDecode(fields, (value ?? {}) as never);
  return checked.success ? { data: checked.data } : { errors: fieldErrors(checked.error.issues) };
}

/** One message a field, at most; the first one is the most basic. */
function fieldErrors(issues: readonly { readonly path: PropertyKey[]; readonly message: string }[]): FieldError[] {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    if (!first.has(field)) first.set(field, issue.message);
  }
  return [...first].map(([field, message]) => ({ field, message }));
}
