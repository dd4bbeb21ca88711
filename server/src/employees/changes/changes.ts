import {
  CHANGE_LIMITS,
  type ChangeField,
  type ChangeInput,
  type ChangePreview,
  type ChangeUndo,
  type ChangeValues,
  changeEmployees,
  givenFields,
  previewChange,
  type Selection,
  undoChange,
  withdrawPlannedChange,
} from '@seamline/shared/contract/employees/employee-changes';
import { isOverAYearAhead } from '@seamline/shared/contract/employees/employee-dates';
import { IMPORT_LIMITS } from '@seamline/shared/contract/employees/import-limits';
import { localized } from '@seamline/shared/contract/errors';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { daysBefore } from '../../daysBefore.ts';
import type { Connection, Database } from '../../db/connect.ts';
import { holdDate } from '../../db/dueChanges.ts';
import { referenceNames } from '../../db/referenceNames.ts';
import {
  assignmentEntries,
  branches,
  departments,
  designations,
  employeeChanges,
  employees,
  shifts,
  subDepartments,
} from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import type { Viewer } from '../../db/viewer.ts';
import { currentScope } from '../../db/viewerContext.ts';
import { type FieldError, failure, fieldsInvalid, notFound } from '../../errors.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { employeeStore } from '../directory/directory.ts';
import { toFilter } from '../directory/directoryAnswer.ts';
import type { LoggedEmployee } from '../record/employeeRecords.ts';
import { refusalOf } from '../record/recordColumns.ts';
import { lockReporting, readAbove, refuseUnknown } from '../record/reporting.ts';
import { isAny } from '../record/writeMany.ts';
import { type NewEntry, type PersonOnDay, readOnDay, wholeValues, writeEntries } from './entries.ts';
import { type ChangeContext, type ChangePlan, obstacleMessage, planChange, toPreview } from './planChange.ts';
import { logDays } from './plannedEntries.ts';
import { projectEntries } from './projectEntries.ts';
import { isRecord, undoEntries } from './undo.ts';

/** The people of a change: their ids, and the number of them that the viewer saw. */
interface ChosenPeople {
  readonly ids: readonly number[];
  readonly count: number;
}

/** The values of a change, and since when and why they hold. */
interface Change {
  readonly values: ChangeValues;
  /** Undefined for today. */
  readonly effectiveOn: string | undefined;
  readonly reason: string | undefined;
  /** The planned entry that the change takes the place of. */
  readonly replaces: number | undefined;
}

/** The subject of a preview, so that nothing else is done. */
interface PreviewedRequest {
  /** The client's id of the change. */
  readonly id: string;
  readonly fingerprint: string;
}

function employeeChangeStore({ db }: Database) {
  return {
    async preview(people: ChosenPeople, change: Change, clockDate: string): Promise<ChangePreview> {
      const plan = await makePlan(db, people, change, await holdDate(db, clockDate));
      refuseIdle(plan, change.values);
      const preview = toPreview(plan);
      const shown = preview.changes.flatMap(({ fields }) =>
        fields.flatMap(({ field, before, after }) => [{ [field]: before }, { [field]: after }]),
      );
      return { ...preview, names: await referenceNames(db, shown) };
    },

    /**
     * Changes employees from a day on in one transaction and returns how many; a call that is repeated changes nothing again.
     * @throws the 409 where another preview would be given than the one that was seen
     */
    async change(
      viewer: Viewer,
      { id, fingerprint }: PreviewedRequest,
      people: ChosenPeople,
      change: Change,
      { now, clockDate }: { readonly now: Date; readonly clockDate: string },
    ): Promise<number> {
      return await transaction(db, async (connection) => {
        const begun = await connection
          .insert(employeeChanges)
          .values({ id, member_id: viewer.id, changed_at: now })
          .onConflictDoNothing()
          .returning({ id: employeeChanges.id });
        if (begun.length === 0) return await countChanged(connection, viewer, id);
        const today = await holdDate(connection, clockDate);
        // Taken before the employees' own rows, as every change of reporting lines does.
        if (change.values.reporting_person_ids) await lockReporting(connection);
        const rows = await lockPeople(connection, people.ids);
        const plan = await makePlan(connection, people, change, today);
        refuseIdle(plan, change.values);
        if (toPreview(plan).fingerprint !== fingerprint) throw failure(409, localized('employee_change_outdated'));
        if (change.replaces !== undefined) await removePlanned(connection, viewer, rows, change.replaces);
        const entries = entriesOf(plan, today);
        await writeEntries(connection, entries, { changeId: id, reason: change.reason, by: viewer.name });
        const about = new Map(
          entries.map(({ employeeId, effectiveOn }) => [
            employeeId,
            {
              ...(effectiveOn !== today && { effective_on: effectiveOn }),
              ...(change.reason && { reason: change.reason }),
            },
          ]),
        );
        const made = entries.filter(({ isPending }) => !isPending).map(({ employeeId }) => employeeId);
        const changed = new Set(await projectEntries(connection, viewer, made, today, about));
        // A planned change, or one of the past alone.
        const others = rows.filter(({ id: person }) => about.has(person) && !changed.has(person));
        await logDays(
          connection,
          viewer,
          others.map((row) => [row, {}, about.get(row.id) ?? {}]),
        );
        return entries.length;
      });
    },

    /**
     * Removes the entries of a change, in one transaction; of two at once the second finds it undone. People who were
     * changed since stay as they are. The change stays open where that is everyone.
     */
    async undo(viewer: Viewer, id: string, now: Date, clockDate: string): Promise<ChangeUndo> {
      return await transaction(db, async (connection) => {
        const [about] = await connection
          .select()
          .from(employeeChanges)
          .where(and(eq(employeeChanges.id, id), ownOf(viewer)))
          .for('update');
        if (about === undefined) throw notFound('employee-change');
        if (about.undone_by !== null)
          throw failure(409, localized('employee_change_undone', { person: about.undone_by }));
        const hours = CHANGE_LIMITS.undoHours;
        if (now.getTime() - about.changed_at.getTime() > hours * 3_600_000) {
          throw failure(409, localized('employee_change_undo_expired', { hours }));
        }
        const today = await holdDate(connection, clockDate);
        const { restored, kept } = await undoEntries(connection, viewer, id, today);
        if (restored > 0) {
          const undone = { undone_at: now, undone_by: viewer.name };
          await connection.update(employeeChanges).set(undone).where(eq(employeeChanges.id, id));
        }
        return { restored, kept: kept.toSorted((one, other) => one.name.localeCompare(other.name)) };
      });
    },

    /** Withdraws a planned entry and returns the employee's name. */
    async withdraw(viewer: Viewer, id: number): Promise<string> {
      return await transaction(db, async (connection) => {
        const [entry] = await connection
          .select({ employeeId: assignmentEntries.employee_id })
          .from(assignmentEntries)
          .where(eq(assignmentEntries.id, id));
        const rows = await lockPeople(connection, entry ? [entry.employeeId] : []);
        await removePlanned(connection, viewer, rows, id);
        return rows[0]?.full_name ?? '';
      });
    },

    async forget(before: Date): Promise<void> {
      await db.delete(employeeChanges).where(lt(employeeChanges.changed_at, before));
    },
  };
}

async function lockPeople(connection: Connection, ids: readonly number[]): Promise<LoggedEmployee[]> {
  const { id, version, full_name } = employees;
  const reading = connection.select({ id, version, full_name }).from(employees);
  return await reading.where(isAny(id, ids)).orderBy(id).for('update');
}

/** @throws the 404 for an entry that is not one of them, or not planned any more */
async function removePlanned(
  connection: Connection,
  viewer: Viewer,
  people: readonly LoggedEmployee[],
  id: number,
): Promise<void> {
  const { employee_id, effective_on, is_pending } = assignmentEntries;
  const ids = people.map((person) => person.id);
  const [removed] = await connection
    .delete(assignmentEntries)
    .where(and(eq(assignmentEntries.id, id), isAny(employee_id, ids), is_pending))
    .returning({ employeeId: employee_id, on: effective_on });
  const person = people.find((one) => one.id === removed?.employeeId);
  if (removed === undefined || person === undefined) throw notFound('planned-change');
  await logDays(connection, viewer, [[person, { effective_on: removed.on }, { effective_on: null }]]);
}

/** Owners undo every change, managers their own. */
function ownOf(viewer: Viewer) {
  return viewer.role === 'owner' ? undefined : eq(employeeChanges.member_id, viewer.id);
}

async function countChanged(connection: Connection, viewer: Viewer, id: string): Promise<number> {
  const isOwn = and(eq(employeeChanges.id, id), eq(employeeChanges.member_id, viewer.id));
  if ((await connection.$count(employeeChanges, isOwn)) === 0) throw notFound('employee-change');
  return await connection.$count(assignmentEntries, eq(assignmentEntries.change_id, id));
}

/**
 * @throws the 409 where there are not as many people as the viewer saw, and the 422 for a day or values that no one can
 *   get, or where nothing would change
 */
async function makePlan(
  connection: Connection,
  { ids, count }: ChosenPeople,
  { values, effectiveOn: day = '', replaces }: Change,
  today: string,
): Promise<ChangePlan> {
  if (day && isOverAYearAhead(day, today)) {
    throw fieldsInvalid([{ field: 'effective_on', message: localized('change_too_far_ahead') }]);
  }
  const question = { day: day || today, today, fields: fieldsOf(values), without: { id: replaces } };
  const people = await readOnDay(connection, ids, question);
  if (people.length !== count) {
    throw failure(409, localized('employees_selected_changed', { now: people.length, seen: count }));
  }
  return planChange(people, values, await readContext(connection, values, day || today));
}

const fieldsOf = (values: ChangeValues) => Object.keys(values) as ChangeField[];

function refuseIdle({ changed, refused }: ChangePlan, values: ChangeValues): void {
  if (changed.length > 0 || refused.length > 0) return;
  const [field = ''] = fieldsOf(values);
  throw fieldsInvalid([{ field, message: localized('nothing_would_change') }]);
}

function entriesOf({ changed }: ChangePlan, today: string): NewEntry[] {
  return changed.map(({ person, values }) => ({
    employeeId: person.id,
    effectiveOn: person.day,
    // Who joins later has the values of the day of joining already.
    isPending: person.day > today && person.day > person.joining_date,
    values: wholeValues(values, person.values),
  }));
}

/**
 * Enters values of an employee, whom the transaction has locked, from a day on, and returns those of them that hold today.
 * Undefined where the employee has all of them on that day already.
 * @throws the 422 for a day or values that the employee cannot get
 */
export async function enterFrom(
  connection: Connection,
  viewer: Pick<Viewer, 'name'>,
  { employeeId, effectiveOn, values, changeId }: DatedChange,
  today: string,
): Promise<PersonOnDay['values'] | undefined> {
  const change = { values, effectiveOn, reason: undefined, replaces: undefined };
  const plan = await makePlan(connection, { ids: [employeeId], count: 1 }, change, today);
  const [refused] = plan.refused;
  if (refused) {
    const message = obstacleMessage(refused.reason, refused.person.full_name);
    throw fieldsInvalid([{ field: 'effective_on', message }]);
  }
  if (plan.changed.length === 0) return undefined;
  await writeEntries(connection, entriesOf(plan, today), { changeId, reason: undefined, by: viewer.name });
  const fields = fieldsOf(values);
  const [now] = await readOnDay(connection, [employeeId], { day: today, today, fields });
  return Object.fromEntries(Object.entries(now?.values ?? {}).filter(([field, value]) => isRecord(field, value)));
}

interface DatedChange {
  readonly employeeId: number;
  readonly effectiveOn: string;
  readonly values: ChangeValues;
  readonly changeId: string;
}

async function readContext(connection: Connection, change: ChangeValues, day: string): Promise<ChangeContext> {
  const {
    department_id: departmentId,
    sub_department_id: subDepartmentId,
    reporting_person_ids: managers = [],
  } = change;
  const chosen = (id: number | null | undefined) => sql`${id ?? null}::integer`;
  const [department] = await connection
    .select({ branch: departments.branch_id })
    .from(departments)
    .where(eq(departments.id, chosen(departmentId)));
  const [subDepartment] = await connection
    .select({ department: subDepartments.department_id })
    .from(subDepartments)
    .where(eq(subDepartments.id, chosen(subDepartmentId)));
  const unknown = localized('invalid_choice');
  // For a viewer with a scope, a place elsewhere is as one that does not exist.
  const unknownPlace = currentScope() ? localized('outside_scope') : unknown;
  const others = [
    { field: 'branch_id', table: branches, message: unknownPlace },
    { field: 'designation_id', table: designations, message: unknown },
    { field: 'shift_id', table: shifts, message: unknown },
  ] as const;
  const errors: FieldError[] = [];
  for (const { field, table, message } of others) {
    const id = change[field];
    if (id && (await connection.$count(table, eq(table.id, id))) === 0) errors.push({ field, message });
  }
  if (departmentId) {
    if (!department) errors.push({ field: 'department_id', message: unknownPlace });
    else if (change.branch_id !== undefined && department.branch !== change.branch_id) {
      errors.push({ field: 'department_id', message: localized('department_of_other_branch') });
    }
  }
  if (subDepartmentId) {
    if (!subDepartment) errors.push({ field: 'sub_department_id', message: unknownPlace });
    else if (departmentId !== undefined && subDepartment.department !== departmentId) {
      errors.push({ field: 'sub_department_id', message: localized('sub_department_of_other_department') });
    }
  }
  if (errors.length > 0) throw fieldsInvalid(errors);
  await refuseUnknown(connection, [...new Set(managers)]);
  return {
    branchOfDepartment: department?.branch,
    departmentOfSubDepartment: subDepartment?.department,
    above: await readAbove(connection, [...new Set(managers)], day),
  };
}

/** Changes of employees from a day on, as they were previewed, their undo, and the withdrawal of planned ones. */
export function employeeChangeRoutes(app: FastifyInstance, { clock, database, today }: Services): void {
  const directory = employeeStore(database);
  const store = employeeChangeStore(database);

  route(app, previewChange, async ({ input: { body } }) =>
    store.preview(await chosenBy(body), changeIn(body), today()),
  );

  route(app, changeEmployees, async ({ input: { body }, viewer }) => {
    const now = clock();
    // As long as imports, whose undo reads the same.
    await store.forget(daysBefore(now, IMPORT_LIMITS.days));
    const at = { now, clockDate: today() };
    const changing = store.change(viewer, body, await chosenBy(body), changeIn(body), at);
    const changed = await changing.catch((error: unknown) => {
      throw refusalOf(error) ?? error;
    });
    return { changed };
  });

  route(app, undoChange, async ({ input: { params }, viewer }) => store.undo(viewer, params.id, clock(), today()));

  route(app, withdrawPlannedChange, async ({ input: { params }, viewer }) => {
    const name = await store.withdraw(viewer, params.id);
    return { success: true, message: localized('planned_change_withdrawn', { name }) };
  });

  /** Read before the transaction: the embedded database has one connection, which the directory uses as well. */
  async function chosenBy({ ids, filter, except = [], count }: Selection): Promise<ChosenPeople> {
    const found = filter ? await directory.listIds(toFilter(filter, today())) : (ids ?? []);
    const [asked, left] = [new Set(ids ?? found), new Set(except)];
    return { ids: [...new Set(found)].filter((id) => asked.has(id) && !left.has(id)), count };
  }
}

function changeIn(body: ChangeInput): Change {
  const { effective_on: effectiveOn, reason, replaces } = body;
  const values = Object.fromEntries(givenFields(body).map((field) => [field, body[field]]));
  return { values, effectiveOn, reason: reason || undefined, replaces };
}
