export { daysAfter, formatCalendarDay, formatDay, formatMoment, formatTime, readDay } from './dates.ts';
export { byName, compareTexts, formatList, formatNumber, localeOf, perLocale } from './locale.ts';
export { reasonOf } from './reasonOf.ts';
