import { dateInIndia, isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { latinDigits } from '@seamline/shared/contract/wire/digits';
import { perLocale } from './locale.ts';

const timeZone = 'Asia/Kolkata';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Milliseconds. */
const DAY = 24 * 3_600_000;

const days = perLocale((locale) =>
  locale.startsWith('en') ? englishDay : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format,
);
const clocks = perLocale(() => new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone }));

/** The names of the months that can be typed, in English and in the language of the interface. */
const monthNames = perLocale((locale) => {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone });
  const own = locale.startsWith('en') ? [] : MONTHS.map((_, month) => format(Date.UTC(2026, month, 15)));
  return [MONTHS.map(comparable), own.map(comparable)];
});

/** The day of an instant in Asia/Kolkata, such as `05-Mar-2026` or `5 मार्च 2026`; what is no instant is shown as it came. */
export function formatDay(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : days()(date);
}

/** The time of an instant in Asia/Kolkata to the second, such as `18:04:09`; the clock of 24 hours in every language. */
export function formatTime(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : clocks().format(date);
}

/** Day and time of an instant in Asia/Kolkata, such as `05-Mar-2026 18:04:09`. */
export function formatMoment(instant: string): string {
  return Number.isNaN(new Date(instant).getTime()) ? instant : `${formatDay(instant)} ${formatTime(instant)}`;
}

/** A calendar date, `YYYY-MM-DD`, as `formatDay` writes a day; another text is shown as it came. */
export function formatCalendarDay(date: string): string {
  // Noon in India is on that day, wherever the device is.
  return isCalendarDate(date) ? formatDay(`${date}T12:00+05:30`) : date;
}

/** The calendar date some days after another one. */
export function daysAfter(date: string, count: number): string {
  return new Date(Date.parse(date) + count * DAY).toISOString().slice(0, 10);
}

/** The number of days from one date to another; negative where it is earlier. Dates without a time have 24 hours each. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

const SEPARATOR = String.raw`[-/.,\s]+`;
const YEAR_FIRST = new RegExp(`^(\\d{4})${SEPARATOR}(\\d{1,2})${SEPARATOR}(\\d{1,2})$`);
const IN_DIGITS = /^(\d\d)(\d\d)(\d{4})$/;
const DAY_FIRST = new RegExp(`^(\\d{1,2})${SEPARATOR}(\\d{1,2})${SEPARATOR}(\\d{4}|\\d\\d)$`);
const MONTH_NAMED = /^(\d{1,2})[-/.,\s]*(\D+?)[-/.,\s]*(\d{4}|\d\d)$/;

/**
 * Reads a typed calendar date as `YYYY-MM-DD`: the day first, as in 23-11-2026, 23.11.26, 23112026 and 23 Nov 2026, or
 * the year first, as in 2026-11-23. Returns undefined for a text without a date, and for a date that does not exist.
 */
export function readDay(typed: string): string | undefined {
  const text = latinDigits(typed.trim());
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return existing(yearFirst[1], yearFirst[2], yearFirst[3]);
  const [, day, month = '', year = ''] =
    [DAY_FIRST, IN_DIGITS, MONTH_NAMED].map((form) => form.exec(text)).find(Boolean) ?? [];
  return existing(year.length === 2 ? century(year) : year, /\d/.test(month) ? month : monthNumber(month), day);
}

function existing(year = '', month = '', day = ''): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** Years from now in which a year of two digits may lie; a later one belongs to the century before. */
const YEARS_AHEAD = 20;

function century(year: string): string {
  const latest = new Date().getFullYear() + YEARS_AHEAD;
  const sameCentury = latest - (latest % 100) + Number(year);
  return String(sameCentury > latest ? sameCentury - 100 : sameCentury);
}

/** Returns the number of the month whose name begins with a word; '' if several do, or none. */
function monthNumber(typed: string): string {
  const word = comparable(typed);
  for (const names of monthNames()) {
    const matches = names.filter((name) => word.length >= 2 && name.startsWith(word));
    if (matches[0] && matches.length === 1) return String(names.indexOf(matches[0]) + 1);
  }
  return '';
}

/** A month's name without case, the mark of an abbreviation, and the dots that few people type below a letter. */
function comparable(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u093C\u0ABC\u0970]/g, '')
    .toLowerCase();
}

/**
 * English has the product's own spelling: the names of months have three letters, while en-IN writes Sept. Put together
 * here, since the first formatter of a browser takes a slow phone 50 ms.
 */
function englishDay(date: Date): string {
  const [year, month, day] = dateInIndia(date).split('-');
  return `${day}-${MONTHS[Number(month) - 1]?.slice(0, 3)}-${year}`;
}
