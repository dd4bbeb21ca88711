import { cleanNumber, onlyDigits } from './digits.ts';

/** Countries that the organisation hires from, India first; only the code is sent. */
export const COUNTRIES = [
  { code: '+91', name: 'India' },
  { code: '+1', name: 'United States, Canada' },
  { code: '+33', name: 'France' },
  { code: '+39', name: 'Italy' },
  { code: '+44', name: 'United Kingdom' },
  { code: '+49', name: 'Germany' },
  { code: '+60', name: 'Malaysia' },
  { code: '+61', name: 'Australia' },
  { code: '+62', name: 'Indonesia' },
  { code: '+65', name: 'Singapore' },
  { code: '+66', name: 'Thailand' },
  { code: '+81', name: 'Japan' },
  { code: '+86', name: 'China' },
  { code: '+94', name: 'Sri Lanka' },
  { code: '+880', name: 'Bangladesh' },
  { code: '+966', name: 'Saudi Arabia' },
  { code: '+968', name: 'Oman' },
  { code: '+971', name: 'United Arab Emirates' },
  { code: '+974', name: 'Qatar' },
  { code: '+977', name: 'Nepal' },
] as const;
export const DEFAULT_COUNTRY_CODE = COUNTRIES[0].code;

const SEPARATORS = /[\s().\-/]/g;

/** A telephone number as people read it, without separators. */
export function bareNumber(text: string): string {
  return cleanNumber(text).replaceAll(SEPARATORS, '');
}

/** The digits of an Indian number that was typed or pasted, without the country code and a leading zero. */
export function indianNumber(typed: string): string {
  return onlyDigits(typed).replace(/^(?:(?:00)?91|0)(?=\d{10}$)/, '');
}

/**
 * A typed or pasted mobile number without the country code that messengers show before it and that has a field of its
 * own. Where the country is unknown, 91 may be the beginning of another country's number, and only the written +91 is
 * left out. Separators stay, except in an Indian number.
 */
export function mobileNumberOf(typed: string, countryCode: string | undefined): string {
  if (countryCode === DEFAULT_COUNTRY_CODE) return indianNumber(typed);
  const text = cleanNumber(typed);
  if (countryCode) return text.replace(new RegExp(`^(?:\\+|00)\\s*${countryCode.slice(1)}[\\s-]*`), '');
  return text.replace(/^\+\s*91[\s-]*(?=(\d[\s-]*){10}$)/, '');
}

/** Reads a mobile number of a sheet, and the country code if it precedes the number. */
export function readMobile(text: string): { readonly number: string; readonly country?: string } {
  const bare = bareNumber(text);
  const international = bare.replace(/^00/, '+');
  if (international.startsWith('+')) {
    const found = COUNTRIES.map(({ code }) => code)
      .toSorted((one, other) => other.length - one.length)
      .find((code) => international.startsWith(code));
    return found ? { number: international.slice(found.length), country: found } : { number: international };
  }
  if (/^91[6-9]\d{9}$/.test(bare)) return { number: bare.slice(2), country: DEFAULT_COUNTRY_CODE };
  return { number: /^0[6-9]\d{9}$/.test(bare) ? bare.slice(1) : bare };
}

/** Returns whether a text has nothing but digits and what people write between them. */
export function isNumberLike(text: string): boolean {
  return /^[+\d\s().\-/]+$/.test(cleanNumber(text));
}

/** Returns whether a text is a telephone number of 6 to 15 digits, in any notation. */
export function isTelephoneNumber(text: string): boolean {
  return isNumberLike(text) && /^\+?\d{6,15}$/.test(bareNumber(text));
}

const FEWEST_SEARCHED = 3;

/** The digits of a searched number as mobile numbers are stored; undefined where they are the text itself. */
export function searchedNumber(search: string): string | undefined {
  if (!isNumberLike(search)) return undefined;
  const bare = bareNumber(search);
  const digits = bare.replace(/^\+?0*/, '');
  const isInternational = bare.includes('+') || bare.startsWith('00');
  const hasCode = digits.startsWith('91') && (isInternational || digits.length === 12);
  const number = onlyDigits(hasCode ? digits.slice(2) : digits);
  return number.length < FEWEST_SEARCHED || number === search ? undefined : number;
}
