import { paths } from '@seamline/shared/paths';

/** Any origin: only the path is read. */
const HERE = 'http://here';

/** Returns true for the path of a page that needs a session. */
export function isProtected(pathname: string): boolean {
  return `${pathname.toLowerCase()}/`.startsWith(`${paths.dashboard}/`);
}

/**
 * Goes to the sign-in page and keeps the requested page in the history entry: it survives a reload, and no link can
 * set it, as a link could set a URL parameter.
 */
export function askToSignIn(): void {
  const { pathname, search, hash } = location;
  history.replaceState({ asked: pathname + search + hash }, '', paths.signIn);
}

/** Returns the page that was requested before the sign-in; without one the dashboard. */
export function askedPageIn(state: unknown): string {
  const { asked } = (state ?? {}) as { asked?: unknown };
  const { origin, pathname, search, hash } = new URL(String(asked), HERE);
  return origin === HERE && isProtected(pathname) ? pathname + search + hash : paths.dashboard;
}
