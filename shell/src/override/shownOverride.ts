import { useSyncExternalStore } from 'react';

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

function shown(): Override | undefined {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
