import type { AnswerOf, Endpoint, InputOf } from '@seamline/shared/contract/endpoint';
import { call } from '@seamline/shared/http';
import { queryOptions } from '@tanstack/react-query';

type Input<E extends Endpoint> = unknown extends InputOf<E> ? [] : [input: InputOf<E>];

/** The query of a reading endpoint: one key for one call and its input, for `useQuery` and `prefetch` alike. */
export function query<const E extends Endpoint>(endpoint: E, ...input: Input<E>) {
  return queryOptions({
    queryKey: [endpoint.path, ...input] as const,
    queryFn: ({ signal }): Promise<AnswerOf<E>> =>
      (call as (endpoint: E, input: unknown, options: { signal: AbortSignal }) => Promise<AnswerOf<E>>)(
        endpoint,
        input[0],
        { signal },
      ),
  });
}
