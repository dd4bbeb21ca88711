import type { BranchCount } from '@seamline/shared/contract/employees';
import { and, eq, isNull, like, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { containing } from '../../db/containing.ts';
import { branches, branchHeadcounts, departments, designations, employees, files } from '../../db/schema.ts';

/** An employee as the directory needs them, with the picture still without an address. */
export interface DirectoryRow {
  readonly id: number;
  readonly name: string;
  readonly designation: string;
  readonly department: string | null;
  readonly pictureId: number | null;
  readonly hasThumbnail: boolean | null;
}

/** The last employee of a page: the next one begins after them. */
export interface Place {
  readonly name: string;
  readonly id: number;
}

export interface DirectoryFilter {
  readonly branchId: number | undefined;
  readonly search: string | undefined;
  readonly after: Place | undefined;
  readonly limit: number | undefined;
}

export function employeeStore({ db }: Database) {
  const present = isNull(employees.left_at);

  const branchCounts = db
    .select({
      branch_id: branches.id,
      branch_name: branches.name,
      total_employees: sql<number>`coalesce(${branchHeadcounts.total}, 0)`,
    })
    .from(branches)
    .leftJoin(branchHeadcounts, eq(branchHeadcounts.branch_id, branches.id))
    .orderBy(sql`lower(${branches.name})`)
    .prepare('directory_branches');

  return {
    listBranches: (): Promise<BranchCount[]> => branchCounts.execute(),

    /** Present employees by name; with a limit, that many after the given place. */
    async list({ branchId, search, after, limit }: DirectoryFilter): Promise<DirectoryRow[]> {
      const query = db
        .select({
          id: employees.id,
          name: employees.full_name,
          designation: designations.designation,
          department: departments.name,
          pictureId: employees.profile_picture_file_id,
          hasThumbnail: files.has_thumbnail,
        })
        .from(employees)
        .innerJoin(designations, eq(designations.id, employees.designation_id))
        .leftJoin(departments, eq(departments.id, employees.department_id))
        .leftJoin(files, eq(files.id, employees.profile_picture_file_id))
        .where(
          and(
            present,
            branchId === undefined ? undefined : eq(employees.branch_id, branchId),
            search === undefined ? undefined : like(employees.search_text, containing(search)),
            after && sql`(${employees.full_name}, ${employees.id}) > (${after.name}, ${after.id})`,
          ),
        )
        .orderBy(employees.full_name, employees.id);
      return limit === undefined ? await query : await query.limit(limit);
    },
  };
}
