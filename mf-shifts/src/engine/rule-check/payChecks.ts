import type { DayRules, ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { type Day, durationOf, isLater, minutesOfDay, timeOfDay } from '@seamline/shared/contract/shifts/shift-time';
import { type Check, changeDays, lengthOf, minutesOf, spanOfDay, workingDays, workingSpans } from './check.ts';

const DAY = 24 * 60;
const USUAL_HALF = '04:00:00';
const USUAL_FULL = '08:00:00';

function earnsCompOff(shift: ShiftInput): boolean {
  return shift.add_comp_off_on_extra_day || shift.add_comp_off_on_after_extra_hours_completed;
}

function minimums(shift: ShiftInput): number[] {
  const { min_hours_for_half_day_after_shift: half, min_hours_for_full_day_after_shift: full } = shift;
  return [half, full].flatMap((duration) => minutesOf(duration) ?? []);
}

/** Minutes that a day has left after the shortest of its shifts. */
function longestRest(shift: ShiftInput): number {
  return DAY - Math.min(DAY, ...workingSpans(shift).map(lengthOf));
}

/** Minutes between the end of the shift and the last punch that is accepted. */
function minutesAfterShift(day: DayRules): number | undefined {
  const span = spanOfDay(day);
  const { max_punch_out_time: time, shift_end_time: end } = day;
  if (!span || end === null) return undefined;
  const byHours = (minutesOf(day.max_punch_out_hours) ?? 49 * 60) - lengthOf(span);
  if (time === null || !isLater(time, end)) return byHours;
  return Math.min(byHours, (minutesOfDay(time) - minutesOfDay(end) + DAY) % DAY);
}

function daysEndingTooSoon(shift: ShiftInput): readonly Day[] {
  const least = Math.min(...minimums(shift));
  if (!shift.add_comp_off_on_after_extra_hours_completed || !Number.isFinite(least) || least >= DAY) return [];
  const days = workingDays(shift).filter((day) => spanOfDay(shift.days[day]));
  const tooSoon = days.filter((day) => (minutesAfterShift(shift.days[day]) ?? DAY) < least);
  return tooSoon.length === days.length ? tooSoon : [];
}

/** Penalty, overtime and compensatory off. */
export const payChecks = {
  penaltyOverHundred: {
    rules: ['penalty_value', 'penalty_type'],
    find: (shift) =>
      shift.generate_penalty_on_absent && shift.penalty_type === 'PERCENTAGE' && (shift.penalty_value ?? 0) > 100,
    fix: (shift) => ({ ...shift, penalty_value: 100 }),
  },
  penaltyWithoutValue: {
    rules: ['penalty_value', 'generate_penalty_on_absent'],
    find: (shift) => shift.generate_penalty_on_absent && !shift.penalty_value,
    fix: (shift) => ({ ...shift, generate_penalty_on_absent: false }),
  },
  extraHoursApprovalUnused: {
    rules: ['need_approval_for_extra_hours_on_weekdays', 'approval_required_for_extra_day'],
    find: (shift) =>
      shift.need_approval_for_extra_hours_on_weekdays && shift.approval_required_for_extra_day === 'NONE',
    fix: (shift) => ({ ...shift, need_approval_for_extra_hours_on_weekdays: false }),
  },
  overtimeRoundedAway: {
    rules: ['overtime_counts_from_minutes', 'overtime_rounded_to_minutes'],
    find: ({ overtime_counts_from_minutes: from, overtime_rounded_to_minutes: step }) =>
      from !== null && step !== null && from < step,
    fix: (shift) => ({ ...shift, overtime_counts_from_minutes: shift.overtime_rounded_to_minutes }),
  },
  compOffWithoutExpiry: {
    rules: ['comp_off_expiry_days'],
    find: (shift) => earnsCompOff(shift) && shift.comp_off_expiry_days === null,
    fix: (shift) => ({ ...shift, comp_off_expiry_days: 60 }),
  },
  compOffUnreachable: {
    rules: ['min_hours_for_half_day_after_shift', 'min_hours_for_full_day_after_shift'],
    find: (shift) =>
      shift.add_comp_off_on_after_extra_hours_completed &&
      minimums(shift).some((minutes) => minutes >= DAY || minutes > longestRest(shift)),
    fix: (shift) =>
      longestRest(shift) >= 8 * 60
        ? {
            ...shift,
            min_hours_for_half_day_after_shift: USUAL_HALF,
            min_hours_for_full_day_after_shift: USUAL_FULL,
          }
        : { ...shift, add_comp_off_on_after_extra_hours_completed: false },
  },
  compOffWithoutHours: {
    rules: ['min_hours_for_half_day_after_shift', 'min_hours_for_full_day_after_shift'],
    find: (shift) => shift.add_comp_off_on_after_extra_hours_completed && minimums(shift).length === 0,
    fix: (shift) => ({
      ...shift,
      min_hours_for_half_day_after_shift: USUAL_HALF,
      min_hours_for_full_day_after_shift: USUAL_FULL,
    }),
  },
  compOffHoursOutOfOrder: {
    rules: ['min_hours_for_half_day_after_shift', 'min_hours_for_full_day_after_shift'],
    find(shift) {
      const [half, full] = minimums(shift);
      return (
        shift.add_comp_off_on_after_extra_hours_completed && half !== undefined && full !== undefined && half >= full
      );
    },
    fix(shift) {
      const most = Math.max(...minimums(shift));
      return {
        ...shift,
        min_hours_for_half_day_after_shift: durationOf(Math.floor(most / 2)),
        min_hours_for_full_day_after_shift: durationOf(most),
      };
    },
  },
  compOffAfterLastPunch: {
    rules: ['max_punch_out_time', 'max_punch_out_hours', 'min_hours_for_half_day_after_shift'],
    find: daysEndingTooSoon,
    fix: (shift, days) =>
      changeDays(shift, days, (day) => {
        const span = spanOfDay(day);
        const needed = Math.max(...minimums(shift));
        if (!span) return {};
        return {
          // More than half a day later is no longer later on a clock that goes round.
          max_punch_out_time: needed > DAY / 2 ? null : timeOfDay(span.end + needed),
          max_punch_out_hours: null,
        };
      }),
  },
  breakDeductionWithoutBreak: {
    rules: ['deduct_break_if_not_taken', 'deduct_full_break_if_less_assign_time'],
    find(shift) {
      const deducts = shift.deduct_break_if_not_taken || shift.deduct_full_break_if_less_assign_time;
      const days = workingDays(shift).map((day) => shift.days[day]);
      const withHours = days.filter(spanOfDay);
      const withoutBreak = withHours.every((day) => day.lunch_start_time === null && day.tea_start_time === null);
      return deducts && withHours.length > 0 && withoutBreak;
    },
    fix: (shift) => ({ ...shift, deduct_break_if_not_taken: false, deduct_full_break_if_less_assign_time: false }),
  },
} satisfies Record<string, Check>;
