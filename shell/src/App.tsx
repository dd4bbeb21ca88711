import { useMessages } from '@seamline/shared/messages';
import { textsLoaded, useSession, useSessionLapsed } from '@seamline/shared/session';
import { LoadingState, MessageRegion, UiProvider } from '@seamline/shared/ui';
import { lazy, Suspense } from 'react';
import { loadDashboard, loadRemotes } from './loadDashboard.ts';
import { shellMessages } from './messages.ts';
import { ShellBoundary } from './ShellBoundary.tsx';
import { SignedOut } from './session/SignedOut.tsx';

const Dashboard = lazy(async () => {
  const { startRemotes } = await loadRemotes();
  const [{ Dashboard: component }] = await Promise.all([loadDashboard(), startRemotes(), textsLoaded()]);
  return { default: component };
});

/** The page: sign-in while there is no session, the dashboard with one; a lapsed session keeps the dashboard below a dialog. */
export function App() {
  const session = useSession();
  const lapsed = useSessionLapsed();
  const text = useMessages(shellMessages);
  return (
    <UiProvider>
      <ShellBoundary>
        {session || lapsed ? (
          <Suspense fallback={<LoadingState>{text.loadingArea}</LoadingState>}>
            {/* Whoever signs in over somebody else's page begins with a page of their own. */}
            <Dashboard key={session?.number} />
          </Suspense>
        ) : (
          <SignedOut />
        )}
      </ShellBoundary>
      <MessageRegion />
    </UiProvider>
  );
}
