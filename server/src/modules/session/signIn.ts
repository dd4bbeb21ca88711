import { failure } from '../../errors.ts';
import type { Services } from '../../http/services.ts';
import type { AttemptGuard } from './attempts/guard.ts';
import { messages } from './messages.ts';
import type { OneTimeCodes } from './oneTimeCodes.ts';
import { passwordMatches } from './passwords.ts';
import { LIMITS } from './rules.ts';
import type { SessionStore } from './store.ts';
import { issueToken } from './tokens.ts';

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
 * Answers right credentials with a session token, and all wrong ones alike. Only the right secret of a deactivated
 * account learns that the account exists.
 */
export function signInWith({ clock, keys }: Services, { store, guard, codes }: Means) {
  return async ({ number, otp, password = '' }: Credentials, address: string): Promise<string> => {
    const withCode = otp !== undefined;
    const refused = failure(401, withCode ? messages.wrongCode : messages.wrongPassword, { detail: 'not signed in' });
    if ((withCode ? otp : password) === '') throw refused;
    const limit = withCode ? LIMITS.codes['sign-in'].wrong : LIMITS.passwordPerNumber;
    const member = await guard.check({ limit, number, address, refusal: messages.tooManyTries }, async () => {
      // A wrong code is refused before anything is read of whose number it is: the time would tell.
      if (withCode && !(await codes.redeem('sign-in', number, otp))) return false;
      const found = await store.findByNumber(number);
      const isRight = withCode || (await passwordMatches(found?.passwordHash, password));
      return isRight && found !== undefined && found;
    });
    if (!member) throw refused;
    if (!member.isActive) throw failure(403, messages.deactivated, { detail: 'account deactivated' });
    return await issueToken(keys.sessions, member, later(clock(), member.sessionsValidFrom));
  };
}

/** In the second in which a password was changed, sessions begin with the next one. */
function later(now: Date, validFrom: Date | null): Date {
  return validFrom !== null && validFrom > now ? validFrom : now;
}
