import { NEW_SHIFT } from '@seamline/shared/contract/shifts/shift';
import { describe, expect, test } from 'vitest';
import { resetDependents } from './useShiftForm.ts';

const WEEK_OFFS = {
  ...NEW_SHIFT,
  week_off_days: ['SATURDAY' as const, 'SUNDAY' as const],
  has_alternate_week_off: true,
  week_off_alternate_week: [2 as const, 4 as const],
  alternate_week_off_days: ['SATURDAY' as const],
};
const LEAVE = {
  ...NEW_SHIFT,
  allow_short_leave: true,
  apply_sandwich_leave: true,
  apply_leave_on_holiday: true,
  holiday_penalty_apply: true,
  apply_leave_on_weekoff: true,
  weekoff_penalty_apply: true,
};

describe('switching', () => {
  test('automatic week-offs on clears the chosen days and the alternate weeks', () => {
    expect(resetDependents('has_week_off_auto', true, WEEK_OFFS)).toEqual({
      week_off_days: [],
      has_alternate_week_off: false,
      week_off_alternate_week: [],
      alternate_week_off_days: [],
    });
    expect(resetDependents('has_week_off_auto', false, WEEK_OFFS)).toEqual({});
  });

  test('alternate week-offs off clears weeks and days', () => {
    expect(resetDependents('has_alternate_week_off', false, WEEK_OFFS)).toEqual({
      week_off_alternate_week: [],
      alternate_week_off_days: [],
    });
  });

  test.each([true, false])('short leave to %s sets sandwich, holiday and week-off leave back to No', (value) => {
    expect(resetDependents('allow_short_leave', value, LEAVE)).toEqual({
      apply_sandwich_leave: false,
      apply_leave_on_holiday: false,
      apply_leave_on_weekoff: false,
      holiday_penalty_apply: false,
      weekoff_penalty_apply: false,
    });
  });

  test('anything else, or what is clear already, sets nothing back', () => {
    expect(resetDependents('has_week_off_auto', true, NEW_SHIFT)).toEqual({});
    expect(resetDependents('penalty_type', 'PERCENTAGE', LEAVE)).toEqual({});
  });
});

test('a day that is no week-off any more is no alternate one either', () => {
  expect(resetDependents('week_off_days', ['SUNDAY'], WEEK_OFFS)).toEqual({ alternate_week_off_days: [] });
  expect(resetDependents('week_off_days', ['SATURDAY'], WEEK_OFFS)).toEqual({});
});
