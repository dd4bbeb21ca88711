import { msg } from '@lingui/core/macro';
import { builtInMessages, useI18n } from '@seamline/shared/i18n';
import { Button, Notice } from '@seamline/shared/ui';
import type { ReactNode } from 'react';

interface LoadFailureProps {
  /** The query that failed, as `useQuery` gives it. */
  query: { isFetching: boolean; refetch(): unknown };
  /** The message of the failure. */
  children: ReactNode;
  /** The server's message, if it says more. */
  detail?: string | undefined;
}

/** Notice of a failed request on a page that works without its response, with a retry button. */
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
