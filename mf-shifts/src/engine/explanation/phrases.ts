import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { DAYS, type Day, minutesOfDuration, wholeDaysOf } from '@seamline/shared/contract/shifts/shift-time';
import { dayName } from '@seamline/shared/labels/shift';

const UNITS = {
  day: (count: number) => msg`${plural(count, { one: '# day', other: '# days' })}`,
  hour: (count: number) => msg`${plural(count, { one: '# hour', other: '# hours' })}`,
  minute: (count: number) => msg`${plural(count, { one: '# minute', other: '# minutes' })}`,
};

/** A number with its unit: `1 hour`, `8 hours`. */
export function counted(count: number, unit: keyof typeof UNITS, i18n: I18n): string {
  return i18n._(UNITS[unit](count));
}

/** A length of time in words: `8 hours 30 minutes`, `45 minutes`. */
export function lengthOfTime(minutes: number, i18n: I18n): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return counted(rest, 'minute', i18n);
  const whole = counted(hours, 'hour', i18n);
  return rest === 0 ? whole : `${whole} ${counted(rest, 'minute', i18n)}`;
}

/** A length of time as people write it: `8 h 05 min`, `45 min`. */
export function shortLength(length: number, i18n: I18n): string {
  const hours = Math.floor(length / 60);
  const minutes = length % 60;
  if (hours === 0) return i18n._(msg`${minutes} min`);
  if (minutes === 0) return i18n._(msg`${hours} h`);
  return i18n._(minutes < 10 ? msg`${hours} h 0${minutes} min` : msg`${hours} h ${minutes} min`);
}

/** Days of leave or of compensatory off. */
export function dayCount(days: number, i18n: I18n): string {
  if (days === 0.5) return i18n._(msg`half a day`);
  return i18n._(days === 1 ? msg`a day` : msg`${days} days`);
}

/** The length of a stored duration in words; whole days as days: `3 days`. */
export function lengthOfDuration(duration: string, i18n: I18n): string {
  const days = wholeDaysOf(duration);
  return days === undefined ? lengthOfTime(minutesOfDuration(duration) ?? 0, i18n) : counted(days, 'day', i18n);
}

/** Words in a row: `Saturday, Sunday and Monday`. */
export function listed(words: readonly string[], i18n: I18n): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const others = words.slice(0, -1).join(', ');
  return i18n._(
    msg({ message: `${others} and ${last}`, comment: 'The words of a list; those before the last one have commas' }),
  );
}

/** The names of days in the order of the week. */
export function dayList(days: readonly string[], i18n: I18n): string {
  const inOrder = DAYS.filter((day) => days.some((other) => other.toLowerCase() === day));
  return listed(
    inOrder.map((day) => dayName(day, i18n)),
    i18n,
  );
}

const ORDINALS: readonly MessageDescriptor[] = [
  msg({ message: 'first', comment: 'The first Saturday of a month' }),
  msg({ message: 'second', comment: 'The second Saturday of a month' }),
  msg({ message: 'third', comment: 'The third Saturday of a month' }),
  msg({ message: 'fourth', comment: 'The fourth Saturday of a month' }),
  msg({ message: 'fifth', comment: 'The fifth Saturday of a month' }),
];

/** Which ones of a month, in their order: `second and fourth`. */
export function ordinalList(numbers: readonly number[], i18n: I18n): string {
  const inOrder = [...new Set(numbers)].sort((one, other) => one - other);
  const words = inOrder.map((number) => {
    const ordinal = ORDINALS[number - 1];
    return ordinal ? i18n._(ordinal) : String(number);
  });
  return listed(words, i18n);
}

/** Days with neighbours drawn together: `Monday to Friday and Sunday`. */
export function dayRanges(days: readonly Day[], i18n: I18n): string {
  if (days.length === DAYS.length) return i18n._(msg`Every day`);
  const runs: Day[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && DAYS.indexOf(day) === DAYS.indexOf(last) + 1) run.push(day);
    else runs.push([day]);
  }
  const words = runs.flatMap((run) => {
    const names = run.map((day) => dayName(day, i18n));
    if (names.length < 3) return names;
    const [first, last] = [names[0], names.at(-1)];
    return [i18n._(msg({ message: `${first} to ${last}`, comment: 'From one day of the week to another' }))];
  });
  return listed(words, i18n);
}
