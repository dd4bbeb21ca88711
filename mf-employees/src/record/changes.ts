import { CLEARABLE } from '@seamline/shared/contract/employees/employee-details';
import { ApiError } from '@seamline/shared/http';

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
export interface Changes {
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
