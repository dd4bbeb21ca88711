import { cleanName } from '@seamline/shared/contract/wire/fields';

/** The values of cells as the library reads them. */
export type CellValue = string | number | boolean | Date | null | undefined;

/** A cell as a text: whole numbers of up to 15 digits without an exponent, dates as the calendar has them, texts without hidden marks. */
export function cellText(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return tidied(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'number') return numberText(value);
  return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
}

/**
 * Rounds to 15 digits, as a spreadsheet does; further digits are artefacts of binary fractions. A longer whole number,
 * such as that of a bank account, has lost its last digits: it keeps the exponent, which no column of digits accepts.
 */
function numberText(value: number): string {
  if (!Number.isFinite(value)) return '';
  if (Number.isInteger(value) && Math.abs(value) >= 1e15) return value.toExponential(14);
  return String(Number(value.toPrecision(15)));
}

/** Removes invisible characters that make two texts differ, and no-break spaces. */
function tidied(text: string): string {
  return cleanName(text).replaceAll('\u00a0', ' ').replaceAll('\r\n', '\n').trim();
}

/** Returns a heading for comparison, without case, marks and separators. */
export function tidyHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\(.*?\)/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Texts that a spreadsheet runs as a formula, also after blanks or with the fullwidth signs of East Asian keyboards. */
const FORMULA = /^(?:[\s\0]*[=+\-@＝＋－＠]|[\t\r\n])/;
/** Of those, what is a number or a telephone number. */
const NUMBER = /^(?:[+-]?\d+(?:[.,]\d+)*|\+\d[\d\s().\-/]{4,})$/;
/** An apostrophe in front of a formula or a digit, as our files and spreadsheets have it. */
const APOSTROPHE = /^'+(?=[\s\0]*[=+\-@＝＋－＠]|[\t\r\n]|\d)/;

/** A text for a CSV file: an apostrophe keeps a spreadsheet from running it. Digits never get one. */
export function guarded(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : escaped(text);
}

/** A text that begins with an apostrophe itself gets a second one, since reading takes one off in every format. */
export function escaped(text: string): string {
  return APOSTROPHE.test(text) ? `'${text}` : text;
}

/** The text of a cell that was written so, or that a spreadsheet kept as a text by an apostrophe. Others stay. */
export function unguarded(text: string): string {
  return APOSTROPHE.test(text) ? text.slice(1) : text;
}
