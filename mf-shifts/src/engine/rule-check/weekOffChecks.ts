import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { DAYS, WEEKDAYS, WEEKS } from '@seamline/shared/contract/shifts/shift-time';
import { type Check, daysAlwaysOff } from './check.ts';

const NO_ALTERNATE: Pick<ShiftInput, 'has_alternate_week_off' | 'week_off_alternate_week' | 'alternate_week_off_days'> =
  { has_alternate_week_off: false, week_off_alternate_week: [], alternate_week_off_days: [] };

function hasAlternate(shift: ShiftInput): boolean {
  return !shift.has_week_off_auto && shift.has_alternate_week_off;
}

/** True for a shift whose employees have no day off in any week; that is advice, since it may be intended. */
export function hasNoWeekOff({ has_week_off_auto, week_off_days }: ShiftInput): boolean {
  return !has_week_off_auto && week_off_days.length === 0;
}

/** Days off that leave nobody at work, or that never come. */
export const weekOffChecks = {
  sevenWeekOffs: {
    rules: ['week_off_days'],
    find: (shift) => daysAlwaysOff(shift).length === DAYS.length,
    fix: (shift) => ({ ...shift, ...NO_ALTERNATE, week_off_days: ['SUNDAY'] }),
  },
  sevenAutomaticWeekOffs: {
    rules: ['week_off_number_in_week'],
    find: (shift) => shift.has_week_off_auto && shift.week_off_number_in_week === WEEKDAYS.length,
    fix: (shift) => ({ ...shift, week_off_number_in_week: 1 }),
  },
  automaticWithoutNumber: {
    rules: ['week_off_number_in_week'],
    find: (shift) => shift.has_week_off_auto && shift.week_off_number_in_week === null,
    fix: (shift) => ({ ...shift, week_off_number_in_week: 1 }),
  },
  alternateOutside: {
    rules: ['alternate_week_off_days', 'week_off_days'],
    find: (shift) => shift.alternate_week_off_days.some((day) => !shift.week_off_days.includes(day)),
    fix: (shift) => ({
      ...shift,
      alternate_week_off_days: shift.alternate_week_off_days.filter((day) => shift.week_off_days.includes(day)),
    }),
  },
  alternateWithoutWeeks: {
    rules: ['week_off_alternate_week'],
    find: (shift) =>
      hasAlternate(shift) && shift.week_off_alternate_week.length === 0 && shift.alternate_week_off_days.length > 0,
    fix: (shift) => ({ ...shift, week_off_alternate_week: [2, 4] }),
  },
  alternateWithoutDays: {
    rules: ['alternate_week_off_days'],
    find: (shift) => hasAlternate(shift) && shift.alternate_week_off_days.length === 0,
    fix: (shift) => ({ ...shift, ...NO_ALTERNATE }),
  },
  alternateEveryWeek: {
    rules: ['week_off_alternate_week'],
    find: (shift) =>
      hasAlternate(shift) &&
      shift.alternate_week_off_days.length > 0 &&
      WEEKS.every((week) => shift.week_off_alternate_week.includes(week)),
    fix: (shift) => ({ ...shift, ...NO_ALTERNATE }),
  },
} satisfies Record<string, Check>;
