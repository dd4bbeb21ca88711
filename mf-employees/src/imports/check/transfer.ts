import type { EmployeeRecord, ImportField } from '@seamline/shared/contract/employees/employee-imports';

type Values = Readonly<Partial<Record<ImportField, string>>>;
type DependentPlace = 'department_id' | 'sub_department_id';

/** The branch and the department in which the names of a row are looked for, once the row has been written. */
export function placeAfter(
  read: Values,
  employee: EmployeeRecord | undefined,
  isEmptied: (field: DependentPlace) => boolean,
): { readonly branch_id: string; readonly department_id: string } {
  const stored = employee?.values ?? {};
  const branch = read.branch_id ?? stored.branch_id ?? '';
  const keepsDepartment = branch === stored.branch_id && !isEmptied('department_id');
  return {
    branch_id: branch,
    department_id: read.department_id ?? (keepsDepartment ? (stored.department_id ?? '') : ''),
  };
}

/**
 * The department and sub-department that a transfer empties since they do not belong to the new branch or department,
 * as the form does. `cleared` are the fields that the row empties anyway.
 */
export function leftBehind(changed: Values, cleared: readonly string[], stored: Values): DependentPlace[] {
  const moves = (field: ImportField) => changed[field] !== undefined || cleared.includes(field);
  const stays = (field: DependentPlace) => stored[field] !== undefined && !moves(field);
  const department = moves('branch_id') && stays('department_id');
  const subDepartment = (department || moves('department_id')) && stays('sub_department_id');
  return [
    ...(department ? (['department_id'] as const) : []),
    ...(subDepartment ? (['sub_department_id'] as const) : []),
  ];
}
