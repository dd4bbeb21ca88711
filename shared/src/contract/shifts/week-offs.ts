import { WEEKS, type Week, type Weekday } from './shift-time.ts';

/** The rules of a shift that say when its people are off. */
export interface WeekOffRules {
  readonly has_week_off_auto: boolean;
  readonly week_off_days: readonly Weekday[];
  readonly has_alternate_week_off: boolean;
  readonly week_off_alternate_week: readonly number[];
  readonly alternate_week_off_days: readonly Weekday[];
}

/** Which of its weekday in its month a date (`YYYY-MM-DD`) is: the second Saturday is that from the 8th to the 14th. */
export function occurrenceInMonth(date: string): Week {
  return WEEKS[Math.ceil(Number(date.slice(8)) / 7) - 1] ?? 5;
}

/** Returns whether a weekday is off only in some weeks of a month. */
export function isAlternateDay(rules: WeekOffRules, weekday: Weekday): boolean {
  return rules.has_alternate_week_off && rules.alternate_week_off_days.includes(weekday);
}

/** The weeks of a month in which a weekday is off: all, some of them, or none. Automatic week offs have no weekdays. */
export function weeksOff(rules: WeekOffRules, weekday: Weekday): readonly Week[] {
  if (rules.has_week_off_auto || !rules.week_off_days.includes(weekday)) return [];
  return isAlternateDay(rules, weekday) ? WEEKS.filter((week) => rules.week_off_alternate_week.includes(week)) : WEEKS;
}
