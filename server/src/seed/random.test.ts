import { expect, test } from 'vitest';
import { mobileNumber } from './employees.ts';
import { seededRandom } from './random.ts';

test('a seed determines the random numbers, and another seed gives others', () => {
  const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed).next);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('whole numbers reach both ends and nothing beyond', () => {
  const random = seededRandom(1);
  const drawn = new Set(Array.from({ length: 500 }, () => random.between(3, 6)));
  expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
});

test('mobile numbers have ten digits and none comes twice', () => {
  const numbers = Array.from({ length: 20_000 }, (_, index) => mobileNumber(index));
  expect(new Set(numbers).size).toBe(20_000);
  for (const number of numbers) expect(number).toMatch(/^9\d{9}$/);
});
