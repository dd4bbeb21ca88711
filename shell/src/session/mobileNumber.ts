import { MOBILE_NUMBER_LENGTH } from '@seamline/shared/contract/session';

/** Leaves the digits of what was typed or pasted, without the country code and a leading zero. */
export function tidyNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  if (digits.length === 12 && digits.startsWith('91')) return digits.slice(2);
  if (digits.length === 11 && digits.startsWith('0')) return digits.slice(1);
  return digits;
}

/** A code may be asked for from ten characters on, as the product does; more than ten are refused at sign-in. */
export function mayRequestOtp(number: string): boolean {
  return number.length >= MOBILE_NUMBER_LENGTH;
}

/** Whether the number has exactly the length of a mobile number. */
export function isMobileNumber(number: string): boolean {
  return number.length === MOBILE_NUMBER_LENGTH;
}
