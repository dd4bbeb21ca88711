import { forgetServerData, queryClient } from '@seamline/shared/query';
import { currentSession, useSessionLapsed } from '@seamline/shared/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useOverride } from './override/shownOverride.ts';
import { watchReleases } from './remotes/releaseWatch.ts';
import { createRouter } from './router.tsx';
import { SessionLapsedDialog } from './session/SessionLapsedDialog.tsx';
import { within } from './within.ts';

type Router = ReturnType<typeof createRouter>;

export { prepare } from './remotes/remoteRoutes.tsx';

/** How long a router may take to come to its first page before the frame is shown without one, in milliseconds. */
const START = 100;

const OverrideBanner = lazy(async () => ({ default: (await import('./override/OverrideBanner.tsx')).OverrideBanner }));

/** Everything behind the sign-in, with a router and a cache of its own for each session. */
export function Dashboard() {
  const router = useOwnRouter();
  useNothingMissed(router);
  const lapsed = useSessionLapsed();
  const override = useOverride();
  return (
    <>
      {router && (
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      )}
      {lapsed && <SessionLapsedDialog />}
      {override && (
        <Suspense>
          <OverrideBanner {...override} />
        </Suspense>
      )}
    </>
  );
}

/** The router of the first page and whose page it is, until that is drawn. */
let first: { router: Router; person: string | undefined } | undefined;

/** Begins with the page of the address before the dashboard is drawn, so that both are drawn in one go. */
export async function startRouter(): Promise<void> {
  first = { router: createRouter(), person: currentSession()?.number };
  await within(START, begun(first.router));
}

/** Made in an effect and not while rendering: React may render twice and throw one away, and a router acts at once. */
function useOwnRouter() {
  const [router, setRouter] = useState(firstOfSession);
  useEffect(() => {
    const own = takeFirst() ?? createRouter();
    const stopWatching = watchReleases(own);
    let isGone = false;
    // A page whose code is there is drawn at once, and not its frame before it.
    void within(START, begun(own)).then(() => {
      if (!isGone) setRouter(own);
    });
    return () => {
      isGone = true;
      stopWatching();
      own.dispose();
      forgetServerData();
    };
  }, []);
  return router;
}

/**
 * React Router listens to its router only after the first drawing: what happened meanwhile, such as that the page came,
 * is told again. https://github.com/remix-run/react-router/issues/15527
 */
function useNothingMissed(router: Router | undefined): void {
  const drawn = router?.state;
  useEffect(() => {
    if (router && router.state !== drawn) router.patchRoutes(null, []);
  }, [router, drawn]);
}

function firstOfSession(): Router | undefined {
  return first?.person === currentSession()?.number ? first?.router : undefined;
}

/** What was begun for somebody who has left meanwhile is nobody's. */
function takeFirst(): Router | undefined {
  const taken = firstOfSession();
  if (first && !taken) {
    first.router.dispose();
    forgetServerData();
  }
  first = undefined;
  return taken;
}

function begun(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
