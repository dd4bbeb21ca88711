import { latinDigits } from '@seamline/shared/contract/wire/digits';
import { bareNumber, indianNumber, isNumberLike } from '@seamline/shared/contract/wire/telephone-numbers';

/** Advice about a GST number. The number can be saved nevertheless. */
export type GstAdvice =
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'shape' }
  | { readonly kind: 'check'; readonly wanted: string };

const GSTIN_LENGTH = 15;
const INDIAN_DIGITS = 10;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State code, PAN, number of the registration, a letter that is always Z, check character. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Returns undefined for a valid number and for an empty one. */
export function adviseGst(given: string): GstAdvice | undefined {
  const number = latinDigits(given).replaceAll(/[\s-]/g, '').toUpperCase();
  if (number === '') return undefined;
  if (number.length !== GSTIN_LENGTH) return { kind: 'length', length: [...number].length };
  if (!GSTIN.test(number)) return { kind: 'shape' };
  const wanted = checkCharacter(number.slice(0, -1));
  return number.endsWith(wanted) ? undefined : { kind: 'check', wanted };
}

/**
 * Returns the check character of the first fourteen: every second value is doubled, the two digits of each product in base 36
 * are added up, and the check fills the sum up to a multiple of 36.
 */
export function checkCharacter(first: string): string {
  const base = DIGITS.length;
  const sum = [...first].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / base) + (product % base);
  }, 0);
  return DIGITS.charAt((base - (sum % base)) % base);
}

/** Accepts six digits, of which the first is the postal zone and never 0, and an empty text. */
export function isPincode(given: string): boolean {
  return /^([1-9]\d{5})?$/.test(latinDigits(given).replaceAll(/\s/g, ''));
}

/** Accepts ten digits after an optional country code or 0, with the usual separators, and an empty text. */
export function isIndianPhone(given: string): boolean {
  return bareNumber(given) === '' || (isNumberLike(given) && indianNumber(given).length === INDIAN_DIGITS);
}

/** Accepts a URL with a dot in its host, with or without a scheme, and an empty text. */
export function isWebAddress(given: string): boolean {
  const text = given.trim();
  if (text === '') return true;
  if (/\s/.test(text)) return false;
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && /^[^.].*\.[^.]{2,}$/.test(hostname);
}
