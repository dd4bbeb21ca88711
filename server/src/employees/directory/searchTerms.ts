import { foldText } from '@seamline/shared/contract/wire/fields';
import { isNumberLike, searchedNumber } from '@seamline/shared/contract/wire/telephone-numbers';
import { containing } from '../../db/containing.ts';

/** The index stores trigrams, so that it cannot find a shorter text; such a text occurs in most names anyway. */
const INDEXED = /[\p{L}\p{M}\p{N}]{3}/u;

/** Latin, Devanagari and Gujarati letters, of which names are made; anything else has no sound. */
const NAME = /^[a-z\u0900-\u097f\u0a80-\u0aff]+$/;

/** More words than a name has; each count of them is a statement of its own. */
const MOST_WORDS = 4;

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
  const number = searchedNumber(search);
  return {
    pattern: containing(search),
    number: number && containing(number),
    words: isNumberLike(search) ? [] : wordsOf(search),
    isIndexed: INDEXED.test(number ?? search),
  };
}

/** A single letter would match too many names. */
function wordsOf(search: string): SearchTerms['words'] {
  if (search.length < 2) return [];
  const words = search.split(/\s+/).filter((word) => word !== '');
  return words.slice(0, MOST_WORDS).map((word) => ({ word, pattern: containing(word), is_name: NAME.test(word) }));
}
