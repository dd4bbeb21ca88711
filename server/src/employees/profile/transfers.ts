import { isOverAYearAhead } from '@seamline/shared/contract/employees/employee-dates';
import type { Transfer, TransferInput } from '@seamline/shared/contract/employees/employee-profiles';
import { invalid, localized } from '@seamline/shared/contract/errors';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/connect.ts';
import { type DueChangeKind, holdDate } from '../../db/dueChanges.ts';
import { logUpdate, SYSTEM } from '../../db/log.ts';
import { updateRecord } from '../../db/records.ts';
import { branches, departments, designations, employeeTransfers, shifts, subDepartments } from '../../db/schema.ts';
import type { Viewer } from '../../db/viewer.ts';
import { failure, fieldsInvalid, isFailure } from '../../errors.ts';
import { planFor } from '../changes/changes.ts';
import { EMPLOYEE, type EmployeeRow, lockEmployee } from '../record/employeeRecords.ts';
import { writeMany } from '../record/writeMany.ts';

type TransferRow = typeof employeeTransfers.$inferSelect;

/** The fields at which a plan that the new place makes impossible is refused. */
const FIELDS = {
  department_of_other_branch: 'department_id',
  sub_department_of_other_department: 'sub_department_id',
} as const;

export function employeeTransferStore(database: Database) {
  const { db } = database;
  return {
    /** The transfer of an employee that was entered ahead. */
    async get(id: number): Promise<(Transfer & Pick<TransferRow, 'shift_id'>) | null> {
      const [row] = await db
        .select({
          effective_on: employeeTransfers.effective_on,
          designation: designations.designation,
          branch: branches.name,
          department: departments.name,
          sub_department: subDepartments.name,
          shift: shifts.shift_name,
          version: employeeTransfers.version,
          shift_id: employeeTransfers.shift_id,
        })
        .from(employeeTransfers)
        .leftJoin(designations, eq(designations.id, employeeTransfers.designation_id))
        .leftJoin(branches, eq(branches.id, employeeTransfers.branch_id))
        .leftJoin(departments, eq(departments.id, employeeTransfers.department_id))
        .leftJoin(subDepartments, eq(subDepartments.id, employeeTransfers.sub_department_id))
        .leftJoin(shifts, eq(shifts.id, employeeTransfers.shift_id))
        .where(eq(employeeTransfers.employee_id, id));
      return row ?? null;
    },

    /**
     * Enters a transfer in place of the one before, and notes it as a change of the employee. Undefined when there is no such
     * employee. A repeated call changes nothing.
     * @throws the 409 where another transfer is planned than that of the version
     */
    async plan(viewer: Viewer, id: number, input: TransferInput, version: number | undefined, today: string) {
      let dateThatCounts = today;
      return await updateRecord(database, viewer, EMPLOYEE, {
        version: undefined,
        async lock(connection) {
          // In the order in which changes that have come due are applied.
          dateThatCounts = await holdDate(connection, today);
          return await lockWithTransfer(connection, id);
        },
        async write(connection, before) {
          if (before.left_at) throw failure(409, localized('transfer_of_former', { name: before.full_name }));
          await refuseStale(connection, before, version);
          const { effective_on, ...values } = input;
          if (effective_on <= dateThatCounts) refuse('effective_on', 'transfer_not_ahead');
          if (isOverAYearAhead(effective_on, dateThatCounts)) refuse('effective_on', 'transfer_too_far_ahead');
          if (before.company_last_day && effective_on > before.company_last_day) {
            refuse('effective_on', 'transfer_after_last_day');
          }
          const { changed, refused } = await planFor(connection, [before], values);
          const reason = refused[0]?.reason;
          if (reason !== undefined && reason in FIELDS) {
            const code = reason as keyof typeof FIELDS;
            throw fieldsInvalid([{ field: FIELDS[code], message: localized(code) }]);
          }
          if (changed.length === 0 && refused.length === 0) {
            refuse(Object.keys(values)[0] ?? 'effective_on', 'transfer_changes_nothing');
          }
          const cleared = { branch_id: null, department_id: null, sub_department_id: null, designation_id: null };
          const next = { ...cleared, shift_id: null, ...values, effective_on };
          await connection
            .insert(employeeTransfers)
            .values({ ...next, employee_id: id })
            .onConflictDoUpdate({
              target: employeeTransfers.employee_id,
              set: { ...next, version: sql`${employeeTransfers.version} + 1` },
            });
          return withTransfer(before, effective_on);
        },
      });
    },

    /**
     * Undefined when there is no such employee.
     * @throws the 409 where another transfer is planned than that of the version
     */
    async withdraw(viewer: Viewer, id: number, version: number | undefined) {
      return await updateRecord(database, viewer, EMPLOYEE, {
        version: undefined,
        lock: (connection) => lockWithTransfer(connection, id),
        async write(connection, before) {
          await refuseStale(connection, before, version);
          await connection.delete(employeeTransfers).where(eq(employeeTransfers.employee_id, id));
          return withTransfer(before, null);
        },
      });
    },
  };
}

/** Compares the version that was on the screen, zero for none, with that of the planned transfer. */
async function refuseStale(
  connection: Connection,
  { id, full_name: name }: EmployeeRow,
  version: number | undefined,
): Promise<void> {
  if (version === undefined) return;
  const [planned] = await connection
    .select({ version: employeeTransfers.version })
    .from(employeeTransfers)
    .where(eq(employeeTransfers.employee_id, id));
  if (version === (planned?.version ?? 0)) return;
  throw failure(409, localized('stale_version', { person: localized('somebody_else'), name }));
}

/**
 * Transfers take effect at the beginning of their date. One that cannot be made any more lapses: the person has left, or
 * the department belongs to another branch by then.
 */
export const dueTransfers: DueChangeKind = {
  async listPending(connection, today) {
    const rows = await connection
      .selectDistinct({ date: employeeTransfers.effective_on })
      .from(employeeTransfers)
      .where(lte(employeeTransfers.effective_on, today));
    return rows.map(({ date }) => date);
  },

  async apply(connection, date) {
    const due = await connection.delete(employeeTransfers).where(lte(employeeTransfers.effective_on, date)).returning();
    for (const transfer of due.toSorted((one, other) => one.employee_id - other.employee_id)) {
      await make(connection, transfer);
    }
    await connection.execute(sql`select set_config('seamline.effective_on', '', true)`);
  },
};

async function make(connection: Connection, { employee_id: id, effective_on, ...row }: TransferRow): Promise<void> {
  const employee = await lockEmployee(connection, id).catch(lapse);
  const plan = employee && (await planFor(connection, [employee], givenOf(row)).catch(lapse));
  if (!plan) return;
  // The trigger that keeps the history reads it.
  await connection.execute(sql`select set_config('seamline.effective_on', ${effective_on}, true)`);
  const changed = plan.changed.map(({ person, values }) => ({ employee: person, values }));
  await writeMany(connection, SYSTEM, { changed });
}

/** Takes a refusal for a transfer that cannot be made; a fault of the database ends the transaction, to be repeated. */
function lapse(error: unknown): undefined {
  if (!isFailure(error)) throw error;
}

function givenOf({
  created_at: _createdAt,
  version: _version,
  ...row
}: Omit<TransferRow, 'employee_id' | 'effective_on'>): Omit<TransferInput, 'effective_on'> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

/**
 * Withdraws a transfer that would take effect after the last day of a person who leaves, and notes it. Returns its date;
 * undefined where none was planned for later.
 */
export async function withdrawAfter(
  connection: Connection,
  viewer: Viewer,
  employee: EmployeeRow,
  lastDay: string,
): Promise<string | undefined> {
  const { employee_id, effective_on } = employeeTransfers;
  const [withdrawn] = await connection
    .delete(employeeTransfers)
    .where(and(eq(employee_id, employee.id), gt(effective_on, lastDay)))
    .returning({ on: effective_on });
  if (withdrawn === undefined) return undefined;
  await logUpdate(connection, viewer, EMPLOYEE, withTransfer(employee, withdrawn.on), withTransfer(employee, null));
  return withdrawn.on;
}

async function lockWithTransfer(connection: Connection, id: number): Promise<EmployeeRow | undefined> {
  const employee = await lockEmployee(connection, id);
  if (employee === undefined) return undefined;
  const [row] = await connection
    .select({ on: employeeTransfers.effective_on })
    .from(employeeTransfers)
    .where(eq(employeeTransfers.employee_id, id));
  return withTransfer(employee, row?.on ?? null);
}

/** The employee with the date of the transfer under the name that the activity log has for it. */
function withTransfer(employee: EmployeeRow, on: string | null): EmployeeRow {
  return { ...employee, transfer_on: on } as EmployeeRow;
}

function refuse(
  field: string,
  code: 'transfer_not_ahead' | 'transfer_too_far_ahead' | 'transfer_after_last_day' | 'transfer_changes_nothing',
): never {
  throw fieldsInvalid([{ field, message: invalid(code) }]);
}
