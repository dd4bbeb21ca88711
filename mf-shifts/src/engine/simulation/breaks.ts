import type { DayRules, ShiftInput } from '@seamline/shared/contract/shifts/shift';
import { minutesInSpan, type Span } from '@seamline/shared/contract/shifts/shift-time';
import type { BreakTaken, Circumstances, Note, Stretch } from './result.ts';

/** A break that the day provides, on the axis of its shift. */
interface BreakAllowance extends Stretch {
  kind: 'LUNCH' | 'TEA_BREAK';
  /** Minutes before its start from which it may be taken. */
  early: number;
}

function minutesOf({ start, end }: Stretch): number {
  return end - start;
}

function providedBreaks(day: DayRules, span: Span | undefined): BreakAllowance[] {
  const axis = span ?? { start: 0, end: 0 };
  const place = (
    kind: BreakAllowance['kind'],
    from: string | null,
    to: string | null,
    early: number,
  ): BreakAllowance[] => {
    if (from === null || to === null) return [];
    const provided = { kind, start: minutesInSpan(axis, from), end: minutesInSpan(axis, to), early };
    return provided.end > provided.start ? [provided] : [];
  };
  return [
    ...place('LUNCH', day.lunch_start_time, day.lunch_end_time, day.take_lunch_before_minute),
    ...place('TEA_BREAK', day.tea_start_time, day.tea_end_time, day.take_tea_before_minute),
  ];
}

/** The length of a shift without its lunch and tea, as far as they lie inside. */
export function netMinutes(day: DayRules, span: Span): number {
  const breaks = providedBreaks(day, span).filter(({ end }) => end <= span.end);
  return breaks.reduce((rest, pause) => Math.max(0, rest - minutesOf(pause)), minutesOf(span));
}

/** The pauses between the stretches, each told for what it is. */
function tellBreaks(
  shift: ShiftInput,
  provided: readonly BreakAllowance[],
  stretches: readonly Stretch[],
): BreakTaken[] {
  const gaps = stretches.slice(1).map((stretch, index) => ({ start: stretches[index]?.end ?? 0, end: stretch.start }));
  const left = [...provided];
  const take = (index: number) => (index < 0 ? undefined : left.splice(index, 1)[0]?.kind);
  // Where breaks may be taken at any time only their length tells them apart, so the longest pause chooses first.
  const isAnytime = shift.break_timing_type === 'ANYTIME_BETWEEN_SHIFT';
  const inTurn = isAnytime ? [...gaps].sort((one, other) => minutesOf(other) - minutesOf(one)) : gaps;
  const told = inTurn.map((gap): BreakTaken => {
    const kind = take(isAnytime ? nearestInLength(left, gap) : left.findIndex((other) => isWithin(other, gap)));
    return { ...gap, kind: kind ?? 'PERSONAL_BREAK' };
  });
  return told.sort((one, other) => one.start - other.start);
}

function isWithin({ start, end, early }: BreakAllowance, gap: Stretch): boolean {
  return gap.start >= start - early && gap.start < end;
}

function nearestInLength(provided: readonly BreakAllowance[], gap: Stretch): number {
  const distances = provided.map((other) => Math.abs(minutesOf(other) - minutesOf(gap)));
  return distances.length === 0 ? -1 : distances.indexOf(Math.min(...distances));
}

/** True when a break lacks an approval that it needs. */
function lacksApproval(shift: ShiftInput, kind: BreakTaken['kind'], given: Circumstances, note: Note): boolean {
  const rule = given.app === 'FACE' ? 'break_approval_face_app' : 'break_approval_employee_app';
  const asked = shift[rule];
  const isAsked =
    asked !== 'FALSE' &&
    (given.app === 'EMPLOYEE' || kind === shift.break_type) &&
    (asked !== 'APPROVAL_FOR_OUT_OF_RANGE' || given.isOutOfRange);
  if (!isAsked) return false;
  if (given.isApproved) note(rule, 'breakApproved');
  else note(rule, asked === 'PRE_APPROVAL' ? 'breakNotBeforehand' : 'breakAwaits');
  return !given.isApproved;
}

interface Breaks {
  taken: readonly BreakTaken[];
  /** Minutes that are not productive. */
  deducted: number;
}

/** The breaks of a day and what they take from its productive time. */
export function judgeBreaks(
  shift: ShiftInput,
  day: DayRules,
  span: Span | undefined,
  stretches: readonly Stretch[],
  given: Circumstances,
  note: Note,
): Breaks {
  const provided = providedBreaks(day, span);
  const taken = tellBreaks(shift, provided, stretches);
  let personal = 0;
  let unapproved = 0;
  let deducted = 0;
  for (const pause of taken) {
    const lacks = lacksApproval(shift, pause.kind, given, note);
    const minutes = minutesOf(pause);
    if (pause.kind === 'PERSONAL_BREAK') {
      if (lacks) unapproved += minutes;
      else personal += minutes;
      continue;
    }
    const whole = provided.find((other) => other.kind === pause.kind);
    const isCutShort = whole !== undefined && minutes < minutesOf(whole);
    const isInFull = shift.deduct_full_break_if_less_assign_time && isCutShort;
    if (isInFull) note('deduct_full_break_if_less_assign_time', 'breakInFull', minutesOf(whole));
    else if (pause.kind === 'LUNCH') note('lunch_start_time', 'lunchTaken', minutes);
    else note('tea_start_time', 'teaTaken', minutes);
    deducted += isInFull ? minutesOf(whole) : minutes;
  }
  const paid = Math.min(personal, day.max_personal_break_minutes);
  const unpaid = personal - paid + unapproved;
  if (paid > 0) note('max_personal_break_minutes', 'personalPaid', paid);
  if (unpaid > 0) note('max_personal_break_minutes', 'personalDeducted', unpaid);
  return { taken, deducted: deducted + unpaid + notTaken(shift, provided, taken, stretches, note) };
}

/** Breaks that nobody took, as far as they fall into the time of presence. */
function notTaken(
  shift: ShiftInput,
  provided: readonly BreakAllowance[],
  taken: readonly BreakTaken[],
  stretches: readonly Stretch[],
  note: Note,
): number {
  const [first, last] = [stretches[0]?.start, stretches.at(-1)?.end];
  if (!shift.deduct_break_if_not_taken || first === undefined || last === undefined) return 0;
  let minutes = 0;
  for (const pause of provided) {
    if (taken.some((other) => other.kind === pause.kind)) continue;
    const isAnytime = shift.break_timing_type === 'ANYTIME_BETWEEN_SHIFT';
    const missed = isAnytime
      ? Math.min(minutesOf(pause), last - first)
      : Math.max(0, Math.min(last, pause.end) - Math.max(first, pause.start));
    if (missed > 0) note('deduct_break_if_not_taken', 'breakNotTaken', missed);
    minutes += missed;
  }
  return minutes;
}
