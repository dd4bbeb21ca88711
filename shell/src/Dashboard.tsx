import { forgetServerData, QueryClientProvider, queryClient } from '@seamline/shared/query';
import { RouterProvider } from '@seamline/shared/router';
import { useSessionLapsed } from '@seamline/shared/session';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useOverride } from './override/shownOverride.ts';
import { watchReleases } from './remotes/releaseWatch.ts';
import { createRouter } from './router.tsx';
import { SessionLapsedDialog } from './session/SessionLapsedDialog.tsx';
import { within } from './within.ts';

export { prepare } from './remotes/remoteRoutes.tsx';

/** How long a router may take to come to its first page before the frame is shown without one, in milliseconds. */
const START = 100;

const OverrideBanner = lazy(async () => ({ default: (await import('./override/OverrideBanner.tsx')).OverrideBanner }));

/** Everything behind the sign-in, with a router and a cache of its own for each session. */
export function Dashboard() {
  const router = useOwnRouter();
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

/** Made in an effect and not while rendering: React may render twice and throw one away, and a router acts at once. */
function useOwnRouter() {
  const [router, setRouter] = useState<ReturnType<typeof createRouter>>();
  useEffect(() => {
    const created = createRouter();
    const stopWatching = watchReleases(created);
    let isGone = false;
    // A page whose code is there is drawn at once, and not its frame before it.
    void within(START, begun(created)).then(() => {
      if (!isGone) setRouter(created);
    });
    return () => {
      isGone = true;
      stopWatching();
      created.dispose();
      forgetServerData();
    };
  }, []);
  return router;
}

function begun(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => initialized && end());
    const end = () => {
      stop();
      resolve();
    };
    if (router.state.initialized) end();
  });
}
