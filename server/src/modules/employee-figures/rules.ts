import { type Days, daysOf } from '../employee-health/rules.ts';

/** The dates that the figures compare with; each name is a parameter of their statements. */
export interface Calendar extends Days {
  readonly weekStart: string;
  readonly weekEnd: string;
  /** The days of the week from today on. */
  readonly daysLeft: readonly string[];
  /** Days of any year that fall into the week, as `month_day` of the database returns them. */
  readonly monthDays: readonly number[];
  readonly monthStart: string;
  readonly monthEnd: string;
  readonly nextMonthStart: string;
  readonly nextMonthEnd: string;
}

const DAY = 86_400_000;

/** The week, the month and the next month of the date in India. */
export function calendarOf(now: Date): Calendar {
  const days = daysOf(now);
  const today = new Date(days.today);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  const week = Array.from({ length: 7 }, (_, index) => dayOf(today.getTime() + (index - sinceMonday) * DAY));
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  return {
    ...days,
    weekStart: week[0] ?? days.today,
    weekEnd: week[6] ?? days.today,
    daysLeft: week.slice(sinceMonday),
    monthDays: week.flatMap(monthDaysOf),
    monthStart: dayOf(Date.UTC(year, month, 1)),
    monthEnd: dayOf(Date.UTC(year, month + 1, 0)),
    nextMonthStart: dayOf(Date.UTC(year, month + 1, 1)),
    nextMonthEnd: dayOf(Date.UTC(year, month + 2, 0)),
  };
}

/** The days of other years that are celebrated on a date: 28 February of a common year is that of 29 February too. */
export function monthDaysOf(date: string): number[] {
  const monthDay = Number(date.slice(5, 7)) * 100 + Number(date.slice(8));
  const isLast = monthDay === 228 && dayOf(Date.parse(date) + DAY).endsWith('-03-01');
  return isLast ? [monthDay, 229] : [monthDay];
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
