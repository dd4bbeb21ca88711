import { describe, expect, test } from 'vitest';
import { textInEnglish } from '../errors/english.ts';
import { type DayRules, EMPTY_DAY, MISSING_DAY, MISSING_RULES, NEW_SHIFT, sameWeek } from './shift.ts';
import { dayProblems, shiftProblems } from './shift-checks.ts';

const NIGHT: DayRules = {
  ...EMPTY_DAY,
  shift_start_time: '20:00',
  shift_end_time: '06:00',
  lunch_start_time: '00:30',
  lunch_end_time: '01:15',
  half_day_after_time: '01:00',
  half_day_before_time: '00:30',
  min_full_day_hours: '10:00:00',
  max_punch_out_time: '09:00',
  max_punch_out_hours: '15:00:00',
};
const said = (day: Partial<DayRules>, base: DayRules = MISSING_DAY) =>
  dayProblems({ ...base, ...day }).map(({ rule, message }) => [rule, textInEnglish(message)]);

test('neither the defaults nor a night shift contradict themselves', () => {
  expect(said({})).toEqual([]);
  expect(said({}, NIGHT)).toEqual([]);
  expect(said({}, EMPTY_DAY)).toEqual([]);
  expect(shiftProblems(NEW_SHIFT)).toEqual([]);
  expect(shiftProblems({ ...MISSING_RULES, days: sameWeek(MISSING_DAY) })).toEqual([]);
});

describe('the punch-out', () => {
  test.each([
    [{ max_punch_out_time: '17:00' }, 'Must be later than Shift End Time'],
    [{ max_punch_out_time: '16:59' }, 'Must be later than Shift End Time'],
    [{ max_punch_out_time: '08:00' }, 'Must be later than Shift End Time'],
  ])('at %j is refused', (day, message) => {
    expect(said(day)).toEqual([['max_punch_out_time', message]]);
  });

  test('at 05:00 of a night until 06:00 is refused, at 07:00 it is not', () => {
    expect(said({ max_punch_out_time: '05:00' }, NIGHT)).toEqual([
      ['max_punch_out_time', 'Must be later than Shift End Time'],
    ]);
    expect(said({ max_punch_out_time: '07:00' }, NIGHT)).toEqual([]);
  });

  test('after an evening shift may be past midnight', () => {
    const evening = { ...EMPTY_DAY, shift_start_time: '14:00', shift_end_time: '22:00', max_punch_out_time: '00:30' };
    expect(dayProblems(evening)).toEqual([]);
  });

  test('needs the end of the shift', () => {
    expect(said({ max_punch_out_time: '18:00' }, EMPTY_DAY)).toEqual([
      ['max_punch_out_time', 'Set Shift End Time first'],
    ]);
  });

  test.each(['08:00:00', '07:45:00'])('after %s is not after the eight hours of the shift', (hours) => {
    expect(said({ max_punch_out_hours: hours })).toEqual([['max_punch_out_hours', 'Must exceed shift duration']]);
  });

  test('after a duration needs both ends of the shift', () => {
    expect(said({ shift_start_time: '09:00', max_punch_out_hours: '10:00:00' }, EMPTY_DAY)).toEqual([
      ['max_punch_out_hours', 'Set Shift Start & End Time first'],
    ]);
  });

  test('of a shift that fills the day may be at any time', () => {
    const flexible = { ...EMPTY_DAY, shift_start_time: '00:00', shift_end_time: '23:59' };
    expect(said({ max_punch_out_time: '17:30', max_punch_out_hours: 'P1D' }, flexible)).toEqual([]);
  });
});

describe('a break', () => {
  test.each([
    [{ lunch_start_time: '08:00' }, 'lunch_start_time'],
    [{ lunch_end_time: '17:01' }, 'lunch_end_time'],
    [{ tea_start_time: '18:00', tea_end_time: '18:15' }, 'tea_start_time'],
    [{ half_day_after_time: '08:59' }, 'half_day_after_time'],
    [{ half_day_before_time: '17:30' }, 'half_day_before_time'],
  ])('%j lies outside of the shift', (day, rule) => {
    expect(said(day)).toContainEqual([rule, 'Must lie inside the shift.']);
  });

  test('of a night lies inside on both sides of midnight', () => {
    expect(said({ lunch_start_time: '23:45', lunch_end_time: '00:15' }, NIGHT)).toEqual([]);
    expect(said({ tea_start_time: '06:30', tea_end_time: '06:45' }, NIGHT)).toEqual([
      ['tea_start_time', 'Must lie inside the shift.'],
      ['tea_end_time', 'Must lie inside the shift.'],
    ]);
  });

  test('ends after it starts', () => {
    expect(said({ lunch_end_time: '12:30' })).toEqual([
      ['lunch_end_time', 'Must be later than the start of the break.'],
    ]);
    expect(said({ lunch_end_time: '13:00' })).toEqual([
      ['lunch_end_time', 'Must be later than the start of the break.'],
    ]);
    expect(said({ lunch_start_time: '13:00', lunch_end_time: '12:00' }, EMPTY_DAY)).toEqual([
      ['lunch_end_time', 'Must be later than the start of the break.'],
    ]);
  });
});

describe('minimum hours', () => {
  test('may be as long as the shift, and no longer', () => {
    expect(said({ min_full_day_hours: '08:00:00' })).toEqual([]);
    expect(said({ min_full_day_hours: '08:10:00' })).toEqual([
      ['min_full_day_hours', 'Must not be longer than the shift.'],
    ]);
  });

  test('need both ends of the shift', () => {
    expect(said({ min_half_day_hours: '04:00:00' }, EMPTY_DAY)).toEqual([
      ['min_half_day_hours', 'Set Shift Start & End Time first'],
    ]);
  });
});

test('alternate days are among the week-offs', () => {
  const shift = { ...NEW_SHIFT, week_off_days: ['SUNDAY' as const], alternate_week_off_days: ['SATURDAY' as const] };
  const problems = shiftProblems(shift).map(({ path, message }) => ({ path, message: textInEnglish(message) }));
  expect(problems).toEqual([{ path: ['alternate_week_off_days'], message: 'Choose only days that are week-offs.' }]);
});
