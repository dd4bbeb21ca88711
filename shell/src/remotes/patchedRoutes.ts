import type { Release } from '@seamline/shared/contract/registry';
import type { RouteObject } from 'react-router-dom';

/** The id of the route that every remote's routes are put under. */
export const CONTENT_ROUTE = 'content';

interface Patched {
  release: Release;
  routeId: string;
}

interface RouterWithRoutes {
  routes: RouteObject[];
  patchRoutes(routeId: string | null, children: RouteObject[]): void;
}

const patched = new Map<string, Patched>();
const listeners = new Set<() => void>();
let router: RouterWithRoutes | undefined;

/** Names the router that the routes go into: a new one, without the routes of any remote. */
export function patchInto(created: RouterWithRoutes): void {
  patched.clear();
  router = created;
  tell();
}

/** Takes a remote's routes out of the router; whatever of them is on the screen stays until it is left. */
export function dropRemoteRoutes(name: string): void {
  const entry = patched.get(name);
  if (!entry || !router) return;
  patched.delete(name);
  tell();
  const content = find(router.routes, CONTENT_ROUTE);
  if (!content?.children) return;
  const kept = content.children.filter((route) => route.id !== entry.routeId);
  content.children.splice(0, content.children.length, ...kept);
  router.patchRoutes(CONTENT_ROUTE, []);
}

/** The release whose routes the router holds for a remote. */
export function patchedRelease(name: string): Release | undefined {
  return patched.get(name)?.release;
}

/** Notes that the router holds the routes of a release. */
export function rememberPatch(name: string, entry: Patched): void {
  patched.set(name, entry);
  tell();
}

/** Calls back when the router holds the routes of another release, or of none. */
export function onPatchChange(listener: () => void): void {
  listeners.add(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

function find(routes: RouteObject[], id: string): RouteObject | undefined {
  for (const route of routes) {
    const found = route.id === id ? route : route.children && find(route.children, id);
    if (found) return found;
  }
  return undefined;
}
