import type { DayRules } from '@seamline/shared/contract/shifts/shift';
import {
  isOvernight,
  minutesInSpan,
  minutesOfDay,
  type Span,
  timeOfDay,
} from '@seamline/shared/contract/shifts/shift-time';
import { type Check, dayCheck, lengthOf } from './check.ts';

const LUNCH = { start: 'lunch_start_time', end: 'lunch_end_time', early: 'take_lunch_before_minute' } as const;
const TEA = { start: 'tea_start_time', end: 'tea_end_time', early: 'take_tea_before_minute' } as const;
type Break = typeof LUNCH | typeof TEA;

const USUAL_MINUTES = { lunch_start_time: 30, tea_start_time: 15 } as const;

function isOutside(time: string | null, span: Span | undefined): boolean {
  return span !== undefined && time !== null && minutesInSpan(span, time) > span.end;
}

/** A break on the axis of its shift, where both ends are set, in order and inside. */
function placed(day: DayRules, kind: Break, span: Span): Span | undefined {
  const [from, to] = [day[kind.start], day[kind.end]];
  if (from === null || to === null || isOutside(from, span) || isOutside(to, span)) return undefined;
  const place = { start: minutesInSpan(span, from), end: minutesInSpan(span, to) };
  return place.end > place.start ? place : undefined;
}

function overlaps(one: Span | undefined, other: Span | undefined): boolean {
  return one !== undefined && other !== undefined && one.start < other.end && other.start < one.end;
}

/** The break at a place inside the shift that the other break leaves free; unset where there is none. */
function settle(day: DayRules, kind: Break, span: Span, minutes: number): Partial<DayRules> {
  const other = placed(day, kind === LUNCH ? TEA : LUNCH, span);
  const middle = span.start + Math.floor((lengthOf(span) - minutes) / 2 / 15) * 15;
  const starts = [middle, other?.end, other && other.start - minutes];
  for (const start of starts) {
    if (start === undefined || start <= span.start || start + minutes >= span.end) continue;
    if (!overlaps({ start, end: start + minutes }, other)) return at(kind, start, minutes, day, span);
  }
  return { [kind.start]: null, [kind.end]: null };
}

function at(kind: Break, start: number, minutes: number, day: DayRules, span: Span): Partial<DayRules> {
  return {
    [kind.start]: timeOfDay(start),
    [kind.end]: timeOfDay(start + minutes),
    [kind.early]: Math.min(day[kind.early], start - span.start),
  };
}

/** The length of the break in minutes; the usual one where its two times give none. */
function minutesOfBreak(day: DayRules, kind: Break): number {
  const [from, to] = [day[kind.start], day[kind.end]];
  const usual = USUAL_MINUTES[kind.start];
  if (from === null || to === null) return usual;
  const minutes = (minutesOfDay(to) - minutesOfDay(from) + 1440) % 1440;
  return minutes > 0 && minutes <= 180 ? minutes : usual;
}

/** A break that would begin before the shift does, on the same day. */
function isBeforeStart(day: DayRules, kind: Break, span: Span | undefined): boolean {
  const from = day[kind.start];
  if (!span || from === null || isOvernight(span)) return false;
  return minutesOfDay(from) < span.start && minutesOfDay(from) + 12 * 60 > span.start;
}

function checksOf(kind: Break) {
  const rules = [kind.start, kind.end];
  const fix = (day: DayRules, span: Span) => settle(day, kind, span, minutesOfBreak(day, kind));
  return {
    beforeStart: dayCheck({ rules, isWrong: (day, span) => isBeforeStart(day, kind, span), fix }),
    outside: dayCheck({
      rules,
      isWrong: (day, span) =>
        !isBeforeStart(day, kind, span) && (isOutside(day[kind.start], span) || isOutside(day[kind.end], span)),
      fix,
    }),
    backwards: dayCheck({
      rules,
      isWrong(day, span) {
        const [from, to] = [day[kind.start], day[kind.end]];
        if (!span || from === null || to === null || isOutside(from, span) || isOutside(to, span)) return false;
        return minutesInSpan(span, to) <= minutesInSpan(span, from);
      },
      fix,
    }),
    halfSet: dayCheck({
      rules,
      isWrong: (day) => (day[kind.start] === null) !== (day[kind.end] === null),
      fix: (day, span) => {
        const minutes = USUAL_MINUTES[kind.start];
        const [from, to] = [day[kind.start], day[kind.end]];
        const start = from === null ? minutesInSpan(span, to ?? '00:00') - minutes : minutesInSpan(span, from);
        const isFree = start > span.start && start + minutes < span.end;
        return isFree ? at(kind, start, minutes, day, span) : { [kind.start]: null, [kind.end]: null };
      },
    }),
    tooEarly: dayCheck({
      rules: [kind.early, kind.start],
      isWrong(day, span) {
        const place = span && placed(day, kind, span);
        return span !== undefined && place !== undefined && place.start - day[kind.early] < span.start;
      },
      fix: (day, span) => ({ [kind.early]: minutesInSpan(span, day[kind.start] ?? '00:00') - span.start }),
    }),
  };
}

const lunch = checksOf(LUNCH);
const tea = checksOf(TEA);

/** Lunch and tea against the hours of the day. */
export const breakChecks = {
  lunchBeforeStart: lunch.beforeStart,
  lunchOutside: lunch.outside,
  lunchBackwards: lunch.backwards,
  lunchHalfSet: lunch.halfSet,
  lunchTooEarly: lunch.tooEarly,
  teaBeforeStart: tea.beforeStart,
  teaOutside: tea.outside,
  teaBackwards: tea.backwards,
  teaHalfSet: tea.halfSet,
  teaTooEarly: tea.tooEarly,
  breaksOverlap: dayCheck({
    rules: [TEA.start, TEA.end, LUNCH.start, LUNCH.end],
    isWrong: (day, span) => span !== undefined && overlaps(placed(day, LUNCH, span), placed(day, TEA, span)),
    fix: (day, span) => settle(day, TEA, span, minutesOfBreak(day, TEA)),
  }),
} satisfies Record<string, Check>;
