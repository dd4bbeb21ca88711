import { paths } from '@seamline/shared/paths';

/** Any origin will do: only the path is looked at. */
const HERE = 'http://here';

/** Whether a path is that of a page that needs a session. */
export function isProtected(pathname: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(`${paths.dashboard}/`);
}

/**
 * Goes to the sign-in page and keeps the page that was asked for in the entry of the history: it outlives a reload, and
 * no link can put another one there, as it could into the address.
 */
export function askToSignIn(): void {
  const { pathname, search, hash } = location;
  history.replaceState({ asked: pathname + search + hash }, '', paths.signIn);
}

/** The page that was asked for before the sign-in; without one the dashboard. */
export function askedPageIn(state: unknown): string {
  const { asked } = (state ?? {}) as { asked?: unknown };
  const { origin, pathname, search, hash } = new URL(String(asked), HERE);
  return origin === HERE && isProtected(pathname) ? pathname + search + hash : paths.dashboard;
}
