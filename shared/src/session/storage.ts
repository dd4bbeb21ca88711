/** The key that the product keeps the session token under. */
export const TOKEN_KEY = 'authToken';

/** Returns a value from the browser's storage; `null` if it is missing or storage is disabled. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns a stored JSON value; `null` if it is missing or no JSON. Another release may have stored it in another shape. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns a stored value if it is one of the allowed ones. It may be from another release, or invalid. */
export function readChoice<T extends string>(key: string, choices: readonly T[], otherwise: T): T {
  const stored = readStored(key);
  return choices.find((choice) => choice === stored) ?? otherwise;
}

/** Stores a value in the browser, if storage is enabled. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // In a browser without storage the value is lost with the tab.
  }
}

/** Keys of personal data, as opposed to settings of the device: drafts and cached records. */
const PERSONAL = /^(branchesData$|seamline:draft:|seamline:recent:)/;

/** Removes personal data, so that the next person on a shared computer does not see it. */
export function forgetPersonalData(): void {
  try {
    for (const key of Object.keys(localStorage)) if (PERSONAL.test(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to remove.
  }
}
