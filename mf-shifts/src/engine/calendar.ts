import { dateInIndia } from '@seamline/shared/contract/employee-dates';
import { DAYS, type Day } from '@seamline/shared/contract/shift-time';

/** A calendar date as `YYYY-MM-DD`. It never becomes a `Date`: that is an instant, and has a time zone to go wrong by. */
export type CalendarDate = string;

const DAYS_IN_400_YEARS = 146_097;
// 1 March of the year 0, from which the arithmetic below counts, is this many days before 1 January 1970.
const FROM_MARCH_0000 = 719_468;

/**
 * Days from 1 January 1970 to a calendar date. Years begin in March here, so that the leap day is the last
 * day of one, and every month's beginning follows from (153 m + 2) / 5.
 */
export function dayNumber(date: CalendarDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const marchYear = month > 2 ? year : year - 1;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_IN_400_YEARS + dayOfEra - FROM_MARCH_0000;
}

/** The calendar date of a day number. */
export function dateOf(number: number): CalendarDate {
  const shifted = number + FROM_MARCH_0000;
  const era = Math.floor(shifted / DAYS_IN_400_YEARS);
  const dayOfEra = shifted - era * DAYS_IN_400_YEARS;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The day of the week of a day number; 1 January 1970 was a Thursday. */
export function weekdayOf(number: number): Day {
  return DAYS[(((number + 3) % 7) + 7) % 7] ?? 'monday';
}

/** The Monday of the week that a day number lies in. */
export function mondayOf(number: number): number {
  return number - ((((number + 3) % 7) + 7) % 7);
}

/** True for the text of an existing date; 30 February is not one. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dateOf(dayNumber(text)) === text;
}

/** Today's date where the company is. */
export function today(): CalendarDate {
  return dateInIndia(new Date());
}
