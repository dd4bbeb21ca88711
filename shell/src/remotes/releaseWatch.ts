import type { createBrowserRouter } from 'react-router-dom';
import { releaseToShow } from './brokenReleases.ts';
import { listReleases } from './federation.ts';
import { dropRemoteRoutes, patchedRelease } from './patchedRoutes.ts';
import { currentRegistry, onRegistryChange, pollInterval, remoteFor } from './registryStore.ts';
import { retryFailed } from './remoteLoader.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Moves a remote to another release when its area is entered next: what is on the screen stays on the release it
 * began with, so that nothing typed is lost. A remote that failed is tried again now and then.
 */
export function watchReleases(router: Router): () => void {
  const dropOutdated = () => {
    const here = remoteFor(router.state.location.pathname)?.[0];
    for (const [name, remote] of Object.entries(currentRegistry().remotes)) {
      const running = patchedRelease(name);
      const isOutdated = remote.state === 'disabled' || running?.container !== releaseToShow(remote).container;
      if (running !== undefined && isOutdated && name !== here) dropRemoteRoutes(name);
    }
  };
  const mend = () => {
    if (!document.hidden) retryFailed(currentRegistry().remotes);
  };
  const stopRegistry = onRegistryChange(() => {
    dropOutdated();
    mend();
  });
  const stopRouter = router.subscribe(dropOutdated);
  const stopListing = whenIdle(() => {
    const shown = Object.values(currentRegistry().remotes).filter(({ state, refusal }) => state === 'live' && !refusal);
    void listReleases(shown.map(releaseToShow));
  });
  const timer = setInterval(mend, pollInterval());
  return () => {
    stopRegistry();
    stopRouter();
    stopListing();
    clearInterval(timer);
  };
}

/** Calls back once the browser has nothing else to do. Safari cannot tell. */
function whenIdle(callback: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 2_000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback);
  return () => cancelIdleCallback(request);
}
