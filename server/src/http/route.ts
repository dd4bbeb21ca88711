import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import { inEnglish } from '@seamline/shared/contract/errors/english';
import type { AnswerOf, Audience, Endpoint, Fields, InputOf } from '@seamline/shared/contract/wire/endpoint';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaCompiler,
  FastifySchemaValidationError,
  RouteOptions,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Viewer } from '../db/viewer.ts';
import { type FieldError, failure, fieldsInvalid } from '../errors.ts';
import { audienceOf } from './access.ts';
import { FORM_BYTES, readMultipart } from './multipart.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint that is served, in the order of registration. */
    served: { readonly endpoint: Endpoint; readonly audience: Audience }[];
  }
}

/** Arguments of a handler: the validated input, the viewer, and the raw request for data outside of the contract. */
export interface Call<E extends Endpoint> {
  readonly input: InputOf<E>;
  readonly viewer: E['open'] extends true ? undefined : Viewer;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An answer as a handler returns it: its message, where it has one, is sent in English. */
type WithMessage<Answer> = Answer extends { message: string }
  ? Omit<Answer, 'message'> & { readonly message: LocalizedMessage }
  : Answer;

interface EndpointOptions {
  /** In bytes. */
  readonly bodyLimit?: number;
}

/** The media type of a body, by its encoding. */
export const CONTENT_TYPES = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** Serves one endpoint of the contract. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<WithMessage<AnswerOf<E>>>,
  options: EndpointOptions = {},
): void {
  const fields = endpoint.body?.as === 'multipart' && new Set(Object.keys(endpoint.body.fields.shape));
  serve(app, endpoint, {
    ...bodyLimitOf(endpoint, options),
    onRequest: async (request) => refuseOtherContent(endpoint, request),
    ...(endpoint.body && {
      preValidation: async (request) => {
        if (fields) request.body = await readMultipart(request, fields);
        request.body ??= {};
      },
    }),
    handler: async (request, reply) => {
      const call = { input: inputOf(request), viewer: (await request.viewer) ?? undefined, request, reply };
      const answer = await handler(call as unknown as Call<E>);
      return hasMessage(answer) ? { ...answer, message: inEnglish(answer.message) } : answer;
    },
  });
}

function hasMessage(answer: unknown): answer is { readonly message: LocalizedMessage } {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return false;
  return typeof answer.message === 'object' && answer.message !== null && 'code' in answer.message;
}

/**
 * Serves an endpoint that only reads, and reads the same for every viewer who may see it. The database is asked for it in
 * one message with the account of the viewer; nothing is answered before that account has been found in order.
 */
export function readRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  read: (call: { readonly input: InputOf<E>; readonly viewer: Promise<Viewer> }) => Promise<AnswerOf<E>>,
): void {
  serve(app, endpoint, {
    config: { awaitsViewer: true },
    // The handler reports an invalid input, so that only viewers with access to the record learn of it.
    attachValidation: true,
    handler: async (request) => {
      const start = async () => {
        if (request.validationError) throw request.validationError;
        return await read({ input: inputOf(request) as InputOf<E>, viewer: request.viewer as Promise<Viewer> });
      };
      const { scope } = request.viewerContext;
      const reading = start();
      reading.catch(() => undefined);
      await request.viewer;
      // The account is no owner's any more, so what began without its scope is read again.
      return await (request.viewerContext.scope === scope ? reading : start());
    },
  });
}

/**
 * Registers a route whose input fastify-type-provider-zod checks, one part after the other, and whose answer is written
 * by a serialiser compiled from the contract. That one drops what the contract does not name.
 */
function serve(
  app: FastifyInstance,
  endpoint: Endpoint,
  {
    config,
    ...options
  }: Pick<RouteOptions, 'config' | 'attachValidation' | 'bodyLimit' | 'onRequest' | 'preValidation' | 'handler'>,
): void {
  app.served.push({ endpoint, audience: audienceOf(endpoint) });
  const { params, query, body } = endpoint;
  const schema = {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body: body.fields }),
    response: { 200: answerSchema(endpoint.answer) },
  };
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint, ...config },
    schema,
    validatorCompiler: validatorCompiler as FastifySchemaCompiler<unknown>,
    schemaErrorFormatter: (errors) => fieldsInvalid(fieldErrors(errors.map(issueOf))),
    ...options,
  });
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
  if (endpoint.open || endpoint.body === undefined) return;
  const wanted = CONTENT_TYPES[endpoint.body.as];
  const given = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (given !== wanted) {
    throw failure(415, localized('content_type_not_accepted'), { detail: `content type must be ${wanted}` });
  }
}

/** The checked parts of a request, by the names of the contract. */
function inputOf({ params, query, body }: FastifyRequest): unknown {
  return { params, query, body };
}

function issueOf({ instancePath, message = '' }: FastifySchemaValidationError): Issue {
  return { path: instancePath.slice(1).split('/'), message };
}

/** Decodes values of the wire with a schema of the contract, or returns the faults by field. */
export function decoded<F extends Fields>(
  fields: F,
  value: unknown,
): { readonly data: z.output<F>; readonly errors?: never } | { readonly data?: never; readonly errors: FieldError[] } {
  const checked = z.safeDecode(fields, (value ?? {}) as never);
  return checked.success ? { data: checked.data } : { errors: fieldErrors(checked.error.issues) };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Returns at most one sentence a field: the first one, which is the most basic. */
function fieldErrors(issues: readonly Issue[]): FieldError[] {
  const first = new Map<string, string>();
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    if (!first.has(field)) first.set(field, issue.message);
  }
  return [...first].map(([field, message]) => ({ field, message }));
}
