import { dateInIndia } from '@seamline/shared/contract/employees/employee-dates';
import { DAYS, type Day } from '@seamline/shared/contract/shifts/shift-time';

/** A calendar date as `YYYY-MM-DD`. Its arithmetic is that of UTC, where every day has 24 hours. */
export type CalendarDate = string;

const DAY_MS = 86_400_000;

/** Returns the days from 1 January 1970 to a calendar date. */
export function dayNumber(date: CalendarDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  // Not `Date.UTC`, which takes a year below 100 for one of the 20th century.
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS;
}

/** Returns the calendar date of a day number. */
export function dateOf(number: number): CalendarDate {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** The day of the week of a day number; 1 January 1970 was a Thursday. */
export function weekdayOf(number: number): Day {
  return DAYS[(((number + 3) % 7) + 7) % 7] ?? 'monday';
}

/** The Monday of the week that a day number lies in. */
export function mondayOf(number: number): number {
  return number - ((((number + 3) % 7) + 7) % 7);
}

/** Today's date where the company is. */
export function today(): CalendarDate {
  return dateInIndia(new Date());
}
