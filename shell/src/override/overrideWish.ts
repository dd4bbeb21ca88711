/** For this tab alone, and gone with the person's sign-out. */
const STORAGE_KEY = 'seamline:override';

/** Keeps what the address asks for: by the time that somebody has signed in, the address is another. */
export function noteOverrideWish(search: string): void {
  const wish = new URLSearchParams(search).get('override');
  if (wish !== null) keepOverride(wish);
}

/** What this tab was asked to show. */
export function keptOverride(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Keeps a wish for this tab; `null` forgets it. */
export function keepOverride(wish: string | null): void {
  try {
    if (wish === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, wish);
  } catch {
    // Then it holds until the next page load.
  }
}
