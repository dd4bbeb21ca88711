import type { AnswerOf, Endpoint, InputOf } from '@seamline/shared/contract/endpoint';
import { call } from '@seamline/shared/http';

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
