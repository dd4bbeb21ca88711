import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { latinDigits } from '@seamline/shared/contract/wire/digits';
import type { Reading } from '../columns/kinds.ts';

/** The order of the parts of a date that is written in numbers, the same for a whole file. */
export const DATE_ORDERS = ['day', 'month', 'year'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const PROBLEMS: Readonly<Record<DateOrder, MessageDescriptor>> = {
  day: msg`No such date. Write it as 29/02/2020 (day first), 2020-02-29 or 29 Feb 2020.`,
  month: msg`No such date. Write it as 02/29/2020 (month first), 2020-02-29 or 29 Feb 2020.`,
  year: msg`No such date. Write it as 20-02-29 (year first), 2020-02-29 or 29 Feb 2020.`,
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Days of the calendar before the day that Excel counts as 1; it takes 1900 for a leap year, so later days are one more. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

const TIME = String.raw`(?:[T ]\d{1,2}:\d\d.*)?`;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const NUMERIC = new RegExp(String.raw`^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})${TIME}$`);
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
 * counts days with. A day that the calendar does not have is no date.
 */
export function readDate(given: string, options: DateOptions): Reading {
  const wire = dateIn(given, options);
  return wire === undefined ? { problem: PROBLEMS[options.order] } : { wire };
}

function dateIn(given: string, options: DateOptions): string | undefined {
  const text = latinDigits(given);
  const iso = ISO.exec(text);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const numeric = NUMERIC.exec(text);
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

export interface SuggestedOrder {
  readonly order: DateOrder;
  /** Tells dates that fit only this order from dates that fit others as well or partly contradict it. */
  readonly evidence: 'clear' | 'open' | 'mixed';
  /** True if a date has two digits in each part, so that the year may come first. */
  readonly mayBeginWithYear: boolean;
}

/** Suggests the order of the dates in some cells; undefined where no cell depends on it. */
export function suggestDateOrder(cells: Iterable<string>): SuggestedOrder | undefined {
  const seen = { any: false, day: false, month: false, year: false, short: false };
  for (const cell of cells) {
    const [, first, second, third] = NUMERIC.exec(latinDigits(cell)) ?? [];
    if (first === undefined) continue;
    seen.any = true;
    seen.short ||= third?.length === 2 && first.length === 2;
    if (Number(first) > 31) seen.year = true;
    else if (Number(first) > 12) seen.day = true;
    else if (Number(second) > 12) seen.month = true;
  }
  if (!seen.any) return undefined;
  const order = seen.year ? 'year' : seen.day || !seen.month ? 'day' : 'month';
  const kinds = seen.year ? (seen.month ? 2 : 1) : Number(seen.day) + Number(seen.month);
  const evidence = kinds === 0 ? 'open' : kinds === 1 ? 'clear' : 'mixed';
  return { order, evidence, mayBeginWithYear: seen.short };
}
