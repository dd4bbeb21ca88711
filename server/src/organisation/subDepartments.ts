import { localized } from '@seamline/shared/contract/errors';
import {
  type BranchEntry,
  createSubDepartment,
  type DepartmentEntry,
  listSubDepartments,
  removeSubDepartment,
  type SubDepartment,
  updateSubDepartment,
} from '@seamline/shared/contract/organisation/sub-departments';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/driver.ts';
import type { LoggedKind } from '../db/log.ts';
import { branches, departments, subDepartments } from '../db/schema.ts';
import { emptyToNull, tableRecords } from '../db/tableRecords.ts';
import { fieldConflict, fieldsInvalid, notFound } from '../errors.ts';
import { removeOrExplain, saveOrExplain } from '../http/databaseErrors.ts';
import { readRoute, route } from '../http/route.ts';
import type { Services } from '../http/services.ts';
import { explainInUse } from './dependents.ts';
import { organisationStore } from './organisationTree.ts';

interface SubDepartmentRow {
  readonly id: number;
  readonly version: number;
  readonly department_id: number;
  readonly department_name: string;
  readonly name: string;
  readonly code: string | null;
  readonly description: string | null;
}

/** A sub-department with its department and branch; those alone where they have none. */
interface ListRow {
  readonly branch_id: number;
  readonly branch_name: string;
  readonly department_id: number | null;
  readonly department_name: string | null;
  readonly id: number | null;
  readonly name: string | null;
  readonly code: string | null;
  readonly description: string | null;
  readonly version: number | null;
}

const duplicateName = (name: string) => localized('sub_department_name_taken', { name });

const NOT_IN_BRANCH = localized('department_not_in_branch');

function toSubDepartment({ id, name, code, description, version }: SubDepartmentRow): SubDepartment {
  return { id, sub_department: name, code, description, version };
}

/** Rows of one branch follow each other, and so do those of one department. */
function byBranch(rows: readonly ListRow[]): BranchEntry[] {
  const branches = new Map<number, BranchEntry>();
  const departments = new Map<number, DepartmentEntry>();
  for (const { branch_id, branch_name, department_id, department_name, id, name, version, ...values } of rows) {
    const branch = branches.get(branch_id) ?? { branch_id, branch_name, departments: [] };
    branches.set(branch_id, branch);
    if (department_id === null || department_name === null) continue;
    let department = departments.get(department_id);
    if (department === undefined) {
      department = { department_id, department_name, sub_departments: [] };
      departments.set(department_id, department);
      branch.departments.push(department);
    }
    if (id === null || name === null || version === null) continue;
    department.sub_departments.push({ id, sub_department: name, version, ...values });
  }
  return [...branches.values()];
}

const NAME_UNIQUE = 'sub_departments_name_unique';
const DEPARTMENT_REFERENCE = 'sub_departments_department';

export const subDepartmentColumns = {
  id: subDepartments.id,
  version: subDepartments.version,
  department_id: subDepartments.department_id,
  department_name: sql<string>`(select owner.name from departments owner where owner.id = sub_departments.department_id)`,
  name: subDepartments.name,
  code: subDepartments.code,
  description: subDepartments.description,
};

export const SUB_DEPARTMENT: LoggedKind<SubDepartmentRow> = { record: 'sub-department', name: ({ name }) => name };

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
    ...records,

    /** Every sub-department with its department and branch; a department or a branch without any once. */
    list: (): Promise<ListRow[]> => listQuery.execute(),

    async isIn(branchId: number, departmentId: number): Promise<boolean> {
      const belongs = and(eq(departments.id, departmentId), eq(departments.branch_id, branchId));
      return (await db.$count(departments, belongs)) > 0;
    },
  };
}

export function subDepartmentRoutes(app: FastifyInstance, { database }: Services): void {
  const store = subDepartmentStore(database);
  const organisation = organisationStore(database);

  readRoute(app, listSubDepartments, async () => ({ branches: byBranch(await store.list()) }));

  route(app, createSubDepartment, async ({ input: { query }, viewer }) => {
    const { branch_id, sub_department: name, ...values } = query;
    if (!(await store.isIn(branch_id, values.department_id))) throw notInBranch();
    return toSubDepartment(await saveOrExplain(store.create(viewer, { name, ...emptyToNull(values) }), refusals(name)));
  });

  route(app, updateSubDepartment, async ({ input: { query }, viewer }) => {
    const { sub_department_id: id, version, sub_department: name, ...values } = query;
    const row = await saveOrExplain(
      store.update(viewer, id, version, { name, ...emptyToNull(values) }),
      refusals(name),
    );
    if (row === undefined) throw notFound('sub-department');
    return toSubDepartment(row);
  });

  route(app, removeSubDepartment, async ({ input: { query }, viewer }) => {
    const { sub_department_id: id, version } = query;
    return await removeOrExplain('sub-department', store.remove(viewer, id, version), () =>
      explainInUse(organisation, 'sub-department', id),
    );
  });
}

function notInBranch() {
  return fieldsInvalid([{ field: 'department_id', message: NOT_IN_BRANCH }]);
}

function refusals(name: string) {
  return {
    [NAME_UNIQUE]: () => fieldConflict('sub_department', duplicateName(name)),
    [DEPARTMENT_REFERENCE]: notInBranch,
  };
}
