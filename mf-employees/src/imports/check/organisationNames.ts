import { msg } from '@lingui/core/macro';
import type { EmployeeLookups, NamedRecord } from '@seamline/shared/contract/employees/employee-creation';
import { foldText } from '@seamline/shared/contract/wire/fields';
import type { Reading } from '../columns/kinds.ts';

/** The fields whose cells name a record of the organisation. */
const PLACE_FIELDS = ['branch_id', 'department_id', 'sub_department_id', 'designation_id', 'shift_id'] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

/** The records of the organisation, found by their names within the branch or department that they belong to. */
export interface OrganisationNames {
  readonly byName: Readonly<Record<PlaceField, ReadonlyMap<string, readonly NamedRecord[]>>>;
  readonly nameOf: Readonly<Record<PlaceField, ReadonlyMap<string, string>>>;
}

interface OrganisationName extends NamedRecord {
  /** The id of the branch of a department, and of the department of a sub-department. */
  readonly within?: number;
}

/** Returns a name for comparison, without case, accents and separators. */
export const foldedName = (name: string) =>
  foldText(name)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
const keyOf = (name: string, within: string | number = '') => `${within} ${foldedName(name)}`;

/** The records that the cells of a field can name. */
export function listPlaces(
  field: PlaceField,
  { designations, shifts, branches }: EmployeeLookups,
): readonly OrganisationName[] {
  if (field === 'branch_id') return branches;
  if (field === 'designation_id') return designations;
  if (field === 'shift_id') return shifts;
  if (field === 'department_id') {
    return branches.flatMap(({ id, departments }) => departments.map((one) => ({ ...one, within: id })));
  }
  return branches
    .flatMap(({ departments }) => departments)
    .flatMap(({ id, sub_departments }) => sub_departments.map((one) => ({ ...one, within: id })));
}

export function indexOrganisationNames(lookups: EmployeeLookups): OrganisationNames {
  const index = <Found>(find: (list: readonly OrganisationName[]) => Found) =>
    Object.fromEntries(PLACE_FIELDS.map((field) => [field, find(listPlaces(field, lookups))])) as Record<
      PlaceField,
      Found
    >;
  return {
    byName: index((list) => Map.groupBy(list, ({ name, within }) => keyOf(name, within))),
    nameOf: index((list) => new Map(list.map(({ id, name }) => [String(id), name]))),
  };
}

/** The branch and department in which a name is looked for, and the id that the employee has at present. */
export interface ParentIds {
  readonly branch_id: string;
  readonly department_id: string;
  readonly present: string | undefined;
}

/**
 * Finds the id of a place by its name: a department in its branch, a sub-department in its department. Of several that
 * have the name, the one that the employee has at present is meant, so that an export can be read back.
 */
export function readPlace(
  { byName }: OrganisationNames,
  field: PlaceField,
  name: string,
  around: ParentIds,
  label: string,
): Reading {
  if (field === 'department_id' && !around.branch_id) return { problem: msg`A department needs a branch.` };
  if (field === 'sub_department_id' && !around.department_id) {
    return { problem: msg`A sub-department needs a department.` };
  }
  const within =
    field === 'department_id' ? around.branch_id : field === 'sub_department_id' ? around.department_id : '';
  const found = byName[field].get(keyOf(name, within)) ?? [];
  const exact = found.filter((one) => one.name.trim() === name);
  const meant = exact.length > 0 ? exact : found;
  const [only] = meant.length > 1 ? meant.filter(({ id }) => String(id) === around.present) : meant;
  if (only) return { wire: String(only.id) };
  const problem =
    found.length > 0
      ? msg`There are several of the name “${{ name }}” for ${label}. Rename one, or choose it on the details page.`
      : msg`There is no ${label} “${{ name }}”.`;
  return { problem };
}
