import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import type { RecordKind } from '../../db/records.ts';
import { branches, departments } from '../../db/schema.ts';
import { tableRecords, type ValuesOf } from '../../db/tableRecords.ts';
import type { Viewer } from '../../http/access.ts';
import type { DepartmentRow, ListRow } from './rules.ts';

type Values = ValuesOf<typeof departments>;

export const NAME_UNIQUE = 'departments_name_unique';
export const BRANCH_REFERENCE = 'departments_branch';

export const departmentColumns = {
  id: departments.id,
  version: departments.version,
  branch_id: departments.branch_id,
  branch_name: sql<string>`(select owner.name from branches owner where owner.id = departments.branch_id)`,
  name: departments.name,
  code: departments.code,
  description: departments.description,
};

export const DEPARTMENT: RecordKind<DepartmentRow> = { record: 'department', name: ({ name }) => name };

export function departmentStore(database: Database) {
  const { db } = database;
  const records = tableRecords(database, DEPARTMENT, departments, departmentColumns);
  const listQuery = prepared(
    database,
    db
      .select({
        branch_id: branches.id,
        branch_name: branches.name,
        department_id: departments.id,
        department_name: departments.name,
        department_code: departments.code,
        department_description: departments.description,
        version: departments.version,
      })
      .from(branches)
      .leftJoin(departments, eq(departments.branch_id, branches.id))
      .orderBy(sql`lower(${branches.name})`, sql`lower(${departments.name})`),
  );
  const branchesQuery = prepared(
    database,
    db.select({ id: branches.id, name: branches.name }).from(branches).orderBy(sql`lower(${branches.name})`),
  );

  return {
    /** Every department with its branch, and a branch without any once. */
    list: (): Promise<ListRow[]> => listQuery.execute(),

    listBranches: (): Promise<{ id: number; name: string }[]> => branchesQuery.execute(),

    create: (viewer: Viewer, values: Values) => records.create(viewer, values),

    update: (viewer: Viewer, id: number, version: number | undefined, values: Partial<Values>) =>
      records.update(viewer, id, version, values),

    remove: records.remove,

    restore: records.restore,
  };
}
