import { localized } from '@seamline/shared/contract/errors';
import {
  createDepartment,
  type Department,
  getDepartmentOptions,
  listDepartments,
  removeDepartment,
  updateDepartment,
} from '@seamline/shared/contract/organisation/departments';
import type { AnswerOf } from '@seamline/shared/contract/wire/endpoint';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/driver.ts';
import type { LoggedKind } from '../db/log.ts';
import { branches, departments } from '../db/schema.ts';
import { emptyToNull, tableRecords } from '../db/tableRecords.ts';
import { fieldConflict, fieldsInvalid, notFound } from '../errors.ts';
import { removeOrExplain, saveOrExplain } from '../http/databaseErrors.ts';
import { readRoute, route } from '../http/route.ts';
import type { Services } from '../http/services.ts';
import { explainInUse } from './dependents.ts';
import { organisationStore } from './organisationTree.ts';

interface DepartmentRow {
  readonly id: number;
  readonly version: number;
  readonly branch_id: number;
  readonly branch_name: string;
  readonly name: string;
  readonly code: string | null;
  readonly description: string | null;
}

/** A department with its branch, or a branch without departments. */
interface ListRow {
  readonly branch_id: number;
  readonly branch_name: string;
  readonly department_id: number | null;
  readonly department_name: string | null;
  readonly department_code: string | null;
  readonly department_description: string | null;
  readonly version: number | null;
}

const duplicateName = (name: string) => localized('department_name_taken', { name });

function toDepartment({ id, name, code, description, ...rest }: DepartmentRow): Department {
  return {
    ...rest,
    department_id: id,
    department_name: name,
    department_code: code,
    department_description: description,
  };
}

/** Branches by id, in each its departments by id. */
function byBranch(rows: readonly ListRow[]): AnswerOf<typeof listDepartments> {
  const answer: AnswerOf<typeof listDepartments> = {};
  for (const { branch_id, branch_name, department_id, department_name, version, ...values } of rows) {
    const branch = answer[branch_id] ?? { branch_name, department: {} };
    answer[branch_id] = branch;
    if (department_id === null || department_name === null || version === null) continue;
    branch.department[department_id] = { ...values, department_name, version };
  }
  return answer;
}

const NAME_UNIQUE = 'departments_name_unique';
const BRANCH_REFERENCE = 'departments_branch';

export const departmentColumns = {
  id: departments.id,
  version: departments.version,
  branch_id: departments.branch_id,
  branch_name: sql<string>`(select owner.name from branches owner where owner.id = departments.branch_id)`,
  name: departments.name,
  code: departments.code,
  description: departments.description,
};

export const DEPARTMENT: LoggedKind<DepartmentRow> = { record: 'department', name: ({ name }) => name };

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
    ...records,

    /** Every department with its branch, and a branch without any once. */
    list: (): Promise<ListRow[]> => listQuery.execute(),

    listBranches: (): Promise<{ id: number; name: string }[]> => branchesQuery.execute(),
  };
}

/** Part of the response's schema that no screen uses. */
const TYPE_OPTIONS: string[] = [];

export function departmentRoutes(app: FastifyInstance, { database }: Services): void {
  const store = departmentStore(database);
  const organisation = organisationStore(database);

  readRoute(app, listDepartments, async () => byBranch(await store.list()));

  readRoute(app, getDepartmentOptions, async () => {
    const branches = await store.listBranches();
    return {
      branches: Object.fromEntries(branches.map(({ id, name }) => [id, name])),
      department_type_options: TYPE_OPTIONS,
    };
  });

  route(app, createDepartment, async ({ input: { query }, viewer }) => {
    return toDepartment(await saveOrExplain(store.create(viewer, emptyToNull(query)), refusals(query.name)));
  });

  route(app, updateDepartment, async ({ input: { query }, viewer }) => {
    const { department_id: id, version, ...values } = query;
    const row = await saveOrExplain(store.update(viewer, id, version, emptyToNull(values)), refusals(values.name));
    if (row === undefined) throw notFound('department');
    return toDepartment(row);
  });

  route(app, removeDepartment, async ({ input: { query }, viewer }) => {
    const { department_id: id, version } = query;
    return await removeOrExplain('department', store.remove(viewer, id, version), () =>
      explainInUse(organisation, 'department', id),
    );
  });
}

function refusals(name: string) {
  return {
    [NAME_UNIQUE]: () => fieldConflict('name', duplicateName(name)),
    [BRANCH_REFERENCE]: () => fieldsInvalid([{ field: 'branch_id', message: notFound('branch').reason }]),
  };
}
