import { forgetServerData, QueryClientProvider, queryClient } from '@seamline/shared/query';
import { RouterProvider } from '@seamline/shared/router';
import { useSessionLapsed } from '@seamline/shared/session';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useOverride } from './override/shownOverride.ts';
import { watchReleases } from './remotes/releaseWatch.ts';
import { createRouter } from './router.tsx';
import { SessionLapsedDialog } from './session/SessionLapsedDialog.tsx';

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
    setRouter(created);
    return () => {
      stopWatching();
      created.dispose();
      forgetServerData();
    };
  }, []);
  return router;
}
