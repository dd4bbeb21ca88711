import { useLingui } from '@lingui/react/macro';
import { ErrorState, Page } from '@seamline/shared/ui';
import { Component, type ReactNode } from 'react';

/** The outermost error boundary: the shell itself failed, most likely because a part of it could not be loaded. */
export class ShellBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ShellFailure /> : this.props.children;
  }
}

function ShellFailure() {
  const { t } = useLingui();
  return (
    <main>
      <Page title="Seamline HR" narrow>
        <ErrorState
          title={t`Something went wrong`}
          detail={t`The page could not be shown. Your session is kept.`}
          retryLabel={t`Reload the page`}
          retry={() => location.reload()}
        />
      </Page>
    </main>
  );
}
