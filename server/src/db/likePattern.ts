import { latinDigits } from '@seamline/shared/contract/wire/digits';
import { foldText } from '@seamline/shared/contract/wire/fields';

/**
 * Returns a pattern for the literal text, as `fold_text` of the database folds it: special characters of a pattern are
 * escaped. A text without letters is a number, and numbers are stored with the digits 0 to 9, on any keyboard.
 */
export function likePattern(search: string): string {
  const words = /\p{L}/u.test(search) ? search : latinDigits(search);
  return `%${foldText(words).replace(/[\\%_]/g, (special) => `\\${special}`)}%`;
}
