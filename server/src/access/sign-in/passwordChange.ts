import type { PasswordChange } from '@seamline/shared/contract/access/administrators';
import { localized } from '@seamline/shared/contract/errors';
import type { Viewer } from '../../db/viewer.ts';
import { failure } from '../../errors.ts';
import type { Services } from '../../http/services.ts';
import type { Account, SessionStore } from './accounts.ts';
import { type AttemptGuard, tooMany } from './attemptGuard.ts';
import { passwordChangeCounts } from './limits.ts';
import type { OneTimeCodes } from './oneTimeCodes.ts';
import { hashPassword } from './passwords.ts';

interface Means {
  readonly store: SessionStore;
  readonly guard: AttemptGuard;
  readonly codes: OneTimeCodes;
}

/** Returns a function that changes the viewer's password, which ends all sessions of the account. */
export function passwordChangeWith({ clock }: Services, { store, guard, codes }: Means) {
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
