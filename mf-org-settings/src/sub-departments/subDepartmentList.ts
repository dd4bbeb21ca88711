import type {
  BranchEntry,
  DepartmentEntry,
  SubDepartment,
} from '@seamline/shared/contract/organisation/sub-departments';
import { byName } from '@seamline/shared/messages';
import { matchesSearch } from '@seamline/shared/table';

/** A branch with its departments and their sub-departments, in the order of their names. */
export interface SubDepartmentGroup {
  readonly id: number;
  readonly name: string;
  readonly rows: number;
  readonly departments: readonly DepartmentEntry[];
}

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

export function groupsOf(branches: readonly BranchEntry[]): SubDepartmentGroup[] {
  return branches
    .map(({ branch_id: id, branch_name: name, departments }) =>
      grouped(
        id,
        name,
        departments
          .map((department) => ({
            ...department,
            sub_departments: department.sub_departments.toSorted(byName(({ sub_department }) => sub_department)),
          }))
          .sort(byName(({ department_name }) => department_name)),
      ),
    )
    .sort(byName(({ name }) => name));
}

function grouped(id: number, name: string, departments: readonly DepartmentEntry[]): SubDepartmentGroup {
  return { id, name, rows: countOf(departments), departments };
}

function countOf(departments: readonly DepartmentEntry[]): number {
  return departments.reduce((sum, { sub_departments }) => sum + sub_departments.length, 0);
}

interface Filter {
  readonly search: string;
  readonly branchId: number | undefined;
  readonly departmentId: number | undefined;
}

/** Returns the groups that match search and filters. Departments and branches without children are found by their names. */
export function matching(groups: readonly SubDepartmentGroup[], { search, branchId, departmentId }: Filter) {
  return groups
    .filter(({ id }) => branchId === undefined || id === branchId)
    .map(({ id, name, departments }) =>
      grouped(
        id,
        name,
        departments
          .filter(({ department_id }) => departmentId === undefined || department_id === departmentId)
          .map((department) => ({
            ...department,
            sub_departments: department.sub_departments.filter(({ sub_department, code, description }) =>
              matchesSearch(search, name, department.department_name, sub_department, code, description),
            ),
          }))
          .filter((department) => isFound(department, name, search)),
      ),
    )
    .filter(({ departments, name }) => departments.length > 0 || matchesSearch(search, name));
}

function isFound(department: DepartmentEntry, branchName: string, search: string): boolean {
  return department.sub_departments.length > 0 || matchesSearch(search, branchName, department.department_name);
}

export function totalOf(groups: readonly SubDepartmentGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows, 0);
}

/** Returns the lines of an expanded group: its departments and their sub-departments. */
export function linesOf({ departments, rows }: SubDepartmentGroup): number {
  return departments.length + rows;
}

/** Returns the group that a sub-department is in. */
export function groupWith(groups: readonly SubDepartmentGroup[], subDepartmentId: number | undefined) {
  return groups.find(({ departments }) =>
    departments.some(({ sub_departments }) => sub_departments.some(({ id }) => id === subDepartmentId)),
  );
}

/** Returns branch and department of two ids with the names from the list, because the names in a URL may be wrong. */
export function findPlace(
  groups: readonly SubDepartmentGroup[],
  branchId: number | undefined,
  departmentId: number | undefined,
): DepartmentPlace | undefined {
  const branch = groups.find(({ id }) => id === branchId);
  const department = branch?.departments.find(({ department_id }) => department_id === departmentId);
  if (!branch || !department) return undefined;
  const { department_id, department_name } = department;
  return { branch_id: branch.id, branch_name: branch.name, department_id, department_name };
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
