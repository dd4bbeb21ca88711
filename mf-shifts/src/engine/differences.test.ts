import { MISSING_DAY, NEW_SHIFT, sameWeek } from '@seamline/shared/contract/shifts/shift';
import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

const SHIFT = { ...NEW_SHIFT, days: sameWeek(MISSING_DAY) };

test('a shift does not differ from itself', () => {
  expect(differencesOf(SHIFT, structuredClone(SHIFT))).toEqual([]);
});

test('rules come first, then timings, and days that change alike are named together', () => {
  const lunch = (time: string) => ({ ...MISSING_DAY, lunch_start_time: time });
  const changed = {
    ...SHIFT,
    penalty_type: 'PERCENTAGE' as const,
    days: { ...SHIFT.days, monday: lunch('12:00'), friday: lunch('12:00'), sunday: lunch('12:15') },
  };
  expect(differencesOf(SHIFT, changed)).toEqual([
    { rule: 'penalty_type', days: [], before: 'FLAT', after: 'PERCENTAGE' },
    { rule: 'lunch_start_time', days: ['monday', 'friday'], before: '13:00', after: '12:00' },
    { rule: 'lunch_start_time', days: ['sunday'], before: '13:00', after: '12:15' },
  ]);
});

test('a text that is empty is one that was never given', () => {
  expect(differencesOf({ ...SHIFT, code: null }, { ...SHIFT, code: '' })).toEqual([]);
  expect(differencesOf({ ...SHIFT, code: 'GEN' }, { ...SHIFT, code: '' })).toMatchObject([{ rule: 'code' }]);
});
