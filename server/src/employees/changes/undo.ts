import { CHANGE_FIELDS } from '@seamline/shared/contract/employees/employee-changes';
import type { KeptEmployee } from '@seamline/shared/contract/employees/import-undo';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { isSame, type LoggedValues, netChange, SYSTEM } from '../../db/log.ts';
import {
  assignmentEntries,
  branches,
  changedEmployees,
  departments,
  designations,
  employeeReporting,
  employees,
  exitTasks,
  shifts,
  subDepartments,
} from '../../db/schema.ts';
import type { Viewer } from '../../db/viewer.ts';
import { recordColumns } from '../record/employeeRecords.ts';
import { lockReporting } from '../record/reporting.ts';
import { isAny, writeMany } from '../record/writeMany.ts';
import { readOnDay, setTheSame } from './entries.ts';
import { logDays } from './plannedEntries.ts';
import { planUndo, type UndoContext, type UndoPlan, type WrittenPerson } from './planUndo.ts';
import { projectEntries } from './projectEntries.ts';

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

/**
 * Removes the entries of a change, so that its employees have the values of their other entries again. Who was changed
 * since, or cannot have those values, stays as they are.
 */
export async function undoEntries(
  connection: Connection,
  viewer: Viewer,
  changeId: string,
  today: string,
): Promise<{ restored: number; kept: readonly KeptEmployee[] }> {
  await lockReporting(connection);
  const { employee_id, effective_on, change_id } = assignmentEntries;
  const entries = await connection
    .select({ id: employee_id, on: effective_on })
    .from(assignmentEntries)
    .where(eq(change_id, changeId));
  if (entries.length === 0) return await undoLogged(connection, viewer, changeId, today);
  const ids = entries.map(({ id }) => id);
  const stored = await readEmployees(connection, ids, true);
  const question = { day: today, today, fields: CHANGE_FIELDS, without: { changeId } };
  const former = new Map((await readOnDay(connection, ids, question)).map((person) => [person.id, person.values]));
  const later = await readLater(connection, changeId);
  const people = stored.map((employee): WrittenPerson => {
    const values = former.get(employee.id) ?? {};
    const differing = CHANGE_FIELDS.filter((field) => field in values && !isSame(values[field], employee[field]));
    // A record of which only the name is known is gone.
    const before = differing.map((field) => [field, isRecord(field, values[field]) ? values[field] : 0]);
    const after = differing.map((field) => [field, employee[field]]);
    return {
      ...{ row: 0, logId: 0, employee, employeeId: employee.id, name: employee.full_name, isAdded: false },
      changes: [{ before: Object.fromEntries(before), after: Object.fromEntries(after) }],
      isChangedSince: later.has(employee.id),
      latest: later.get(employee.id) ?? null,
    };
  });
  const plan = planUndo(people, await readContext(connection, people, today));
  const restored = plan.restored.map(({ employee }) => employee.id);
  await connection.delete(assignmentEntries).where(and(eq(change_id, changeId), isAny(employee_id, restored)));
  const changed = new Set(await projectEntries(connection, viewer, restored, today));
  const days = new Map(entries.map(({ id, on }) => [id, on]));
  const others = plan.restored.filter(({ employee }) => !changed.has(employee.id));
  await logDays(
    connection,
    viewer,
    others.map(({ employee }) => [employee, { effective_on: days.get(employee.id) ?? null }, { effective_on: null }]),
  );
  return { restored: restored.length, kept: plan.kept };
}

/** False for the name of a record that is gone. */
export const isRecord = (field: string, value: unknown) => !(field.endsWith('_id') && typeof value === 'string');

/** The people who have an entry that was made after that of a change and sets one of its values, with the latest one. */
async function readLater(connection: Connection, changeId: string): Promise<Map<number, { by: string; at: string }>> {
  const { rows } = await connection.execute<{ id: number; by: string | null; at: string }>(sql`
    select distinct on (later.employee_id) later.employee_id as id, later.entered_by as by, later.created_at as at
    from assignment_entries own
    join assignment_entries later on later.employee_id = own.employee_id and later.id > own.id and later.lapsed_because is null
    where own.change_id = ${changeId} and later.change_id is distinct from own.change_id
      and ${setTheSame(sql`own`, sql`later`)}
    order by later.employee_id, later.id desc`);
  return new Map(rows.map(({ id, by, at }) => [id, { by: by ?? SYSTEM.name, at: new Date(at).toISOString() }]));
}

/** The same for a change of the release before, which wrote no entries: the activity log has what changed. */
async function undoLogged(connection: Connection, viewer: Viewer, changeId: string, today: string) {
  const written = await connection
    .select({ employeeId: changedEmployees.employee_id, version: changedEmployees.version })
    .from(changedEmployees)
    .where(eq(changedEmployees.change_id, changeId))
    .orderBy(changedEmployees.employee_id);
  const rows = written.map((one) => ({ ...one, row: 0, isAdded: false }));
  const { restored, kept } = await makeUndoPlan(connection, rows, today, true);
  await writeMany(connection, viewer, { changed: restored });
  return { restored: restored.length, kept };
}

async function readEmployees(connection: Connection, ids: readonly number[], isLocked: boolean) {
  const reading = connection
    .select({ ...recordColumns, erased_at: employees.erased_at })
    .from(employees)
    .where(isAny(employees.id, ids))
    .orderBy(employees.id);
  return await (isLocked ? reading.for('update') : reading);
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
  const stored = new Map((await readEmployees(connection, ids, isLocked)).map((row) => [row.id, row]));
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
      isChangedSince: netChange(about.filter(({ version }) => !versions.has(version))).changed.length > 0,
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
