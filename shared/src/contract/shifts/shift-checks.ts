import { invalid } from '../errors.ts';
import type { DayRules, ShiftRules } from './shift.ts';
import { DAY_RULES, type DayRule, recordOf } from './shift-rules.ts';
import { DAYS, isLater, minutesInSpan, minutesOfDuration, type Span, spanOf } from './shift-time.ts';

/** A rule that contradicts another one of its day. */
export interface DayProblem {
  readonly rule: DayRule;
  /** An encoded message, as `invalid` makes it. */
  readonly message: string;
}

const INSIDE = DAY_RULES.filter((rule) => recordOf(rule).withinShift);
const isTime = (rule: DayRule) => recordOf(rule).kind === 'time';
const WHOLE_DAY = 23 * 60 + 59;

/** Finds contradictions within one day; the kinds and ranges of its values are checked elsewhere. */
export function dayProblems(day: DayRules): DayProblem[] {
  const span = spanOf(day.shift_start_time, day.shift_end_time);
  return [...timesOutside(day, span), ...durationProblems(day, span), ...punchOutProblems(day, span)];
}

function timesOutside(day: DayRules, span: Span | undefined): DayProblem[] {
  const timeOf = (rule: DayRule) => day[rule] as string | null;
  const isOutside = (time: string | null) => span && time !== null && minutesInSpan(span, time) > span.end;
  return INSIDE.filter(isTime).flatMap((rule): DayProblem[] => {
    const time = timeOf(rule);
    if (isOutside(time)) return [{ rule, message: invalid('outside_shift') }];
    const { after } = recordOf(rule);
    const from = after === undefined ? null : timeOf(after as DayRule);
    if (from === null || time === null || isOutside(from)) return [];
    const isBackwards = span ? minutesInSpan(span, time) <= minutesInSpan(span, from) : !isLater(time, from);
    return isBackwards ? [{ rule, message: invalid('not_after_break_start') }] : [];
  });
}

function durationProblems(day: DayRules, span: Span | undefined): DayProblem[] {
  return INSIDE.filter((rule) => !isTime(rule)).flatMap((rule): DayProblem[] => {
    const minutes = minutesOf(day[rule] as string | null);
    if (minutes === undefined) return [];
    if (!span) return [{ rule, message: invalid('shift_times_missing') }];
    return minutes > span.end - span.start ? [{ rule, message: invalid('longer_than_shift') }] : [];
  });
}

function punchOutProblems(day: DayRules, span: Span | undefined): DayProblem[] {
  const problems: DayProblem[] = [];
  const { max_punch_out_time: time, shift_end_time: end } = day;
  if (time !== null && end === null)
    problems.push({ rule: 'max_punch_out_time', message: invalid('shift_end_missing') });
  // Nothing is later than the end of a shift that fills the day.
  const fillsDay = span !== undefined && span.end - span.start >= WHOLE_DAY;
  if (time !== null && end !== null && !fillsDay && !isLater(time, end)) {
    problems.push({ rule: 'max_punch_out_time', message: invalid('not_after_shift_end') });
  }
  const minutes = minutesOf(day.max_punch_out_hours);
  if (minutes === undefined) return problems;
  if (!span) problems.push({ rule: 'max_punch_out_hours', message: invalid('shift_times_missing') });
  else if (minutes <= span.end - span.start) {
    problems.push({ rule: 'max_punch_out_hours', message: invalid('not_longer_than_shift') });
  }
  return problems;
}

function minutesOf(duration: string | null): number | undefined {
  return duration === null ? undefined : minutesOfDuration(duration);
}

/** A contradiction within a shift, with the way to its value in the form. */
export interface ShiftProblem {
  readonly path: readonly string[];
  /** An encoded message, as `invalid` makes it. */
  readonly message: string;
}

type ShiftToCheck = Pick<ShiftRules, 'week_off_days' | 'alternate_week_off_days'> & {
  readonly days: Readonly<Record<(typeof DAYS)[number], DayRules>>;
};

/** Finds contradictions within a shift. */
export function shiftProblems(shift: ShiftToCheck): ShiftProblem[] {
  const problems: ShiftProblem[] = DAYS.flatMap((day) =>
    dayProblems(shift.days[day]).map(({ rule, message }) => ({ path: ['days', day, rule], message })),
  );
  if (shift.alternate_week_off_days.some((day) => !shift.week_off_days.includes(day))) {
    problems.unshift({ path: ['alternate_week_off_days'], message: invalid('not_among_week_offs') });
  }
  return problems;
}
