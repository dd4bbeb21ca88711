import type { Week } from '@seamline/shared/contract/shifts/shift-time';
import {
  isAlternateDay,
  occurrenceInMonth,
  type WeekOffRules,
  weeksOff,
} from '@seamline/shared/contract/shifts/week-offs';
import { type CalendarDate, dateOf, dayNumber, mondayOf, weekdayNameOf, weekdayOf } from './calendar.ts';

/** A date of the preview. */
export interface PreviewDay {
  date: CalendarDate;
  isOff: boolean;
  /** The number of the weekday within its month; the 29th to the 31st are always the fifth. */
  occurrence: Week;
  /** True when that number decides about this day. */
  isAlternate: boolean;
}

/**
 * What the rules say about a date. A week-off day is off every week; one that is an alternate day is off only when
 * it is the first, second, … of its weekday in the month that the alternate weeks name. Automatic week offs have no dates.
 */
export function weekOffOn(rules: WeekOffRules, date: CalendarDate): PreviewDay {
  const occurrence = occurrenceInMonth(date);
  const weekday = weekdayNameOf(weekdayOf(dayNumber(date)));
  const isOff = weeksOff(rules, weekday).includes(occurrence);
  const isWeekOffDay = !rules.has_week_off_auto && rules.week_off_days.includes(weekday);
  return { date, isOff, occurrence, isAlternate: isWeekOffDay && isAlternateDay(rules, weekday) };
}

/** Whole weeks, Monday to Sunday, from the one in which a date lies. */
export function previewWeekOffs(rules: WeekOffRules, from: CalendarDate, weeks: number): PreviewDay[][] {
  const first = mondayOf(dayNumber(from));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => weekOffOn(rules, dateOf(first + week * 7 + day))),
  );
}
