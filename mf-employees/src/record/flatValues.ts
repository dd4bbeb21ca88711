import { DETAIL_PATHS, readPath } from '@seamline/shared/contract/employees/detail-paths';
import type { EmployeeDetails, EmployeeField } from '@seamline/shared/contract/employees/employee-details';
import { isIdentityNumber } from '@seamline/shared/contract/employees/identity-numbers';
import { invalid } from '@seamline/shared/contract/errors';
import { isCalendarDate } from '@seamline/shared/contract/wire/dates';
import { FIELD_KINDS } from '../fields/fieldTable.ts';

type Values = Record<string, unknown>;

/**
 * Returns the defaults of the edit form: the flat fields of the update, from the nested response. A stored identity
 * number is no default: only its mask is known.
 */
export function flatValues(details: EmployeeDetails): Values {
  const known = Object.entries(DETAIL_PATHS).map(([field, path]) => [
    field,
    isIdentityNumber(field) ? '' : (readPath(details, path) ?? emptyValue(field as EmployeeField)),
  ]);
  const further = furtherFields(details).map(({ name, value }) => [name, value ?? '']);
  return { ...Object.fromEntries(known), ...Object.fromEntries(further) };
}

/** Returns the empty value of a field's control. */
export function emptyValue(field: string): unknown {
  const kind = FIELD_KINDS[field as keyof typeof FIELD_KINDS] as string | undefined;
  if (field === 'reporting_person_ids') return [];
  if (kind === 'yesNo') return false;
  return kind === undefined || kind === 'number' ? undefined : '';
}

/** Fields that are shown elsewhere, or are read-only. */
const KNOWN = new Set<string>([
  ...Object.values(DETAIL_PATHS),
  'id',
  'version',
  'probation_end_date',
  'reporting_persons',
  'designation.name',
  'department.name',
  'branch.name',
  'documents',
  'notice',
  'leaving',
]);

/** A field of the response that the form does not know. */
export interface FurtherField {
  name: string;
  value: unknown;
  kind: 'yesNo' | 'date' | 'text';
}

/** Yes and no are boxes to tick, a name with “date” in it is a date, everything else is text. */
export function furtherFields(details: EmployeeDetails): FurtherField[] {
  const found: FurtherField[] = [];
  const visit = (tree: object, group: string) => {
    for (const [key, value] of Object.entries(tree)) {
      const path = group ? `${group}.${key}` : key;
      if (KNOWN.has(path)) continue;
      if (typeof value === 'object' && value !== null) {
        if (!Array.isArray(value) && !group) visit(value, key);
      } else if (!(key in DETAIL_PATHS)) found.push({ name: key, value, kind: kindOf(key, value) });
    }
  };
  visit(details, '');
  return found;
}

/** Finds the dates that cannot be read among the fields that the schema does not know. */
export function findUnreadableDates(values: Values, details: EmployeeDetails) {
  return furtherFields(details)
    .filter(({ name, kind }) => kind === 'date' && values[name] && !isCalendarDate(String(values[name])))
    .map(({ name }) => ({ path: [name], message: invalid('unreadable_date') }));
}

function kindOf(name: string, value: unknown): FurtherField['kind'] {
  if (typeof value === 'boolean') return 'yesNo';
  // A form would not be saved with another value.
  const fits = value === null || value === '' || isCalendarDate(String(value));
  return name.includes('date') && fits ? 'date' : 'text';
}
