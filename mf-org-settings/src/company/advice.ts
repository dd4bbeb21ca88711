/** What is worth a word about a GST number; none of it keeps the number from being stored. */
export type GstAdvice =
  | { readonly kind: 'length'; readonly length: number }
  | { readonly kind: 'shape' }
  | { readonly kind: 'check'; readonly wanted: string };

const GSTIN_LENGTH = 15;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State code, PAN, number of the registration, a letter that is always Z, check character. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** Undefined when there is nothing to say: the number is right, or there is none. */
export function adviseGst(given: string): GstAdvice | undefined {
  const number = given.replaceAll(/[\s-]/g, '').toUpperCase();
  if (number === '') return undefined;
  if (number.length !== GSTIN_LENGTH) return { kind: 'length', length: [...number].length };
  if (!GSTIN.test(number)) return { kind: 'shape' };
  const wanted = checkCharacter(number.slice(0, -1));
  return number.endsWith(wanted) ? undefined : { kind: 'check', wanted };
}

/**
 * The check character of the first fourteen: every second value is doubled, the two digits of each product in base 36
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

/** Six digits, the first of which names the postal zone and is never 0. Nothing is fine too. */
export function isPincode(given: string): boolean {
  return /^([1-9]\d{5})?$/.test(given.replaceAll(/\s/g, ''));
}

/** Ten digits, after the country code or the trunk 0; with separators as people write them. Nothing is fine too. */
export function isIndianPhone(given: string): boolean {
  return /^((\+?91|0)?\d{10})?$/.test(given.replaceAll(/[\s()./-]/g, ''));
}

/** Something with a dot in the name of its host; a browser fills in the rest. Nothing is fine too. */
export function isWebAddress(given: string): boolean {
  const text = given.trim();
  if (text === '') return true;
  if (/\s/.test(text)) return false;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && /^[^.].*\.[^.]{2,}$/.test(hostname);
}
