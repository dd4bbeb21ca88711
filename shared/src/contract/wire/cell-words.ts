import { foldText } from './fields.ts';

const YES = wordsOf('yes, y, true, 1, हाँ, हां, हा, હા');
const NO = wordsOf('no, n, false, 0, नहीं, नही, ના, નહીં');

/** Reads Yes or No in English, Hindi and Gujarati; undefined for anything else. */
export function readYesNo(cell: string): boolean | undefined {
  const word = foldedCell(cell);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

/** Returns the words of a list with commas between them, for comparison with cells. */
export function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(', ').map(foldedCell));
}

/** Returns the text of a cell for comparison, without case and separators. */
export function foldedCell(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s._-]+/g, ' ')
    .trim();
}

/** Returns a name for comparison, without case, accents and separators. */
export function foldedName(name: string): string {
  return foldText(name)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
