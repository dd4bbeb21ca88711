import { MOBILE_NUMBER_LENGTH } from '@seamline/shared/contract/session';
import { type Failure, failure } from '../../errors.ts';
import type { Services } from '../../http/services.ts';
import type { Delivery } from './delivery.ts';
import { messages } from './messages.ts';
import { passwordMatches } from './passwords.ts';
import { CODE_MINUTES, CODE_TRIES, hashCode, LIMITS, type Limit, network, newCode } from './rules.ts';
import type { SessionStore } from './store.ts';
import { issueToken } from './tokens.ts';

export interface Credentials {
  readonly number: string;
  readonly otp?: string | undefined;
  readonly password?: string | undefined;
}

export interface SignInService {
  readonly sendCode: (number: string, address: string) => Promise<void>;
  readonly verify: (credentials: Credentials, address: string) => Promise<string>;
}

const PURPOSE = 'sign-in';

export function signInService({ clock, keys }: Services, store: SessionStore, delivery: Delivery): SignInService {
  /** Counts before the try, so that a hundred tries at once cannot all slip through before the first has failed. */
  const count = async (limit: Limit, subject: string, refusal: (seconds: number) => string) => {
    const seconds = await store.countAttempt(limit, subject, clock());
    if (seconds > 0) throw tooMany(refusal(seconds), seconds);
  };

  return {
    // A number that nobody has takes the same steps and gets the same answer, except that nothing is sent.
    sendCode: async (number, address) => {
      await count(LIMITS.codeResend, number, messages.codeTooSoon);
      await count(LIMITS.codePerAddress, network(address), messages.tooManyCodes);
      await count(LIMITS.codePerNumber, number, messages.tooManyCodes);
      if (number.length !== MOBILE_NUMBER_LENGTH) return;
      const code = newCode();
      await store.saveCode({
        number,
        purpose: PURPOSE,
        codeHash: hashCode(keys.codes, number, PURPOSE, code),
        address: network(address),
        expiresAt: new Date(clock().getTime() + CODE_MINUTES * 60_000),
      });
      const member = await store.findByNumber(number);
      // Not awaited: the time until the answer must not tell whether there was anything to send.
      if (member?.isActive) void delivery.send(number, code);
    },

    verify: async (credentials, address) => {
      const { number, otp, password = '' } = credentials;
      const withCode = otp !== undefined;
      const refused = failure(401, withCode ? messages.wrongCode : messages.wrongPassword, { detail: 'not signed in' });
      if ((withCode ? otp : password) === '') throw refused;
      const perNumber = withCode ? LIMITS.otpPerNumber : LIMITS.passwordPerNumber;
      await count(LIMITS.failuresPerAddress, network(address), messages.tooManyTries);
      await count(perNumber, number, messages.tooManyTries);
      const member = await store.findByNumber(number);
      const right = withCode
        ? await store.redeemCode(
            { number, purpose: PURPOSE, codeHash: hashCode(keys.codes, number, PURPOSE, otp) },
            CODE_TRIES,
            clock(),
          )
        : await passwordMatches(member?.passwordHash, password);
      if (!right || !member?.isActive) throw refused;
      await store.forgetAttempts(perNumber, number);
      await store.giveBackAttempt(LIMITS.failuresPerAddress, network(address));
      return await issueToken(keys.sessions, member, clock());
    },
  };
}

function tooMany(message: string, seconds: number): Failure {
  return failure(429, message, { detail: `retry after ${seconds} s`, retryAfterSeconds: seconds });
}
