export { byName, compareTexts, formatList, formatNumber, localeOf, perLocale } from './locale.ts';
export { reasonOf } from './reasonOf.ts';
