import { CLEARABLE } from '@seamline/shared/contract/employees/employee-details';
import { isIdentityNumber } from '@seamline/shared/contract/employees/identity-numbers';
import type { Conflict } from '@seamline/shared/contract/wire/fields';
import { isEmpty } from './changes.ts';
import { emptyValue } from './flatValues.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns the stored values after another user's changes. Of an identity number the form knows none. */
export function withChanges(stored: Values, changes: Conflict['changes']): Values {
  const known = changes.filter(({ field }) => field in stored && !isIdentityNumber(field));
  return {
    ...stored,
    ...Object.fromEntries(known.map(({ field, after }) => [field, after ?? emptyValue(field)])),
  };
}

/**
 * Returns the fields to clear so that "Keep mine" undoes another user's changes: those that were empty before and are
 * empty in the form. An identity number is kept, since its empty field does not mean that none is stored.
 */
export function clearedByKeeping(values: Values, stored: Values, changes: Conflict['changes']): string[] {
  return changes
    .filter(({ field, after }) => isEmpty(values[field]) && isEmpty(stored[field]) && !isEmpty(after))
    .map(({ field }) => field)
    .filter((field) => CLEARABLE.includes(field) && !isIdentityNumber(field));
}
