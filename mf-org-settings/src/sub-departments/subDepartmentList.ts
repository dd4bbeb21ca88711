import type {
  BranchEntry,
  DepartmentEntry,
  SubDepartment,
} from '@seamline/shared/contract/organisation/sub-departments';
import { byName } from '@seamline/shared/messages';
import type { GroupPart, RecordGroup } from '../groups/groupedRecords.ts';

export interface DepartmentPlace {
  readonly branch_id: number;
  readonly branch_name: string;
  readonly department_id: number;
  readonly department_name: string;
}

/** A sub-department with the department that it belongs to. */
export interface SubDepartmentRecord extends SubDepartment {
  /** Missing in the answer to a change. */
  readonly branch_id?: number;
  readonly department_id: number;
  readonly department_name: string;
}

/** Returns all sub-departments of the response, each with its department. */
export function recordsOf(branches: readonly BranchEntry[]): SubDepartmentRecord[] {
  return branches
    .flatMap(({ branch_id, departments }) => departments.map((department) => ({ ...department, branch_id })))
    .flatMap(({ branch_id, department_id, department_name, sub_departments }) =>
      sub_departments.map((each) => ({ ...each, branch_id, department_id, department_name })),
    );
}

/** Returns the branches with a sub-department inserted or replaced in its department. */
export function withSubDepartment(
  branches: readonly BranchEntry[],
  { department_id: departmentId, ...subDepartment }: SubDepartment & { department_id: number },
): BranchEntry[] {
  return mapped(withoutSubDepartment(branches, subDepartment.id), ({ department_id, sub_departments }) =>
    department_id === departmentId ? [...sub_departments, subDepartment] : sub_departments,
  );
}

export function withoutSubDepartment(branches: readonly BranchEntry[], removed: number): BranchEntry[] {
  return mapped(branches, ({ sub_departments }) => sub_departments.filter(({ id }) => id !== removed));
}

/** Returns the branches with other sub-departments in their departments. */
function mapped(
  branches: readonly BranchEntry[],
  subDepartmentsOf: (department: DepartmentEntry) => SubDepartment[],
): BranchEntry[] {
  return branches.map(({ departments, ...branch }) => ({
    ...branch,
    departments: departments.map((each) => ({ ...each, sub_departments: subDepartmentsOf(each) })),
  }));
}

/** Returns the branches with their departments and their sub-departments, in the order of their names. */
export function groupsOf(branches: readonly BranchEntry[]): RecordGroup[] {
  return branches
    .map(({ branch_id: id, branch_name: name, departments }) => ({
      id,
      name,
      parts: departments
        .map((department) => ({
          id: department.department_id,
          name: department.department_name,
          records: department.sub_departments
            .map((each) => ({ ...each, name: each.sub_department }))
            .sort(byName((record) => record.name)),
        }))
        .sort(byName((part) => part.name)),
    }))
    .sort(byName((group) => group.name));
}

/** Returns branch and department of two ids with the names from the list, because the names in a URL may be wrong. */
export function findPlace(
  groups: readonly RecordGroup[],
  branchId: number | undefined,
  departmentId: number | undefined,
): DepartmentPlace | undefined {
  const branch = groups.find(({ id }) => id === branchId);
  const department = branch?.parts.find(({ id }) => id === departmentId);
  return branch && department && placeOf(branch, department);
}

/** Returns ids and names of a branch and its department. */
export function placeOf(branch: RecordGroup, department: GroupPart): DepartmentPlace {
  return {
    branch_id: branch.id,
    branch_name: branch.name,
    department_id: department.id,
    department_name: department.name,
  };
}

/** Returns the URL of the add form for a department, with the parameters of the product. */
export function addUrl(
  path: string,
  { branch_id, branch_name, department_id, department_name }: DepartmentPlace,
): string {
  const query = new URLSearchParams({
    branch_id: String(branch_id),
    branch_name,
    department_id: String(department_id),
    department_name,
  });
  return `${path}?${query}`;
}
