import { expect, test } from 'vitest';
import { testDatabase } from '../../../test/support/database.ts';
import type { Services } from '../../http/services.ts';
import { attemptGuard, tooMany } from './attemptGuard.ts';
import { signInCounts } from './limits.ts';

const NUMBER = '9876500001';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const database = await testDatabase();
let now = Date.UTC(2026, 10, 20);
const guard = attemptGuard({ database, clock: () => new Date(now) } as Services);

let networks = 0;
const newNetwork = () => {
  networks += 1;
  return `2001:db8:${networks.toString(16)}::1`;
};

/** Guesses until a guess is refused. Returns the number of guesses that were tried. */
async function guessAll(number: string, addressOf: () => string): Promise<number> {
  for (let guesses = 0; ; guesses += 1) {
    const counts = signInCounts('code', { number, address: addressOf(), deviceId: undefined });
    const outcome = guard.check(counts, tooMany('too_many_sign_ins'), async () => false as const);
    if ((await outcome.catch(() => 'refused')) === 'refused') return guesses;
  }
}

/** Guesses as often as possible for some days, in steps of 15 minutes. Returns the guesses of each day. */
async function guessForDays(days: number, addressOf: () => string): Promise<number[]> {
  const perDay = Array<number>(days).fill(0);
  const start = now;
  for (; now < start + days * DAY_MS; now += HOUR_MS / 4) {
    const day = Math.floor((now - start) / DAY_MS);
    perDay[day] = (perDay[day] ?? 0) + (await guessAll(NUMBER, addressOf));
  }
  return perDay;
}

test('all networks together have 20 guesses at a number, 26 on the first day and 2 on each day after', async () => {
  await database.sql`truncate attempts`;

  expect(await guessForDays(4, newNetwork)).toEqual([26, 2, 2, 2]);
});

test('one network has 10 guesses at a number, 16 on the first day and 2 on each day after', async () => {
  await database.sql`truncate attempts`;

  expect(await guessForDays(3, () => '203.0.113.9')).toEqual([16, 2, 2]);
});

test('someone who stays one guess below the limit has 19 guesses in seven days', async () => {
  await database.sql`truncate attempts`;
  const burst = async () => {
    let guesses = 0;
    for (; guesses < 19; guesses += 1) {
      const counts = signInCounts('code', { number: NUMBER, address: newNetwork(), deviceId: undefined });
      await guard.check(counts, tooMany('too_many_sign_ins'), async () => false as const);
    }
    return guesses;
  };
  await burst();
  now += 6 * DAY_MS;

  expect(await guessAll(NUMBER, newNetwork)).toBe(1);
  now += 8 * DAY_MS;
  expect(await guessAll(NUMBER, newNetwork)).toBe(20);
});

test('a guess that another limit refuses does not use up the guesses at the number', async () => {
  await database.sql`truncate attempts`;
  await guessAll(NUMBER, () => '203.0.113.10');
  for (let count = 0; count < 30; count += 1) await guessAll(NUMBER, () => '203.0.113.10');

  expect(await guessAll(NUMBER, newNetwork)).toBe(10);
});

test('a try that a busy machine breaks off is no guess', async () => {
  await database.sql`truncate attempts`;
  const counts = signInCounts('password', { number: NUMBER, address: newNetwork(), deviceId: undefined });
  const check = (tryIt: () => Promise<false>) => guard.check(counts, tooMany('too_many_sign_ins'), tryIt);
  for (let tries = 0; tries < 30; tries += 1) {
    await expect(check(() => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  }

  expect(await check(async () => false)).toBe(false);
});
