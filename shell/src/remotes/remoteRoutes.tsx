import { matchRoutes, type RouteObject } from '@seamline/shared/router';
import { RemoteScreenError } from './RemoteScreenError.tsx';
import { ensureRemote, stateOf } from './remoteLoader.ts';
import { remoteFor } from './registryStore.ts';

/** The id of the route that every remote's routes are put under. */
export const CONTENT_ROUTE = 'content';

interface Patched {
  release: string;
  routeId: string;
}

interface RouterWithRoutes {
  routes: RouteObject[];
  patchRoutes(routeId: string | null, children: RouteObject[]): void;
}

interface PatchRequest {
  path: string;
  signal: AbortSignal;
  patch(routeId: string | null, children: RouteObject[]): void;
}

const patched = new Map<string, Patched>();
let router: RouterWithRoutes | undefined;
let generation = 0;

/**
 * Puts the routes of the remote that claims an address into the router before the address is matched.
 * Never rejects: a rejection would replace the whole page, so a failure is left to the `*` route to show.
 */
export async function patchRemoteRoutes({ path, signal, patch }: PatchRequest): Promise<void> {
  const found = remoteFor(path);
  if (!found) return;
  const [name, remote] = found;
  const state = await ensureRemote(name, remote);
  if (state.kind !== 'ready' || signal.aborted || patched.get(name)?.release === state.release.id) return;
  generation += 1;
  const routeId = `${name}-${generation}`;
  patched.set(name, { release: state.release.id, routeId });
  patch(CONTENT_ROUTE, [
    { id: routeId, errorElement: <RemoteScreenError name={name} />, children: withIds(state.routes, routeId) },
  ]);
}

/** Names the router that the routes go into: a new one, without the routes of any remote. */
export function patchInto(created: RouterWithRoutes): void {
  patched.clear();
  router = created;
}

/** Takes a remote's routes out of the router; whatever of them is on the screen stays until it is left. */
export function dropRemoteRoutes(name: string): void {
  const entry = patched.get(name);
  if (!entry || !router) return;
  patched.delete(name);
  const content = find(router.routes, CONTENT_ROUTE);
  if (!content?.children) return;
  const kept = content.children.filter((route) => route.id !== entry.routeId);
  content.children.splice(0, content.children.length, ...kept);
  router.patchRoutes(CONTENT_ROUTE, []);
}

/** The release whose routes the router holds for a remote. */
export function patchedRelease(name: string): string | undefined {
  return patched.get(name)?.release;
}

/** Loads the remote and the screen behind an address ahead of the click. */
export async function prepare(pathname: string): Promise<void> {
  const found = remoteFor(pathname);
  if (!found) return;
  await ensureRemote(...found);
  const state = stateOf(found[0]);
  if (state.kind !== 'ready') return;
  const tree: RouteObject[] = [{ path: '/dashboard', children: state.routes }];
  const matches = matchRoutes(tree, pathname) ?? [];
  for (const { route } of matches) {
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  }
}

/** Ids of their own, fresh for every patch: the router remembers a failed lazy screen by its route. */
function withIds(routes: RouteObject[], prefix: string): RouteObject[] {
  return routes.map((route, index) => {
    const id = `${prefix}/${index}`;
    return route.index ? { ...route, id } : { ...route, id, children: route.children && withIds(route.children, id) };
  });
}

function find(routes: RouteObject[], id: string): RouteObject | undefined {
  for (const route of routes) {
    const found = route.id === id ? route : route.children && find(route.children, id);
    if (found) return found;
  }
  return undefined;
}
