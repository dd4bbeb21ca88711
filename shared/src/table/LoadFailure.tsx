import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { Button, Notice } from '@seamline/shared/ui';
import type { ReactNode } from 'react';

interface LoadFailureProps {
  /** The query that failed, as `useQuery` gives it. */
  query: { isFetching: boolean; refetch(): unknown };
  /** The sentence for it. */
  children: ReactNode;
  /** The server's own, where it says more. */
  detail?: string | undefined;
}

/** Why something could not be read, where the page goes on without it, and the way to try again. */
export function LoadFailure({ query, children, detail }: LoadFailureProps) {
  const { t } = useI18n(builtInMessages);
  return (
    <Notice
      tone="error"
      detail={detail}
      action={
        <Button variant="outline" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t(msg`Retry`)}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
