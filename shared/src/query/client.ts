import {
  type DataTag,
  type FetchQueryOptions,
  QueryClient,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';

/** The cache of server data, one for the page. Calls retry by themselves where that is safe, so queries do not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Starts a query ahead of the screen that shows it; a failure is left to the screen. */
export async function prefetch<T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>): Promise<void> {
  await queryClient.prefetchQuery(options);
}

/** Changes at once what has been read, if it has, and asks for the server's own in the background. */
export function patchQuery<T>(read: { queryKey: DataTag<QueryKey, T, Error> }, change: (before: T) => T): void {
  queryClient.setQueryData(read.queryKey, (before) => before && change(before));
  readAgain({ queryKey: read.queryKey });
}

/**
 * Asks anew for what a change concerns. What is on its way, for the first time too, may have been read before the change:
 * it is let go.
 */
export function readAgain(concerned: QueryFilters): void {
  void queryClient.cancelQueries(concerned);
  void queryClient.invalidateQueries(concerned);
}

/** Drops everything that was read from the server, when another person signs in. */
export function forgetServerData(): void {
  queryClient.clear();
}
