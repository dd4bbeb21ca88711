import { prefetch } from '@seamline/shared/query';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';

/** Returns the loader of a screen: it prefetches the screen's queries and does not wait for them. */
export function loaderOf(...queries: readonly { readonly queryKey: QueryKey; readonly queryFn?: unknown }[]) {
  return () => {
    for (const query of queries) void prefetch(query as FetchQueryOptions);
    return null;
  };
}
