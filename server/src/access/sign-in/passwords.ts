import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { localized } from '@seamline/shared/contract/errors';
import { createSemaphore } from '../../createSemaphore.ts';
import { failure } from '../../errors.ts';

/** Parameters for argon2id, the library's default algorithm. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Checked in place of a hash that does not exist, so that an unknown number takes as long as a known one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$pvH9Fopq3SIDjLhHaaqF0Q$nVFryUa24eZKuLu5R6WCvHKc2i+3YiEoqk480+T2frk';

/** Each hash takes 19 MiB and a thread: a flood of sign-ins waits in a queue instead of exhausting the machine. */
const semaphore = createSemaphore(Math.max(1, Math.min(4, availableParallelism())));
const WAITING_AT_MOST = 64;

async function withSemaphore<T>(work: () => Promise<T>): Promise<T> {
  if (semaphore.waiting() >= WAITING_AT_MOST) {
    throw failure(429, localized('sign_in_busy'), {
      detail: 'hash queue is full',
      retryAfterSeconds: 2,
    });
  }
  return await semaphore(work);
}

export function hashPassword(password: string): Promise<string> {
  return withSemaphore(() => hash(password, COST));
}

/** True when the password belongs to the hash; takes its time even where there is no hash. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await withSemaphore(() => verify(stored ?? NOBODYS_HASH, password).catch(() => false));
  return matches && typeof stored === 'string';
}
