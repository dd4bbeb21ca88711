import type { BranchCount, DirectoryCard } from '@seamline/shared/contract/employees/employees';
import { compareTexts } from '@seamline/shared/messages';
import type { Group } from './layout.ts';

/** An employee in the directory, with the name of the department. */
export interface DirectoryPerson extends DirectoryCard {
  department: string;
}

/** The parts of a directory page that determine the positions of employees. */
export interface Page {
  department: Readonly<Record<string, readonly DirectoryCard[]>>;
  order?: readonly number[] | undefined;
  groups?: readonly Group[] | undefined;
}

/** Returns the employees of a page in the server's order, if there is one, else by department. */
export function peopleOf({ department, order }: Page): DirectoryPerson[] {
  const people = departmentsOf(department).flatMap(([name, cards]) =>
    cards.map((card) => ({ ...card, department: name })),
  );
  if (!order) return people;
  const places = new Map(order.map((id, place) => [id, place]));
  return people.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

/** Returns the departments of a list: as the server counts them, else those of its only page. */
export function groupsOf({ department, groups }: Page): readonly Group[] {
  return groups ?? departmentsOf(department).map(([name, people]) => ({ name, total: people.length }));
}

function departmentsOf(department: Page['department']) {
  return Object.entries(department).sort(
    ([one], [other]) => Number(isBlank(one)) - Number(isBlank(other)) || compareTexts(one, other),
  );
}

/** Returns true for the group of the employees without a department. */
export function isBlank(department: string): boolean {
  return ['', 'no department'].includes(department.trim().toLowerCase());
}

/** Returns the headcount of the chosen branch, or of all branches. */
export function totalOf(branches: readonly BranchCount[], chosen?: number): number {
  return ofBranch(branches, chosen).reduce((sum, { total_employees }) => sum + total_employees, 0);
}

/** Returns the number of employees who are listed for the chosen branch, or for all: some have yet to join. */
export function listedOf(branches: readonly BranchCount[], chosen?: number): number {
  return ofBranch(branches, chosen).reduce((sum, { joining = 0 }) => sum + joining, totalOf(branches, chosen));
}

function ofBranch(branches: readonly BranchCount[], chosen?: number) {
  return branches.filter(({ branch_id }) => chosen === undefined || branch_id === chosen);
}
