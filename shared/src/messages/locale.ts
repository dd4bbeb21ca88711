import { currentLanguage, type Language } from '@seamline/shared/session';

/**
 * The locales that format dates and numbers and sort lists. The digits are the Latin ones everywhere, as on Indian
 * salary slips, identity cards and phones; the grouping is the Indian one, 1,00,000.
 */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn', gu: 'gu-IN-u-nu-latn' };

/** Returns the locale of a language, for dates, numbers and sorting. */
export function localeOf(language: Language): string {
  return LOCALES[language];
}

/** The locale of the language of the interface. */
export function currentLocale(): string {
  return localeOf(currentLanguage());
}

const numbers = perLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const collators = perLocale((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));
const lists = perLocale((locale) => new Intl.ListFormat(locale));

/** Formats a number with at most two decimal places. */
export function formatNumber(value: number): string {
  // The same in every language. Most pages have no others, and the first formatter takes a slow phone 50 ms.
  if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value);
  return numbers().format(value);
}

/** Joins words in a sentence: 'one, two and three'. */
export function formatList(words: Iterable<string>): string {
  return lists().format(words);
}

/** Compares two texts in the alphabet of the language, numbers by their size. */
export function compareTexts(one: string, other: string): number {
  return collators().compare(one, other);
}

/** Returns a comparator by name, for `sort`. */
export function byName<T>(nameOf: (item: T) => string): (one: T, other: T) => number {
  return (one, other) => compareTexts(nameOf(one), nameOf(other));
}

/** Creates what is expensive once for each locale, by default that of the interface. */
export function perLocale<T>(make: (locale: string) => T): (locale?: string) => T {
  const made = new Map<string, T>();
  return (locale = currentLocale()) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}
