import { useSyncExternalStore } from 'react';

/** For this tab alone, and gone with the person's sign-out. */
const STORAGE_KEY = 'seamline:override';

/** Why a development server is not shown. */
export type RefusedOverride =
  | 'unreadable'
  | 'notAllowed'
  | 'unreachable'
  | 'anotherRemote'
  | 'forDevelopment'
  | 'incompatible'
  | 'notLoaded'
  | 'stopped';

/** A development server that stands in for a release, or why none does. */
export interface Override {
  /** The name of the remote, or its title once it is known. */
  title: string;
  origin: string;
  refused?: RefusedOverride;
}

let current: Override | undefined;
const listeners = new Set<() => void>();

/** What the banner has to say. */
export function useOverride(): Override | undefined {
  return useSyncExternalStore(subscribe, shown, shown);
}

/** Says it from now on. */
export function tellOverride(override: Override | undefined): void {
  current = override;
  for (const listener of listeners) listener();
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

function shown(): Override | undefined {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
