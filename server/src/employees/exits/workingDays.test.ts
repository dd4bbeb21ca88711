import { expect, test } from 'vitest';
import { workingDaysAfter } from './workingDays.ts';

test.each([
  ['2026-11-24', 2, '2026-11-26'],
  ['2026-11-27', 2, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-29', 2, '2026-12-01'],
  ['2026-12-31', 7, '2027-01-08'],
])('after %s, %i working days end on %s', (lastDay, days, due) => {
  expect(workingDaysAfter(lastDay, days)).toBe(due);
});
