import { type DateOrder, NUMERIC_DATE } from '@seamline/shared/contract/employees/import-preview';
import { isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { latinDigits } from '@seamline/shared/contract/wire/digits';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Days of the calendar before the day that Excel counts as 1; it takes 1900 for a leap year, so later days are one more. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const DAY_NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+([a-z]{3,9})[-/., ]+(\d{4}|\d{2})$/i;
const MONTH_NAMED = /^([a-z]{3,9})[-/. ]+(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4}|\d{2})$/i;

interface DateOptions {
  readonly order: DateOrder;
  /** Years from today in which a date of two digits may lie; one that would be later belongs to the century before. */
  readonly yearsAhead: number;
  readonly today: string;
}

/**
 * Reads a date as sheets have it: 2020-02-29, 29/02/2020 in the order of the file, 29 Feb 2020, or the number that Excel
 * counts days with. A day that the calendar does not have is no date: undefined.
 */
export function readDate(given: string, options: DateOptions): string | undefined {
  const text = latinDigits(given);
  const iso = ISO.exec(text);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const numeric = NUMERIC_DATE.exec(text);
  if (numeric) return inOrder(numeric, options);
  const day = DAY_NAMED.exec(text);
  if (day) return dateOf(wholeYear(day[3], options), monthNamed(day[2]), day[1]);
  const month = MONTH_NAMED.exec(text);
  if (month) return dateOf(wholeYear(month[3], options), monthNamed(month[1]), month[2]);
  const counted = /^\d{4,5}$/.test(text) ? Number(text) : 0;
  if (counted >= 3000 && counted < 80_000) {
    return new Date(EXCEL_EPOCH + counted * DAY_MS).toISOString().slice(0, 10);
  }
  return undefined;
}

function inOrder([, first = '', second = '', third = '']: readonly string[], options: DateOptions) {
  if (options.order === 'year' && third.length === 2) return dateOf(wholeYear(first, options), second, third);
  const [day, month] = options.order === 'month' ? [second, first] : [first, second];
  return dateOf(wholeYear(third, options), month, day);
}

function dateOf(year = '', month = '', day = ''): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

function monthNamed(word = ''): string {
  return String(MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1);
}

function wholeYear(year = '', { yearsAhead, today }: DateOptions): string {
  if (year.length !== 2) return year.padStart(4, '0');
  const current = Number(today.slice(0, 4));
  const sameCentury = current - (current % 100) + Number(year);
  return String(sameCentury > current + yearsAhead ? sameCentury - 100 : sameCentury);
}
