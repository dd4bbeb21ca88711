import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { readHours, readWeekOffs } from './ShiftListScreen.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const read = (shift: Parameters<typeof readWeekOffs>[0]) => readWeekOffs(shift, i18n);

test('days off read as words, whatever case the server spells them in', () => {
  expect(read({ week_off: ['SUNDAY', 'Monday', 'tuesday'] })).toBe('Sunday, Monday, Tuesday');
});

test('a shift without days off says so', () => {
  expect(read({ week_off: [] })).toBe('None');
});

test('days off that come by themselves have no names, but a number', () => {
  expect(read({ week_off: [], has_week_off_auto: true, week_off_number_in_week: 1 })).toBe('1 day a week, automatic');
  expect(read({ week_off: [], has_week_off_auto: true, week_off_number_in_week: 2 })).toBe('2 days a week, automatic');
  expect(read({ week_off: [], has_week_off_auto: true, week_off_number_in_week: null })).toBe(
    'Automatic, but no number is set',
  );
});

test('a day that is off in some weeks of a month says in which', () => {
  const rules = {
    week_off: ['SUNDAY', 'SATURDAY'],
    alternate_week_off_days: ['SATURDAY'],
    week_off_alternate_week: [2, 4],
  };
  expect(read({ ...rules, has_alternate_week_off: true })).toBe('Sunday, Saturday (2nd, 4th)');
  expect(read({ ...rules, has_alternate_week_off: false })).toBe('Sunday, Saturday');
  expect(read({ ...rules, has_alternate_week_off: true, week_off_alternate_week: [] })).toBe(
    'Sunday, Saturday (no week)',
  );
});

const daily = (days: readonly string[], start: string | null, end: string | null) =>
  Object.fromEntries(
    days.flatMap((day) => [
      [`${day}_shift_start_time`, start],
      [`${day}_shift_end_time`, end],
    ]),
  );
const FIVE_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

test('hours that all days share are said once', () => {
  expect(readHours(daily([...FIVE_DAYS, 'saturday'], '22:00:00', '06:00:00'), i18n)).toEqual(['22:00–06:00']);
  expect(readHours(daily(FIVE_DAYS, '09:00:00', null), i18n)).toEqual([]);
});

test('days with other hours than most are named, but not those that are always off', () => {
  const shift = { ...daily(FIVE_DAYS, '09:30:00', '18:30:00'), ...daily(['saturday'], '09:30:00', '15:30:00') };
  expect(readHours(shift, i18n)).toEqual(['09:30–18:30', 'Sat 09:30–15:30']);
  expect(readHours({ ...shift, week_off: ['Saturday'] }, i18n)).toEqual(['09:30–18:30']);
  const alternate = { has_alternate_week_off: true, alternate_week_off_days: ['SATURDAY'] };
  expect(readHours({ ...shift, week_off: ['SATURDAY'], ...alternate }, i18n)).toEqual([
    '09:30–18:30',
    'Sat 09:30–15:30',
  ]);
});
