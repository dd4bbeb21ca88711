import type { AnswerOf, Endpoint, InputOf } from '@seamline/shared/contract/wire/endpoint';
import { call } from '@seamline/shared/http';
import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';

/** The cache of server data, one for the page. `call` retries where that is safe, so queries do not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true, networkMode: 'always' },
    // A form's values, passwords among them, do not stay in memory after it.
    mutations: { retry: false, networkMode: 'always', gcTime: 0 },
  },
});

/** Prefetches a query for the screen that shows it; a failure is left to the screen. */
export async function prefetch<T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): Promise<void> {
  await queryClient.prefetchQuery(options);
}

/** Removes all server data from memory, when another person signs in. */
export function forgetServerData(): void {
  queryClient.clear();
}

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
