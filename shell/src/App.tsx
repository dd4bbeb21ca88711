import { useMessages } from '@seamline/shared/messages';
import { useSession, useSessionLapsed } from '@seamline/shared/session';
import { LoadingState, MessageRegion, UiProvider } from '@seamline/shared/ui';
import { lazy, Suspense, useState } from 'react';
import type { DashboardLoader } from './DashboardLoader.ts';
import { shellMessages } from './messages.ts';
import { ShellBoundary } from './ShellBoundary.tsx';
import { SignedOut } from './session/SignedOut.tsx';

/** The page: sign-in while there is no session, the dashboard with one; a lapsed session keeps the dashboard below a dialog. */
export function App({ dashboard }: { dashboard: DashboardLoader }) {
  const session = useSession();
  const lapsed = useSessionLapsed();
  const text = useMessages(shellMessages);
  // What is there already is not shown as loading first: React would leave that on the screen for a while.
  const [Dashboard] = useState(() => dashboard.loaded ?? lazy(dashboard.load));
  return (
    <UiProvider>
      <ShellBoundary>
        <Suspense fallback={<LoadingState>{text.loadingArea}</LoadingState>}>
          {/* A person who signs in over another person's page gets a new page. */}
          {session || lapsed ? <Dashboard key={session?.number} /> : <SignedOut dashboard={dashboard} />}
        </Suspense>
      </ShellBoundary>
      <MessageRegion />
    </UiProvider>
  );
}
