import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** Bytes work as well, but each use then creates a key object from them, which costs more than the signature. */
export type Key = KeyObject | Uint8Array;

export interface Keys {
  readonly sessions: Key;
  readonly codes: Key;
  readonly files: Key;
  readonly usage: Key;
}

/** One key for each use, so that a signature made for one purpose is invalid for another. */
export function deriveKeys(secret: string): Keys {
  const derive = (use: string) => createSecretKey(new Uint8Array(hkdfSync('sha256', secret, 'seamline', use, 32)));
  return {
    sessions: derive('sessions'),
    codes: derive('one-time codes'),
    files: derive('file addresses'),
    usage: derive('usage of remotes'),
  };
}
