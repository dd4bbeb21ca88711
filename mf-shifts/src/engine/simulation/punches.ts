import type { DayRules, ShiftInput } from '@seamline/shared/contract/shifts/shift';
import {
  DAYS,
  isLater,
  minutesOfDay,
  minutesOfDuration,
  type Span,
  spanOf,
  timeOfDay,
} from '@seamline/shared/contract/shifts/shift-time';
import { isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { latinDigits } from '@seamline/shared/contract/wire/digits';
import { type CalendarDate, dateOf, dayNumber, weekdayOf } from '../calendar.ts';
import { readTime } from '../readEntry.ts';
import type { Note, Stretch } from './result.ts';

const DAY = 24 * 60;

/** The accepted punches of a day. */
export interface Presence {
  stretches: readonly Stretch[];
  /** True when a punch in has no punch out. */
  isOpen: boolean;
}

/** The minute up to which a day's punches are accepted by the clock. */
function lastPunch(day: DayRules, span: Span | undefined): number {
  const { max_punch_out_time: time, shift_end_time: end } = day;
  if (!span || time === null || end === null) return Number.POSITIVE_INFINITY;
  const after = (minutesOfDay(time) - minutesOfDay(end) + DAY) % DAY;
  return isLater(time, end) ? span.end + after : Number.POSITIVE_INFINITY;
}

/**
 * Pairs of in and out. A punch past a limit is not accepted; without several punches a day, only the first and the
 * last count. No day has more than 24 hours, whatever its limits say.
 */
export function presenceOf(shift: ShiftInput, day: DayRules, punches: readonly number[], note: Note): Presence {
  const span = spanOf(day.shift_start_time, day.shift_end_time);
  const sorted = [...new Set(punches)].sort((one, other) => one - other);
  const first = sorted[0];
  if (first === undefined) return { stretches: [], isOpen: false };
  const latest = lastPunch(day, span);
  const asked = day.max_punch_out_hours === null ? undefined : minutesOfDuration(day.max_punch_out_hours);
  const longest = Math.min(asked ?? DAY, DAY);
  const accepted = sorted.filter((punch) => {
    if (punch > latest) note('max_punch_out_time', 'tooLate', timeOfDay(punch), timeOfDay(latest));
    else if (punch - first > longest) note('max_punch_out_hours', 'tooLongAgo', timeOfDay(punch), longest);
    return punch <= latest && punch - first <= longest;
  });
  const counted = shift.multiple_punch_allowed || accepted.length < 3 ? accepted : ends(accepted);
  if (counted.length < accepted.length) {
    note('multiple_punch_allowed', 'middleIgnored', accepted.length - counted.length);
  }
  const stretches: Stretch[] = [];
  for (let index = 0; index + 1 < counted.length; index += 2) {
    stretches.push({ start: counted[index] ?? 0, end: counted[index + 1] ?? 0 });
  }
  const isOpen = counted.length % 2 === 1;
  if (isOpen) note('multiple_punch_allowed', 'missingOut', timeOfDay(counted.at(-1) ?? 0));
  return { stretches, isOpen };
}

function ends(punches: readonly number[]): number[] {
  return [punches[0] ?? 0, punches.at(-1) ?? 0];
}

/** A line of punches as read, or the first word that cannot be read. */
type PunchLine = { punches: number[]; isHoliday: boolean; isOnLeave: boolean } | { misread: string };

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
