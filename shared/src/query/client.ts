import {
  type DataTag,
  type FetchQueryOptions,
  QueryClient,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';

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

/**
 * Changes a cached response, if there is one, and requests it again.
 * @deprecated Declare the change in `mutation()`. Still used by mf-shifts.
 */
export function patchQuery<T>(read: { queryKey: DataTag<QueryKey, T, Error> }, change: (before: T) => T): void {
  queryClient.setQueryData(read.queryKey, (before) => before && change(before));
  readAgain({ queryKey: read.queryKey });
}

/**
 * Requests the responses again that a change affects, those of a first request under way as well.
 * @deprecated Name them in `invalidates` of `mutation()`. Still used by mf-employees.
 */
export function readAgain(concerned: QueryFilters): void {
  void queryClient.cancelQueries(concerned);
  void queryClient.invalidateQueries(concerned);
}

/** Removes all server data from memory, when another person signs in. */
export function forgetServerData(): void {
  queryClient.clear();
}
