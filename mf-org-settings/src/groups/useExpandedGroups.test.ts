import { expect, test } from 'vitest';
import { drawnGroups } from './useExpandedGroups.ts';

test('drawn groups: contain the wanted lines', () => {
  expect(drawnGroups([21, 21, 21], 22)).toBe(2);
  expect(drawnGroups([21, 21, 21], 21)).toBe(1);
  expect(drawnGroups([21, 21, 21], 150)).toBe(3);
});

test('drawn groups: count a collapsed group as one line', () => {
  expect(drawnGroups(Array<number>(500).fill(1), 150)).toBe(150);
});

test('drawn groups: are none of none', () => {
  expect(drawnGroups([], 150)).toBe(0);
});
