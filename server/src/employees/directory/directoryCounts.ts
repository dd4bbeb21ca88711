import type { BranchCount } from '@seamline/shared/contract/employees/employees';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { prepared, preparedCache } from '../../db/driver.ts';
import { branches, branchHeadcounts, departmentHeadcounts, departments } from '../../db/schema.ts';
import type { DirectoryFilter } from './directoryFilter.ts';

/** Number of listed employees of one department; `name` is null for employees without a department. */
export interface Group {
  readonly name: string | null;
  readonly total: number;
}

/** Returns whether a filter selects whole branches and departments, whose headcounts are stored. */
export function isCounted({ departmentId: _, ...others }: DirectoryFilter): boolean {
  return isOfBranch(others);
}

/** Returns whether a filter selects a whole branch, or everybody. */
export function isOfBranch({ branchId: _, ...others }: Partial<DirectoryFilter>): boolean {
  return Object.values(others).every((value) => value === undefined);
}

/** Counts that the triggers maintain. */
export function directoryCounts(database: Database) {
  const { db } = database;
  const once = preparedCache(database);
  const branchCounts = prepared(
    database,
    db
      .select({
        branch_id: branches.id,
        branch_name: branches.name,
        total_employees: sql<number>`coalesce(${branchHeadcounts.total}, 0)`,
        joining: sql<number>`coalesce(${branchHeadcounts.joining}, 0)`,
      })
      .from(branches)
      .leftJoin(branchHeadcounts, eq(branchHeadcounts.branch_id, branches.id))
      .orderBy(sql`lower(${branches.name})`),
  );

  const listed = sql`(${departmentHeadcounts.total} + ${departmentHeadcounts.joining})`;
  const departmentTotals = ({ branchId, departmentId }: DirectoryFilter) => {
    const conditions = [
      gt(listed, 0),
      branchId === undefined ? undefined : eq(departments.branch_id, sql.placeholder('branchId')),
      departmentId === undefined ? undefined : eq(departments.id, sql.placeholder('departmentId')),
    ];
    return once(conditions.map((condition) => condition !== undefined).join(), () =>
      db
        .select({ name: departments.name, total: sql<number>`sum(${listed})::integer` })
        .from(departmentHeadcounts)
        .innerJoin(departments, eq(departments.id, departmentHeadcounts.department_id))
        .where(and(...conditions))
        .groupBy(departments.name)
        .orderBy(sql`department_order(${departments.name})`),
    );
  };

  return {
    byBranch: (): Promise<BranchCount[]> => branchCounts.execute(),

    /** Those listed, who have joined or are joining, in the order of the departments, with those last who have none. */
    async byDepartment(filter: DirectoryFilter, byBranch: Promise<BranchCount[]>): Promise<Group[]> {
      const [groups, perBranch] = await Promise.all([departmentTotals(filter).execute({ ...filter }), byBranch]);
      if (filter.departmentId !== undefined) return groups;
      const { branchId } = filter;
      const everybody = perBranch.filter(({ branch_id }) => branchId === undefined || branch_id === branchId);
      const without =
        sum(everybody.map(({ total_employees, joining = 0 }) => total_employees + joining)) -
        sum(groups.map(({ total }) => total));
      return without > 0 ? [...groups, { name: null, total: without }] : groups;
    },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
