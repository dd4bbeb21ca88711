import type { EmployeeLookups, NamedRecord } from '@seamline/shared/contract/employees/employee-creation';
import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import { foldedName } from '@seamline/shared/contract/wire/cell-words';

const NAMED_FIELDS = ['branch_id', 'department_id', 'sub_department_id', 'designation_id', 'shift_id'] as const;
/** A field whose cells name a record of the organisation. */
export type NamedField = (typeof NAMED_FIELDS)[number];

interface OrganisationName extends NamedRecord {
  /** The id of the branch of a department, and of the department of a sub-department. */
  readonly within?: number;
}

/** The records of the organisation, found by their names within the branch or department that they belong to. */
export interface OrganisationNames {
  readonly byName: Readonly<Record<NamedField, ReadonlyMap<string, readonly NamedRecord[]>>>;
  readonly nameOf: Readonly<Record<NamedField, ReadonlyMap<string, string>>>;
}

const keyOf = (name: string, within: string | number = '') => `${within} ${foldedName(name)}`;

export function indexOrganisationNames({ designations, shifts, branches }: EmployeeLookups): OrganisationNames {
  const departments = branches.flatMap(({ id, departments: inside }) =>
    inside.map((department) => ({ ...department, within: id })),
  );
  const lists: Readonly<Record<NamedField, readonly OrganisationName[]>> = {
    branch_id: branches,
    department_id: departments,
    sub_department_id: departments.flatMap(({ id, sub_departments }) =>
      sub_departments.map((one) => ({ ...one, within: id })),
    ),
    designation_id: designations,
    shift_id: shifts,
  };
  const index = <Found>(find: (list: readonly OrganisationName[]) => Found) =>
    Object.fromEntries(NAMED_FIELDS.map((field) => [field, find(lists[field])])) as Record<NamedField, Found>;
  return {
    byName: index((list) => Map.groupBy(list, ({ name, within }) => keyOf(name, within))),
    nameOf: index((list) => new Map(list.map(({ id, name }) => [String(id), name]))),
  };
}

/** The branch and department in which a name is looked for, and the id that the employee has at present. */
export interface Surroundings {
  readonly branch_id: string;
  readonly department_id: string;
  readonly present: string | undefined;
}

/**
 * Finds the id of a record by its name: a department in its branch, a sub-department in its department. Of several that
 * have the name, the one that the employee has at present is meant, so that an export can be read back.
 */
export function readName(
  { byName, nameOf }: OrganisationNames,
  field: NamedField,
  name: string,
  around: Surroundings,
): string | LocalizedMessage {
  if (field === 'department_id' && !around.branch_id) return localized('department_needs_branch');
  if (field === 'sub_department_id' && !around.department_id) return localized('sub_department_needs_department');
  const within =
    field === 'department_id' ? around.branch_id : field === 'sub_department_id' ? around.department_id : '';
  const found = byName[field].get(keyOf(name, within)) ?? [];
  const exact = found.filter((one) => one.name.trim() === name);
  const meant = exact.length > 0 ? exact : found;
  const [only] = meant.length > 1 ? meant.filter(({ id }) => String(id) === around.present) : meant;
  if (only) return String(only.id);
  if (found.length > 0) return localized('name_ambiguous', { name });
  if (field === 'department_id') {
    return localized('department_not_found', { name, branch: nameOf.branch_id.get(within) ?? '' });
  }
  if (field === 'sub_department_id') {
    return localized('sub_department_not_found', { name, department: nameOf.department_id.get(within) ?? '' });
  }
  return localized('name_not_found', { record: RECORDS[field], name });
}

const RECORDS = { branch_id: 'branch', designation_id: 'designation', shift_id: 'shift' } as const;
