import { DAYS, minutesOfDay, type Span } from '@seamline/shared/contract/shifts/shift-time';
import { isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { latinDigits } from '@seamline/shared/contract/wire/digits';
import { type CalendarDate, dateOf, dayNumber, weekdayOf } from '../calendar.ts';
import { readTime } from '../readEntry.ts';

const DAY = 24 * 60;

/** A line of punches as read, or the first word that cannot be read. */
export type PunchLine = { punches: number[]; isHoliday: boolean; isOnLeave: boolean } | { misread: string };

/** Reads `09:22 13:00 13:30 18:10`, `9.22-6pm`, `22:00 06:10+1`, `holiday`, `leave` for a day with these hours. */
export function readPunches(text: string, span: Span | undefined): PunchLine {
  const times: { minutes: number; isNextDay: boolean }[] = [];
  let isHoliday = false;
  let isOnLeave = false;
  for (const word of wordsOf(latinDigits(text))) {
    if (/^holiday$/i.test(word)) isHoliday = true;
    else if (/^leave$/i.test(word)) isOnLeave = true;
    else if (!/^(?:absent|off|[-–—]+)$/i.test(word)) {
      const isNextDay = word.endsWith('+1');
      const time = readTime(isNextDay ? word.slice(0, -2) : word);
      if (time === undefined) return { misread: word };
      times.push({ minutes: minutesOfDay(time), isNextDay });
    }
  }
  return { punches: place(times, span), isHoliday, isOnLeave };
}

/** `9:30 pm` is one word, `9:30-18:00` are two. */
function wordsOf(text: string): string[] {
  return text
    .replace(/(\d)\s+([ap])\.?(m?)\.?(?=[\s,;]|$)/gi, '$1$2$3')
    .split(/[\s,;|→]+|(?<=[\dmp])[-–—](?=\d)/i)
    .filter((word) => word !== '');
}

/** The first punch belongs to wherever it is nearest to the shift; each further one comes after the one before. */
function place(times: readonly { minutes: number; isNextDay: boolean }[], span: Span | undefined): number[] {
  const punches: number[] = [];
  for (const { minutes, isNextDay } of times) {
    const before = punches.at(-1);
    if (isNextDay) punches.push(minutes + DAY);
    else if (before === undefined) punches.push(span ? nearest(minutes, span) : minutes);
    else {
      const days = Math.ceil(Math.max(0, before - minutes) / DAY);
      punches.push(minutes + days * DAY);
    }
  }
  return punches;
}

function nearest(minutes: number, { start, end }: Span): number {
  const distance = (at: number) => Math.max(0, start - at, at - end);
  return [minutes, minutes + DAY, minutes - DAY].reduce((best, at) => (distance(at) < distance(best) ? at : best));
}

const SHORT_DAYS = DAYS.map((day) => day.slice(0, 3));

/** A pasted line: the date it begins with, if any, and the rest. */
function splitDate(line: string, otherwise: CalendarDate): [date: CalendarDate, rest: string] {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\b/.exec(line);
  const indian = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/.exec(line);
  const date = iso
    ? `${iso[1]}-${iso[2]}-${iso[3]}`
    : `${indian?.[3] ?? ''}-${indian?.[2]?.padStart(2, '0') ?? ''}-${indian?.[1]?.padStart(2, '0') ?? ''}`;
  const rest = line.slice((iso ?? indian)?.[0].length ?? 0);
  const named = /^\s*([a-z]{3})[a-z]*\.?(?=\s|,|$)/i.exec(rest);
  const weekday = SHORT_DAYS.indexOf(named?.[1]?.toLowerCase() ?? '');
  const words = weekday < 0 ? rest : rest.slice(named?.[0].length);
  if (isCalendarDate(date)) return [date, words];
  if (weekday < 0) return [otherwise, words];
  const from = dayNumber(otherwise);
  const ahead = (weekday - DAYS.indexOf(weekdayOf(from)) + 7) % 7;
  return [dateOf(from + ahead), words];
}

/** A line of a pasted table with the day that it is about. */
interface DatedLine {
  date: CalendarDate;
  text: string;
}

/** Lines copied from a table: a day each, with or without its date or weekday; without, days follow each other. */
export function readLines(text: string, from: CalendarDate): DatedLine[] {
  let next = from;
  return latinDigits(text)
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => {
      const [date, rest] = splitDate(line, next);
      next = dateOf(dayNumber(date) + 1);
      return { date, text: rest.replaceAll('\t', ' ').trim() };
    });
}
