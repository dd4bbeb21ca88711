import type * as z from 'zod/mini';

/** A schema of named values: what goes into a query string, a form or a JSON body. */
export type Fields = z.ZodMiniObject;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Encoding of a request body; `form` is application/x-www-form-urlencoded. */
export type BodyEncoding = 'json' | 'form' | 'multipart';

/**
 * The viewers an endpoint serves: `permitted` are owners, and managers whose permissions allow it; `owners` are owners
 * alone; `self` is every viewer about themselves, regardless of their permissions.
 */
export type Audience = 'permitted' | 'owners' | 'self';

/**
 * One call of the data service, described once for both sides.
 *
 * `path` names its parameters as `:id`. `open` marks the calls that need no session. `audience` is `permitted` where it
 * is left out.
 * `writes` marks a change that needs the edit permission although its method is read-like, or the reverse;
 * without it every method but GET counts as a write. `limited` marks the calls of a session that are refused when they
 * come too often.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly open?: true;
  readonly audience?: Audience;
  readonly writes?: boolean;
  readonly limited?: true;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: { readonly as: BodyEncoding; readonly fields: Fields };
  readonly answer: z.ZodMiniType;
}

/** Declares an endpoint and keeps its literal types. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}

type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : never;

/** Input of `call`: decoded values, which the schemas encode for the wire. */
export type InputOf<E extends Endpoint> = (E['params'] extends Fields ? { params: OutputOf<E['params']> } : unknown) &
  (E['query'] extends Fields ? { query: OutputOf<E['query']> } : unknown) &
  (E['body'] extends { fields: Fields } ? { body: OutputOf<E['body']['fields']> } : unknown);

/** Response of the data service, decoded. */
export type AnswerOf<E extends Endpoint> = OutputOf<E['answer']>;

/** Leaves out empty values, which are not sent; no and zero are values. */
export function withoutEmpty<V extends object>(values: V): V {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== undefined && value !== null),
  ) as V;
}
