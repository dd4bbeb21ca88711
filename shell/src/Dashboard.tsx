import { forgetServerData, QueryClientProvider, queryClient } from '@seamline/shared/query';
import { RouterProvider } from '@seamline/shared/router';
import { useEffect, useState } from 'react';
import { watchReleases } from './remotes/releaseWatch.ts';
import { createRouter } from './router.tsx';

/** Everything behind the sign-in, with a router and a cache of its own for each session. */
export function Dashboard() {
  const [router] = useState(createRouter);
  useEffect(() => watchReleases(router), [router]);
  useEffect(() => () => forgetServerData(), []);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
