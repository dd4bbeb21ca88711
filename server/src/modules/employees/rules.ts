import type { EmployeeCard } from '@seamline/shared/contract/employees';
import type { DirectoryRow } from './store.ts';

const NO_DEPARTMENT = 'No department';

/** Departments by name, each with its people in the order given. */
export function byDepartment(
  rows: readonly DirectoryRow[],
  pictureAddress: (id: number, hasThumbnail: boolean) => string,
): Record<string, EmployeeCard[]> {
  const groups = new Map<string, EmployeeCard[]>();
  for (const row of rows) {
    const name = row.department ?? NO_DEPARTMENT;
    const group = groups.get(name);
    const card = toCard(row, pictureAddress);
    if (group) group.push(card);
    else groups.set(name, [card]);
  }
  // Without a prototype, a department may have any name.
  const departments: Record<string, EmployeeCard[]> = Object.create(null);
  for (const name of [...groups.keys()].sort(inOrder)) departments[name] = groups.get(name) ?? [];
  return departments;
}

function toCard(row: DirectoryRow, pictureAddress: (id: number, hasThumbnail: boolean) => string): EmployeeCard {
  return {
    id: row.id,
    user_id: row.id,
    user_name: row.name,
    designation: row.designation,
    profile_pic: row.pictureId === null ? null : pictureAddress(row.pictureId, row.hasThumbnail === true),
  };
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function inOrder(one: string, other: string): number {
  if (one === NO_DEPARTMENT || other === NO_DEPARTMENT) return one === other ? 0 : one === NO_DEPARTMENT ? 1 : -1;
  return compare(one, other);
}
