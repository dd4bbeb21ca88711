import type { DirectoryCard, directoryFilter, ExtraColumn } from '@seamline/shared/contract/employees/employees';
import type * as z from 'zod/mini';
import { type FileUrl, pictureUrl } from '../../files/fileUrls.ts';
import { daysOf } from './dataHealth.ts';
import type { DirectoryRow } from './directory.ts';
import type { Group } from './directoryCounts.ts';
import type { DirectoryFilter } from './directoryFilter.ts';
import { calendarOf } from './figures.ts';

const NO_DEPARTMENT = 'No department';

export function toFilter(
  { q, health, figure, ...query }: z.output<typeof directoryFilter>,
  today: string,
): DirectoryFilter {
  return {
    branchId: query.branch_id,
    departmentId: query.department_id,
    subDepartmentId: query.sub_department_id,
    designationId: query.designation_id,
    shiftId: query.shift_id,
    employmentType: query.employment_type,
    gender: query.gender,
    joinedFrom: query.joined_from || undefined,
    joinedTo: query.joined_to || undefined,
    status: query.status,
    search: q || undefined,
    health: health && { kind: health, ...daysOf(today) },
    figure: figure && { kind: figure, ...calendarOf(today) },
  };
}

export function toGroups(groups: readonly Group[] | undefined) {
  return groups?.map(({ name, total }) => ({ name: name ?? NO_DEPARTMENT, total }));
}

/** Departments by name, each with its people in the order given. */
export function byDepartment(
  rows: readonly DirectoryRow[],
  columns: readonly ExtraColumn[],
  fileUrl: FileUrl,
): Record<string, DirectoryCard[]> {
  const groups = new Map<string, DirectoryCard[]>();
  for (const row of rows) {
    const name = row.department ?? NO_DEPARTMENT;
    const group = groups.get(name);
    const card = toCard(row, columns, fileUrl);
    if (group) group.push(card);
    else groups.set(name, [card]);
  }
  // Without a prototype, a department may have any name.
  const departments: Record<string, DirectoryCard[]> = Object.create(null);
  for (const name of [...groups.keys()].sort(inOrder)) departments[name] = groups.get(name) ?? [];
  return departments;
}

function toCard(row: DirectoryRow, columns: readonly ExtraColumn[], fileUrl: FileUrl): DirectoryCard {
  const { id, name, designation, code, mobile_number, primary_email, joining_date, branch_name } = row;
  const profile_pic = row.pictureId === null ? null : pictureUrl(fileUrl, row.pictureId, row.hasThumbnail === true);
  return {
    id,
    user_id: id,
    user_name: name,
    designation,
    profile_pic,
    code,
    mobile_number,
    primary_email,
    joining_date,
    branch_name,
    ...(!row.has_joined && { joins_on: joining_date }),
    ...(row.company_last_day !== null && { on_notice_until: row.company_last_day }),
    ...(row.extras && Object.fromEntries(columns.map((column) => [column, row.extras?.[column]]))),
  };
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function inOrder(one: string, other: string): number {
  if (one === NO_DEPARTMENT || other === NO_DEPARTMENT) return one === other ? 0 : one === NO_DEPARTMENT ? 1 : -1;
  return compare(one, other);
}

/** A page out of one row more than it holds: the one more tells that there is another page after its last row. */
export function toPage(rows: readonly DirectoryRow[], limit: number | undefined) {
  if (limit === undefined || rows.length <= limit) return { page: rows, last: undefined };
  const page = rows.slice(0, limit);
  return { page, last: page.at(-1) };
}
