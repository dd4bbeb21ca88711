import type { Release } from '@seamline/shared/contract/registry';
import { textsLoaded } from '@seamline/shared/session';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { releaseToShow } from './brokenReleases.ts';
import { CONTENT_ROUTE, patchedRelease, rememberPatch } from './patchedRoutes.ts';
import { RemoteScreenError } from './RemoteScreenError.tsx';
import { readFirst } from './readFirst.ts';
import { refetchRelease } from './refetchRelease.ts';
import { remoteFor } from './registryStore.ts';
import { ensureRemote } from './remoteLoader.ts';

interface PatchRequest {
  path: string;
  signal: AbortSignal;
  patch(routeId: string | null, children: RouteObject[]): void;
}

let generation = 0;

/**
 * Puts the routes of the remote that claims an address into the router before the address is matched.
 * Never rejects: a rejection would replace the whole page, so a failure is left to the `*` route to show.
 */
export async function patchRemoteRoutes({ path, signal, patch }: PatchRequest): Promise<void> {
  const found = remoteFor(path);
  if (!found) return;
  const [name, remote] = found;
  const state = await ensureRemote(name, remote, path);
  if (state.kind !== 'ready' || signal.aborted) return;
  if (patchedRelease(name)?.container === state.release.container) return;
  generation += 1;
  const routeId = `${name}-${generation}`;
  rememberPatch(name, { release: state.release, routeId });
  patch(CONTENT_ROUTE, [
    {
      id: routeId,
      errorElement: <RemoteScreenError name={name} />,
      children: ownRoutes(state.routes, routeId, state.release),
    },
  ]);
}

/** Loads the remote and the screen behind an address ahead of the click. */
export async function prepare(pathname: string): Promise<void> {
  const found = remoteFor(pathname);
  if (!found) return;
  const state = await ensureRemote(...found, pathname);
  if (state.kind !== 'ready') return;
  const tree: RouteObject[] = [{ path: '/dashboard', children: state.routes }];
  const screens = (matchRoutes(tree, pathname) ?? []).map(({ route }) => route.lazy);
  // A screen that does not come is told of when somebody goes to it.
  await Promise.allSettled(screens.map((load) => typeof load === 'function' && load()));
}

/** Asks for what the page behind an address reads first. Not for a pointer that only passes: it would read everything. */
export function announce(address: Pick<Location, 'pathname' | 'search'>): void {
  const remote = remoteFor(address.pathname)?.[1];
  if (remote?.state === 'live' && !remote.refusal) readFirst(releaseToShow(remote), address);
}

/** Gives routes ids that are fresh for every patch: the router remembers a failed lazy screen by its route. */
function ownRoutes(routes: RouteObject[], prefix: string, release: Release): RouteObject[] {
  return routes.map((route, index) => {
    const id = `${prefix}/${index}`;
    const own = { ...route, id, ...(typeof route.lazy === 'function' && { lazy: screenLoader(route.lazy, release) }) };
    return own.index ? own : { ...own, children: own.children && ownRoutes(own.children, id, release) };
  });
}

/**
 * Loads a screen with its messages, so that it is not shown in English first. A refused chunk is loaded once more, after
 * the files of the release were fetched past the HTTP cache.
 */
function screenLoader<T>(load: () => Promise<T>, release: Release): () => Promise<T> {
  return async () => {
    const screen = await load().catch(async (error: unknown) => {
      if (!isRefused(error)) throw error;
      await refetchRelease(release);
      return load();
    });
    await textsLoaded();
    return screen;
  };
}

/** Whether a chunk failed to load, and not because it took too long: that would only take as long again. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError' && Reflect.get(error, 'type') !== 'timeout';
}
