import type { Department, listDepartments } from '@seamline/shared/contract/organisation/departments';
import type { AnswerOf } from '@seamline/shared/contract/wire/endpoint';
import { byName } from '@seamline/shared/messages';
import { matchesSearch } from '@seamline/shared/table';

type Answer = AnswerOf<typeof listDepartments>;

/** A branch with its departments, both in the order of their names. */
export interface DepartmentGroup {
  readonly id: number;
  readonly name: string;
  readonly rows: number;
  readonly departments: readonly Department[];
}

/** Returns the response, which is keyed by ids, in the order of the names. */
export function groupsOf(answer: Answer): DepartmentGroup[] {
  return Object.entries(answer)
    .map(([branchId, { branch_name, department }]) => {
      const branch = { branch_id: Number(branchId), branch_name };
      const departments = Object.entries(department)
        .map(([id, values]) => ({ ...branch, ...values, department_id: Number(id) }))
        .sort(byName(({ department_name }) => department_name));
      return { id: branch.branch_id, name: branch_name, rows: departments.length, departments };
    })
    .sort(byName(({ name }) => name));
}

/** Returns the groups that match a search and a chosen branch. A branch without departments is found by its own name. */
export function matching(groups: readonly DepartmentGroup[], search: string, branchId: number | undefined) {
  return groups
    .filter(({ id }) => branchId === undefined || id === branchId)
    .map((group) => {
      const departments = group.departments.filter((each) =>
        matchesSearch(
          search,
          each.branch_name,
          each.department_name,
          each.department_code,
          each.department_description,
        ),
      );
      return { ...group, rows: departments.length, departments };
    })
    .filter(({ rows, name }) => rows > 0 || matchesSearch(search, name));
}

export function totalOf(groups: readonly DepartmentGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows, 0);
}

/** Returns the response with a department inserted or replaced under its branch. */
export function withDepartment(answer: Answer, department: Department): Answer {
  const { department_id, branch_id, branch_name, ...values } = department;
  const rest = withoutDepartment(answer, department_id);
  return {
    ...rest,
    [branch_id]: { branch_name, department: { ...rest[branch_id]?.department, [department_id]: values } },
  };
}

export function withoutDepartment(answer: Answer, id: number): Answer {
  return Object.fromEntries(
    Object.entries(answer).map(([branchId, { branch_name, department }]) => {
      const { [id]: _, ...others } = department;
      return [branchId, { branch_name, department: others }];
    }),
  );
}
