import type { DayRules, ShiftInput } from '@seamline/shared/contract/shifts/shift';
import type { DayRule, ShiftRule } from '@seamline/shared/contract/shifts/shift-rules';
import {
  DAYS,
  type Day,
  minutesOfDuration,
  type Span,
  spanOf,
  WEEKS,
} from '@seamline/shared/contract/shifts/shift-time';
import { weeksOff } from '@seamline/shared/contract/shifts/week-offs';
import { weekdayNameOf } from '../calendar.ts';

/** One thing that can be wrong with a shift, and how to put it right. */
export interface Check {
  /** The rules it concerns; those of a day once for each day that has the fault. */
  rules: readonly (ShiftRule | DayRule)[];
  /** True when the shift has the fault; for a fault of single days, those days. */
  find(shift: ShiftInput): boolean | readonly Day[];
  /** The shift without the fault. */
  fix(shift: ShiftInput, days: readonly Day[]): ShiftInput;
}

interface DayFault {
  rules: readonly DayRule[];
  isWrong(day: DayRules, span: Span | undefined): boolean;
  fix(day: DayRules, span: Span): Partial<DayRules>;
}

const NO_SPAN: Span = { start: 0, end: 0 };

/** A check of each day by itself. */
export function dayCheck({ rules, isWrong, fix }: DayFault): Check {
  return {
    rules,
    find: (shift) => DAYS.filter((day) => isWrong(shift.days[day], spanOfDay(shift.days[day]))),
    fix: (shift, days) => changeDays(shift, days, (day) => fix(day, spanOfDay(day) ?? NO_SPAN)),
  };
}

/** The shift with some of its days changed. */
export function changeDays(
  shift: ShiftInput,
  days: readonly Day[],
  change: (rules: DayRules) => Partial<DayRules>,
): ShiftInput {
  const changed = { ...shift.days };
  for (const day of days) changed[day] = { ...changed[day], ...change(changed[day]) };
  return { ...shift, days: changed };
}

/** From when to when a day's shift goes. */
export function spanOfDay(day: DayRules): Span | undefined {
  return spanOf(day.shift_start_time, day.shift_end_time);
}

/** The length of a shift in minutes. */
export function lengthOf(span: Span): number {
  return span.end - span.start;
}

/** Minutes of a stored duration; undefined where none is set. */
export function minutesOf(duration: string | null): number | undefined {
  return duration === null ? undefined : minutesOfDuration(duration);
}

/** The days that are off in every week of the year. */
export function daysAlwaysOff(shift: ShiftInput): Day[] {
  return DAYS.filter((day) => weeksOff(shift, weekdayNameOf(day)).length === WEEKS.length);
}

/** The days on which people work in at least some weeks. */
export function workingDays(shift: ShiftInput): Day[] {
  const off = daysAlwaysOff(shift);
  return DAYS.filter((day) => !off.includes(day));
}

/** The hours of the working days that have both a start and an end. */
export function workingSpans(shift: ShiftInput): Span[] {
  return workingDays(shift).flatMap((day) => spanOfDay(shift.days[day]) ?? []);
}
