import { prefetch } from '@seamline/shared/query';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';

/** Returns the loader of a screen: it prefetches the screen's queries and does not wait for them. */
export function loaderOf(...queries: readonly { readonly queryKey: QueryKey; readonly queryFn?: unknown }[]) {
  return () => {
    for (const query of queries) void prefetch(query as FetchQueryOptions);
    return null;
  };
}

/**
 * For screens with searches and filters in the URL: a change of them does not call the loader again. The URL changes
 * with every letter, the records are loaded already, and a page that needs more of them requests them itself.
 */
export const shouldRevalidate = () => false;
