import { readStored, writeStored } from '@seamline/shared/session';
import { shareOf } from '@seamline/shared/share';
import type { KnownRemote } from './trustedEntries.ts';

/** The remotes whose release on trial this browser wants, whatever the share; `?canary=mf-leave`, or `?canary=off`. */
const STORAGE_KEY = 'seamline:canary';

/** Remembers what the address asks for. */
export function noteCanaryWish(search: string): void {
  const wish = new URLSearchParams(search).get('canary');
  if (wish === null) return;
  const wishes = wish === 'off' ? [] : [...new Set([...wished(), ...wish.split(',')])];
  writeStored(STORAGE_KEY, wishes.length > 0 ? wishes.join(',') : null);
}

/**
 * The remote as one viewer gets it: with the release on trial in place of the live one where it is theirs, and the live
 * one to fall back on.
 */
export function forViewer(name: string, remote: KnownRemote, viewer: string): KnownRemote {
  const { canary } = remote;
  if (!canary || remote.refusal) return remote;
  const isChosen = wished().includes(name) || (viewer !== '' && shareOf(`${name} ${viewer}`) * 100 < canary.share);
  return isChosen ? { ...remote, release: canary.release, previous: remote.release } : remote;
}

function wished(): string[] {
  return readStored(STORAGE_KEY)?.split(',') ?? [];
}
