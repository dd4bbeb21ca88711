import { cleanName } from '@seamline/shared/contract/fields';

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

/**
 * Texts that a spreadsheet reads as a formula, also after blanks or with the fullwidth signs of East Asian keyboards, or
 * as a shortened number.
 */
const GUARDED = /^(?:[\s\0]*[=+\-@＝＋－＠]|[\t\r\n']|0\d|\d{12,}$)/;

/**
 * A text for a CSV file: an apostrophe keeps a spreadsheet from running it as a formula, and from taking zeros off
 * the front of a number.
 */
export function guarded(text: string): string {
  return GUARDED.test(text) ? `'${text}` : text;
}

/** Reverts `guarded`. An apostrophe typed before a letter stays. */
export function unguarded(text: string): string {
  return text.startsWith("'") && GUARDED.test(text.slice(1)) ? text.slice(1) : text;
}
