import type { Release } from '@seamline/shared/contract/registry';
import type { KnownRemote } from './trustedEntries.ts';

/** How long a release that failed in this tab is left alone while there is another one, in milliseconds. */
const LEFT_ALONE = 600_000;

const failedAt = new Map<string, number>();
const listeners = new Set<(release: Release, error: unknown) => void>();

/** Notes that a release did not load here, or stopped on the screen. */
export function noteBroken(release: Release, error: unknown): void {
  failedAt.set(release.container, Date.now());
  for (const listener of listeners) listener(release, error);
}

/** Calls back when a release has failed. */
export function onBroken(listener: (release: Release, error: unknown) => void): void {
  listeners.add(listener);
}

/** Lets the releases of a remote be tried again. */
export function forgive({ release, previous }: KnownRemote): void {
  failedAt.delete(release.container);
  if (previous) failedAt.delete(previous.container);
}

/** The release that a person gets: the live one, unless it failed here and the one before it did not. */
export function releaseToShow({ release, previous }: KnownRemote): Release {
  return previous && isBroken(release) && !isBroken(previous) ? previous : release;
}

function isBroken({ container }: Release): boolean {
  const at = failedAt.get(container);
  return at !== undefined && Date.now() - at < LEFT_ALONE;
}
