import type { DayRules, ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { DAYS, minutesOfDuration, type Span, spanOf } from '@seamline/shared/contract/shifts/shift-time';
import { dayNumber, weekdayOf } from '../calendar.ts';
import { judgeBreaks } from './breaks.ts';
import { applySandwich, countsAsLeave, kindsOf, penaltyOf, penaltyOfDayOff } from './daysOff.ts';
import { type ExtraWork, judgeDayOff, judgeExtraHours } from './extraWork.ts';
import { chargeLateness, countLateness, coverByShortLeave, type Lateness, type LeaveCharge } from './lateness.ts';
import { atMost, limitByClock, type Portion, portionByHours } from './portion.ts';
import { type Presence, presenceOf } from './punches.ts';
import {
  type Circumstances,
  type DayInput,
  type DayKind,
  type DayResult,
  type Ledger,
  type Note,
  openLedgers,
  type Step,
} from './result.ts';

/** A day while it is judged. */
interface Case {
  shift: ShiftInput;
  input: DayInput;
  kind: DayKind;
  day: DayRules;
  span: Span | undefined;
  ledger: Ledger;
  given: Circumstances;
  note: Note;
}

/**
 * Judges days by a shift's rules and their punches; each result lists the rules that took effect. A payroll module would
 * call this with the days and punches of a month. `docs/shift-rules.md` describes the meaning of the rules.
 */
export function simulate(shift: ShiftInput, days: readonly DayInput[], given: Circumstances): DayResult[] {
  const inputs = [...days].sort((one, other) => dayNumber(one.date) - dayNumber(other.date));
  const steps: Step[][] = inputs.map(() => []);
  const notes = steps.map(
    (list): Note =>
      (rule, reason, ...values) => {
        const isNoted = list.some(
          (step) => step.rule === rule && step.reason === reason && isSame(step.values, values),
        );
        if (!isNoted) list.push({ rule, reason, values });
      },
  );
  const kinds = kindsOf(shift, inputs, notes);
  const ledgerOf = openLedgers(given);
  const results = inputs.map((input, index) => {
    const day = shift.days[weekdayOf(dayNumber(input.date))];
    const note = notes[index] ?? (() => {});
    const kind = kinds[index] ?? 'working';
    const span = spanOf(day.shift_start_time, day.shift_end_time);
    return judgeDay({ shift, input, kind, day, span, ledger: ledgerOf(input.date), given, note });
  });
  const judged = applySandwich(shift, results, notes);
  return judged.map((result, index) => ({ ...result, steps: steps[index] ?? [] }));
}

function isSame(one: Step['values'], other: Step['values']): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

function judgeDay(facts: Case): DayResult {
  const { shift, input, day, given, note } = facts;
  if (given.isOutOfRange && shift.required_out_of_range_reason && input.punches.length > 0) {
    note('required_out_of_range_reason', 'outOfRange');
  }
  const presence = presenceOf(shift, day, input.punches, note);
  const [first, last] = [presence.stretches[0]?.start, presence.stretches.at(-1)?.end];
  if (first === undefined || last === undefined) return judgeWithoutWork(facts, presence.isOpen);
  return judgeWork(facts, presence, first, last);
}

function emptyResult({ input, kind }: Case): DayResult {
  return {
    date: input.date,
    kind,
    attendance: 'off',
    present: 0,
    productive: 0,
    counted: 0,
    late: 0,
    early: 0,
    shortLeave: 0,
    breaks: [],
    overtime: 0,
    awaitingApproval: 0,
    compOff: 0,
    compOffUntil: null,
    leave: 0,
    penalty: null,
    steps: [],
  };
}

function judgeWithoutWork(facts: Case, isOpen: boolean): DayResult {
  const { shift, input, kind, span, note } = facts;
  const empty = emptyResult(facts);
  if (isOpen) return { ...empty, attendance: 'open' };
  if (kind !== 'working') {
    if (!input.isOnLeave || !countsAsLeave(shift, kind, note)) return empty;
    return { ...empty, attendance: 'leave', leave: 1, penalty: penaltyOfDayOff(shift, kind, note) };
  }
  if (input.isOnLeave) {
    note('shift_name', 'leave');
    return { ...empty, attendance: 'leave', leave: 1 };
  }
  if (!span) {
    note('shift_start_time', 'noHours');
    return empty;
  }
  note('generate_penalty_on_absent', 'absent');
  return { ...empty, attendance: 'absent', penalty: penaltyOf(shift, note) };
}

function judgeWork(facts: Case, presence: Presence, first: number, last: number): DayResult {
  const { shift, input, kind, day, span, ledger, given, note } = facts;
  const present = last - first;
  const breaks = judgeBreaks(shift, day, span, presence.stretches, given, note);
  const productive = Math.max(0, present - breaks.deducted);
  const worked = shift.attendance_on_productive_hours ? productive : present;
  const lateness = judgeLateness(facts, first, last, worked);
  const weekday = DAYS.indexOf(weekdayOf(dayNumber(input.date)));
  const covered = coverByShortLeave(shift, weekday, lateness, ledger, given, note);
  const charge = chargeLateness(shift, covered, ledger, note);
  const deducted = shift.late_in_penalty_minutes_deduct_from_working_hours ? covered.late : 0;
  if (deducted > 0) note('late_in_penalty_minutes_deduct_from_working_hours', 'lateDeducted', deducted);
  const counted = Math.min(24 * 60, Math.max(0, worked - deducted) + covered.shortLeave);
  const isProductive = shift.attendance_on_productive_hours;
  note('attendance_on_productive_hours', isProductive ? 'byProductive' : 'byPresence', worked);
  const byHours = portionByHours(day, counted, note);
  const byClock = span && kind === 'working' ? limitByClock(shift, day, span, [first, last], note) : 'full';
  const portion = atMost(byHours, byClock);
  const extraWork: ExtraWork = { shift, date: input.date, ledger, given, note };
  const result: DayResult = {
    ...emptyResult(facts),
    present,
    productive,
    counted,
    late: covered.late,
    early: covered.early,
    shortLeave: covered.shortLeave,
    breaks: breaks.taken,
  };
  if (kind !== 'working') return { ...result, leave: charge.leave, ...judgeDayOff(extraWork, kind, counted, portion) };
  return {
    ...result,
    ...judgeAttendance(shift, portion, charge, note),
    ...(span ? judgeExtraHours(extraWork, span, presence.stretches) : {}),
  };
}

function judgeLateness({ shift, kind, day, span, note }: Case, first: number, last: number, worked: number): Lateness {
  const none: Lateness = { late: 0, early: 0 };
  if (!span) {
    note('shift_start_time', 'noHours');
    return none;
  }
  if (kind !== 'working') {
    note('late_in_early_out_on_extra_day', shift.late_in_early_out_on_extra_day ? 'alsoOnExtraDay' : 'notOnExtraDay');
    if (!shift.late_in_early_out_on_extra_day) return none;
  }
  const lateness = countLateness(day, span, first, last, note);
  if (!shift.remove_late_early_if_completed_shift_hours || lateness.late + lateness.early === 0) return lateness;
  const asked = hoursToComplete(shift, day, span);
  if (worked < asked) return lateness;
  note('remove_late_early_if_completed_shift_hours', 'completed', worked, asked);
  return none;
}

/** When the shift clock is complete. */
function hoursToComplete(shift: ShiftInput, day: DayRules, span: Span): number {
  const minimum = day.min_full_day_hours === null ? undefined : minutesOfDuration(day.min_full_day_hours);
  const byMinimum = shift.hours_type_in_shift_clock === 'MINIMUM_FULL_DAY_HOURS' ? minimum : undefined;
  return byMinimum ?? span.end - span.start;
}

function judgeAttendance(
  shift: ShiftInput,
  portion: Portion,
  { leave, rule }: LeaveCharge,
  note: Note,
): Pick<DayResult, 'attendance' | 'leave' | 'penalty'> {
  if (leave === 1) return { attendance: 'leave', leave, penalty: null };
  const attendance = leave === 0.5 ? atMost(portion, 'half') : portion;
  if (leave === 0.5 && attendance === portion) note(rule, 'halfDayOnce');
  return { attendance, leave, penalty: attendance === 'absent' ? penaltyOf(shift, note) : null };
}
