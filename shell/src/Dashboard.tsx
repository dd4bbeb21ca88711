import { Link } from '@chakra-ui/react/link';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { forgetServerData, queryClient } from '@seamline/shared/query';
import { currentSession, keepNotifications, signOut, useSessionLapsed } from '@seamline/shared/session';
import { Dialog } from '@seamline/shared/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { RemotesContext, useOverride } from './remotes/remoteStore.ts';
import { type Remotes, watchReleases } from './remotes/remotes.ts';
import { createRouter } from './router.tsx';
import { START_LIMITS, waitAtMost } from './scheduling.ts';
import { SignInForm } from './session/SignInForm.tsx';

type Router = ReturnType<typeof createRouter>;

const OverrideBanner = lazy(async () => ({ default: (await import('./override/OverrideBanner.tsx')).OverrideBanner }));

/**
 * Creates everything behind the sign-in, and starts the page of the URL before the dashboard renders, so that both
 * render at once.
 */
export async function startDashboard(remotes: Remotes): Promise<ComponentType> {
  const person = currentSession()?.number;
  let first: Router | undefined = createRouter(remotes);
  await waitAtMost(START_LIMITS.firstPage, initialized(first));

  /** Returns the first router if it was created for the person who is signed in now. */
  const firstOfSession = () => (person === currentSession()?.number ? first : undefined);

  function takeRouter(): Router {
    const taken = firstOfSession();
    if (first && !taken) {
      first.dispose();
      forgetServerData();
    }
    first = undefined;
    return taken ?? createRouter(remotes);
  }

  /** Has a router and a cache of its own for each session. */
  return function Dashboard() {
    const [router, setRouter] = useState(firstOfSession);
    // In an effect, because React may render twice and discard one, and a router starts at once.
    useEffect(() => {
      const own = takeRouter();
      const stopWatching = watchReleases(own, remotes);
      let isGone = false;
      // A page whose code is loaded renders at once, without its frame first.
      void waitAtMost(START_LIMITS.firstPage, initialized(own)).then(() => {
        if (!isGone) setRouter(own);
      });
      return () => {
        isGone = true;
        stopWatching();
        own.dispose();
        forgetServerData();
      };
    }, []);
    useEffect(keepNotifications, []);
    useNothingMissed(router);
    const lapsed = useSessionLapsed();
    return (
      <RemotesContext value={remotes}>
        {router && (
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        )}
        {lapsed && <SessionLapsedDialog />}
        <OverrideNotice />
      </RemotesContext>
    );
  };
}

function OverrideNotice() {
  const override = useOverride();
  if (!override) return null;
  return (
    <Suspense>
      <OverrideBanner {...override} />
    </Suspense>
  );
}

/**
 * React Router listens to its router only after the first drawing. What changed in between, such as the arrival of the
 * page, is sent again. https://github.com/remix-run/react-router/issues/15527
 */
function useNothingMissed(router: Router | undefined): void {
  const drawn = router?.state;
  useEffect(() => {
    if (router && router.state !== drawn) router.patchRoutes(null, []);
  }, [router, drawn]);
}

function initialized(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Sign-in in a dialog over the page, which keeps what was entered in it. */
function SessionLapsedDialog() {
  const { t } = useLingui();
  return (
    <Dialog title={t`Your session has ended`} close={() => undefined} role="alertdialog">
      <Text color="fg.muted">
        <Trans>Sign in again to go on where you were. Nothing on the page is lost.</Trans>
      </Text>
      <SignInForm number={currentSession()?.number ?? ''} done={() => undefined} />
      <Link as="button" onClick={signOut}>
        <Trans>Sign out and leave this page</Trans>
      </Link>
    </Dialog>
  );
}
