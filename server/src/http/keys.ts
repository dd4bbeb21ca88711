import { hkdfSync } from 'node:crypto';

export interface Keys {
  readonly sessions: Uint8Array;
  readonly codes: Uint8Array;
  readonly files: Uint8Array;
}

/** One key for each use, so that a signature made for one purpose is worth nothing for another. */
export function deriveKeys(secret: string): Keys {
  const derive = (use: string) => new Uint8Array(hkdfSync('sha256', secret, 'seamline', use, 32));
  return { sessions: derive('sessions'), codes: derive('one-time codes'), files: derive('file addresses') };
}
