import { dateInIndia } from '@seamline/shared/contract/employee-dates';
import { IMPORT_FIELDS } from '@seamline/shared/contract/employee-imports';
import { localized } from '@seamline/shared/contract/errors';
import type { PastImport } from '@seamline/shared/contract/import-undo';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../db/connect.ts';
import { type LoggedValues, noteMany } from '../../../db/records.ts';
import {
  branches,
  departments,
  designations,
  employeeImportRows,
  employeeImports,
  employeeReporting,
  employees,
  members,
  shifts,
  subDepartments,
} from '../../../db/schema.ts';
import { transaction } from '../../../db/transaction.ts';
import { failure, notFound } from '../../../errors.ts';
import type { Viewer } from '../../../http/access.ts';
import { EMPLOYEE, recordColumns } from '../../employee-records/store.ts';
import { stateColumns, toState } from '../store.ts';
import { type ImportedPerson, planUndo, type Surroundings, type UndoPlan } from './rules.ts';

/** The most imports that a person is shown. */
const SHOWN = 50;
/** Employees, or lines of reporting, of one statement. */
const AT_ONCE = 1000;

const rows = employeeImportRows;
const written = inArray(rows.outcome, ['created', 'changed']);

export function importUndoStore(database: Database) {
  const { db } = database;

  return {
    list: (viewer: Viewer): Promise<PastImport[]> => pastImports(db, viewer, undefined),

    async preview(viewer: Viewer, id: string, now: Date) {
      const about = await findImport(db, viewer, id);
      const plan = about.undone || !about.can_undo ? NOTHING : await makePlan(db, id, dateInIndia(now), false);
      return { import: about, removed: plan.removed.length, restored: plan.restored.length, kept: [...plan.kept] };
    },

    /**
     * Undoes an import in one transaction; of two at once the second finds it undone.
     * @throws the 409 for one that was undone, or where a person stays who is not in `seen`
     */
    async undo(viewer: Viewer, id: string, seen: ReadonlySet<number>, now: Date): Promise<UndoPlan> {
      return await transaction(db, async (connection) => {
        await connection
          .select({ id: employeeImports.id })
          .from(employeeImports)
          .where(eq(employeeImports.id, id))
          .for('update');
        const about = await findImport(connection, viewer, id);
        if (about.undone) throw failure(409, localized('import_undone', { person: about.undone.by }));
        if (!about.can_undo) throw failure(409, localized('import_without_versions'));
        const plan = await makePlan(connection, id, dateInIndia(now), true);
        if (plan.kept.some(({ employee_id }) => !seen.has(employee_id))) {
          throw failure(409, localized('import_undo_outdated'));
        }
        await carryOut(connection, viewer, plan);
        await connection
          .update(employeeImports)
          .set({ undone_at: now, undone_by: viewer.name })
          .where(eq(employeeImports.id, id));
        return plan;
      });
    },
  };
}

const NOTHING: UndoPlan = { removed: [], restored: [], kept: [] };

async function findImport(connection: Connection, viewer: Viewer, id: string): Promise<PastImport> {
  const [found] = await pastImports(connection, viewer, eq(employeeImports.id, id));
  if (found === undefined) throw notFound('import');
  return found;
}

/** The imports that wrote something: all for owners, for others their own. */
async function pastImports(connection: Connection, viewer: Viewer, where: SQL | undefined): Promise<PastImport[]> {
  const found = await connection
    .select({
      ...stateColumns,
      undone_at: employeeImports.undone_at,
      undone_by: employeeImports.undone_by,
      who: { id: members.id, name: members.name },
      can_undo: sql<boolean>`bool_and(${rows.version} is not null) filter (where ${written})`,
    })
    .from(employeeImports)
    .innerJoin(rows, eq(rows.import_id, employeeImports.id))
    .innerJoin(members, eq(members.id, employeeImports.member_id))
    .where(and(viewer.role === 'owner' ? undefined : eq(employeeImports.member_id, viewer.id), where))
    .groupBy(employeeImports.id, members.id)
    .having(sql`bool_or(${written})`)
    .orderBy(desc(employeeImports.last_at), employeeImports.id)
    .limit(SHOWN);
  return found.map(({ undone_at, undone_by, ...about }) => ({
    ...toState(about),
    undone: undone_at && undone_by ? { by: undone_by, at: undone_at.toISOString() } : null,
  }));
}

async function makePlan(connection: Connection, importId: string, today: string, isLocked: boolean): Promise<UndoPlan> {
  // Taken before the employees' own rows, as every change of reporting lines does.
  if (isLocked) await connection.execute(sql`lock table ${employeeReporting} in share row exclusive mode`);
  const people = await readPeople(connection, importId, isLocked);
  return planUndo(people, await readSurroundings(connection, people, today));
}

/** The people of an import, in the order of the sheet. */
async function readPeople(connection: Connection, importId: string, isLocked: boolean): Promise<ImportedPerson[]> {
  const ofImport = and(eq(rows.import_id, importId), written);
  const imported = await connection
    .select({ row: rows.row, outcome: rows.outcome, id: rows.employee_id, version: rows.version })
    .from(rows)
    .where(ofImport)
    .orderBy(rows.row);
  const ids = connection.select({ id: rows.employee_id }).from(rows).where(ofImport);
  const reading = connection
    .select({ ...recordColumns, erased_at: employees.erased_at })
    .from(employees)
    .where(inArray(employees.id, ids))
    .orderBy(employees.id);
  const stored = new Map((await (isLocked ? reading.for('update') : reading)).map((row) => [row.id, row]));
  // Of an added person nothing but what came later is read: the values of all of them would be much.
  const logged = await connection.execute<LoggedRow>(sql`
    select activity.id as place, activity.record_id as id, activity.record_name as name, activity.version, activity.before, activity.after,
      activity.member_name as by, activity.at
    from activity
    join (
      select employee_id, min(version) as first, max(version) as last from ${rows}
      where ${ofImport} group by employee_id
    ) as changed on changed.employee_id = activity.record_id
    where activity.record = 'employee' and activity.version >= changed.first and activity.action <> 'create'
    order by activity.version, activity.id`);
  const entries = Map.groupBy(logged.rows, ({ id }) => id);
  return [...Map.groupBy(imported, ({ id }) => id ?? 0)].map(([employeeId, own]) => {
    const versions = new Set(own.map(({ version }) => version));
    const last = Math.max(...own.map(({ version }) => version ?? 0));
    const isAdded = own.some(({ outcome }) => outcome === 'created');
    const about = entries.get(employeeId) ?? [];
    const latest = about.findLast(({ version }) => version > last);
    const employee = stored.get(employeeId);
    return {
      row: own[0]?.row ?? 0,
      place: Number(about.findLast(({ version }) => versions.has(version))?.place ?? 0),
      employee,
      employeeId,
      name: employee?.full_name ?? latest?.name ?? '',
      isAdded,
      changes: isAdded ? [] : about.filter(({ version }) => versions.has(version)),
      // What came between two rows of the import that changed the same person counts as well.
      since: about.filter(({ version }) => !versions.has(version)),
      latest: latest ? { by: latest.by, at: new Date(latest.at).toISOString() } : null,
    };
  });
}

interface LoggedRow extends LoggedValues, Record<string, unknown> {
  /** Its place in the activity log, as text. */
  readonly place: string;
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly by: string;
  readonly at: string;
}

async function readSurroundings(
  connection: Connection,
  people: readonly ImportedPerson[],
  today: string,
): Promise<Surroundings> {
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
    isCurrent: (id) => currentIds.has(id),
    today,
  };
}

const idsOf = (found: readonly { readonly id: number }[]) => new Set(found.map(({ id }) => id));

async function carryOut(connection: Connection, viewer: Viewer, { removed, restored }: UndoPlan): Promise<void> {
  const removedIds = removed.map(({ id }) => id);
  const reporting = restored.flatMap(({ employee: { id }, values: { reporting_person_ids: ids } }) =>
    Array.isArray(ids) ? [{ id, managers: ids as number[] }] : [],
  );
  await connection
    .delete(employeeReporting)
    .where(isAny(employeeReporting.employee_id, [...removedIds, ...reporting.map(({ id }) => id)]));
  const lines = reporting.flatMap(({ id, managers }) =>
    managers.map((manager) => ({ employee_id: id, reports_to_id: manager })),
  );
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    await connection.insert(employeeReporting).values(lines.slice(from, from + AT_ONCE));
  }
  await connection.delete(employees).where(isAny(employees.id, removedIds));
  await restore(connection, restored);
  const ids = restored.map(({ employee: { id } }) => id);
  const read = await connection.select(recordColumns).from(employees).where(isAny(employees.id, ids));
  const after = new Map(read.map((row) => [row.id, row]));
  await noteMany(connection, viewer, EMPLOYEE, [
    ...removed.map((before) => [before, undefined] as const),
    ...restored.map(({ employee }) => [employee, after.get(employee.id)] as const),
  ]);
}

/** Compares a column with a list of any length, which is one parameter. */
function isAny(column: typeof employees.id | typeof employeeReporting.employee_id, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::integer[])`;
}

const RESTORED = IMPORT_FIELDS.filter((field) => field !== 'reporting_person_ids');
const COLUMNS = sql.join(
  RESTORED.map((name) => sql.identifier(name)),
  sql`, `,
);
const FORMER = sql.join(
  RESTORED.map((name) => sql`former.${sql.identifier(name)}`),
  sql`, `,
);

/**
 * Writes former values. Numbers that changed hands within the import go back one by one, the last change first: the
 * database compares them after every row.
 */
async function restore(connection: Connection, restored: UndoPlan['restored']): Promise<void> {
  const held = new Set(restored.map(({ employee }) => employee.mobile_number));
  const isContested = ({ values }: UndoPlan['restored'][number]) => held.has(String(values.mobile_number));
  const free = restored.filter((one) => !isContested(one));
  for (let from = 0; from < free.length; from += AT_ONCE) await write(free.slice(from, from + AT_ONCE));
  for (const one of restored.filter(isContested).toReversed()) await write([one]);

  async function write(some: UndoPlan['restored']): Promise<void> {
    const former = JSON.stringify(some.map(({ employee: { id }, values }) => ({ id, former_values: values })));
    await connection.execute(sql`
      update employees set
        (${COLUMNS}) = (select ${FORMER} from jsonb_populate_record(employees, undone.former_values) as former),
        version = employees.version + 1, updated_at = now()
      from jsonb_to_recordset(${former}::jsonb) as undone (id integer, former_values jsonb)
      where employees.id = undone.id`);
  }
}
