import type { ShiftRules } from '@seamline/shared/contract/shift';
import { WEEKS, type Week, type Weekday } from '@seamline/shared/contract/shift-time';
import { type CalendarDate, dateOf, dayNumber, mondayOf, weekdayOf } from './calendar.ts';
import { weekdayNameOf } from './dayNames.ts';

type WeekOffRules = Pick<
  ShiftRules,
  | 'has_week_off_auto'
  | 'week_off_days'
  | 'has_alternate_week_off'
  | 'week_off_alternate_week'
  | 'alternate_week_off_days'
>;

/** A date of the preview. */
export interface PreviewDay {
  date: CalendarDate;
  isOff: boolean;
  /** The number of the weekday within its month; the 29th to the 31st are always the fifth. */
  occurrence: Week;
  /** True when that number decides about this day. */
  isAlternate: boolean;
}

/** Which of its weekday in its month a date is: the second Saturday is that from the 8th to the 14th. */
function occurrenceInMonth(date: CalendarDate): Week {
  return WEEKS[Math.ceil(Number(date.slice(8)) / 7) - 1] ?? 5;
}

function isAlternateDay(rules: WeekOffRules, weekday: Weekday): boolean {
  return rules.has_alternate_week_off && rules.alternate_week_off_days.includes(weekday);
}

/** The weeks of a month in which a weekday is off: all, some of them, or none. Automatic week offs have no weekdays. */
export function weeksOff(rules: WeekOffRules, weekday: Weekday): readonly Week[] {
  if (rules.has_week_off_auto || !rules.week_off_days.includes(weekday)) return [];
  return isAlternateDay(rules, weekday) ? WEEKS.filter((week) => rules.week_off_alternate_week.includes(week)) : WEEKS;
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
