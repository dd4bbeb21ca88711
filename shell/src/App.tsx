import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '@seamline/shared/paths';
import { useSession, useSessionLapsed } from '@seamline/shared/session';
import { ErrorState, LoadingState, MessageRegion, Page, UiProvider } from '@seamline/shared/ui';
import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { DashboardLoader } from './DashboardLoader.ts';
import { askToSignIn, isProtected } from './session/askedPage.ts';
import { NotFoundScreen } from './session/NotFoundScreen.tsx';
import { SignInScreen } from './session/SignInScreen.tsx';
import { SignupScreen } from './session/SignupScreen.tsx';
import { shellMessages } from './shellMessages.ts';

/** The outermost error boundary: the shell itself failed, most likely because a part of it could not be loaded. */
class ShellBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main>
        <ShellFailure />
      </main>
    );
  }
}

/** Shown in place of a page of the shell that failed. */
export function ShellFailure() {
  const { t } = useLingui();
  return (
    <Page title="Seamline HR" narrow>
      <ErrorState
        title={t`Something went wrong`}
        detail={t`The page could not be shown. Your session is kept.`}
        retryLabel={t`Reload the page`}
        retry={() => location.reload()}
      />
    </Page>
  );
}

/** The page: sign-in while there is no session, the dashboard with one; a lapsed session keeps the dashboard below a dialog. */
export function App({ dashboard }: { dashboard: DashboardLoader }) {
  const session = useSession();
  const lapsed = useSessionLapsed();
  // A dashboard that is loaded is not lazy: React would keep the fallback on the screen for a while.
  const [Dashboard] = useState(() => dashboard.loaded ?? lazy(dashboard.load));
  return (
    <UiProvider>
      <I18nProvider i18n={shellMessages.i18n}>
        <ShellBoundary>
          <Suspense fallback={<Loading />}>
            {/* A person who signs in over another person's page gets a new page. */}
            {session || lapsed ? <Dashboard key={session?.number} /> : <SignedOut dashboard={dashboard} />}
          </Suspense>
        </ShellBoundary>
        <MessageRegion />
      </I18nProvider>
    </UiProvider>
  );
}

function Loading() {
  return (
    <LoadingState>
      <Trans>Loading…</Trans>
    </LoadingState>
  );
}

/** The pages for people without a session. They need no router and load none. */
function SignedOut({ dashboard }: { dashboard: DashboardLoader }) {
  const pathname = location.pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const needsSession = isProtected(pathname);
  useEffect(() => {
    if (!needsSession) return;
    // The next user did not request the page on which the last one signed out.
    if (dashboard.loaded) history.replaceState(null, '', paths.signIn);
    else askToSignIn();
  }, [needsSession, dashboard]);
  if (needsSession || pathname === '/' || pathname === paths.signIn) return <SignInScreen dashboard={dashboard} />;
  if (pathname === paths.signup) return <SignupScreen />;
  return (
    <main>
      <NotFoundScreen path={location.pathname} home={paths.signIn} />
    </main>
  );
}
