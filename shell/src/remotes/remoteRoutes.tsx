import type { Release } from '@seamline/shared/contract/releases/registry';
import { type createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import type { EarlyStart } from './earlyStart.ts';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.tsx';
import type { RemoteLoader } from './remoteLoader.ts';
import type { RemoteStore } from './remoteStore.ts';
import { refetchRelease } from './runtime.ts';

/** The id of the route that every remote's routes are put under. */
export const CONTENT_ROUTE = 'content';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'routes' | 'patchRoutes'>;

interface PatchRequest {
  path: string;
  signal: AbortSignal;
  patch(routeId: string | null, children: RouteObject[]): void;
}

/** Creates the functions that add the routes of remotes to the router and remove them. */
export function createRemoteRoutes(store: RemoteStore, loader: RemoteLoader, earlyStart: EarlyStart) {
  let router: Router | undefined;
  let generation = 0;

  /** Sets the router of the routes, a new one without the routes of any remote. */
  function attach(created: Router): void {
    router = created;
    store.clearPatchedRoutes();
  }

  /**
   * Adds the routes of the remote that owns a path to the router before the path is matched.
   * Never rejects: a rejection would replace the whole page, so a failure is left to the `*` route to show.
   */
  async function patchOnNavigation({ path, signal, patch }: PatchRequest): Promise<void> {
    const found = store.remoteFor(path);
    if (!found) return;
    const [name, remote] = found;
    const state = await loader.ensure(name, remote, path);
    if (state.kind !== 'ready' || signal.aborted) return;
    const { release, routes } = state;
    if (store.patchedRoutes(name)?.release.container === release.container) return;
    generation += 1;
    const id = `${name}-${generation}`;
    store.setPatchedRoutes(name, { release, routeId: id });
    const errorElement = <RemoteErrorBoundary name={name} />;
    patch(CONTENT_ROUTE, [{ id, errorElement, children: ownRoutes(routes, id, release) }]);
  }

  /** Removes a remote's routes from the router; an open screen of it stays until it is left. */
  function drop(name: string): void {
    const patched = store.patchedRoutes(name);
    if (!patched || !router) return;
    store.setPatchedRoutes(name, undefined);
    const content = findRoute(router.routes, CONTENT_ROUTE);
    if (!content?.children) return;
    const kept = content.children.filter((route) => route.id !== patched.routeId);
    content.children.splice(0, content.children.length, ...kept);
    router.patchRoutes(CONTENT_ROUTE, []);
  }

  /** Loads the remote and the screen behind a path before the click. */
  async function preload(pathname: string): Promise<void> {
    const found = store.remoteFor(pathname);
    if (!found) return;
    const state = await loader.ensure(...found, pathname);
    if (state.kind !== 'ready') return;
    const tree: RouteObject[] = [{ path: '/dashboard', children: state.routes }];
    const screens = (matchRoutes(tree, pathname) ?? []).map(({ route }) => route.lazy);
    // A screen that fails to load is reported when it is opened.
    await Promise.allSettled(screens.map((load) => typeof load === 'function' && load()));
  }

  /** Prefetches the first data of a page. Not called for a pointer that only passes, which would fetch every page. */
  function prefetchData(url: Pick<Location, 'pathname' | 'search'>): void {
    const remote = store.remoteFor(url.pathname)?.[1];
    if (remote?.state === 'live' && !remote.refusal) earlyStart.prefetchData(store.releaseToShow(remote), url);
  }

  return { attach, patchOnNavigation, drop, preload, prefetchData };
}

function findRoute(routes: RouteObject[], id: string): RouteObject | undefined {
  for (const route of routes) {
    const found = route.id === id ? route : route.children && findRoute(route.children, id);
    if (found) return found;
  }
  return undefined;
}

/** Gives routes ids that are new for every patch: the router remembers a failed lazy screen by its route. */
function ownRoutes(routes: RouteObject[], prefix: string, release: Release): RouteObject[] {
  return routes.map((route, index) => {
    const id = `${prefix}/${index}`;
    const own = { ...route, id, ...(typeof route.lazy === 'function' && { lazy: screenLoader(route.lazy, release) }) };
    return own.index ? own : { ...own, children: own.children && ownRoutes(own.children, id, release) };
  });
}

/** Loads a screen. A refused chunk is loaded once more, after the files of the release were fetched past the HTTP cache. */
function screenLoader<T>(load: () => Promise<T>, release: Release): () => Promise<T> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      if (!isRefused(error)) throw error;
      await refetchRelease(release);
      return await load();
    }
  };
}

/** True for a chunk that failed to load, unless it took too long: another try would only take as long again. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError' && Reflect.get(error, 'type') !== 'timeout';
}
