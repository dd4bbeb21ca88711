import { type Failure, failure } from '../../../errors.ts';
import type { Services } from '../../../http/services.ts';
import { LIMITS, type Limit, network } from '../rules.ts';
import { attemptStore } from './store.ts';

type Refusal = (seconds: number) => string;

/** One guess at somebody's secret. */
interface Guess {
  readonly limit: Limit;
  readonly number: string;
  readonly address: string;
  readonly refusal: Refusal;
}

export type AttemptGuard = ReturnType<typeof attemptGuard>;

export function attemptGuard({ clock, database }: Services) {
  const store = attemptStore(database);

  /** Counts before the try, so that a hundred tries at once cannot all slip through before the first has failed. */
  const count = async (limit: Limit, subject: string, refusal: Refusal) => {
    const seconds = await store.count(limit, subject, clock());
    if (seconds > 0) throw tooMany(refusal(seconds), seconds);
  };

  return {
    count,

    /** Tries a guess, unless there have been too many; a right one makes the wrong ones before it forgotten. */
    async check<T>({ limit, number, address, refusal }: Guess, tryIt: () => Promise<T | false>): Promise<T | false> {
      await count(LIMITS.failuresPerAddress, network(address), refusal);
      await count(limit, number, refusal);
      const gained = await tryIt();
      if (gained === false) return false;
      await store.forget(limit, number);
      await store.giveBack(LIMITS.failuresPerAddress, network(address));
      return gained;
    },
  };
}

function tooMany(message: string, seconds: number): Failure {
  return failure(429, message, { detail: `retry after ${seconds} s`, retryAfterSeconds: seconds });
}
