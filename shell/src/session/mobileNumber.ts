import { MOBILE_NUMBER_LENGTH } from '@seamline/shared/contract/access/session';

/** A code may be requested from ten characters on, as in the specification; more than ten are refused at sign-in. */
export function mayRequestOtp(number: string): boolean {
  return number.length >= MOBILE_NUMBER_LENGTH;
}

/** Returns true for a number with exactly the length of a mobile number. */
export function isMobileNumber(number: string): boolean {
  return number.length === MOBILE_NUMBER_LENGTH;
}
