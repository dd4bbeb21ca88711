import { ErrorState, Page } from '@seamline/shared/ui';
import { Component, type ReactNode } from 'react';
import { shellMessages } from './messages.ts';

/** The last net: the shell itself failed, most likely because a part of it could not be loaded. */
export class ShellBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const text = shellMessages.current();
    return (
      <main>
        <Page title={text.productName} narrow>
          <ErrorState
            title={text.shellFailed}
            detail={text.shellFailedLead}
            retryLabel={text.reload}
            retry={() => location.reload()}
          />
        </Page>
      </main>
    );
  }
}
