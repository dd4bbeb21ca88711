import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { PasswordChange } from '@seamline/shared/contract/access/administrators';
import { localized } from '@seamline/shared/contract/errors';
import { createSemaphore } from '../../createSemaphore.ts';
import type { Viewer } from '../../db/viewer.ts';
import { failure } from '../../errors.ts';
import type { Services } from '../../http/services.ts';
import type { Account, SessionStore } from './accounts.ts';
import { type AttemptGuard, tooMany } from './attemptGuard.ts';
import { passwordChangeCounts } from './limits.ts';
import type { OneTimeCodes } from './oneTimeCodes.ts';

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

interface PasswordServices {
  readonly store: SessionStore;
  readonly guard: AttemptGuard;
  readonly codes: OneTimeCodes;
}

/** Returns a function that changes the viewer's password, which ends all sessions of the account. */
export function passwordChangeWith({ clock }: Services, { store, guard, codes }: PasswordServices) {
  return async (viewer: Viewer, { otp, new_password }: PasswordChange): Promise<Account> => {
    const { number } = viewer;
    // Before the code is used up: a busy machine may refuse to hash.
    const passwordHash = await hashPassword(new_password);
    const isRight = await guard.check(passwordChangeCounts(viewer), tooMany('too_many_wrong_otps'), () =>
      codes.redeem('password', { number, deviceId: undefined }, otp),
    );
    const wrong = localized('wrong_otp');
    if (!isRight) throw failure(422, wrong, { errors: [{ field: 'otp', message: wrong }] });
    const isChanged = await store.changePassword(viewer, passwordHash, clock());
    const member = isChanged ? await store.findByNumber(number) : undefined;
    if (member?.id !== viewer.id) throw failure(401, localized('session_ended'), { detail: 'session closed' });
    return member;
  };
}
