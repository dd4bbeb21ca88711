import { onlyDigits } from '@seamline/shared/contract/digits';
import { foldText } from '@seamline/shared/contract/fields';
import { containing } from '../../../db/containing.ts';

/** The index stores trigrams, so that it cannot find a shorter text; such a text occurs in most names anyway. */
const INDEXED = /[\p{L}\p{M}\p{N}]{3}/u;

/** Latin, Devanagari and Gujarati letters, of which names are made; anything else has no sound. */
const NAME = /^[a-z\u0900-\u097f\u0a80-\u0aff]+$/;

/** More words than a name has; each count of them is a statement of its own. */
const MOST_WORDS = 4;

/** A telephone number in any notation and with the digits of any keyboard. */
const NUMBER = /^[+\d०-९૦-૯\s().-]+$/;

const COUNTRY_CODE = '91';
const MOBILE_DIGITS = 10;
const FEWEST_DIGITS = 3;

/** The patterns that a search text becomes. */
interface SearchTerms {
  /** Pattern of the whole text. */
  readonly pattern: string;
  /** Pattern of the text as a mobile number is stored, if it is one in another notation. */
  readonly number: string | undefined;
  /** Each word with its pattern; `is_name` is true for a word that has a sound. */
  readonly words: readonly { readonly word: string; readonly pattern: string; readonly is_name: boolean }[];
  /** True if the index can find these terms. */
  readonly isIndexed: boolean;
}

export function termsOf(given: string): SearchTerms {
  const search = foldText(given);
  // The marker of the sounds is in every row and in no name.
  if (search.includes('~')) return { pattern: '', number: undefined, words: [], isIndexed: false };
  const number = storedNumber(search);
  return {
    pattern: containing(search),
    number: number && containing(number),
    words: NUMBER.test(search) ? [] : wordsOf(search),
    isIndexed: INDEXED.test(number ?? search),
  };
}

/** The digits of a mobile number without country code and leading zero; undefined where they are the text itself. */
function storedNumber(search: string): string | undefined {
  if (!NUMBER.test(search)) return undefined;
  const all = onlyDigits(search);
  const isInternational = search.includes('+') || all.startsWith('00');
  const digits = all.replace(/^0+/, '');
  const hasCode = digits.startsWith(COUNTRY_CODE) && (isInternational || digits.length === MOBILE_DIGITS + 2);
  const number = hasCode ? digits.slice(COUNTRY_CODE.length) : digits;
  return number.length < FEWEST_DIGITS || number === search ? undefined : number;
}

/** A single letter would match too many names. */
function wordsOf(search: string): SearchTerms['words'] {
  if (search.length < 2) return [];
  const words = search.split(/\s+/).filter((word) => word !== '');
  return words.slice(0, MOST_WORDS).map((word) => ({ word, pattern: containing(word), is_name: NAME.test(word) }));
}
