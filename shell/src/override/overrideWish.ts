import { useSyncExternalStore } from 'react';
import type { RefusedOverride } from './override.ts';

/** For this tab alone, and gone with the person's sign-out. */
const STORAGE_KEY = 'seamline:override';

/** A development server that stands in for a release, or why none does. */
export interface Override {
  /** The name of the remote, or its title once it is known. */
  title: string;
  origin: string;
  refused?: RefusedOverride;
}

let current: Override | undefined;
const listeners = new Set<() => void>();

/** Shows the development server that the address or this tab asks for: `?override=mf-leave@http://localhost:3102/`. */
export async function followOverride(): Promise<void> {
  const wish = new URLSearchParams(location.search).get('override') ?? kept();
  if (wish === null) return;
  const { showOverride } = await import('./override.ts');
  await showOverride(wish);
}

/** What the banner has to say. */
export function useOverride(): Override | undefined {
  return useSyncExternalStore(subscribe, () => current);
}

/** Says it from now on. */
export function tellOverride(override: Override | undefined): void {
  current = override;
  for (const listener of listeners) listener();
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

function kept(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
