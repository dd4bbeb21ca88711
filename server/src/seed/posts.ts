import { eq } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';
import { branches, departments, designations, shifts, subDepartments } from '../db/schema.ts';
import { DESIGNATIONS } from './data/designations.ts';
import { BRANCHES, type DepartmentSpecification } from './data/organisation.ts';
import type { Post } from './employees.ts';
import type { Random } from './random.ts';

type Place = Omit<Post, 'subDepartmentId'> & { readonly subDepartmentIds: readonly number[] };

/** One entry for each planned employee, so that a random choice keeps the plan's proportions. */
export interface Posts {
  readonly planned: readonly Place[];
}

/** Reads the departments of the database and merges them with the demo organisation's plan. */
export async function readPosts(db: Connection): Promise<Posts> {
  const rows = await db
    .select({ id: departments.id, name: departments.name, branchId: branches.id, branchName: branches.name })
    .from(departments)
    .innerJoin(branches, eq(branches.id, departments.branch_id))
    .orderBy(departments.id);
  const titles = await db.select({ id: designations.id, name: designations.designation }).from(designations);
  const shiftRows = await db.select({ id: shifts.id, code: shifts.code }).from(shifts);
  const children = await db
    .select({ id: subDepartments.id, departmentId: subDepartments.department_id })
    .from(subDepartments);
  const planned = rows.flatMap((department) => {
    const plan = planFor(department.branchName, department.name);
    const staff = Object.entries(plan?.staff ?? Object.fromEntries(titles.map((title) => [title.name, 1])));
    return staff.flatMap(([designation, count]): Place[] => {
      const title = titles.find((candidate) => candidate.name === designation);
      if (title === undefined) return [];
      const known = DESIGNATIONS.find((candidate) => candidate.designation === designation);
      const place: Place = {
        branchId: department.branchId,
        branchName: department.branchName,
        departmentId: department.id,
        subDepartmentIds: children.filter((child) => child.departmentId === department.id).map((child) => child.id),
        shiftId: shiftRows.find((shift) => shift.code === plan?.shift)?.id ?? null,
        designationId: title.id,
        designation,
        description: known?.description ?? '',
        grade: known?.grade ?? 'W1',
        women: known?.women ?? 50,
      };
      return Array.from({ length: count }, () => place);
    });
  });
  return { planned };
}

export function post({ subDepartmentIds, ...place }: Place, random: Random): Post {
  return { ...place, subDepartmentId: subDepartmentIds.length > 0 ? random.pick(subDepartmentIds) : null };
}

function planFor(branchName: string, name: string): DepartmentSpecification | undefined {
  return BRANCHES.find((branch) => branch.name === branchName)?.departments.find(
    (department) => department.name === name,
  );
}
