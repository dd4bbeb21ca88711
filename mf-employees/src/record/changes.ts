import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CLEARABLE } from '@seamline/shared/contract/employees/employee-details';
import { isIdentityNumber } from '@seamline/shared/contract/employees/identity-numbers';
import type { Conflict } from '@seamline/shared/contract/wire/fields';
import { ApiError } from '@seamline/shared/http';
import { emptyValue } from './flatValues.ts';

/** An update without a change was not sent. */
export class NothingChanged extends ApiError {
  constructor() {
    super('nothing-changed', { kind: 'unexpected' });
  }
}

type Values = Readonly<Record<string, unknown>>;

/** Name of the form value that lists the fields to clear. */
export const CLEARED = 'cleared';

/** The content of an update: values that differ from the stored ones, and the names of the fields to clear. */
interface Changes {
  changed: Record<string, unknown>;
  cleared: string[];
}

/** Returns the changed values; an empty value is not sent unless its field is explicitly cleared. */
export function changesOf(values: Values, stored: Values): Changes {
  const marked = (values[CLEARED] ?? []) as readonly string[];
  const changed = Object.entries(values).filter(
    ([name, value]) => name !== CLEARED && !isEmpty(value) && !isSame(value, stored[name]),
  );
  const emptied = [...marked, ...unchosen(values, stored)].filter(
    (name) => CLEARABLE.includes(name) && isEmpty(values[name]),
  );
  return { changed: Object.fromEntries(changed), cleared: [...new Set(emptied)] };
}

const PLACES = ['department_id', 'sub_department_id', 'shift_id'];

/** Returns the fields cleared by an empty choice, since a department of another branch must not remain. */
function unchosen(values: Values, stored: Values): string[] {
  return PLACES.filter((name) => !isEmpty(stored[name]) && isEmpty(values[name]));
}

/** Returns true for a value that is not sent. No and zero are values. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (Array.isArray(value) && value.length === 0) ||
    (typeof value === 'string' && value.trim() === '')
  );
}

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof File) return false;
  return JSON.stringify(one) === JSON.stringify(other);
}

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

/** Returns the message for an employee that cannot be shown. */
export function failureSentence(error: Error, i18n: I18n): string {
  const isSignedOut = error instanceof ApiError && error.kind === 'session';
  return i18n._(isSignedOut ? msg`Token not found.` : msg`Failed to fetch the employee. Please try again later.`);
}
