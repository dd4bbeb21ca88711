import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { isInForce } from '@seamline/shared/contract/shifts/shift-rules';
import { DAYS, WEEKDAYS, WEEKS } from '@seamline/shared/contract/shifts/shift-time';
import { type Check, daysAlwaysOff, lengthOf, workingDays, workingSpans } from './check.ts';

const LEAVE_RULES = [
  'apply_sandwich_leave',
  'sandwich_leave_between_holiday_and_weekoff',
  'apply_leave_on_holiday',
  'apply_leave_on_weekoff',
  'holiday_penalty_apply',
  'weekoff_penalty_apply',
] as const satisfies readonly (keyof ShiftInput)[];

const LIMITS = [
  'late_in_max_minutes',
  'late_out_max_minutes',
  'late_in_early_out_max_minutes',
] as const satisfies readonly (keyof ShiftInput)[];

const PENALTIES = ['holiday_penalty_apply', 'weekoff_penalty_apply'] as const satisfies readonly (keyof ShiftInput)[];

/** Limits of the kind of counting that is chosen. */
function limitsInForce(shift: ShiftInput) {
  return LIMITS.filter((rule) => isInForce(rule, shift));
}

function shortestShift(shift: ShiftInput): number | undefined {
  const lengths = workingSpans(shift).map(lengthOf);
  return lengths.length === 0 ? undefined : Math.min(...lengths);
}

/** A short leave that fits the shortest shift: an hour, or a quarter of it. */
function fittingShortLeave(shift: ShiftInput): number {
  const shortest = shortestShift(shift) ?? 8 * 60;
  return Math.min(60, Math.max(1, Math.floor(shortest / 4)));
}

function shortLeaveDaysOff(shift: ShiftInput) {
  const off = daysAlwaysOff(shift);
  return shift.short_leave_days.filter((_, index, days) => {
    const day = DAYS[WEEKDAYS.indexOf(days[index] ?? 'MONDAY')];
    return day !== undefined && off.includes(day);
  });
}

/** Late minutes, short leave, leave on days off. */
export const leaveChecks = {
  lateLimitMissing: {
    rules: ['apply_half_or_full_day_on_late_in_limit_exceed', ...LIMITS],
    find: (shift) =>
      shift.apply_half_or_full_day_on_late_in_limit_exceed &&
      limitsInForce(shift).every((rule) => shift[rule] === null),
    fix: (shift) => ({ ...shift, apply_half_or_full_day_on_late_in_limit_exceed: false }),
  },
  lateLimitZero: {
    rules: LIMITS,
    find: (shift) =>
      shift.apply_half_or_full_day_on_late_in_limit_exceed && limitsInForce(shift).some((rule) => shift[rule] === 0),
    // An empty limit is none, which stays so.
    fix(shift) {
      const zero = limitsInForce(shift).filter((rule) => shift[rule] === 0);
      return { ...shift, ...Object.fromEntries(zero.map((rule) => [rule, 30])) };
    },
  },
  shortLeaveWithoutMinutes: {
    rules: ['short_leave_minutes_in_shift_time'],
    find: (shift) => shift.allow_short_leave && !shift.short_leave_minutes_in_shift_time,
    fix: (shift) => ({ ...shift, short_leave_minutes_in_shift_time: fittingShortLeave(shift) }),
  },
  shortLeaveNever: {
    rules: ['monthly_short_leaves'],
    find: (shift) => shift.allow_short_leave && shift.monthly_short_leaves === 0,
    fix: (shift) => ({ ...shift, monthly_short_leaves: 1 }),
  },
  shortLeaveTooLong: {
    rules: ['short_leave_minutes_in_shift_time'],
    find(shift) {
      const shortest = shortestShift(shift);
      const minutes = shift.short_leave_minutes_in_shift_time ?? 0;
      return shift.allow_short_leave && shortest !== undefined && minutes > 0 && minutes >= shortest / 2;
    },
    fix: (shift) => ({ ...shift, short_leave_minutes_in_shift_time: fittingShortLeave(shift) }),
  },
  shortLeaveOnDayOff: {
    rules: ['short_leave_days', 'week_off_days'],
    find: (shift) => shift.allow_short_leave && shortLeaveDaysOff(shift).length > 0,
    fix(shift) {
      const off = shortLeaveDaysOff(shift);
      const left = shift.short_leave_days.filter((day) => !off.includes(day));
      // Without any day named, short leave would be possible on all of them.
      const working = workingDays(shift).flatMap((day) => WEEKDAYS[DAYS.indexOf(day)] ?? []);
      return { ...shift, short_leave_days: left.length > 0 ? left : working };
    },
  },
  leaveRulesUnused: {
    rules: ['allow_short_leave', ...LEAVE_RULES],
    find: (shift) => !shift.allow_short_leave && LEAVE_RULES.some((rule) => shift[rule]),
    fix: (shift) => ({ ...shift, ...Object.fromEntries(LEAVE_RULES.map((rule) => [rule, false])) }),
  },
  dayOffPenaltyWithoutPenalty: {
    rules: ['holiday_penalty_apply', 'weekoff_penalty_apply', 'generate_penalty_on_absent'],
    find: (shift) =>
      shift.allow_short_leave &&
      !shift.generate_penalty_on_absent &&
      PENALTIES.some((rule) => shift[rule] && isInForce(rule, shift)),
    fix: (shift) => ({ ...shift, holiday_penalty_apply: false, weekoff_penalty_apply: false }),
  },
} satisfies Record<string, Check>;

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
