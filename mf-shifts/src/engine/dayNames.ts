import { DAYS, type Day, WEEKDAYS, type Weekday } from '@seamline/shared/contract/shift-time';
import type { Language } from '@seamline/shared/session';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  hi: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  gu: ['સોમવાર', 'મંગળવાર', 'બુધવાર', 'ગુરુવાર', 'શુક્રવાર', 'શનિવાર', 'રવિવાર'],
};

const SHORT_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  hi: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
  gu: ['સોમ', 'મંગળ', 'બુધ', 'ગુરુ', 'શુક્ર', 'શનિ', 'રવિ'],
};

/** The name of a day, spelt `monday` or `MONDAY` on the wire; any other text is returned unchanged. */
export function dayName(day: string, language: Language): string {
  return NAMES[language][DAYS.indexOf(day.toLowerCase() as Day)] ?? day;
}

/** The short name of a day. */
export function shortDayName(day: Day, language: Language): string {
  return SHORT_NAMES[language][DAYS.indexOf(day)] ?? day;
}

/** The day whose name, in any language, begins with a word. */
export function dayNamed(word: string): Weekday | undefined {
  const lower = word.toLowerCase();
  const place = Object.values(NAMES)
    .map((names) => names.findIndex((name) => name.toLowerCase().startsWith(lower)))
    .find((found) => found >= 0);
  return place === undefined ? undefined : WEEKDAYS[place];
}

/** A weekday's name in the list of week-offs: `monday` → `MONDAY`. */
export function weekdayNameOf(day: Day): Weekday {
  return WEEKDAYS[DAYS.indexOf(day)] as Weekday;
}
