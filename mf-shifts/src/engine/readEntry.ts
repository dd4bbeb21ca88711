import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { durationOf, minutesOfDuration, timeOfDay } from '@seamline/shared/contract/shifts/shift-time';
import { latinDigits } from '@seamline/shared/contract/wire/digits';
import { perLocale } from '@seamline/shared/messages';
import { type CalendarDate, dayNumber, shortDayName, weekdayOf } from './calendar.ts';

const CLOCK = /^(\d{1,2})(?:[:.,h ]?([0-5]\d))?(?:[:.][0-5]\d)?\s*(a|p|am|pm|a\.m\.|p\.m\.)?$/i;

/** Reads a typed time: `930`, `9:30`, `9.30`, `9p`, `21:30`; undefined for any other text. */
export function readTime(text: string): string | undefined {
  const written = latinDigits(text).trim();
  const [, digits = '', minutes = '00', half] = CLOCK.exec(written) ?? CLOCK.exec(spaced(written)) ?? [];
  if (digits === '') return undefined;
  const hours = Number(digits);
  if (half) {
    if (hours < 1 || hours > 12) return undefined;
    const isAfternoon = half.toLowerCase().startsWith('p');
    return timeOfDay(((hours % 12) + (isAfternoon ? 12 : 0)) * 60 + Number(minutes));
  }
  if (hours > 24 || (hours === 24 && minutes !== '00')) return undefined;
  return timeOfDay(hours * 60 + Number(minutes));
}

/** Digits without a mark between hours and minutes: `930` → `9:30`. */
function spaced(text: string): string {
  return text.replace(/^(\d{1,2})(\d\d)(?=\D|$)/, '$1:$2');
}

const HOURS_AND_MINUTES = /^(?:(\d{1,3})\s*(?:h|hr|hrs|hours?))?\s*(?:(\d{1,4})\s*(?:m|min|mins|minutes?))?$/i;

/** Reads a typed duration: `9`, `9:30`, `9h 30m`, `90m`, `1d`, `3 days`, `P1D`; undefined for any other text. */
export function readDuration(text: string): string | undefined {
  const written = latinDigits(text).trim();
  if (/^P/i.test(written)) {
    const iso = written.toUpperCase();
    return minutesOfDuration(iso) === undefined ? undefined : iso;
  }
  const days = /^(\d{1,2})\s*(?:d|days?|दिन|દિવસ)$/i.exec(written);
  if (days) return durationOf(Number(days[1]) * 24 * 60);
  const plain = /^(\d{1,3})(?:[:.]([0-5]\d)(?::00)?)?$/.exec(written);
  if (plain && Number(plain[1]) <= 168) return durationOf(Number(plain[1]) * 60 + Number(plain[2] ?? 0));
  const joined = /^(\d{1,2})([0-5]\d)$/.exec(written);
  if (joined) return durationOf(Number(joined[1]) * 60 + Number(joined[2]));
  const words = HOURS_AND_MINUTES.exec(written);
  if (!words || (words[1] === undefined && words[2] === undefined)) return undefined;
  return durationOf(Number(words[1] ?? 0) * 60 + Number(words[2] ?? 0));
}

/** Reads a typed number of minutes: `15`, `15 min`; undefined for any other text. */
export function readMinutes(text: string): number | undefined {
  const [, digits] = /^(\d{1,9})\s*(?:m|min|mins|minutes?)?$/i.exec(latinDigits(text).trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

const months = {
  long: perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })),
  short: perLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })),
};

/** A date as people read it: `Sat 30-Jan-2027`, `शनि 30 जनवरी 2027`. */
export function readDate(date: CalendarDate, i18n: I18n): string {
  const weekday = shortDayName(weekdayOf(dayNumber(date)), i18n);
  const [year, day, month] = [date.slice(0, 4), date.slice(8), monthOf(date, 'long', i18n)];
  return i18n._(msg`${weekday} ${day}-${month}-${year}`);
}

/** A date within its year where there is little room: `4 Jan`. */
export function readDayAndMonth(date: CalendarDate, i18n: I18n): string {
  return `${Number(date.slice(8))} ${monthOf(date, 'short', i18n)}`;
}

function monthOf(date: CalendarDate, length: keyof typeof months, { locale }: I18n): string {
  const name = months[length](locale).format(new Date(date));
  // English has the product's own spelling, which is that of `formatDay`.
  return locale === 'en' ? name.slice(0, 3) : name;
}
