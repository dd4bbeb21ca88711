import { localized } from '@seamline/shared/contract/errors';
import {
  type DepartmentMove,
  type DepartmentMovePreview,
  moveDepartments,
  previewDepartmentMove,
} from '@seamline/shared/contract/organisation/department-moves';
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Connection, Database } from '../../db/connect.ts';
import { logChanges } from '../../db/log.ts';
import { nextVersion } from '../../db/records.ts';
import { branches, departments, employees, subDepartments } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import type { Viewer } from '../../db/viewer.ts';
import { failure, fieldsInvalid, notFound } from '../../errors.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { DEPARTMENT, departmentColumns } from '../../organisation/departments.ts';
import { SUB_DEPARTMENT, subDepartmentColumns } from '../../organisation/subDepartments.ts';
import { recordColumns } from '../record/employeeRecords.ts';
import { writeMany } from '../record/writeMany.ts';
import { type Counts, type PlannedDepartment, planMerge, planMove, toPreview } from './planDepartmentMove.ts';
import { followMerge } from './plannedEntries.ts';

/** The place that departments move to: a branch, or a department with its branch. */
interface Target {
  readonly branchId: number;
  readonly departmentId: number | undefined;
  readonly name: string;
  readonly branchName: string | null;
}

interface Plan {
  readonly target: Target;
  readonly departments: readonly PlannedDepartment[];
}

function departmentMoveStore({ db }: Database) {
  return {
    async preview(move: DepartmentMove): Promise<DepartmentMovePreview> {
      return (await makePlan(db, move)).preview;
    },

    /**
     * Moves or merges departments with everything that belongs to them in one transaction, and returns how many. Those with
     * an obstacle stay.
     * @throws the 409 where another preview would be given than the one that was seen
     */
    async move(viewer: Viewer, { fingerprint, ...move }: DepartmentMove & { fingerprint: string }): Promise<number> {
      return await transaction(db, async (connection) => {
        await lock(connection, move);
        const { preview, ...plan } = await makePlan(connection, move);
        if (preview.fingerprint !== fingerprint) throw failure(409, localized('department_move_outdated'));
        const moving = plan.departments.filter(({ obstacle }) => obstacle === null);
        if (moving.length > 0) await make(connection, viewer, { ...plan, departments: moving });
        return moving.length;
      });
    },
  };
}

/** Locks the departments in the order of their ids, so that nobody joins one until the transaction ends. */
async function lock(connection: Connection, { department_ids: ids, into_id: into }: DepartmentMove): Promise<void> {
  const all = into === undefined ? ids : [...ids, into];
  const rows = connection.select({ id: departments.id }).from(departments).where(inArray(departments.id, all));
  await rows.orderBy(departments.id).for('update');
  const below = connection.select({ id: subDepartments.id }).from(subDepartments);
  await below.where(inArray(subDepartments.department_id, all)).orderBy(subDepartments.id).for('update');
  await connection
    .select({ id: employees.id })
    .from(employees)
    .where(inArray(employees.department_id, ids))
    .orderBy(employees.id)
    .for('update');
}

/** @throws the 422 for records that do not exist */
async function makePlan(
  connection: Connection,
  move: DepartmentMove,
): Promise<Plan & { preview: DepartmentMovePreview }> {
  const ids = [...new Set(move.department_ids)];
  const target = await readTarget(connection, move);
  if (target.departmentId !== undefined && ids.includes(target.departmentId)) {
    throw fieldsInvalid([{ field: 'into_id', message: localized('department_into_itself') }]);
  }
  const found = await connection
    .select({ ...departmentColumns, key: sql<string>`lower(${departments.name})` })
    .from(departments)
    .where(inArray(departments.id, ids))
    .orderBy(sql`lower(${departments.name})`, departments.id);
  if (found.length < ids.length) {
    throw fieldsInvalid([{ field: 'department_ids', message: notFound('department').reason }]);
  }
  const moving = { departments: found, subDepartments: await readSubDepartments(connection, ids) };
  const plan =
    target.departmentId === undefined
      ? planMove(moving, target.branchId, await readNames(connection, target.branchId, ids))
      : planMerge(moving, await readSubDepartments(connection, [target.departmentId]));
  const { name, branchName } = target;
  const counts = await readCounts(connection, ids);
  return { target, departments: plan, preview: toPreview(plan, counts, { name, branch_name: branchName }) };
}

async function readTarget(connection: Connection, move: DepartmentMove): Promise<Target> {
  const { action, branch_id: branchId = 0, into_id: intoId = 0 } = move;
  if (action === 'move') {
    const [branch] = await connection.select({ name: branches.name }).from(branches).where(eq(branches.id, branchId));
    if (!branch) throw fieldsInvalid([{ field: 'branch_id', message: notFound('branch').reason }]);
    return { branchId, departmentId: undefined, name: branch.name, branchName: null };
  }
  const [into] = await connection.select(departmentColumns).from(departments).where(eq(departments.id, intoId));
  if (!into) throw fieldsInvalid([{ field: 'into_id', message: notFound('department').reason }]);
  return { branchId: into.branch_id, departmentId: into.id, name: into.name, branchName: into.branch_name };
}

async function readSubDepartments(connection: Connection, departmentIds: readonly number[]) {
  return await connection
    .select({ ...subDepartmentColumns, key: sql<string>`lower(${subDepartments.name})` })
    .from(subDepartments)
    .where(inArray(subDepartments.department_id, [...departmentIds]))
    .orderBy(sql`lower(${subDepartments.name})`, subDepartments.id);
}

/** The names of a branch's departments that stay there in any case. */
async function readNames(connection: Connection, branchId: number, moved: readonly number[]) {
  return await connection
    .select({ key: sql<string>`lower(${departments.name})` })
    .from(departments)
    .where(and(eq(departments.branch_id, branchId), notInArray(departments.id, [...moved])));
}

async function readCounts(connection: Connection, ids: readonly number[]): Promise<ReadonlyMap<number, Counts>> {
  const { rows } = await connection.execute<Counts & { id: number }>(sql`
    select asked.id,
      (select count(*)::integer from employees where department_id = asked.id and left_at is null) as employees,
      (select count(*)::integer from employees where department_id = asked.id and left_at is not null) as former_employees,
      (select count(*)::integer from assignment_entries where pending_department_id = asked.id) as transfers
    from unnest(${sql.param([...ids])}::integer[]) as asked (id)`);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

async function make(connection: Connection, viewer: Viewer, plan: Plan): Promise<void> {
  const { target } = plan;
  const ids = plan.departments.map(({ department }) => department.id);
  const people = await connection
    .select(recordColumns)
    .from(employees)
    .where(inArray(employees.department_id, ids))
    .orderBy(employees.id);
  const merged = new Map<number, number>();
  if (target.departmentId === undefined) await moveTo(connection, viewer, ids, target.branchId);
  else {
    for (const { subDepartment, into } of plan.departments.flatMap(({ subDepartments: own }) => own)) {
      if (into !== undefined) merged.set(subDepartment.id, into);
    }
    await mergeInto(connection, viewer, { ids, branchId: target.branchId, departmentId: target.departmentId, merged });
  }
  const changed = people.map((employee) => {
    const { department_id, sub_department_id: own } = employee;
    const subDepartment = own === null ? null : (merged.get(own) ?? own);
    const values = {
      branch_id: target.branchId,
      department_id: target.departmentId ?? department_id,
      sub_department_id: subDepartment,
    };
    return { employee, values };
  });
  await writeMany(connection, viewer, { changed });
}

/** The key of the employees gives them the branch of their department. */
async function moveTo(connection: Connection, viewer: Viewer, ids: number[], branchId: number): Promise<void> {
  const before = await readDepartments(connection, ids);
  await connection
    .update(departments)
    .set({ branch_id: branchId, ...nextVersion(departments) })
    .where(inArray(departments.id, ids));
  const after = new Map((await readDepartments(connection, ids)).map((row) => [row.id, row]));
  await logChanges(
    connection,
    viewer,
    DEPARTMENT,
    before.map((row) => [row, after.get(row.id)]),
  );
}

async function readDepartments(connection: Connection, ids: number[]) {
  const reading = connection.select(departmentColumns).from(departments).where(inArray(departments.id, ids));
  return await reading.orderBy(departments.id);
}

interface Merge {
  readonly ids: number[];
  readonly branchId: number;
  readonly departmentId: number;
  /** By sub-department the one that it is merged into. */
  readonly merged: ReadonlyMap<number, number>;
}

/** Employees are without a sub-department in between, because the key of a sub-department has its department. */
async function mergeInto(connection: Connection, viewer: Viewer, merge: Merge): Promise<void> {
  const { ids, branchId, departmentId, merged } = merge;
  await connection
    .update(employees)
    .set({ branch_id: branchId, department_id: departmentId, sub_department_id: null })
    .where(inArray(employees.department_id, ids));
  const below = await connection
    .select({ ...subDepartmentColumns, created_at: subDepartments.created_at })
    .from(subDepartments)
    .where(inArray(subDepartments.department_id, ids));
  await moveSubDepartments(
    connection,
    viewer,
    below.filter(({ id }) => !merged.has(id)),
    departmentId,
  );
  await followMerge(connection, { departmentIds: ids, into: departmentId, branchId, merged });
  await connection.delete(subDepartments).where(inArray(subDepartments.department_id, ids));
  for (const { created_at, ...row } of below.filter(({ id }) => merged.has(id))) {
    await logChanges(connection, viewer, SUB_DEPARTMENT, [[row, undefined]], { record_created_at: created_at });
  }
  const removed = await connection
    .select({ ...departmentColumns, created_at: departments.created_at })
    .from(departments)
    .where(inArray(departments.id, ids));
  await connection.delete(departments).where(inArray(departments.id, ids));
  for (const { created_at, ...row } of removed) {
    await logChanges(connection, viewer, DEPARTMENT, [[row, undefined]], { record_created_at: created_at });
  }
}

type SubDepartmentRow = Parameters<typeof SUB_DEPARTMENT.name>[0];

async function moveSubDepartments(
  connection: Connection,
  viewer: Viewer,
  rows: readonly SubDepartmentRow[],
  departmentId: number,
): Promise<void> {
  const moved = inArray(
    subDepartments.id,
    rows.map(({ id }) => id),
  );
  await connection
    .update(subDepartments)
    .set({ department_id: departmentId, ...nextVersion(subDepartments) })
    .where(moved);
  const read = await connection.select(subDepartmentColumns).from(subDepartments).where(moved);
  const after = new Map(read.map((row) => [row.id, row]));
  await logChanges(
    connection,
    viewer,
    SUB_DEPARTMENT,
    rows.map(({ id, version, department_id, department_name, name, code, description }) => [
      { id, version, department_id, department_name, name, code, description },
      after.get(id),
    ]),
  );
}

/** Moves of many departments to a branch, and merges into a department, each as it was previewed. */
export function departmentMoveRoutes(app: FastifyInstance, { database }: Services): void {
  const store = departmentMoveStore(database);

  route(app, previewDepartmentMove, async ({ input: { body } }) => store.preview(body));

  route(app, moveDepartments, async ({ input: { body }, viewer }) => ({ moved: await store.move(viewer, body) }));
}
