import { localized } from '@seamline/shared/contract/errors';
import { failure } from '../../errors.ts';
import type { Account, SessionStore } from './accounts.ts';
import { type AttemptGuard, tooMany } from './attemptGuard.ts';
import { type Origin, signInCounts } from './limits.ts';
import type { OneTimeCodes } from './oneTimeCodes.ts';
import { passwordMatches } from './passwords.ts';

export interface Credentials {
  readonly number: string;
  readonly otp?: string | undefined;
  readonly password?: string | undefined;
}

interface Means {
  readonly store: SessionStore;
  readonly guard: AttemptGuard;
  readonly codes: OneTimeCodes;
}

/**
 * Returns a function that signs in with the right credentials and refuses all wrong ones alike. Only the right secret
 * of a deactivated account learns that the account exists.
 */
export function signInWith({ store, guard, codes }: Means) {
  return async ({ number, otp, password = '' }: Credentials, origin: Omit<Origin, 'number'>): Promise<Account> => {
    const withCode = otp !== undefined;
    const refused = failure(401, localized(withCode ? 'wrong_otp' : 'wrong_password'), { detail: 'not signed in' });
    if ((withCode ? otp : password) === '') throw refused;
    const counts = signInCounts(withCode ? 'code' : 'password', { number, ...origin });
    const member = await guard.check(counts, tooMany('too_many_sign_ins'), async () => {
      // A wrong code is refused before the account is read: the time of the answer would show whether there is one.
      if (withCode && !(await codes.redeem('sign-in', { number, deviceId: origin.deviceId }, otp))) return false;
      const found = await store.findByNumber(number);
      const isRight = withCode || (await passwordMatches(found?.passwordHash, password));
      return isRight && found !== undefined && found;
    });
    if (!member) throw refused;
    if (!member.isActive) throw failure(403, localized('account_deactivated'), { detail: 'account deactivated' });
    return member;
  };
}
