import type { PasswordChange } from '@seamline/shared/contract/administrators';
import { failure } from '../../errors.ts';
import type { Viewer } from '../../http/access.ts';
import type { Services } from '../../http/services.ts';
import type { AttemptGuard } from './attempts/guard.ts';
import { messages } from './messages.ts';
import type { OneTimeCodes } from './oneTimeCodes.ts';
import { hashPassword } from './passwords.ts';
import { LIMITS } from './rules.ts';
import type { SessionStore } from './store.ts';
import { issueToken } from './tokens.ts';

interface Means {
  readonly store: SessionStore;
  readonly guard: AttemptGuard;
  readonly codes: OneTimeCodes;
}

/** Changes the viewer's password; all their sessions end, and the answer is the token of a new one for who asked. */
export function passwordChangeWith({ clock, keys }: Services, { store, guard, codes }: Means) {
  return async (viewer: Viewer, { otp, new_password }: PasswordChange): Promise<string> => {
    const { number, address } = viewer;
    const { wrong: limit } = LIMITS.codes.password;
    const isRight = await guard.check({ limit, number, address, refusal: messages.tooManyWrongCodes }, () =>
      codes.redeem('password', number, otp),
    );
    if (!isRight) throw failure(422, messages.wrongCode, { errors: [{ field: 'otp', message: messages.wrongCode }] });
    const passwordHash = await hashPassword(new_password);
    const validFrom = nextSecond(clock());
    const member = await store.changePassword(viewer, passwordHash, validFrom);
    if (member === undefined) throw failure(401, messages.sessionEnded, { detail: 'session closed' });
    return await issueToken(keys.sessions, member, validFrom);
  };
}

/** A token tells its beginning in whole seconds: one of this second could have begun before the change. */
function nextSecond(now: Date): Date {
  return new Date((Math.floor(now.getTime() / 1000) + 1) * 1000);
}
