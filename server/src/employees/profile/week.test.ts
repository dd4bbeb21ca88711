import { expect, test } from 'vitest';
import { datesOfWeek, weekOf } from './profiles.ts';

const SECOND_SATURDAY = {
  has_week_off_auto: false,
  week_off_days: ['SATURDAY', 'SUNDAY'] as const,
  has_alternate_week_off: true,
  week_off_alternate_week: [2, 4],
  alternate_week_off_days: ['SATURDAY'] as const,
};
const HOURS = [{ day: 'thursday', shift_start_time: '22:00:00', shift_end_time: '06:30:00' }] as const;
const SHIFT = { ...SECOND_SATURDAY, hours: HOURS };
const weekOfShift = (today: string) => weekOf(datesOfWeek(today), () => SHIFT);
const daysOff = (today: string) =>
  weekOfShift(today)
    .filter((day) => day.is_off)
    .map(({ date }) => date);

test('the week of a date begins on Monday, has the hours of each day, and knows alternate days off', () => {
  const week = weekOfShift('2026-11-26');
  expect(week.map(({ date }) => date)).toEqual([
    ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
  ]);
  expect(week[3]).toEqual({ date: '2026-11-26', is_off: false, starts_at: '22:00', ends_at: '06:30' });
  expect(week[4]).toMatchObject({ starts_at: null, ends_at: null });
  expect(daysOff('2026-11-29')).toEqual(['2026-11-28', '2026-11-29']);
  expect(daysOff('2026-12-01')).toEqual(['2026-12-06']);
});

test('automatic week-offs have no dates', () => {
  const automatic = { ...SHIFT, has_week_off_auto: true };
  expect(weekOf(datesOfWeek('2026-11-26'), () => automatic)).toEqual([]);
});

test('a day has the hours of its own shift, or the reason why it has none', () => {
  const shifts = [null, 'not-recorded', { ...SHIFT, has_week_off_auto: true }, SHIFT] as const;
  const dates = datesOfWeek('2026-11-26').slice(0, 4);
  const week = weekOf(dates, (date) => shifts[dates.indexOf(date)] ?? null);

  expect(week.map(({ without_hours }) => without_hours)).toEqual([
    'no-shift',
    'not-recorded',
    'automatic-week-offs',
    undefined,
  ]);
  expect(week[3]).toMatchObject({ starts_at: '22:00', ends_at: '06:30' });
});
