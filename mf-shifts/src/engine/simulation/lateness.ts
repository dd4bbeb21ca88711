import type { DayRules, ShiftInput } from '@seamline/shared/contract/shifts/shift';
import type { ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import { type Span, timeOfDay, WEEKDAYS } from '@seamline/shared/contract/shifts/shift-time';
import type { Circumstances, Ledger, Note } from './result.ts';

/** Minutes late and early. */
export interface Lateness {
  late: number;
  early: number;
}

/** Minutes past the start and before the end, where they are more than is let pass; then all of them count. */
export function countLateness(day: DayRules, span: Span, first: number, last: number, note: Note): Lateness {
  const length = span.end - span.start;
  const late = Math.min(length, Math.max(0, first - span.start));
  const early = Math.min(length, Math.max(0, span.end - last));
  const lateGrace = day.late_in_count_after_minutes;
  const earlyGrace = day.early_out_count_before_minutes;
  if (late > lateGrace) note('late_in_count_after_minutes', 'late', timeOfDay(first), late, lateGrace);
  else if (late > 0) note('late_in_count_after_minutes', 'lateWithinGrace', late, lateGrace);
  if (early > earlyGrace) note('early_out_count_before_minutes', 'early', timeOfDay(last), early, earlyGrace);
  else if (early > 0) note('early_out_count_before_minutes', 'earlyWithinGrace', early, earlyGrace);
  return { late: late > lateGrace ? late : 0, early: early > earlyGrace ? early : 0 };
}

interface CoveredLateness extends Lateness {
  /** Minutes of short leave that count as worked. */
  shortLeave: number;
}

/** Takes a short leave for what it can cover: one end of the day, or both where it may be split. */
export function coverByShortLeave(
  shift: ShiftInput,
  weekday: number,
  lateness: Lateness,
  ledger: Ledger,
  given: Circumstances,
  note: Note,
): CoveredLateness {
  const open: CoveredLateness = { ...lateness, shortLeave: 0 };
  const { late, early } = lateness;
  const allowed = shift.short_leave_minutes_in_shift_time ?? 0;
  if (!shift.allow_short_leave || allowed === 0 || late + early === 0) return open;
  const day = WEEKDAYS[weekday];
  if (shift.short_leave_days.length > 0 && !(day && shift.short_leave_days.includes(day))) {
    note('short_leave_days', 'shortLeaveOtherDay');
    return open;
  }
  if (shift.need_short_leave_request && !given.isShortLeaveRequested) {
    note('need_short_leave_request', 'shortLeaveNotRequested');
    return open;
  }
  if (shift.monthly_short_leaves !== null && ledger.shortLeaves >= shift.monthly_short_leaves) {
    note('monthly_short_leaves', 'shortLeaveUsedUp', shift.monthly_short_leaves);
    return open;
  }
  const buffer = shift.short_leave_buffer_minutes ?? 0;
  const covered = chooseEnds(shift, lateness, allowed + buffer, note);
  if (covered === 0) {
    note('short_leave_minutes_in_shift_time', 'shortLeaveTooShort', Math.min(late || early, early || late), allowed);
    return open;
  }
  ledger.shortLeaves += 1;
  const isBoth = covered === late + early && late > 0 && early > 0;
  note('allow_short_leave', 'shortLeave', Math.min(covered, allowed), ledger.shortLeaves);
  if (covered > allowed) note('short_leave_buffer_minutes', 'shortLeaveBuffer', covered - allowed);
  const isLateCovered = isBoth || covered === late;
  return {
    late: isLateCovered ? 0 : late,
    early: isBoth || !isLateCovered ? 0 : early,
    shortLeave: Math.min(covered, allowed),
  };
}

function chooseEnds(shift: ShiftInput, { late, early }: Lateness, most: number, note: Note): number {
  if (late > 0 && early > 0) {
    if (shift.short_leave_type === 'FLEXIBLE' && late + early <= most) return late + early;
    if (shift.short_leave_type === 'DEFAULT' && late + early <= most) note('short_leave_type', 'shortLeaveOneEnd');
  }
  const fitting = [late, early].filter((minutes) => minutes > 0 && minutes <= most);
  return Math.max(0, ...fitting);
}

/** Days of leave that coming late or leaving early costs, and the rule that says so. */
export interface LeaveCharge {
  readonly leave: number;
  readonly rule: ShiftRule;
}

/** Adds the day to the month, and says what its minutes and its late days cost; a day pays for one of them. */
export function chargeLateness(shift: ShiftInput, lateness: Lateness, ledger: Ledger, note: Note): LeaveCharge {
  const byMinutes = chargeLimit(shift, lateness, ledger, note);
  const byDays = chargeLateDay(shift, lateness, ledger, byMinutes > 0, note);
  return byMinutes >= byDays
    ? { leave: byMinutes, rule: 'leave_should_be_applied_if_late_in_is_exceeded' }
    : { leave: byDays, rule: 'late_days_for_half_day' };
}

/** Every so many late days of a month cost half a day. */
function chargeLateDay(shift: ShiftInput, { late }: Lateness, ledger: Ledger, isCharged: boolean, note: Note): number {
  if (late === 0) return 0;
  ledger.lateDays += 1;
  const every = shift.late_days_for_half_day;
  if (every === null) return 0;
  const isDue = ledger.lateDays % every === 0;
  const reason = !isDue ? 'lateDayCounted' : isCharged ? 'lateDayCharged' : 'lateDayCosts';
  note('late_days_for_half_day', reason, ledger.lateDays, every);
  return isDue ? 0.5 : 0;
}

function chargeLimit(shift: ShiftInput, { late, early }: Lateness, ledger: Ledger, note: Note): number {
  ledger.lateMinutes += late;
  ledger.earlyMinutes += early;
  if (late > 0 && shift.reason_required_late_in) note('reason_required_late_in', 'lateReason');
  if (early > 0 && shift.reason_required_early_out) note('reason_required_early_out', 'earlyReason');
  const limits =
    shift.late_in_early_out_type === 'SEPARATE'
      ? ([
          ['late_in_max_minutes', late, ledger.lateMinutes],
          ['late_out_max_minutes', early, ledger.earlyMinutes],
        ] as const)
      : ([['late_in_early_out_max_minutes', late + early, ledger.lateMinutes + ledger.earlyMinutes]] as const);
  let isExceeded = false;
  for (const [rule, today, total] of limits) {
    const limit = shift[rule];
    if (limit === null || today === 0 || total <= limit) continue;
    note(rule, 'limitExceeded', total, limit);
    isExceeded = true;
  }
  if (!isExceeded) return 0;
  if (!shift.apply_half_or_full_day_on_late_in_limit_exceed) {
    note('apply_half_or_full_day_on_late_in_limit_exceed', 'limitWithoutCost');
    return 0;
  }
  const isHalf = shift.leave_should_be_applied_if_late_in_is_exceeded === 'HALF_DAY';
  note('leave_should_be_applied_if_late_in_is_exceeded', isHalf ? 'halfDayLeave' : 'fullDayLeave');
  return isHalf ? 0.5 : 1;
}
