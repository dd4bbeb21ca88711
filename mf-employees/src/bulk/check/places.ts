import type { EmployeeLookups, Named } from '@seamline/shared/contract/employee-creation';

/** The fields whose cells name a record of the organisation. */
export const PLACE_FIELDS = ['branch_id', 'department_id', 'sub_department_id', 'designation_id', 'shift_id'] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];

type Ids = ReadonlyMap<string, readonly Named[]>;

/** The records of the organisation, found by their names. */
export interface Places {
  readonly designations: Ids;
  readonly shifts: Ids;
  readonly branches: Ids;
  /** By the id of the branch, and of the department. */
  readonly departments: ReadonlyMap<string, Ids>;
  readonly subDepartments: ReadonlyMap<string, Ids>;
  readonly nameOf: Readonly<Record<PlaceField, ReadonlyMap<string, string>>>;
}

const fold = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
const byName = (list: readonly Named[]): Ids => Map.groupBy(list, ({ name }) => fold(name));
const byId = (list: readonly Named[]) => new Map(list.map(({ id, name }) => [String(id), name]));

export function indexPlaces({ designations, shifts, branches }: EmployeeLookups): Places {
  const departments = branches.flatMap((branch) => branch.departments);
  return {
    designations: byName(designations),
    shifts: byName(shifts),
    branches: byName(branches),
    departments: new Map(branches.map((branch) => [String(branch.id), byName(branch.departments)])),
    subDepartments: new Map(departments.map((one) => [String(one.id), byName(one.sub_departments)])),
    nameOf: {
      branch_id: byId(branches),
      department_id: byId(departments),
      sub_department_id: byId(departments.flatMap((department) => department.sub_departments)),
      designation_id: byId(designations),
      shift_id: byId(shifts),
    },
  };
}

export type PlaceReading =
  | { readonly wire: string }
  | { readonly unknown: string }
  | { readonly ambiguous: string }
  | { readonly needs: 'branch_id' | 'department_id' };

/** The branch and department in which a name is looked for, and the id that the employee has at present. */
interface Surroundings {
  readonly branch_id?: string | undefined;
  readonly department_id?: string | undefined;
  readonly present?: string | undefined;
}

/**
 * Finds the id of a place by its name: a department in its branch, a sub-department in its department. Of several that
 * have the name, the one that the employee has at present is meant, so that an export can be read back.
 */
export function readPlace(places: Places, field: PlaceField, name: string, around: Surroundings): PlaceReading {
  const names = namesFor(places, field, around);
  if ('needs' in names) return names;
  const found = names.ids?.get(fold(name)) ?? [];
  const exact = found.filter((one) => one.name.trim() === name);
  const meant = exact.length > 0 ? exact : found;
  const [only] = meant.length > 1 ? meant.filter(({ id }) => String(id) === around.present) : meant;
  if (only) return { wire: String(only.id) };
  return found.length > 0 ? { ambiguous: name } : { unknown: name };
}

function namesFor(
  { branches, departments, subDepartments, designations, shifts }: Places,
  field: PlaceField,
  { branch_id, department_id }: Surroundings,
): { readonly ids: Ids | undefined } | { readonly needs: 'branch_id' | 'department_id' } {
  switch (field) {
    case 'branch_id':
      return { ids: branches };
    case 'designation_id':
      return { ids: designations };
    case 'shift_id':
      return { ids: shifts };
    case 'department_id':
      return branch_id ? { ids: departments.get(branch_id) } : { needs: 'branch_id' };
    case 'sub_department_id':
      return department_id ? { ids: subDepartments.get(department_id) } : { needs: 'department_id' };
  }
}
