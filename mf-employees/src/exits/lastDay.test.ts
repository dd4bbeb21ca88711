import { expect, test } from 'vitest';
import { noticeDays } from './lastDay.ts';

test('notice is counted in calendar days, over months, years and leap days', () => {
  expect(noticeDays('2026-10-01', '2026-10-31')).toBe(30);
  expect(noticeDays('2026-10-01', '2026-10-01')).toBe(0);
  expect(noticeDays('2027-12-15', '2028-03-01')).toBe(77);
  expect(noticeDays('2026-02-28', '2026-03-01')).toBe(1);
  expect(noticeDays('2028-02-28', '2028-03-01')).toBe(2);
  expect(noticeDays('2026-10-31', '2026-10-01')).toBe(-30);
});

test('counts as a calendar does, on every day of forty years', () => {
  for (let day = 0; day < 14_610; day += 7) {
    const date = new Date(Date.UTC(2000, 0, 1 + day)).toISOString().slice(0, 10);
    expect(noticeDays('2000-01-01', date)).toBe(day);
  }
});

test('without both dates there is nothing to count', () => {
  expect(noticeDays('', '2026-10-31')).toBeUndefined();
  expect(noticeDays('2026-10-31', 'tomorrow')).toBeUndefined();
});
