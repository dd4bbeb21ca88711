import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import { type Failure, failure } from '../../errors.ts';
import type { Services } from '../../http/services.ts';
import { attemptStore } from './attempts.ts';
import type { Count } from './limits.ts';

type LimitFailure = (seconds: number) => Failure;

export type AttemptGuard = ReturnType<typeof attemptGuard>;

export function attemptGuard({ clock, database }: Services) {
  const store = attemptStore(database);

  /**
   * Counts a try in every count. The first count that is full refuses the try, and the counts before it get it back:
   * a refused try must not use up a limit that others share.
   */
  const countAll = async (counts: readonly Count[], refusal: (index: number) => LimitFailure) => {
    for (const [index, count] of counts.entries()) {
      const seconds = await store.add(count, clock());
      if (seconds === 0) continue;
      await giveBackAll(counts.slice(0, index));
      throw refusal(index)(seconds);
    }
  };

  return {
    countAll,

    /**
     * Tries a guess, unless there were too many. The guess is counted first, so that of a hundred at once no more than
     * the limit are tried. A right guess makes the wrong ones of its own network or device count no more. A try that
     * fails without a result, as on a busy machine, was no guess.
     */
    async check<T>(
      counts: readonly Count[],
      refusal: LimitFailure,
      tryIt: () => Promise<T | false>,
    ): Promise<T | false> {
      await countAll(counts, () => refusal);
      const gained = await tryIt().catch(async (error: unknown) => {
        await giveBackAll(counts);
        throw error;
      });
      if (gained === false) return false;
      await forgetOwn(counts);
      return gained;
    },
  };

  async function giveBackAll(counts: readonly Count[]): Promise<void> {
    for (const count of counts) await store.giveBack(count, 1);
  }

  async function forgetOwn(counts: readonly Count[]): Promise<void> {
    const own = counts.find(({ limit }) => limit.waitSeconds !== undefined);
    const tries = own ? await store.forget(own) : 0;
    for (const count of counts) {
      if (count !== own) await store.giveBack(count, count.limit.waitSeconds === undefined ? 1 : tries);
    }
  }
}

type WaitCode = 'otp_too_soon' | 'too_many_otps' | 'too_many_wrong_otps' | 'too_many_sign_ins' | 'too_many_reports';

/** Returns a function that makes the 429 with the seconds to wait. */
export function tooMany(code: WaitCode): LimitFailure {
  return (seconds) => {
    const extras = { detail: `retry after ${seconds} s`, retryAfterSeconds: seconds };
    return failure(429, localized(code, { time: duration(seconds) }), extras);
  };
}

/** '30 seconds', '1 minute', '15 minutes', '2 hours': rounded up, so that the next try is not too early. */
export function duration(seconds: number): LocalizedMessage {
  if (seconds <= 90) return localized('seconds', { count: Math.max(1, Math.ceil(seconds)) });
  if (seconds <= 90 * 60) return localized('minutes', { count: Math.ceil(seconds / 60) });
  return localized('hours', { count: Math.ceil(seconds / 3600) });
}
