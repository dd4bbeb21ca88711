import { chakra } from '@chakra-ui/react/styled-system';
import { ErrorState, LoadingState } from '@seamline/shared/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

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

const WIDTHS = ['38%', '52%', '44%', '58%', '40%', '48%'];

const Frame = chakra('div', {
  base: {
    layerStyle: 'card',
    overflow: 'hidden',
    animation: 'seamline-appear 200ms ease-out',
    '& > div': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      height: '2.75rem',
      paddingInline: '4',
    },
    '& > div + div': { borderBlockStartWidth: '1px' },
    '& > div:first-of-type': { height: '2.25rem', bg: 'bg.subtle' },
    '& span': {
      height: '0.625rem',
      borderRadius: 'full',
      bg: 'bg.muted',
      animation: 'seamline-breathe 1.4s ease-in-out infinite',
    },
    '& span + span': { width: '4rem' },
    '@media print': { display: 'none' },
  },
});

const Waiting = chakra('div', { base: { '& > [role=status]': { paddingBlock: '3' } } });

/** The loading state of a list, with placeholders of the height of its rows, which limits layout shifts. */
function LoadingRows({ children }: { children: ReactNode }) {
  return (
    <Waiting>
      <LoadingState
        placeholder={
          <Frame aria-hidden="true">
            <div />
            {WIDTHS.map((width) => (
              <div key={width}>
                <span style={{ width }} />
                <span />
              </div>
            ))}
          </Frame>
        }
      >
        {children}
      </LoadingState>
    </Waiting>
  );
}
