import { MOBILE_NUMBER_LENGTH } from '@seamline/shared/contract/access/sign-in';
import type { Services } from '../../http/services.ts';
import type { SessionStore } from './accounts.ts';
import { type AttemptGuard, tooMany } from './attemptGuard.ts';
import type { Delivery } from './codeDelivery.ts';
import {
  CODE_MINUTES,
  CODE_TRIES,
  codeRequestCounts,
  hashCode,
  network,
  newCode,
  type Origin,
  type Purpose,
} from './limits.ts';

export type OneTimeCodes = ReturnType<typeof oneTimeCodes>;

/** Codes of six digits, sent to a mobile number, each for one purpose. */
export function oneTimeCodes({ clock, keys }: Services, store: SessionStore, guard: AttemptGuard, delivery: Delivery) {
  return {
    // An unknown number takes the same steps and gets the same answer, except that nothing is sent.
    async send(purpose: Purpose, origin: Origin): Promise<void> {
      const { number, address, deviceId } = origin;
      await guard.countAll(codeRequestCounts(purpose, origin), (index) =>
        tooMany(index === 0 ? 'otp_too_soon' : 'too_many_otps'),
      );
      if (number.length !== MOBILE_NUMBER_LENGTH) return;
      const code = newCode();
      await store.saveCode({
        number,
        purpose,
        deviceId,
        codeHash: hashCode(keys.codes, number, purpose, code),
        address: network(address),
        expiresAt: new Date(clock().getTime() + CODE_MINUTES * 60_000),
      });
      // Sent after the response: its time must not show whether there was anything to send. A deactivated account gets
      // its code too: only the right code may tell its holder that the account is deactivated.
      if (await store.hasAccount(number)) setImmediate(() => void delivery.send(number, code));
    },

    /** Returns true for the right code, once. */
    async redeem(purpose: Purpose, { number, deviceId }: Omit<Origin, 'address'>, code: string): Promise<boolean> {
      const codeHash = hashCode(keys.codes, number, purpose, code);
      return await store.redeemCode({ number, purpose, deviceId, codeHash }, CODE_TRIES, clock());
    },
  };
}
