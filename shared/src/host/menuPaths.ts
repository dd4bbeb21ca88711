import type { RouteObject } from 'react-router-dom';

/** The addresses of a remote's screens that can be opened as they are: those without a parameter. */
export function menuPaths(routes: readonly RouteObject[], base = '/dashboard'): string[] {
  return routes.flatMap((route) => {
    const address = route.path ? `${base}/${route.path}` : base;
    if (/[:*]/.test(address)) return [];
    // A route without a path lays out its children.
    const isLayout = !route.path && !route.index;
    const isScreen =
      !isLayout && (route.lazy !== undefined || route.element !== undefined || route.Component !== undefined);
    return [...(isScreen ? [address] : []), ...menuPaths(route.children ?? [], address)];
  });
}
