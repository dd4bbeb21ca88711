import type { I18n } from '@lingui/core';
import { DAYS, type Day, WEEKDAYS, type Weekday } from '@seamline/shared/contract/shifts/shift-time';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { perLocale } from '@seamline/shared/messages';

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

const shortNames = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));

/** The names that are read, whatever the language of the page; it has one catalogue at a time. */
const READ_NAMES: readonly (readonly string[])[] = [
  DAYS,
  ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  ['સોમવાર', 'મંગળવાર', 'બુધવાર', 'ગુરુવાર', 'શુક્રવાર', 'શનિવાર', 'રવિવાર'],
];

/** The short name of a day. */
export function shortDayName(day: Day, i18n: I18n): string {
  // The first Monday after 1 January 1970 has the number 4.
  return shortNames(i18n.locale).format((4 + DAYS.indexOf(day)) * DAY_MS);
}

/** The day whose name, in any language, begins with a word. */
export function dayNamed(word: string): Weekday | undefined {
  const lower = word.toLowerCase();
  const index = READ_NAMES.map((names) => names.findIndex((name) => name.startsWith(lower))).find(
    (found) => found >= 0,
  );
  return index === undefined ? undefined : WEEKDAYS[index];
}

/** A weekday's name in the list of week-offs: `monday` → `MONDAY`. */
export function weekdayNameOf(day: Day): Weekday {
  return WEEKDAYS[DAYS.indexOf(day)] as Weekday;
}
