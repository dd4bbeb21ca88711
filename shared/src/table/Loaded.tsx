import { ErrorState } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { LoadingRows } from './LoadingRows.tsx';

interface LoadedProps<T> {
  /** The state of a query, as `useQuery` gives it. */
  query: { data: T | undefined; error: Error | null; isFetching: boolean; refetch(): unknown };
  loading: string;
  /** Message of a failed load; the server's message is shown below it if it says more. */
  failed: string | ((error: Error) => string);
  children: (data: T) => ReactNode;
}

/** Renders the response of a query, its loading state or its failure. A failed refresh keeps the response on screen. */
export function Loaded<T>({ query, loading, failed, children }: LoadedProps<T>) {
  const { data, error, isFetching } = query;
  const title = error && (typeof failed === 'string' ? failed : failed(error));
  const detail = error && !title?.includes(error.message) ? error.message : undefined;
  if (data === undefined) {
    if (!title) return <LoadingRows>{loading}</LoadingRows>;
    return <ErrorState title={title} detail={detail} retry={() => void query.refetch()} busy={isFetching} />;
  }
  return (
    <>
      {title && (
        <LoadFailure query={query} detail={detail}>
          {title}
        </LoadFailure>
      )}
      {children(data)}
    </>
  );
}
