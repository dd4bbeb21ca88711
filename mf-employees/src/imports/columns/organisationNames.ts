import type { EmployeeLookups, NamedRecord } from '@seamline/shared/contract/employees/employee-creation';

/** A field whose cells name a record of the organisation. */
export type NamedField = 'branch_id' | 'department_id' | 'sub_department_id' | 'designation_id' | 'shift_id';

/** The names of the organisation's records, by field and id. */
export type OrganisationNames = Readonly<Record<NamedField, ReadonlyMap<string, string>>>;

/** The records that the cells of a field can name. */
export function listNamed(
  field: NamedField,
  { designations, shifts, branches }: EmployeeLookups,
): readonly NamedRecord[] {
  if (field === 'branch_id') return branches;
  if (field === 'designation_id') return designations;
  if (field === 'shift_id') return shifts;
  const departments = branches.flatMap((branch) => branch.departments);
  return field === 'department_id' ? departments : departments.flatMap((department) => department.sub_departments);
}

export function indexOrganisationNames(lookups: EmployeeLookups): OrganisationNames {
  const namesOf = (field: NamedField) => new Map(listNamed(field, lookups).map(({ id, name }) => [String(id), name]));
  return {
    branch_id: namesOf('branch_id'),
    department_id: namesOf('department_id'),
    sub_department_id: namesOf('sub_department_id'),
    designation_id: namesOf('designation_id'),
    shift_id: namesOf('shift_id'),
  };
}
