import type { createBrowserRouter } from '@seamline/shared/router';
import { dropRemoteRoutes, patchedRelease } from './patchedRoutes.ts';
import { currentRegistry, onRegistryChange, remoteFor } from './registryStore.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Moves a remote to another release when its area is entered next: what is on the screen stays on the release it
 * began with, so that nothing typed is lost.
 */
export function watchReleases(router: Router): () => void {
  const dropOutdated = () => {
    const here = remoteFor(router.state.location.pathname)?.[0];
    for (const [name, remote] of Object.entries(currentRegistry().remotes)) {
      const running = patchedRelease(name);
      const isOutdated = remote.state === 'disabled' || running !== remote.release.id;
      if (running !== undefined && isOutdated && name !== here) dropRemoteRoutes(name);
    }
  };
  const stopRegistry = onRegistryChange(dropOutdated);
  const stopRouter = router.subscribe(dropOutdated);
  return () => {
    stopRegistry();
    stopRouter();
  };
}
