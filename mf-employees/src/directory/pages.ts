import type { BranchCount, EmployeeCard } from '@seamline/shared/contract/employees';

type Departments = Readonly<Record<string, readonly EmployeeCard[]>>;

/** The people of several pages by department: the server's order, those without a department last. */
export function departmentsOf(pages: readonly { department: Departments }[]): [name: string, people: EmployeeCard[]][] {
  const groups = new Map<string, EmployeeCard[]>();
  for (const { department } of pages) {
    for (const [name, people] of Object.entries(department)) {
      groups.set(name, [...(groups.get(name) ?? []), ...people]);
    }
  }
  return [...groups].sort(
    ([one], [other]) => Number(isBlank(one)) - Number(isBlank(other)) || one.localeCompare(other),
  );
}

/** Whether a group is that of the people without a department. */
export function isBlank(department: string): boolean {
  return ['', 'no department'].includes(department.trim().toLowerCase());
}

/** How many work in the chosen branch, or in all of them together. */
export function totalOf(branches: readonly BranchCount[], chosen?: number): number {
  return branches
    .filter(({ branch_id }) => chosen === undefined || branch_id === chosen)
    .reduce((sum, { total_employees }) => sum + total_employees, 0);
}

/** The id that the address has under a name; anything else there is none. */
export function idIn(params: URLSearchParams, name: string): number | undefined {
  const value = params.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
}
