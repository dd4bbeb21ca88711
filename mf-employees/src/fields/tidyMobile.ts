import { latinDigits } from '@seamline/shared/contract/digits';
import { DEFAULT_COUNTRY_CODE } from '@seamline/shared/contract/employee-fields';
import { tidyNumber } from '@seamline/shared/session';

/** The written Indian country code before the ten digits of a number. */
const INDIAN_CODE = /^\s*\+\s*91[\s-]*(?=(\d[\s-]*){10}$)/;

/**
 * Returns a typed or pasted mobile number in Latin digits, without the country code that messengers show before it and
 * that has a field of its own. Where the country is unknown, 91 may be the beginning of another country's number, and
 * only the written +91 is left out.
 */
export function tidyMobile(typed: string, countryCode: string | undefined): string {
  if (countryCode === DEFAULT_COUNTRY_CODE) return tidyNumber(typed);
  const text = latinDigits(typed);
  return countryCode ? text : text.replace(INDIAN_CODE, '');
}
