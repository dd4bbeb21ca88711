/** The key that the product keeps the session token under. */
export const TOKEN_KEY = 'authToken';

/** Reads a value that this browser keeps; `null` where there is none or storage is shut off. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Reads one of several values that this browser keeps; what is kept may be from another release, or anything. */
export function readChoice<T extends string>(key: string, choices: readonly T[], otherwise: T): T {
  const stored = readStored(key);
  return choices.find((choice) => choice === stored) ?? otherwise;
}

/** Keeps a value in this browser, where it allows that. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that shuts storage off forgets it with the tab.
  }
}

/** What belongs to the person and not to the device: their drafts and cached records. */
const PERSONAL = /^(branchesData$|seamline:draft:|seamline:recent:)/;

/** Removes what one person must not leave behind for the next one on a shared computer. */
export function forgetPersonalData(): void {
  try {
    for (const key of Object.keys(localStorage)) if (PERSONAL.test(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Nothing was stored, so nothing is left behind.
  }
}
