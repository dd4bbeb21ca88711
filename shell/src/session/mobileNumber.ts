import { MOBILE_NUMBER_LENGTH } from '@seamline/shared/contract/session';

/** A code may be asked for from ten characters on, as the product does; more than ten are refused at sign-in. */
export function mayRequestOtp(number: string): boolean {
  return number.length >= MOBILE_NUMBER_LENGTH;
}

/** Whether the number has exactly the length of a mobile number. */
export function isMobileNumber(number: string): boolean {
  return number.length === MOBILE_NUMBER_LENGTH;
}
