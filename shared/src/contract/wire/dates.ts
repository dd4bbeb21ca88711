import * as z from 'zod/mini';
import { invalid } from '../errors.ts';

const calendarDate = z.refine<string>((value) => value === '' || isCalendarDate(value), {
  error: invalid('invalid_date'),
});

/** A calendar date, `YYYY-MM-DD`, or nothing. */
export const date = z.string(invalid('invalid_date')).check(calendarDate);

/** A calendar date, `YYYY-MM-DD`, that must be there. */
export const requiredDate = z.string(invalid('required')).check(z.minLength(1, invalid('required')), calendarDate);

/** True for a day that the calendar has, from the year 1000 on; it reads no time zone and no `Date` of the reader's. */
export function isCalendarDate(value: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year >= 1000 && day >= 1 && day <= days;
}

/** The calendar date of an instant in Asia/Kolkata, which is 5:30 ahead of UTC all year round. */
export function dateInIndia(instant: Date): string {
  return new Date(instant.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
}
