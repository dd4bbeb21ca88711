import { and, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import type { LoggedValues } from '../../db/log.ts';
import {
  branches,
  departments,
  designations,
  employeeReporting,
  employees,
  exitTasks,
  shifts,
  subDepartments,
} from '../../db/schema.ts';
import { lockReporting, recordColumns } from '../record/employeeRecords.ts';
import { isAny } from '../record/writeMany.ts';
import { planUndo, type UndoContext, type UndoPlan, type WrittenPerson } from './planUndo.ts';

/** An employee as they were written, and the version that was made: with it the activity log has what changed. */
export interface ChangedRow {
  readonly row: number;
  readonly isAdded: boolean;
  readonly employeeId: number;
  readonly version: number;
}

/** Plans the undo of what was written, in that order. `isLocked` locks the employees, to carry the plan out. */
export async function makeUndoPlan(
  connection: Connection,
  written: readonly ChangedRow[],
  today: string,
  isLocked: boolean,
): Promise<UndoPlan> {
  if (isLocked) await lockReporting(connection);
  const people = await readPeople(connection, written, isLocked);
  return planUndo(people, await readContext(connection, people, today));
}

async function readPeople(
  connection: Connection,
  written: readonly ChangedRow[],
  isLocked: boolean,
): Promise<WrittenPerson[]> {
  const byPerson = Map.groupBy(written, ({ employeeId }) => employeeId);
  const spans = [...byPerson].map(([id, own]) => {
    const versions = own.map(({ version }) => version);
    return { id, own, first: Math.min(...versions), last: Math.max(...versions) };
  });
  const ids = spans.map(({ id }) => id);
  const reading = connection
    .select({ ...recordColumns, erased_at: employees.erased_at })
    .from(employees)
    .where(isAny(employees.id, ids))
    .orderBy(employees.id);
  const stored = new Map((await (isLocked ? reading.for('update') : reading)).map((row) => [row.id, row]));
  // Of an added person nothing but what came later is read: the values of all of them would be much.
  const logged = await connection.execute<LoggedRow>(sql`
    select activity.id as log_id, activity.record_id as id, activity.record_name as name, activity.version, activity.before, activity.after,
      activity.member_name as by, activity.at
    from activity
    join unnest(${sql.param(ids)}::integer[], ${sql.param(spans.map(({ first }) => first))}::integer[])
      as written (id, first) on written.id = activity.record_id
    where activity.record = 'employee' and activity.version >= written.first and activity.action <> 'create'
    order by activity.version, activity.id`);
  const entries = Map.groupBy(logged.rows, ({ id }) => id);
  return spans.map(({ id, own, last }) => {
    const versions = new Set(own.map(({ version }) => version));
    const isAdded = own.some((one) => one.isAdded);
    const about = entries.get(id) ?? [];
    const latest = about.findLast(({ version }) => version > last);
    const employee = stored.get(id);
    return {
      row: own[0]?.row ?? 0,
      logId: Number(about.findLast(({ version }) => versions.has(version))?.log_id ?? 0),
      employee,
      employeeId: id,
      name: employee?.full_name ?? latest?.name ?? '',
      isAdded,
      changes: isAdded ? [] : about.filter(({ version }) => versions.has(version)),
      // What came between two rows of an import that changed the same person counts as well.
      since: about.filter(({ version }) => !versions.has(version)),
      latest: latest ? { by: latest.by, at: new Date(latest.at).toISOString() } : null,
    };
  });
}

interface LoggedRow extends LoggedValues, Record<string, unknown> {
  /** The id of the entry of the activity log, as text. */
  readonly log_id: string;
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly by: string;
  readonly at: string;
}

async function readContext(
  connection: Connection,
  people: readonly WrittenPerson[],
  today: string,
): Promise<UndoContext> {
  const former = people.flatMap(({ changes }) => changes.map(({ before }) => before ?? {}));
  const numbers = former.flatMap(({ mobile_number: number }) => (typeof number === 'string' ? [number] : []));
  const holders = await connection
    .select({ id: employees.id, number: employees.mobile_number })
    .from(employees)
    .where(and(isNull(employees.left_at), sql`${employees.mobile_number} = any(${sql.param(numbers)}::text[])`));
  const lines = await connection
    .select({ id: employeeReporting.employee_id, to: employeeReporting.reports_to_id })
    .from(employeeReporting);
  const managers = former.flatMap(({ reporting_person_ids: ids }) => (Array.isArray(ids) ? (ids as number[]) : []));
  const current = await connection
    .select({ id: employees.id })
    .from(employees)
    .where(and(isNull(employees.left_at), sql`${employees.id} = any(${sql.param(managers)}::integer[])`));
  const currentIds = idsOf(current);
  const owners = await connection.selectDistinct({ id: exitTasks.owner_id }).from(exitTasks);
  const parents = (found: readonly { id: number; parent: number }[]) =>
    new Map(found.map(({ id, parent }) => [id, parent]));
  return {
    designations: idsOf(await connection.select({ id: designations.id }).from(designations)),
    branches: idsOf(await connection.select({ id: branches.id }).from(branches)),
    shifts: idsOf(await connection.select({ id: shifts.id }).from(shifts)),
    departments: parents(
      await connection.select({ id: departments.id, parent: departments.branch_id }).from(departments),
    ),
    subDepartments: parents(
      await connection.select({ id: subDepartments.id, parent: subDepartments.department_id }).from(subDepartments),
    ),
    holders: new Map(holders.map(({ id, number }) => [number, id])),
    reporting: new Map([...Map.groupBy(lines, ({ id }) => id)].map(([id, own]) => [id, own.map(({ to }) => to)])),
    taskOwners: new Set(owners.flatMap(({ id }) => id ?? [])),
    isCurrent: (id) => currentIds.has(id),
    today,
  };
}

const idsOf = (found: readonly { readonly id: number }[]) => new Set(found.map(({ id }) => id));
