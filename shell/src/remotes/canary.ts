import { readStored, writeStored } from '@seamline/shared/session';
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
  const isChosen = wished().includes(name) || (viewer !== '' && shareOf(`${name} ${viewer}`) < canary.share);
  return isChosen ? { ...remote, release: canary.release, previous: remote.release } : remote;
}

/** A number from 0 to 99 that is always the same for the same text (FNV-1a). */
export function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  // The low bits of neighbouring numbers differ too little.
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % 100;
}

function wished(): string[] {
  return readStored(STORAGE_KEY)?.split(',') ?? [];
}
