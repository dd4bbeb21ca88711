import { CLEARABLE } from '@seamline/shared/contract/employee-details';
import { ApiError } from '@seamline/shared/http';

/** An update without a change was not sent. */
export class NothingChanged extends ApiError {
  constructor() {
    super('Nothing has been changed.', { kind: 'unexpected' });
  }
}

type Values = Readonly<Record<string, unknown>>;

/** The name under which the form notes what is to be emptied. */
export const CLEARED = 'cleared';

/** The content of an update: values that differ from the stored ones, and the names of the fields to clear. */
export interface Changes {
  changed: Record<string, unknown>;
  cleared: string[];
}

/** Only what changed; an empty value is not sent, unless it is to be cleared in so many words. */
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

/** Choosing nothing in a list is a choice, and a department of another branch must not stay behind. */
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
