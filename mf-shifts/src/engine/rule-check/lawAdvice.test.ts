import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { expect, test } from 'vitest';
import { everyDay, plainDay, plainShift } from '../../../test/engine/sampleShifts.ts';
import { lawAdvice } from './lawAdvice.ts';

const NINE_HOURS = { shift_end_time: '18:45' };
const kindsOf = (shift: ShiftInput) => lawAdvice(shift).map(({ kind }) => kind);

test('law: says nothing about six days of less than eight hours', () => {
  expect(lawAdvice(plainShift())).toEqual([]);
});

test('law: a week of 48 hours is allowed, breaks not counted, and a minute more is not', () => {
  const eightHours = { shift_end_time: '17:45' };
  expect(lawAdvice(plainShift({ days: everyDay(eightHours) }))).toEqual([]);
  const days = { ...everyDay(eightHours), friday: { ...plainDay, shift_end_time: '17:46' } };
  expect(lawAdvice(plainShift({ days }))).toEqual([
    { kind: 'week', days: [], minutes: 48 * 60 + 1, field: 'days.monday.shift_end_time' },
  ]);
});

test('law: an alternate Saturday counts, an automatic week off does not', () => {
  const long = (changes: Partial<ShiftInput>) => plainShift({ days: everyDay(NINE_HOURS), ...changes });
  expect(kindsOf(long({ week_off_days: ['SATURDAY', 'SUNDAY'] }))).toEqual([]);
  const alternate: Partial<ShiftInput> = {
    week_off_days: ['SATURDAY', 'SUNDAY'],
    has_alternate_week_off: true,
    alternate_week_off_days: ['SATURDAY'],
    week_off_alternate_week: [2, 4],
  };
  expect(kindsOf(long(alternate))).toEqual(['week']);
  const automatic: Partial<ShiftInput> = { has_week_off_auto: true, week_off_days: [] };
  expect(kindsOf(long({ ...automatic, week_off_number_in_week: 2 }))).toEqual([]);
  expect(kindsOf(long({ ...automatic, week_off_number_in_week: 1 }))).toEqual(['week']);
});

test('law: names the days that are too long, and those that are too long with their breaks', () => {
  const friday = (changes: object) => plainShift({ days: { ...everyDay(), friday: { ...plainDay, ...changes } } });
  expect(lawAdvice(friday({ shift_end_time: '18:46' }))).toMatchObject([
    { kind: 'day', days: ['friday'], field: 'days.friday.shift_end_time' },
  ]);
  expect(kindsOf(friday({ shift_end_time: '19:30', lunch_end_time: '14:30' }))).toEqual([]);
  expect(lawAdvice(friday({ shift_end_time: '19:31', lunch_end_time: '15:00' }))).toMatchObject([
    { kind: 'spread', days: ['friday'] },
  ]);
  expect(kindsOf(plainShift({ days: everyDay({ shift_start_time: '20:00', shift_end_time: '08:00' }) }))).toEqual([
    'week',
    'day',
    'spread',
  ]);
});

test('law: a shift without a day of rest is told; hours round the clock and days without hours are not', () => {
  expect(lawAdvice(plainShift({ week_off_days: [], days: everyDay({ shift_end_time: '15:00' }) }))).toMatchObject([
    { kind: 'restDay', field: 'week_off_days' },
  ]);
  expect(kindsOf(plainShift({ days: everyDay({ shift_start_time: '00:00', shift_end_time: '23:59' }) }))).toEqual([]);
  expect(kindsOf(plainShift({ days: everyDay({ shift_end_time: null }) }))).toEqual([]);
});
