import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { localized } from '@seamline/shared/contract/errors';
import { failure } from '../../errors.ts';
import { turns } from '../../turns.ts';

/** For argon2id, which the library takes unless told otherwise. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Checked in place of a hash that does not exist, so that an unknown number takes as long as a known one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$pvH9Fopq3SIDjLhHaaqF0Q$nVFryUa24eZKuLu5R6WCvHKc2i+3YiEoqk480+T2frk';

/** Each hash takes 19 MiB and a thread: a flood of sign-ins waits in line instead of taking the machine. */
const line = turns(Math.max(1, Math.min(4, availableParallelism())));
const WAITING_AT_MOST = 64;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (line.waiting() >= WAITING_AT_MOST) {
    throw failure(429, localized('sign_in_busy'), {
      detail: 'hash queue is full',
      retryAfterSeconds: 2,
    });
  }
  return await line(work);
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** True when the password belongs to the hash; takes its time even where there is no hash. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? NOBODYS_HASH, password).catch(() => false));
  return matches && typeof stored === 'string';
}
