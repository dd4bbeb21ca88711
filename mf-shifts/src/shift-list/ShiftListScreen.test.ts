import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { readWeekOffs } from './ShiftListScreen.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const read = (shift: Parameters<typeof readWeekOffs>[0]) => readWeekOffs(shift, i18n);

test('days off read as words, whatever case the server spells them in', () => {
  expect(read({ week_off: ['SUNDAY', 'Monday', 'tuesday'] })).toBe('Sunday, Monday, Tuesday');
});

test('a shift without days off says so', () => {
  expect(read({ week_off: [] })).toBe('None');
});

test('days off that come by themselves have no names, but a number', () => {
  expect(read({ week_off: [], has_week_off_auto: true, week_off_number_in_week: 1 })).toBe('Automatic, 1 a week');
  expect(read({ week_off: [], has_week_off_auto: true, week_off_number_in_week: 2 })).toBe('Automatic, 2 a week');
  expect(read({ week_off: [], has_week_off_auto: true, week_off_number_in_week: null })).toBe('Automatic');
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
