import { describe, expect, inject, test } from 'vitest';
import { hashPassword } from '../../src/access/sign-in/passwords.ts';
import { seededRandom } from '../../src/seed/random.ts';
import { comparable, readOutbox, requestCode, verify, wrong } from '../support/signIn.ts';
import { type Answer, testApp } from '../support/testApp.ts';
import { isFullRun, SEED } from './counts.ts';

const chance = seededRandom(SEED);
const server = await testApp();
const address = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

describe('guessing the one-time code of one account', () => {
  // The embedded engine takes one statement after the other: it has no race that the thousandth guess could win.
  const isWhole = isFullRun && inject('engine') === 'postgresql';
  const [guesses, addresses] = isWhole ? [10_000, 1000] : [500, 50];
  const AT_ONCE = 50;
  const CODES = 10;

  test(`${guesses} times from ${addresses} addresses, with new codes in between, gets twenty tries and no way in`, async () => {
    const { number } = await server.person();
    const guess = async (otp: string) => {
      return (await verify(server, { number, otp }, address(chance.between(1, addresses)))).status;
    };
    const seen: number[] = [];
    let right = '';
    while (seen.length < guesses) {
      if (seen.length % (guesses / CODES) === 0) {
        server.passSeconds(31);
        await requestCode(server, number);
        right = await readOutbox(server, number);
      }
      const codes = Array.from({ length: AT_ONCE }, () => String(chance.between(0, 999_999)).padStart(6, '0'));
      seen.push(...(await Promise.all(codes.map((code) => guess(code === right ? wrong(right) : code)))));
    }

    expect(seen.filter((status) => status === 401)).toHaveLength(20);
    expect(seen.filter((status) => status === 429)).toHaveLength(guesses - 20);
    const [tried] = await server.database
      .sql`select sum(tries)::int as tries from one_time_codes where number = ${number}`;
    expect(tried?.tries).toBeLessThanOrEqual(20);
    expect(await guess(right), 'not even the right one is tried any more').toBe(429);
  });
});

describe('whether a number is known', () => {
  /** Number of requests that warm up the compiler and the caches. */
  const WARM_UP = 10;
  const PAIRS = isFullRun ? 1000 : 100;
  /** Four standard errors of a thousand pairs (0.0129); a hundred pairs may exceed it by chance, hence the retries. */
  const NOISE = isFullRun ? 0.05 : 0.1;
  /**
   * The smallest part of an answer's time that can give a number away. A row that is found and read takes up to 1 %,
   * which a network hides from the twenty tries that it has; a statement that only one kind runs takes 10 %.
   */
  const TELLING_PART = 0.03;
  const further = { retry: isFullRun ? 0 : 2, timeout: 1_200_000 };
  let numbers = 7_000_000_000;

  const WAYS: [way: string, ask: (number: string, from: string) => Promise<Answer>][] = [
    ['asking for a code', (number, from) => requestCode(server, number, from)],
    ['a wrong code', (number, from) => verify(server, { number, otp: '123456' }, from)],
    ['a wrong password', (number, from) => verify(server, { number, password: 'wrong' }, from)],
  ];

  // The hash takes nearly all of the time of this request, on either engine.
  const chosen = WAYS.filter(([way]) => way !== 'a wrong password' || inject('engine') === 'postgresql');

  test.each(chosen)('cannot be guessed from the responses to %s, nor from their time', further, async (_way, ask) => {
    const first = numbers + 1;
    numbers += PAIRS + WARM_UP;
    await server.database.sql`
      insert into members (number, name, role, password_hash)
      select number::text, 'Known', 'manager', ${await hashPassword('fitting-room-7')}
      from generate_series(${first}::bigint, ${numbers}::bigint) number`;
    const answers = new Set<string>();
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let pair = 0; pair < PAIRS + WARM_UP; pair += 1) {
      const order = chance.chance(0.5) ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const [index, kind] of order.entries()) {
        const number = String(first + pair - (kind === 'known' ? 0 : 1_000_000_000));
        const start = performance.now();
        const { status, text, headers } = await ask(number, address(2 * numbers + 2 * pair + index));
        if (pair >= WARM_UP) times[kind].push(performance.now() - start);
        answers.add(`${status} ${text} ${JSON.stringify(comparable(headers))}`);
      }
    }

    expect([...answers]).toHaveLength(1);
    const chanceOfMoreTime = chanceOfMore(times.known, times.unknown);
    const part = Math.abs(median(times.known) / median(times.unknown) - 1);
    // On a quiet machine the first detects differences that are too small to exploit, on a busy one the second.
    expect({ chanceOfMoreTime, part }).toSatisfy(() => Math.abs(chanceOfMoreTime - 0.5) < NOISE || part < TELLING_PART);
  });
});

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}

/** Probability that one of `ones` exceeds one of `others` (Mann and Whitney): 0.5 reveals nothing. */
function chanceOfMore(ones: readonly number[], others: readonly number[]): number {
  const sorted = [...others].sort((one, other) => one - other);
  const below = (value: number) => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sorted[middle] ?? 0) < value) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return ones.reduce((sum, value) => sum + below(value), 0) / (ones.length * others.length);
}
