import { useMessages } from '@seamline/shared/messages';
import { textsLoaded, useSession, useSessionLapsed } from '@seamline/shared/session';
import { LoadingState, MessageRegion, UiProvider } from '@seamline/shared/ui';
import { lazy, Suspense } from 'react';
import { shellMessages } from './messages.ts';
import { useOverride } from './override/shownOverride.ts';
import { ShellBoundary } from './ShellBoundary.tsx';
import { SessionLapsedDialog } from './session/SessionLapsedDialog.tsx';
import { SignedOut } from './session/SignedOut.tsx';

/** Fetches the dashboard's own part of the shell. */
export const loadDashboard = () => import('./Dashboard.tsx');

const Dashboard = lazy(async () => {
  const { Dashboard: component } = await loadDashboard();
  await textsLoaded();
  return { default: component };
});

const OverrideBanner = lazy(async () => ({ default: (await import('./override/OverrideBanner.tsx')).OverrideBanner }));

/** The page: sign-in while there is no session, the dashboard with one; a lapsed session keeps the dashboard below a dialog. */
export function App() {
  const session = useSession();
  const lapsed = useSessionLapsed();
  const override = useOverride();
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
        {lapsed && <SessionLapsedDialog />}
        {override && (
          <Suspense>
            <OverrideBanner {...override} />
          </Suspense>
        )}
      </ShellBoundary>
      <MessageRegion />
    </UiProvider>
  );
}
