import { localized } from '@seamline/shared/contract/errors';
import type { BranchEntry, DepartmentEntry, SubDepartment } from '@seamline/shared/contract/sub-departments';

export interface SubDepartmentRow {
  readonly id: number;
  readonly version: number;
  readonly department_id: number;
  readonly department_name: string;
  readonly name: string;
  readonly code: string | null;
  readonly description: string | null;
}

/** A sub-department with its department and branch; those alone where they have none. */
export interface ListRow {
  readonly branch_id: number;
  readonly branch_name: string;
  readonly department_id: number | null;
  readonly department_name: string | null;
  readonly id: number | null;
  readonly name: string | null;
  readonly code: string | null;
  readonly description: string | null;
  readonly version: number | null;
}

export const duplicateName = (name: string) => localized('sub_department_name_taken', { name });

export const NOT_IN_BRANCH = localized('department_not_in_branch');

export function toSubDepartment({ id, name, code, description, version }: SubDepartmentRow): SubDepartment {
  return { id, sub_department: name, code, description, version };
}

/** Rows of one branch follow each other, and so do those of one department. */
export function byBranch(rows: readonly ListRow[]): BranchEntry[] {
  const branches = new Map<number, BranchEntry>();
  const departments = new Map<number, DepartmentEntry>();
  for (const { branch_id, branch_name, department_id, department_name, id, name, version, ...values } of rows) {
    const branch = branches.get(branch_id) ?? { branch_id, branch_name, departments: [] };
    branches.set(branch_id, branch);
    if (department_id === null || department_name === null) continue;
    let department = departments.get(department_id);
    if (department === undefined) {
      department = { department_id, department_name, sub_departments: [] };
      departments.set(department_id, department);
      branch.departments.push(department);
    }
    if (id === null || name === null || version === null) continue;
    department.sub_departments.push({ id, sub_department: name, version, ...values });
  }
  return [...branches.values()];
}
