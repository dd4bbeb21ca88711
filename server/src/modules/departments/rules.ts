import type { Department, listDepartments } from '@seamline/shared/contract/departments';
import type { AnswerOf } from '@seamline/shared/contract/endpoint';
import { localized } from '@seamline/shared/contract/errors';

export interface DepartmentRow {
  readonly id: number;
  readonly version: number;
  readonly branch_id: number;
  readonly branch_name: string;
  readonly name: string;
  readonly code: string | null;
  readonly description: string | null;
}

/** A department with its branch, or a branch without departments. */
export interface ListRow {
  readonly branch_id: number;
  readonly branch_name: string;
  readonly department_id: number | null;
  readonly department_name: string | null;
  readonly department_code: string | null;
  readonly department_description: string | null;
  readonly version: number | null;
}

export const duplicateName = (name: string) => localized('department_name_taken', { name });

export function toDepartment({ id, name, code, description, ...rest }: DepartmentRow): Department {
  return {
    ...rest,
    department_id: id,
    department_name: name,
    department_code: code,
    department_description: description,
  };
}

/** Branches by id, in each its departments by id. */
export function byBranch(rows: readonly ListRow[]): AnswerOf<typeof listDepartments> {
  const answer: AnswerOf<typeof listDepartments> = {};
  for (const { branch_id, branch_name, department_id, department_name, version, ...values } of rows) {
    const branch = answer[branch_id] ?? { branch_name, department: {} };
    answer[branch_id] = branch;
    if (department_id === null || department_name === null || version === null) continue;
    branch.department[department_id] = { ...values, department_name, version };
  }
  return answer;
}
