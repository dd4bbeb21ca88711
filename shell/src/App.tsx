import { useSession, useSessionLapsed } from '@seamline/shared/session';
import { LoadingState, MessageRegion, UiProvider } from '@seamline/shared/ui';
import { lazy, Suspense } from 'react';
import { ShellBoundary } from './ShellBoundary.tsx';
import { SessionLapsedDialog } from './session/SessionLapsedDialog.tsx';
import { SignedOut } from './session/SignedOut.tsx';

/** Fetches the dashboard's own part of the shell. */
export const loadDashboard = () => import('./Dashboard.tsx');

const Dashboard = lazy(async () => ({ default: (await loadDashboard()).Dashboard }));

/** The page: sign-in while there is no session, the dashboard with one; a lapsed session keeps the dashboard below a dialog. */
export function App() {
  const session = useSession();
  const lapsed = useSessionLapsed();
  return (
    <UiProvider>
      <ShellBoundary>
        {session || lapsed ? (
          <Suspense fallback={<LoadingState>Loading…</LoadingState>}>
            <Dashboard />
          </Suspense>
        ) : (
          <SignedOut />
        )}
        {lapsed && <SessionLapsedDialog />}
      </ShellBoundary>
      <MessageRegion />
    </UiProvider>
  );
}
