import { expect, test } from 'vitest';
import { drawnGroups } from './drawnGroups.ts';

test('as many groups are drawn as the wanted lines reach into', () => {
  expect(drawnGroups([21, 21, 21], 22)).toBe(2);
  expect(drawnGroups([21, 21, 21], 21)).toBe(1);
  expect(drawnGroups([21, 21, 21], 150)).toBe(3);
});

test('folded groups count as one line each', () => {
  expect(drawnGroups(Array<number>(500).fill(1), 150)).toBe(150);
});

test('nothing is drawn of nothing', () => {
  expect(drawnGroups([], 150)).toBe(0);
});
