import { readStored, writeStored } from '@seamline/shared/session';

/** The remotes whose canary this browser requested, whatever the share: `?canary=mf-leave`, or `?canary=off`. */
const CANARY_KEY = 'seamline:canary';
/** A development server that this tab requested. It ends with the tab, and with the person's sign-out. */
const OVERRIDE_KEY = 'seamline:override';

/** Stores the releases that the URL requests: after the sign-in the URL is another. */
export function storeRequestedReleases(search: string): void {
  const parameters = new URLSearchParams(search);
  const canaries = parameters.get('canary');
  if (canaries !== null) storeCanaries(canaries === 'off' ? [] : [...requestedCanaries(), ...canaries.split(',')]);
  const override = parameters.get('override');
  if (override !== null) storeOverride(override);
}

function storeCanaries(names: readonly string[]): void {
  writeStored(CANARY_KEY, names.length > 0 ? [...new Set(names)].join(',') : null);
}

/** Returns the names of the remotes whose canary this browser requested. */
export function requestedCanaries(): string[] {
  return readStored(CANARY_KEY)?.split(',') ?? [];
}

/** Returns the override that this tab requested: the name of a remote, `@` and the URL of a development server. */
export function requestedOverride(): string | null {
  try {
    return sessionStorage.getItem(OVERRIDE_KEY);
  } catch {
    return null;
  }
}

/** Stores a requested override for this tab; `null` removes it. */
export function storeOverride(override: string | null): void {
  try {
    if (override === null) sessionStorage.removeItem(OVERRIDE_KEY);
    else sessionStorage.setItem(OVERRIDE_KEY, override);
  } catch {
    // Then it holds until the next page load.
  }
}
