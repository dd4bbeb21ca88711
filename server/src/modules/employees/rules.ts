import type { EmployeeCard } from '@seamline/shared/contract/employees';
import { validation } from '@seamline/shared/contract/validation';
import * as z from 'zod';
import { fieldsInvalid } from '../../errors.ts';
import type { DirectoryRow, Place } from './store.ts';

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

const place = z.tuple([z.string().max(1000), z.int().min(1).max(2_147_483_647)]);

export function toCursor(last: Place): string {
  return Buffer.from(JSON.stringify([last.name, last.id])).toString('base64url');
}

/** The place that a cursor stands for, or the 422 to answer with. */
export function fromCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  try {
    const [name, id] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { name, id };
  } catch {
    throw fieldsInvalid([{ field: 'cursor', message: validation.cursor }]);
  }
}

/** A page out of one row more than it holds: the one more tells that there is another page. */
export function toPage(rows: readonly DirectoryRow[], limit: number | undefined) {
  if (limit === undefined || rows.length <= limit) return { page: rows, nextCursor: null };
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: last ? toCursor(last) : null };
}
