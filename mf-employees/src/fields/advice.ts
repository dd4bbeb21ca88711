import { isCalendarDate } from '@seamline/shared/contract/fields';
import { bareNumber, DEFAULT_COUNTRY_CODE } from '@seamline/shared/contract/telephone-numbers';

/** An employee below this age may work only under more rules; the form refuses dates that make one younger than 14. */
export const ADULT_AGE = 18;
const YOUNGEST_AGE = 14;

/** Returns true for an Indian number with an unusual count of digits: a hint, and no reason to refuse it. */
export function isOddLength(number: string, countryCode: string | undefined): boolean {
  const digits = bareNumber(number);
  return digits !== '' && countryCode === DEFAULT_COUNTRY_CODE && digits.length !== 10;
}

/** True when an employee joins at an age from 14 to 17. */
export function isMinorAtJoining(birthDate: string, joiningDate: string): boolean {
  if (!isCalendarDate(birthDate) || !isCalendarDate(joiningDate)) return false;
  return joiningDate >= yearsLater(birthDate, YOUNGEST_AGE) && joiningDate < yearsLater(birthDate, ADULT_AGE);
}

/** The same day some years later, as a text that compares as dates do. */
function yearsLater(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
}
