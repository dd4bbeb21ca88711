import { useMessages } from '@seamline/shared/messages';
import { useSession, useSessionLapsed } from '@seamline/shared/session';
import { LoadingState, MessageRegion, UiProvider } from '@seamline/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { loadDashboard, loadedDashboard } from './loadDashboard.ts';
import { shellMessages } from './messages.ts';
import { ShellBoundary } from './ShellBoundary.tsx';
import { SignedOut } from './session/SignedOut.tsx';

const LazyDashboard = lazy(loadDashboard);

/** The page: sign-in while there is no session, the dashboard with one; a lapsed session keeps the dashboard below a dialog. */
export function App() {
  const session = useSession();
  const lapsed = useSessionLapsed();
  const text = useMessages(shellMessages);
  // What is there already is not shown as loading first: React would leave that on the screen for a while.
  const [Dashboard] = useState(() => loadedDashboard() ?? LazyDashboard);
  return (
    <UiProvider>
      <ShellBoundary>
        <Suspense fallback={<LoadingState>{text.loadingArea}</LoadingState>}>
          {/* Whoever signs in over somebody else's page begins with a page of their own. */}
          {session || lapsed ? <Dashboard key={session?.number} /> : <SignedOut />}
        </Suspense>
      </ShellBoundary>
      <MessageRegion />
    </UiProvider>
  );
}
