import { DAYS, type Day } from '@seamline/shared/contract/shift-time';
import type { Language } from '@seamline/shared/session';
import { dayName } from '../dayNames.ts';
import { timingTexts } from './texts/timings.ts';

/** A text in every language of the product, side by side. */
export type Sentence = Readonly<Record<Language, string>>;

/** A sentence with values to fill in, in every language, side by side. */
export type SentenceWith<Values extends readonly unknown[]> = Readonly<Record<Language, (...values: Values) => string>>;

const ORDINALS: Readonly<Record<Language, readonly string[]>> = {
  en: ['first', 'second', 'third', 'fourth', 'fifth'],
  hi: ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें'],
  gu: ['પહેલા', 'બીજા', 'ત્રીજા', 'ચોથા', 'પાંચમા'],
};

const AND: Readonly<Record<Language, string>> = { en: 'and', hi: 'और', gu: 'અને' };

const UNITS: Readonly<Record<Language, { day: Unit; hour: Unit; minute: Unit }>> = {
  en: { day: ['day', 'days'], hour: ['hour', 'hours'], minute: ['minute', 'minutes'] },
  hi: { day: ['दिन', 'दिन'], hour: ['घंटा', 'घंटे'], minute: ['मिनट', 'मिनट'] },
  gu: { day: ['દિવસ', 'દિવસ'], hour: ['કલાક', 'કલાક'], minute: ['મિનિટ', 'મિનિટ'] },
};
type Unit = readonly [one: string, many: string];

// Digits and grouping are the same in all three languages.
const AMOUNTS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A sum of money or a share: `1,00,000.5`. */
export function amount(value: number): string {
  return AMOUNTS.format(value);
}

/** A number with its unit: `1 hour`, `8 hours`. */
export function counted(count: number, unit: keyof (typeof UNITS)['en'], language: Language): string {
  return `${count} ${UNITS[language][unit][count === 1 ? 0 : 1]}`;
}

/** A length of time in words: `8 hours 30 minutes`, `45 minutes`. */
export function lengthOfTime(minutes: number, language: Language): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return counted(rest, 'minute', language);
  const whole = counted(hours, 'hour', language);
  return rest === 0 ? whole : `${whole} ${counted(rest, 'minute', language)}`;
}

/** Words in a row: `Saturday, Sunday and Monday`. */
export function listed(words: readonly string[], language: Language): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${AND[language]} ${last}`;
}

/** The names of days in the order of the week. */
export function dayList(days: readonly string[], language: Language): string {
  const inOrder = DAYS.filter((day) => days.some((other) => other.toLowerCase() === day));
  return listed(
    inOrder.map((day) => dayName(day, language)),
    language,
  );
}

/** Which ones of a month, in their order: `second and fourth`. */
export function ordinalList(numbers: readonly number[], language: Language): string {
  const inOrder = [...new Set(numbers)].sort((one, other) => one - other);
  return listed(
    inOrder.map((number) => ORDINALS[language][number - 1] ?? String(number)),
    language,
  );
}

const RANGE: Readonly<Record<Language, (first: string, last: string) => string>> = {
  en: (first, last) => `${first} to ${last}`,
  hi: (first, last) => `${first} से ${last}`,
  gu: (first, last) => `${first}થી ${last}`,
};

/** Days with neighbours drawn together: `Monday to Friday and Sunday`. */
export function dayRanges(days: readonly Day[], language: Language): string {
  if (days.length === DAYS.length) return timingTexts.everyDay[language];
  const runs: Day[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && DAYS.indexOf(day) === DAYS.indexOf(last) + 1) run.push(day);
    else runs.push([day]);
  }
  const words = runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return [];
    if (run.length < 3) return run.map((day) => dayName(day, language));
    return [RANGE[language](dayName(first, language), dayName(last, language))];
  });
  return listed(words, language);
}
