import type { ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { minutesOfDuration, type Span } from '@seamline/shared/contract/shifts/shift-time';
import { type CalendarDate, dateOf, dayNumber } from '../calendar.ts';
import type { Portion } from './portion.ts';
import type { Circumstances, DayKind, DayResult, Ledger, Note, Stretch } from './result.ts';

type Extra = Pick<DayResult, 'overtime' | 'awaitingApproval' | 'compOff' | 'compOffUntil'>;

const NOTHING: Extra = { overtime: 0, awaitingApproval: 0, compOff: 0, compOffUntil: null };

/** The facts that decide about extra work. */
export interface ExtraWork {
  shift: ShiftInput;
  date: CalendarDate;
  ledger: Ledger;
  given: Circumstances;
  note: Note;
}

function minutesWithin(stretches: readonly Stretch[], from: number, to: number): number {
  return stretches.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0);
}

/** The minutes of extra work that are overtime: none below a day's least, and then down to whole steps. */
function overtimeOf({ shift, note }: ExtraWork, minutes: number): number {
  const least = shift.overtime_counts_from_minutes ?? 0;
  if (minutes > 0 && minutes < least) note('overtime_counts_from_minutes', 'overtimeTooShort', minutes, least);
  if (minutes < least) return 0;
  const rest = minutes % (shift.overtime_rounded_to_minutes ?? 1);
  if (rest > 0) note('overtime_rounded_to_minutes', 'overtimeRounded', minutes, minutes - rest);
  return minutes - rest;
}

/** Work on a day off: overtime, or compensatory off in its place. */
export function judgeDayOff(work: ExtraWork, kind: DayKind, counted: number, portion: Portion): Extra {
  const { shift, given, note } = work;
  const asked = shift.approval_required_for_extra_day;
  const isAsked = asked === 'WEEK_OFF_AND_HOLIDAY' || asked === (kind === 'holiday' ? 'HOLIDAY' : 'WEEK_OFF');
  if (isAsked && !given.isApproved) {
    const waiting = overtimeOf(work, counted);
    note('approval_required_for_extra_day', 'extraDayAwaits', waiting);
    return { ...NOTHING, awaitingApproval: waiting };
  }
  const earned = { full: 1, threeQuarter: 0.5, half: 0.5, quarter: 0, absent: 0 }[portion];
  const granted = shift.add_comp_off_on_extra_day ? grant(work, earned) : 0;
  if (granted > 0) {
    note('add_comp_off_on_extra_day', 'compOffForDay', granted);
    return { ...NOTHING, compOff: granted, compOffUntil: expiry(work) };
  }
  const overtime = overtimeOf(work, counted);
  if (overtime > 0) note('approval_required_for_extra_day', 'extraDayPaid', overtime);
  return { ...NOTHING, overtime };
}

/** Work outside the hours of a working day. */
export function judgeExtraHours(work: ExtraWork, span: Span, stretches: readonly Stretch[]): Extra {
  const { shift, given, note } = work;
  const after = minutesWithin(stretches, span.end, Number.POSITIVE_INFINITY);
  const before = minutesWithin(stretches, Number.NEGATIVE_INFINITY, span.start);
  const isPaidBefore = shift.extra_payout_type === 'BEFORE_SHIFT_TIME';
  const payable = isPaidBefore ? before : after;
  const half = hoursOf(shift.min_hours_for_half_day_after_shift);
  const full = hoursOf(shift.min_hours_for_full_day_after_shift);
  const isEarning = shift.add_comp_off_on_after_extra_hours_completed;
  const earned = !isEarning ? 0 : after >= full ? 1 : after >= half ? 0.5 : 0;
  // The question of approval does not arise where extra days need none.
  const isAsked = shift.need_approval_for_extra_hours_on_weekdays && shift.approval_required_for_extra_day !== 'NONE';
  if (isAsked && !given.isApproved) {
    const waiting = Math.max(earned > 0 ? after : 0, overtimeOf(work, payable));
    if (waiting > 0) {
      note('need_approval_for_extra_hours_on_weekdays', 'extraHoursAwait', waiting);
    }
    return { ...NOTHING, awaitingApproval: waiting };
  }
  const granted = grant(work, earned);
  if (granted > 0) {
    const rule = earned === 1 ? 'min_hours_for_full_day_after_shift' : 'min_hours_for_half_day_after_shift';
    note(rule, 'compOffForHours', granted, after);
  }
  // Time that has earned time off is not paid as well.
  const overtime = granted > 0 && !isPaidBefore ? 0 : overtimeOf(work, payable);
  if (overtime > 0) note('extra_payout_type', isPaidBefore ? 'paidBefore' : 'paidAfter', overtime);
  return { ...NOTHING, overtime, compOff: granted, compOffUntil: granted > 0 ? expiry(work) : null };
}

function hoursOf(duration: string | null): number {
  return (duration === null ? undefined : minutesOfDuration(duration)) ?? Number.POSITIVE_INFINITY;
}

function grant({ shift, ledger, note }: ExtraWork, earned: number): number {
  if (earned === 0) return 0;
  const most = shift.max_comp_off_per_month ?? Number.POSITIVE_INFINITY;
  const granted = Math.max(0, Math.min(earned, most - ledger.compOffs));
  if (granted < earned) note('max_comp_off_per_month', 'compOffMonthFull', most);
  ledger.compOffs += granted;
  return granted;
}

function expiry({ shift, date, note }: ExtraWork): CalendarDate | null {
  note('allow_comp_off_on_past_date', shift.allow_comp_off_on_past_date ? 'compOffAfterwards' : 'compOffSameDay');
  if (shift.comp_off_expiry_days === null) return null;
  const until = dateOf(dayNumber(date) + shift.comp_off_expiry_days);
  note('comp_off_expiry_days', 'compOffUntil', until);
  return until;
}
