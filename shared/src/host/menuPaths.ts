import type { RouteObject } from 'react-router-dom';

/** Returns the paths of a remote's screens without parameters, for the menu. */
export function menuPaths(routes: readonly RouteObject[], base = '/dashboard'): string[] {
  return routes.flatMap((route) => {
    const path = route.path ? `${base}/${route.path}` : base;
    if (/[:*]/.test(path)) return [];
    // A route without a path lays out its children.
    const isLayout = !route.path && !route.index;
    const isScreen =
      !isLayout && (route.lazy !== undefined || route.element !== undefined || route.Component !== undefined);
    return [...(isScreen ? [path] : []), ...menuPaths(route.children ?? [], path)];
  });
}
