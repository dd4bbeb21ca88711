export { daysAfter, daysBetween, formatCalendarDay, formatDay, formatMoment, formatTime, readDay } from './dates.ts';
export { byName, compareTexts, formatList, formatNumber, localeOf, perLocale } from './locale.ts';

/** Returns the message of an error. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
