import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessages } from '@seamline/shared/http';
import { providedMessages } from '@seamline/shared/i18n';
import { paths } from '@seamline/shared/paths';
import { currentSession, useSession, useSessionLapsed } from '@seamline/shared/session';
import { ErrorState, LoadingState, MessageRegion, Page, UiProvider } from '@seamline/shared/ui';
import { Component, lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { START_LIMITS, waitAtMost } from './scheduling.ts';
import { askToSignIn, isProtected } from './session/askedPage.ts';
import { endEarlyForm, readEarlyEntries, showsEarlyForm } from './session/earlyEntries.ts';
import { NotFoundScreen } from './session/NotFoundScreen.tsx';
import { SignInScreen } from './session/SignInScreen.tsx';
import { SignupScreen } from './session/SignupScreen.tsx';
import { shellMessages } from './shellMessages.ts';
import type { DashboardLoader } from './start.ts';

const messages = Promise.all([shellMessages, providedMessages, errorMessages].map((each) => each.ready()));

/**
 * Hydrates the sign-in form of the document, where the user may be typing, or renders the page of a session. Both are
 * transitions: input is handled before they are finished.
 */
export async function renderApp(dashboard: DashboardLoader): Promise<void> {
  await waitAtMost(START_LIMITS.messages, messages);
  const root = document.getElementById('root');
  if (!root) return;
  if (root.firstElementChild && showsEarlyForm() && !currentSession()) {
    readEarlyEntries(root);
    startTransition(() => void hydrateRoot(root, <App dashboard={dashboard} />));
    return;
  }
  const rules = await missingRules();
  if (currentSession()) await waitAtMost(START_LIMITS.dashboard, dashboard.load());
  root.replaceChildren();
  endEarlyForm();
  startTransition(() =>
    createRoot(root).render(
      <>
        {rules}
        <App dashboard={dashboard} />
      </>,
    ),
  );
}

/** The style rules of the whole page, where the host's content security policy has refused those of the document. */
async function missingRules() {
  if (document.querySelector<HTMLStyleElement>('style[data-rules]')?.sheet) return undefined;
  const { GlobalRules } = await import('@seamline/shared/ui/global-rules');
  return <GlobalRules />;
}

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
