import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  BLOOD_GROUPS,
  MARITAL_STATUSES,
  readBloodGroup,
  readMaritalStatus,
} from '@seamline/shared/contract/employees/employee-values';
import { isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { bareNumber, DEFAULT_COUNTRY_CODE } from '@seamline/shared/contract/wire/telephone-numbers';
import { employeeChoiceLabel } from '@seamline/shared/labels/employee';

/** An employee below this age may work only under more rules; the form refuses dates that make one younger than 14. */
export const ADULT_AGE = 18;
const YOUNGEST_AGE = 14;

/** True for an Indian number that begins with another digit than mobile numbers do. */
export function isOddMobile(number: string, countryCode: string | undefined): boolean {
  return countryCode === DEFAULT_COUNTRY_CODE && /^[0-5]\d{9}$/.test(bareNumber(number));
}

/** The usual values of texts with suggestions, and what reads other spellings of them. */
const USUAL_VALUES = {
  blood_group: { values: BLOOD_GROUPS, read: readBloodGroup },
  marital_status: { values: MARITAL_STATUSES, read: readMaritalStatus },
} as const;
export type SuggestedField = keyof typeof USUAL_VALUES;

export function isSuggestedField(field: string): field is SuggestedField {
  return field in USUAL_VALUES;
}

/** The usual values of a field, as suggestions with labels in the language of the interface. */
export function suggestionsFor(field: SuggestedField, i18n: I18n): { value: string; label: string }[] {
  return USUAL_VALUES[field].values.map((value) => ({ value, label: employeeChoiceLabel(value, i18n) }));
}

/** Advice on a text with suggestions: it is another spelling of a usual value, or none of them. */
export function adviceOnText(
  field: SuggestedField,
  text: string,
  i18n: I18n,
): { text: string; isSavable: boolean } | undefined {
  const { values, read } = USUAL_VALUES[field];
  const value = read(text.trim());
  if (value === '' || value === text.trim()) {
    const isUsual = value === '' || values.some((usual) => usual === value);
    return isUsual ? undefined : { text: i18n._(msg`This is not one of the usual values.`), isSavable: true };
  }
  return { text: i18n._(msg`It is saved as “${value}”.`), isSavable: false };
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
