import {
  CHANGE_LIMITS,
  type ChangePreview,
  type ChangeUndo,
  type ChangeValues,
  changeEmployees,
  givenFields,
  previewChange,
  type Selection,
  undoChange,
} from '@seamline/shared/contract/employees/employee-changes';
import { IMPORT_LIMITS } from '@seamline/shared/contract/employees/import-limits';
import { localized } from '@seamline/shared/contract/errors';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { daysBefore } from '../../daysBefore.ts';
import { chunks } from '../../db/chunks.ts';
import type { Connection, Database } from '../../db/connect.ts';
import { referenceNames } from '../../db/referenceNames.ts';
import {
  branches,
  changedEmployees,
  departments,
  designations,
  employeeChanges,
  employees,
  shifts,
  subDepartments,
} from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import type { Viewer } from '../../db/viewer.ts';
import { type FieldError, failure, fieldsInvalid, notFound } from '../../errors.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { employeeStore } from '../directory/directory.ts';
import { toFilter } from '../directory/directoryAnswer.ts';
import { lockReporting, recordColumns, refuseUnknown } from '../record/employeeRecords.ts';
import { refusalOf } from '../record/recordColumns.ts';
import { isAny, writeMany } from '../record/writeMany.ts';
import { type ChangeContext, type ChangePlan, type PlannedPerson, planChange, toPreview } from './planChange.ts';
import { makeUndoPlan } from './undo.ts';

/** The people of a change: their ids, and the number of them that the viewer saw. */
interface ChosenPeople {
  readonly ids: readonly number[];
  readonly count: number;
}

/** The subject of a preview, so that nothing else is done. */
interface PreviewedRequest {
  /** The client's id of the change. */
  readonly id: string;
  readonly fingerprint: string;
}

const personColumns = {
  id: recordColumns.id,
  full_name: recordColumns.full_name,
  left_at: recordColumns.left_at,
  branch_id: recordColumns.branch_id,
  department_id: recordColumns.department_id,
  sub_department_id: recordColumns.sub_department_id,
  designation_id: recordColumns.designation_id,
  shift_id: recordColumns.shift_id,
  reporting_person_ids: recordColumns.reporting_person_ids,
};

function employeeChangeStore({ db }: Database) {
  return {
    async preview({ ids, count }: ChosenPeople, change: ChangeValues): Promise<ChangePreview> {
      const people = await db.select(personColumns).from(employees).where(isAny(employees.id, ids));
      const plan = await makePlan(db, people, count, change);
      const preview = toPreview(plan);
      const shown = preview.changes.flatMap(({ fields }) =>
        fields.flatMap(({ field, before, after }) => [{ [field]: before }, { [field]: after }]),
      );
      return { ...preview, names: await referenceNames(db, shown) };
    },

    /**
     * Changes employees in one transaction and returns how many; a call that is repeated changes nothing again.
     * @throws the 409 where another preview would be given than the one that was seen
     */
    async change(
      viewer: Viewer,
      { id, fingerprint }: PreviewedRequest,
      { ids, count }: ChosenPeople,
      change: ChangeValues,
      now: Date,
    ): Promise<number> {
      return await transaction(db, async (connection) => {
        const begun = await connection
          .insert(employeeChanges)
          .values({ id, member_id: viewer.id, changed_at: now })
          .onConflictDoNothing()
          .returning({ id: employeeChanges.id });
        if (begun.length === 0) return await countChanged(connection, viewer, id);
        // Taken before the employees' own rows, as every change of reporting lines does.
        if (change.reporting_person_ids) await lockReporting(connection);
        const people = await connection
          .select(recordColumns)
          .from(employees)
          .where(isAny(employees.id, ids))
          .orderBy(employees.id)
          .for('update');
        const plan = await makePlan(connection, people, count, change);
        if (toPreview(plan).fingerprint !== fingerprint) throw failure(409, localized('employee_change_outdated'));
        const changed = plan.changed.map(({ person, values }) => ({ employee: person, values }));
        await writeMany(connection, viewer, { changed });
        const rows = changed.map(({ employee }) => ({
          change_id: id,
          employee_id: employee.id,
          version: employee.version + 1,
        }));
        for (const some of chunks(rows)) await connection.insert(changedEmployees).values(some);
        return changed.length;
      });
    },

    /**
     * Gives people the values back that they had before a change, in one transaction; of two at once the second finds it
     * undone. People who were changed since stay as they are. The change stays open where that is everyone.
     */
    async undo(viewer: Viewer, id: string, now: Date, today: string): Promise<ChangeUndo> {
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
        const written = await connection
          .select({ employeeId: changedEmployees.employee_id, version: changedEmployees.version })
          .from(changedEmployees)
          .where(eq(changedEmployees.change_id, id))
          .orderBy(changedEmployees.employee_id);
        const rows = written.map((one) => ({ ...one, row: 0, isAdded: false }));
        const { restored, kept } = await makeUndoPlan(connection, rows, today, true);
        if (restored.length > 0) {
          await writeMany(connection, viewer, { changed: restored });
          const undone = { undone_at: now, undone_by: viewer.name };
          await connection.update(employeeChanges).set(undone).where(eq(employeeChanges.id, id));
        }
        return { restored: restored.length, kept: kept.toSorted((one, other) => one.name.localeCompare(other.name)) };
      });
    },

    async forget(before: Date): Promise<void> {
      await db.delete(employeeChanges).where(lt(employeeChanges.changed_at, before));
    },
  };
}

/** Owners undo every change, managers their own. */
function ownOf(viewer: Viewer) {
  return viewer.role === 'owner' ? undefined : eq(employeeChanges.member_id, viewer.id);
}

async function countChanged(connection: Connection, viewer: Viewer, id: string): Promise<number> {
  const isOwn = and(eq(employeeChanges.id, id), eq(employeeChanges.member_id, viewer.id));
  if ((await connection.$count(employeeChanges, isOwn)) === 0) throw notFound('employee-change');
  return await connection.$count(changedEmployees, eq(changedEmployees.change_id, id));
}

/** @throws the 409 where there are not as many people as the viewer saw, and the 422 for values that no one can get */
async function makePlan<P extends PlannedPerson>(
  connection: Connection,
  people: readonly P[],
  count: number,
  change: ChangeValues,
): Promise<ChangePlan<P>> {
  if (people.length !== count) {
    throw failure(409, localized('employees_selected_changed', { now: people.length, seen: count }));
  }
  return await planFor(connection, people, change);
}

/** @throws the 422 for values that no one can get */
export async function planFor<P extends PlannedPerson>(
  connection: Connection,
  people: readonly P[],
  change: ChangeValues,
): Promise<ChangePlan<P>> {
  return planChange(people, change, await readContext(connection, change));
}

async function readContext(connection: Connection, change: ChangeValues): Promise<ChangeContext> {
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
  const others = [
    { field: 'branch_id', table: branches },
    { field: 'designation_id', table: designations },
    { field: 'shift_id', table: shifts },
  ] as const;
  const errors: FieldError[] = [];
  for (const { field, table } of others) {
    const id = change[field];
    if (id && (await connection.$count(table, eq(table.id, id))) === 0) {
      errors.push({ field, message: localized('invalid_choice') });
    }
  }
  if (departmentId) {
    if (!department) errors.push({ field: 'department_id', message: localized('invalid_choice') });
    else if (change.branch_id !== undefined && department.branch !== change.branch_id) {
      errors.push({ field: 'department_id', message: localized('department_of_other_branch') });
    }
  }
  if (subDepartmentId) {
    if (!subDepartment) errors.push({ field: 'sub_department_id', message: localized('invalid_choice') });
    else if (departmentId !== undefined && subDepartment.department !== departmentId) {
      errors.push({ field: 'sub_department_id', message: localized('sub_department_of_other_department') });
    }
  }
  if (errors.length > 0) throw fieldsInvalid(errors);
  return {
    branchOfDepartment: department?.branch,
    departmentOfSubDepartment: subDepartment?.department,
    above: await readAbove(connection, [...new Set(managers)]),
  };
}

/** The people to whom new managers report, directly or through others. */
async function readAbove(connection: Connection, managers: readonly number[]): Promise<ReadonlySet<number>> {
  if (managers.length === 0) return new Set();
  await refuseUnknown(connection, managers);
  const { rows } = await connection.execute<{ id: number }>(sql`
    with recursive above (id) as (
      select reports_to_id from employee_reporting where employee_id = any(${sql.param([...managers])}::integer[])
      union
      select employee_reporting.reports_to_id
      from above join employee_reporting on employee_reporting.employee_id = above.id
    )
    select id from above`);
  return new Set(rows.map(({ id }) => id));
}

/** One change of many employees, as it was previewed, and its undo. */
export function employeeChangeRoutes(app: FastifyInstance, { clock, database, today }: Services): void {
  const directory = employeeStore(database);
  const store = employeeChangeStore(database);

  route(app, previewChange, async ({ input: { body } }) => store.preview(await chosenBy(body), valuesIn(body)));

  route(app, changeEmployees, async ({ input: { body }, viewer }) => {
    const now = clock();
    // As long as imports, whose undo reads the same.
    await store.forget(daysBefore(now, IMPORT_LIMITS.days));
    const changing = store.change(viewer, body, await chosenBy(body), valuesIn(body), now);
    const changed = await changing.catch((error: unknown) => {
      throw refusalOf(error) ?? error;
    });
    return { changed };
  });

  route(app, undoChange, async ({ input: { params }, viewer }) => store.undo(viewer, params.id, clock(), today()));

  /** Read before the transaction: the embedded database has one connection, which the directory uses as well. */
  async function chosenBy({ ids, filter, except = [], count }: Selection): Promise<ChosenPeople> {
    const found = filter ? await directory.listIds(toFilter(filter, today())) : (ids ?? []);
    const [asked, left] = [new Set(ids ?? found), new Set(except)];
    return { ids: [...new Set(found)].filter((id) => asked.has(id) && !left.has(id)), count };
  }
}

function valuesIn(body: ChangeValues): ChangeValues {
  return Object.fromEntries(givenFields(body).map((field) => [field, body[field]]));
}
