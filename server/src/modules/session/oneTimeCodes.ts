import { MOBILE_NUMBER_LENGTH } from '@seamline/shared/contract/session';
import type { Services } from '../../http/services.ts';
import type { AttemptGuard } from './attempts/guard.ts';
import type { Delivery } from './delivery.ts';
import { messages } from './messages.ts';
import { CODE_MINUTES, CODE_TRIES, hashCode, LIMITS, network, newCode, type Purpose } from './rules.ts';
import type { SessionStore } from './store.ts';

export type OneTimeCodes = ReturnType<typeof oneTimeCodes>;

/** Codes of six digits, sent to a mobile number; each is good for one purpose. */
export function oneTimeCodes({ clock, keys }: Services, store: SessionStore, guard: AttemptGuard, delivery: Delivery) {
  return {
    // A number that nobody has takes the same steps and gets the same answer, except that nothing is sent.
    async send(purpose: Purpose, number: string, address: string): Promise<void> {
      const { resend, perNumber } = LIMITS.codes[purpose];
      await guard.count(resend, number, messages.codeTooSoon);
      await guard.count(LIMITS.codePerAddress, network(address), messages.tooManyCodes);
      await guard.count(perNumber, number, messages.tooManyCodes);
      if (number.length !== MOBILE_NUMBER_LENGTH) return;
      const code = newCode();
      await store.saveCode({
        number,
        purpose,
        codeHash: hashCode(keys.codes, number, purpose, code),
        address: network(address),
        expiresAt: new Date(clock().getTime() + CODE_MINUTES * 60_000),
      });
      const member = await store.findByNumber(number);
      // Not awaited: the time until the answer must not tell whether there was anything to send. A deactivated account
      // gets its code too: only the right code may tell its holder that the account is deactivated.
      if (member) void delivery.send(number, code);
    },

    /** True for the right code, once. */
    async redeem(purpose: Purpose, number: string, code: string): Promise<boolean> {
      const codeHash = hashCode(keys.codes, number, purpose, code);
      return await store.redeemCode({ number, purpose, codeHash }, CODE_TRIES, clock());
    },
  };
}
