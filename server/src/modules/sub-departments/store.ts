import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import type { RecordKind } from '../../db/records.ts';
import { branches, departments, subDepartments } from '../../db/schema.ts';
import { tableRecords, type ValuesOf } from '../../db/tableRecords.ts';
import type { Viewer } from '../../http/access.ts';
import type { ListRow, SubDepartmentRow } from './rules.ts';

type Values = ValuesOf<typeof subDepartments>;

export const NAME_UNIQUE = 'sub_departments_name_unique';
export const DEPARTMENT_REFERENCE = 'sub_departments_department';

export const subDepartmentColumns = {
  id: subDepartments.id,
  version: subDepartments.version,
  department_id: subDepartments.department_id,
  department_name: sql<string>`(select owner.name from departments owner where owner.id = sub_departments.department_id)`,
  name: subDepartments.name,
  code: subDepartments.code,
  description: subDepartments.description,
};

export const SUB_DEPARTMENT: RecordKind<SubDepartmentRow> = { record: 'sub-department', name: ({ name }) => name };

export function subDepartmentStore(database: Database) {
  const { db } = database;
  const records = tableRecords(database, SUB_DEPARTMENT, subDepartments, subDepartmentColumns);
  const listQuery = prepared(
    database,
    db
      .select({
        branch_id: branches.id,
        branch_name: branches.name,
        department_id: departments.id,
        department_name: departments.name,
        id: subDepartments.id,
        name: subDepartments.name,
        code: subDepartments.code,
        description: subDepartments.description,
        version: subDepartments.version,
      })
      .from(branches)
      .leftJoin(departments, eq(departments.branch_id, branches.id))
      .leftJoin(subDepartments, eq(subDepartments.department_id, departments.id))
      .orderBy(sql`lower(${branches.name})`, sql`lower(${departments.name})`, sql`lower(${subDepartments.name})`),
  );

  return {
    /** Every sub-department with its department and branch; a department or a branch without any once. */
    list: (): Promise<ListRow[]> => listQuery.execute(),

    async isIn(branchId: number, departmentId: number): Promise<boolean> {
      const belongs = and(eq(departments.id, departmentId), eq(departments.branch_id, branchId));
      return (await db.$count(departments, belongs)) > 0;
    },

    create: (viewer: Viewer, values: Values) => records.create(viewer, values),

    update: (viewer: Viewer, id: number, version: number | undefined, values: Partial<Values>) =>
      records.update(viewer, id, version, values),

    remove: records.remove,

    restore: records.restore,
  };
}
