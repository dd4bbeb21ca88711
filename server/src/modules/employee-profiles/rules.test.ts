import { expect, test } from 'vitest';
import { weekOf } from './rules.ts';

const SECOND_SATURDAY = {
  has_week_off_auto: false,
  week_off_days: ['SATURDAY', 'SUNDAY'] as const,
  has_alternate_week_off: true,
  week_off_alternate_week: [2, 4],
  alternate_week_off_days: ['SATURDAY'] as const,
};
const HOURS = [{ day: 'thursday', shift_start_time: '22:00:00', shift_end_time: '06:30:00' }] as const;
const daysOff = (today: string) =>
  weekOf(today, SECOND_SATURDAY, HOURS)
    .filter((day) => day.is_off)
    .map(({ date }) => date);

test('the week of a date begins on Monday, has the hours of each day, and knows alternate days off', () => {
  const week = weekOf('2026-11-26', SECOND_SATURDAY, HOURS);
  expect(week.map(({ date }) => date)).toEqual([
    ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
  ]);
  expect(week[3]).toEqual({ date: '2026-11-26', is_off: false, starts_at: '22:00', ends_at: '06:30' });
  expect(week[4]).toMatchObject({ starts_at: null, ends_at: null });
  expect(daysOff('2026-11-29')).toEqual(['2026-11-28', '2026-11-29']);
  expect(daysOff('2026-12-01')).toEqual(['2026-12-06']);
});

test('automatic week-offs have no dates', () => {
  expect(weekOf('2026-11-26', { ...SECOND_SATURDAY, has_week_off_auto: true }, HOURS)).toEqual([]);
});
