import type { AnswerOf, Endpoint, InputOf } from '@seamline/shared/contract/endpoint';
import { call } from '@seamline/shared/http';
import { queryOptions } from '@tanstack/react-query';

type Input<E extends Endpoint> = unknown extends InputOf<E> ? [] : [input: InputOf<E>];

/** The `queryFn` of a reading endpoint: calls it, and gives up when the query is cancelled. */
export function request<const E extends Endpoint>(endpoint: E, ...input: Input<E>) {
  return ({ signal }: { signal: AbortSignal }): Promise<AnswerOf<E>> =>
    (call as (endpoint: E, input: unknown, options: { signal: AbortSignal }) => Promise<AnswerOf<E>>)(
      endpoint,
      input[0],
      { signal },
    );
}

/**
 * The query of a reading endpoint: one key for one call and its input, for `useQuery` and `prefetch` alike.
 * @deprecated Write `queryOptions({ queryKey: [endpoint.path], queryFn: request(endpoint) })` in the remote's
 * `queries.ts`. Still used by mf-employees, mf-shifts and the shell.
 */
export function query<const E extends Endpoint>(endpoint: E, ...input: Input<E>) {
  return queryOptions({ queryKey: [endpoint.path, ...input] as const, queryFn: request(endpoint, ...input) });
}
