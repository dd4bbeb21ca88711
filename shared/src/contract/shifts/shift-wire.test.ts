import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { textInEnglish } from '../errors/english.ts';
import {
  type DayRules,
  dayRules,
  MISSING_DAY,
  MISSING_RULES,
  NEW_SHIFT,
  type ShiftInput,
  sameWeek,
  shiftInput,
  shiftRules,
} from './shift.ts';
import { CHOICES, DAY_RULES, recordOf, SHIFT_RULES, shiftRecords } from './shift-rules.ts';
import { DAYS, durationOf, timeOfDay, WEEKDAYS, WEEKS } from './shift-time.ts';
import {
  durationFromWire,
  fieldPathOf,
  flattenDays,
  nestDays,
  readShift,
  type Spelling,
  timingName,
} from './shift-wire.ts';
import { shiftChange, shiftPayload, storedShift } from './shifts.ts';

const SPELLINGS: Spelling[] = ['add', 'edit'];
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const anyTime = orNull(fc.integer({ min: 0, max: 1439 }).map(timeOfDay));
const stepped = (step: number, from: number, to: number) =>
  fc.integer({ min: from / step, max: to / step }).map((steps) => durationOf(steps * step));

const anyDay = fc.record(
  Object.fromEntries(
    DAY_RULES.map((rule) => {
      if (recordOf(rule).kind === 'time') return [rule, anyTime];
      if (rule === 'max_punch_out_hours') return [rule, orNull(fc.oneof(fc.constant('P1D'), stepped(15, 60, 2940)))];
      if (recordOf(rule).kind === 'duration') return [rule, orNull(stepped(10, 10, 1440))];
      return [rule, fc.integer({ min: 0, max: 5 })];
    }),
  ),
) as unknown as fc.Arbitrary<DayRules>;
const anyWeek = fc.record(Object.fromEntries(DAYS.map((day) => [day, anyDay]))) as unknown as fc.Arbitrary<
  ShiftInput['days']
>;

const OF_KIND = {
  text: fc.constantFrom('General', 'GEN', 'રાત પાળી'),
  yesNo: fc.boolean(),
  number: fc.integer({ min: 1, max: 7 }),
  duration: orNull(fc.oneof(fc.constant('P3D'), stepped(30, 30, 600))),
  days: fc.subarray([...WEEKDAYS]),
  weeks: fc.subarray([...WEEKS]),
};
const anyRules = fc.record(
  Object.fromEntries(
    SHIFT_RULES.map((rule) => {
      const { kind } = shiftRecords[rule];
      return [rule, kind === 'choice' ? fc.constantFrom(...CHOICES[rule as keyof typeof CHOICES]) : OF_KIND[kind]];
    }),
  ),
);
const anyShift = fc.tuple(anyRules, anyWeek).map(([rules, days]) => ({ ...rules, days }) as unknown as ShiftInput);

const wireOf = (spelling: Spelling, { days, ...rules }: ShiftInput): Record<string, unknown> =>
  z.encode(spelling === 'add' ? shiftPayload : shiftChange, { ...rules, ...flattenDays(days, spelling) });

const GENERAL = { ...NEW_SHIFT, shift_name: 'General' };

describe('a shift on the wire', () => {
  test.each(SPELLINGS)('has the names of the %s form: 63 rules and 19 timings a day', (spelling) => {
    const names = Object.keys(wireOf(spelling, GENERAL));
    expect(names).toHaveLength(63 + 7 * 19);
    expect(names).toContain('monday_max_punch_out_hours');
    expect(names).toContain('sunday_min_three_quarter_hours');
    expect(names).toContain('late_in_early_out_max_minutes');
    const own = {
      add: ['late_in_after_minutes', 'early_out_before_minutes', 'tea_before_minute'],
      edit: ['late_in_count_after_minutes', 'early_out_count_before_minutes', 'take_tea_before_minute'],
    };
    for (const day of DAYS) {
      for (const name of own[spelling]) expect(names).toContain(`${day}_${name}`);
      for (const name of own[spelling === 'add' ? 'edit' : 'add']) expect(names).not.toContain(`${day}_${name}`);
    }
  });

  test('times have seconds in an update and none in a creation; an empty time is null', () => {
    expect(wireOf('add', GENERAL)).toMatchObject({ monday_shift_start_time: '09:00', monday_shift_end_time: null });
    expect(wireOf('edit', GENERAL)).toMatchObject({
      monday_shift_start_time: '09:00:00',
      monday_shift_end_time: null,
    });
  });

  test.each(SPELLINGS)('survives encoding and decoding in the spelling of the %s form', (spelling) => {
    fc.assert(
      fc.property(anyShift, (shift) => {
        const sent = JSON.parse(JSON.stringify(wireOf(spelling, shift)));
        const received = z.decode(spelling === 'add' ? shiftPayload : shiftChange, sent);
        expect(nestDays(received, spelling)).toEqual(shift.days);
        const { days: _, ...rules } = shift;
        expect(received).toMatchObject(rules);
        const read = readShift(sent);
        // A duration that is missing is read as its default while its rule is switched on.
        const missing = shift.add_comp_off_on_after_extra_hours_completed ? 'P3D' : null;
        expect(read.shift).toEqual({
          ...shift,
          min_hours_for_half_day_after_shift: shift.min_hours_for_half_day_after_shift ?? missing,
          min_hours_for_full_day_after_shift: shift.min_hours_for_full_day_after_shift ?? missing,
        });
      }),
      { numRuns: 50 },
    );
  });

  test('is understood in the spelling of the other form as well', () => {
    fc.assert(
      fc.property(anyWeek, (days) => {
        expect(nestDays(flattenDays(days, 'edit'), 'add')).toEqual(days);
        expect(nestDays(flattenDays(days, 'add'), 'edit')).toEqual(days);
      }),
      { numRuns: 50 },
    );
  });

  test('uses the spelling of its own form if both are sent', () => {
    const both = { monday_tea_before_minute: 10, monday_take_tea_before_minute: 20 };
    expect(nestDays(both, 'add').monday).toEqual({ take_tea_before_minute: 10 });
    expect(nestDays(both, 'edit').monday).toEqual({ take_tea_before_minute: 20 });
  });

  test('every wire name maps to its path in the form', () => {
    for (const spelling of SPELLINGS) {
      for (const day of DAYS) {
        for (const rule of DAY_RULES) expect(fieldPathOf(timingName(day, rule, spelling))).toBe(`days.${day}.${rule}`);
      }
    }
    expect(fieldPathOf('shift_name')).toBe('shift_name');
  });
});

describe('reading a stored shift', () => {
  const LINE = { id: 7, shift_code: 'GEN', shift_name: 'General', week_off: ['MONDAY'], timezone: '+05:30' };

  test('a row of the list is completed with the defaults, each marked as assumed', () => {
    const { shift, assumed } = readShift(LINE);
    expect(shift).toEqual({
      ...MISSING_RULES,
      shift_name: 'General',
      code: 'GEN',
      week_off_days: ['MONDAY'],
      days: sameWeek(MISSING_DAY),
    });
    expect(assumed).toContain('sandwich_type');
    expect(assumed).toContain('days.friday.lunch_start_time');
    expect(assumed).toContain('min_hours_for_half_day_after_shift');
    expect(assumed).not.toContain('code');
    expect(assumed).not.toContain('shift_name');
    expect(assumed).not.toContain('week_off_days');
    expect(assumed.filter((place) => place.startsWith('days.'))).toHaveLength(7 * 19);
  });

  test('only what was missing and has a default is assumed', () => {
    const whole = wireOf('edit', GENERAL);
    expect(readShift(whole).assumed).toEqual([]);
    expect(readShift({ ...whole, shift_name: undefined }).assumed).toEqual([]);
    expect(readShift({ ...whole, late_in_max_minutes: undefined }).assumed).toEqual([]);
    expect(readShift({ ...whole, sandwich_type: null }).assumed).toEqual(['sandwich_type']);
    expect(readShift({ ...whole, sandwich_type: undefined }).assumed).toEqual(['sandwich_type']);
  });

  test('the hours for compensatory off are P3D where they are empty and the rule is on, or where they were not sent', () => {
    const hoursOf = (answer: Record<string, unknown>) => {
      const { shift, assumed } = readShift({ ...wireOf('edit', GENERAL), ...answer });
      const rule = 'min_hours_for_half_day_after_shift';
      return [shift[rule], assumed.includes(rule)];
    };
    const rule = 'add_comp_off_on_after_extra_hours_completed';
    expect(hoursOf({ [rule]: false })).toEqual([null, false]);
    expect(hoursOf({ [rule]: true })).toEqual(['P3D', true]);
    expect(hoursOf({ [rule]: false, min_hours_for_half_day_after_shift: undefined })).toEqual(['P3D', true]);
    expect(hoursOf({ [rule]: false, min_hours_for_half_day_after_shift: 'P3D' })).toEqual(['P3D', false]);
  });

  test('the switches of the week are off where they were not sent, which is no assumption, also in seven equal days', () => {
    const switches = ['has_same_rules_for_all_days', 'has_flexible_hours'] as const;
    const flexible = sameWeek({ ...MISSING_DAY, shift_start_time: '00:00', shift_end_time: '23:59' });
    const { shift, assumed } = readShift({ ...LINE, ...flattenDays(flexible, 'edit') });
    for (const name of switches) {
      expect(shift[name]).toBe(false);
      expect(assumed).not.toContain(name);
      expect(readShift({ ...LINE, [name]: true }).shift[name]).toBe(true);
    }
  });

  test('the spelling of the edit form comes before that of the add form', () => {
    const { shift } = readShift({ ...LINE, monday_late_in_count_after_minutes: 3, monday_late_in_after_minutes: 4 });
    expect(shift.days.monday.late_in_count_after_minutes).toBe(3);
  });

  test('an empty time that was chosen stays empty', () => {
    const { shift, assumed } = readShift({ ...LINE, monday_lunch_start_time: null });
    expect(shift.days.monday.lunch_start_time).toBeNull();
    expect(assumed).not.toContain('days.monday.lunch_start_time');
  });

  test('an invalid value of a rule is replaced by the default', () => {
    const { shift, assumed } = readShift({ ...LINE, penalty_type: 'SMALL', tuesday_shift_end_time: 'late' });
    expect(shift.penalty_type).toBe('FLAT');
    expect(shift.days.tuesday.shift_end_time).toBe('17:00');
    expect(assumed).toContain('penalty_type');
    expect(assumed).toContain('days.tuesday.shift_end_time');
  });

  test('a duration keeps its spelling if that has a meaning', () => {
    const { shift } = readShift({ ...LINE, monday_max_punch_out_hours: 'P1D', friday_max_punch_out_hours: 'PT9H' });
    expect(shift.days.monday.max_punch_out_hours).toBe('P1D');
    expect(shift.days.friday.max_punch_out_hours).toBe('09:00:00');
    expect(durationFromWire('P12D')).toBe('P12D');
    expect(durationFromWire('P1DT2H')).toBe('26:00:00');
    expect(durationFromWire('later')).toBe('later');
  });
});

test('every rule has a kind, and every kind has a rule', () => {
  expect(Object.keys(shiftRules.shape)).toEqual(SHIFT_RULES);
  expect(Object.keys(dayRules.shape)).toEqual(DAY_RULES);
  expect(SHIFT_RULES).toHaveLength(63);
  expect(DAY_RULES).toHaveLength(19);
});

test('the defaults are valid shifts, except for the missing name', () => {
  expect(shiftInput.safeParse({ ...NEW_SHIFT, shift_name: 'General' }).success).toBe(true);
  expect(shiftInput.safeParse({ ...MISSING_RULES, shift_name: 'General', days: sameWeek(MISSING_DAY) }).success).toBe(
    true,
  );
});

test('a response contains every rule and every timing', () => {
  const names = Object.keys(storedShift.shape);
  expect(names).toHaveLength(9 + 62 + 7 * 19);
});

describe('a value', () => {
  const problemOf = (name: string, value: unknown) => {
    const wire = { shift_name: 'General', hours_type_in_shift_clock: 'FULL_SHIFT_HOURS', shift_utc_offset: '+05:30' };
    const checked = z.safeDecode(shiftPayload, { ...wire, [name]: value } as never);
    return checked.error?.issues.map((issue) => [issue.path.join('.'), textInEnglish(issue.message)])[0];
  };

  test.each([
    ['shift_name', '  ', 'This field is required.'],
    ['shift_name', undefined, 'This field is required.'],
    ['hours_type_in_shift_clock', undefined, 'This field is required.'],
    ['hours_type_in_shift_clock', 'HALF', 'Choose one of the options.'],
    ['shift_utc_offset', '+01:00', 'Choose one of the options.'],
    ['week_off_number_in_week', 8, 'Enter a whole number from 1 to 7.'],
    ['comp_off_expiry_days', 366, 'Enter a whole number from 1 to 365.'],
    ['comp_off_expiry_days', 0, 'Enter a whole number from 1 to 365.'],
    ['max_comp_off_per_month', 31, 'Enter a whole number from 1 to 30.'],
    ['late_in_max_minutes', -1, 'Enter a whole number, 0 or more.'],
    ['late_in_max_minutes', 1.5, 'Enter a whole number, 0 or more.'],
    ['late_in_max_minutes', 3_000_000_000, 'This number is too large.'],
    ['penalty_value', -0.01, 'Enter a number of 0 or more, with at most two digits after the point.'],
    ['penalty_value', 1.005, 'Enter a number of 0 or more, with at most two digits after the point.'],
    ['multiple_punch_allowed', 'FALSE', 'Choose yes or no.'],
    ['has_same_rules_for_all_days', 'yes', 'Choose yes or no.'],
    ['has_flexible_hours', null, 'Choose yes or no.'],
    ['week_off_days', ['Sunday'], 'Choose one of the options.'],
    ['monday_shift_start_time', '9:00', 'Enter a time such as 09:30.'],
    ['monday_shift_start_time', '24:00', 'Enter a time such as 09:30.'],
    ['monday_shift_start_time', '09:00:30', 'Enter a time such as 09:30.'],
    ['monday_late_in_after_minutes', 6, 'Maximum allowed is 5 minutes'],
    ['monday_early_out_count_before_minutes', 6, 'Maximum allowed is 5 minutes'],
    ['sunday_max_personal_break_minutes', 60, 'Enter a whole number from 0 to 59.'],
    ['sunday_max_punch_out_hours', '49:15:00', 'Choose one of the options.'],
    ['sunday_max_punch_out_hours', '00:45:00', 'Choose one of the options.'],
    ['sunday_max_punch_out_hours', 'a day', 'Enter a duration such as 04:00.'],
    ['sunday_min_half_day_hours', '00:15:00', 'Choose one of the options.'],
    ['min_hours_for_half_day_after_shift', 'P8D', 'This number is too large.'],
  ])('%s is not %j', (name, value, message) => {
    const [field, said] = problemOf(name, value) ?? [];
    expect([field?.split('.')[0], said]).toEqual([name, message]);
  });

  test.each([
    ['penalty_value', 0.01],
    ['penalty_value', 1234.56],
    ['comp_off_expiry_days', 365],
    ['monday_late_in_after_minutes', 5],
    ['sunday_max_personal_break_minutes', 59],
    ['sunday_max_punch_out_hours', '49:00:00'],
    ['sunday_max_punch_out_hours', '01:00:00'],
    ['sunday_max_punch_out_hours', 'P1D'],
    ['min_hours_for_full_day_after_shift', 'P3D'],
    ['late_in_early_out_type', null],
    ['code', null],
    ['code', ''],
  ])('%s may be %j', (name, value) => {
    expect(problemOf(name, value)).toBeUndefined();
  });
});
