import { forgetServerData, QueryClientProvider, queryClient } from '@seamline/shared/query';
import { RouterProvider } from '@seamline/shared/router';
import { useEffect, useState } from 'react';
import { watchReleases } from './remotes/releaseWatch.ts';
import { createRouter } from './router.tsx';

/** Everything behind the sign-in, with a router and a cache of its own for each session. */
export function Dashboard() {
  const router = useOwnRouter();
  if (!router) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
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
