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
