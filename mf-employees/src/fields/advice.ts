import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type SuggestedField, USUAL_VALUES } from '@seamline/shared/contract/employees/employee-values';
import { isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { employeeChoiceLabel } from '@seamline/shared/labels/employee';

/** An employee below this age may work only under more rules; the form refuses dates that make one younger than 14. */
export const ADULT_AGE = 18;
const YOUNGEST_AGE = 14;

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
