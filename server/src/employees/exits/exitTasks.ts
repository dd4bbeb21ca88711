import {
  EXIT_TASKS,
  type ExitTask,
  type ExitTaskInput,
  getEmployeeExit,
  updateExitTask,
} from '@seamline/shared/contract/employees/employee-exits';
import { invalid, localized } from '@seamline/shared/contract/errors';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Connection, Database } from '../../db/connect.ts';
import { loggedColumns } from '../../db/log.ts';
import { refuseOverwriting, updateRecord } from '../../db/records.ts';
import { activity, employeeNames, employees, exitTasks } from '../../db/schema.ts';
import { emptyToNull } from '../../db/tableRecords.ts';
import type { Viewer } from '../../db/viewer.ts';
import { failure, fieldsInvalid, notFound } from '../../errors.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { EMPLOYEE, type EmployeeRow, listReports, lockEmployee } from '../record/employeeRecords.ts';
import { workingDaysAfter } from './workingDays.ts';

/** A task with its version, zero where nobody has changed it. */
type StoredTask = ExitTask & { readonly version: number };

function employeeExitStore(database: Database, today: () => string) {
  const { db } = database;
  return {
    /** The last day of an employee, null for one who stays; undefined when there is no such employee. */
    async getLastDay(id: number): Promise<string | null | undefined> {
      const [row] = await db
        .select({ lastDay: employees.company_last_day })
        .from(employees)
        .where(eq(employees.id, id));
      return row?.lastDay;
    },

    listTasks: (id: number): Promise<ExitTask[]> => tasksOf(db, id),

    listReports: (id: number) => listReports(db, id),

    /**
     * Changes a task and notes it as a change of the employee. Undefined when there is no such employee.
     * @throws the 409 for one who is not leaving, and for a task that was changed since the version
     */
    async updateTask(
      viewer: Viewer,
      id: number,
      { task, version, ...input }: ExitTaskInput,
    ): Promise<ExitTask | undefined> {
      const values = emptyToNull(input);
      if (values.done_on && values.done_on > today()) {
        throw fieldsInvalid([{ field: 'done_on', message: invalid('done_in_future') }]);
      }
      let changed: ExitTask | undefined;
      await updateRecord(database, viewer, EMPLOYEE, {
        version: undefined,
        async lock(connection) {
          const employee = await lockEmployee(connection, id);
          return employee && withTask(employee, taskOf(await tasksOf(connection, id), task));
        },
        async write(connection, before) {
          if (before.company_last_day === null)
            throw failure(409, localized('no_exit_tasks', { name: before.full_name }));
          const stored = taskOf(await tasksOf(connection, id), task);
          if (version !== undefined && version !== stored.version)
            await refuseStale(connection, before, stored, version);
          if (values.owner_id && values.owner_id !== stored.owner?.id)
            await refuseOwner(connection, id, values.owner_id);
          const { owner, due_on, done_on } = stored;
          const next = {
            owner_id: owner?.id ?? null,
            due_on,
            done_on,
            ...givenOf(values),
            version: stored.version + 1,
          };
          await connection
            .insert(exitTasks)
            .values({ employee_id: id, task, ...next })
            .onConflictDoUpdate({ target: [exitTasks.employee_id, exitTasks.task], set: next });
          changed = taskOf(await tasksOf(connection, id), task);
          // The employee keeps the version: a task is no reason to refuse what another person has typed into their form.
          return withTask(before, changed);
        },
      });
      return changed;
    },
  };
}

/** Every task of an employee who is leaving or has left; none for all others. */
async function tasksOf(connection: Connection, id: number): Promise<StoredTask[]> {
  const rows = await connection
    .select({
      task: exitTasks.task,
      owner: { id: employeeNames.id, name: employeeNames.full_name },
      due_on: exitTasks.due_on,
      done_on: exitTasks.done_on,
      version: exitTasks.version,
    })
    .from(exitTasks)
    .leftJoin(employeeNames, eq(employeeNames.id, exitTasks.owner_id))
    .where(eq(exitTasks.employee_id, id));
  return EXIT_TASKS.map(
    (task) => rows.find((row) => row.task === task) ?? { task, owner: null, due_on: null, done_on: null, version: 0 },
  );
}

/** The log has no versions of tasks: each change of a task raises its version by one and adds one entry. */
async function refuseStale(
  connection: Connection,
  employee: EmployeeRow,
  { task, version: current }: StoredTask,
  version: number,
): Promise<void> {
  const fields = ['owner_id', 'due_on', 'done_on'];
  const logged = fields.map((field) => `${task}_${field}`);
  const entries = await connection
    .select(loggedColumns)
    .from(activity)
    .where(
      and(
        eq(activity.record, EMPLOYEE.record),
        eq(activity.record_id, employee.id),
        sql`${activity.after} ?| ${sql.param(logged)}::text[]`,
      ),
    )
    .orderBy(desc(activity.id))
    .limit(Math.max(current - version, 1));
  const ofTask = (values: Readonly<Record<string, unknown>> | null) =>
    values &&
    Object.fromEntries(
      fields.flatMap((field) => (`${task}_${field}` in values ? [[field, values[`${task}_${field}`]]] : [])),
    );
  const since = entries
    .reverse()
    .map(({ before, after, ...entry }) => ({ ...entry, before: ofTask(before), after: ofTask(after) }));
  await refuseOverwriting(connection, { name: employee.full_name, version, current, code: 'stale_version' }, since);
}

function taskOf(tasks: readonly StoredTask[], name: string): StoredTask {
  return tasks.find(({ task }) => task === name) as StoredTask;
}

/** The employee with the values of a task under the names that the activity log has for them. */
function withTask(employee: EmployeeRow, { task, owner, due_on, done_on }: ExitTask): EmployeeRow {
  return {
    ...employee,
    [`${task}_owner_id`]: owner?.id ?? null,
    [`${task}_due_on`]: due_on,
    [`${task}_done_on`]: done_on,
  };
}

/** @throws the 422 for an owner who has left, does not exist or is the one who leaves */
async function refuseOwner(connection: Connection, id: number, ownerId: number): Promise<void> {
  const isCurrent = and(eq(employees.id, ownerId), isNull(employees.left_at));
  if (ownerId !== id && (await connection.$count(employees, isCurrent)) > 0) return;
  throw fieldsInvalid([{ field: 'owner_id', message: localized('invalid_choice') }]);
}

function givenOf<V extends object>(values: V): V {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as V;
}

/** Tasks before an employee leaves. Their leaving itself is a matter of `former-employees`. */
export function exitTaskRoutes(app: FastifyInstance, { database, env, today }: Services): void {
  const store = employeeExitStore(database, today);

  readRoute(app, getEmployeeExit, async ({ input: { params } }) => {
    const lastDay = await store.getLastDay(params.id);
    if (lastDay === undefined) throw notFound('employee');
    return {
      tasks: lastDay === null ? [] : await store.listTasks(params.id),
      settlement_due_on: lastDay && workingDaysAfter(lastDay, env.settlementDays),
      reports: await store.listReports(params.id),
    };
  });

  route(app, updateExitTask, async ({ input: { params, body }, viewer }) => {
    const task = await store.updateTask(viewer, params.id, body);
    if (task === undefined) throw notFound('employee');
    return task;
  });
}
