import type { LapseReason } from '@seamline/shared/contract/employees/employee-changes';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import type { DueChangeKind } from '../../db/dueChanges.ts';
import { logChanges, SYSTEM } from '../../db/log.ts';
import { assignmentEntries, employees } from '../../db/schema.ts';
import { EMPLOYEE, type LoggedEmployee } from '../record/employeeRecords.ts';
import { lockReporting } from '../record/reporting.ts';
import { isAny } from '../record/writeMany.ts';
import { type About, type Actor, isPossiblePlace, projectEntries } from './projectEntries.ts';

/** Fields of the activity log that say from which day on an employee is changed, and why, before and after. */
type LoggedDay = readonly [employee: LoggedEmployee, before: About, after: About];

/** Writes to the activity log that changes of other days than today are entered, or are not any more. */
export async function logDays(connection: Connection, actor: Actor, days: readonly LoggedDay[]): Promise<void> {
  const changes = days.map(
    ([row, before, after]) =>
      [
        { ...row, ...before },
        { ...row, ...after },
      ] as const,
  );
  await logChanges(connection, actor, EMPLOYEE, changes);
}

/** Withdraws what is planned for after the last day of a person who leaves, and returns the days. */
export async function withdrawAfter(
  connection: Connection,
  actor: Actor,
  employee: LoggedEmployee,
  lastDay: string,
): Promise<string[]> {
  const { employee_id, effective_on, is_pending } = assignmentEntries;
  const rows = await connection
    .delete(assignmentEntries)
    .where(and(eq(employee_id, employee.id), is_pending, gt(effective_on, lastDay)))
    .returning({ on: effective_on });
  const days = rows.map(({ on }) => on).sort();
  await logDays(
    connection,
    actor,
    days.map((day) => [employee, { effective_on: day }, { effective_on: null }]),
  );
  return days;
}

/** Moves what is planned for people of merged departments and sub-departments to those that they are merged into. */
export async function followMerge(
  connection: Connection,
  { departmentIds, into, branchId, merged }: FollowedMerge,
): Promise<void> {
  const { pending_sub_department_id, pending_department_id } = assignmentEntries;
  for (const [from, to] of merged) {
    const moved = eq(pending_sub_department_id, from);
    await connection.update(assignmentEntries).set({ sub_department_id: to }).where(moved);
  }
  await connection
    .update(assignmentEntries)
    .set({ branch_id: branchId, department_id: into })
    .where(inArray(pending_department_id, [...departmentIds]));
}

interface FollowedMerge {
  readonly departmentIds: readonly number[];
  readonly into: number;
  readonly branchId: number;
  /** By sub-department the one that it is merged into. */
  readonly merged: ReadonlyMap<number, number>;
}

/**
 * Planned changes take effect at the beginning of their day. One that is not possible any more lapses. The columns follow
 * a clock that was wrong and goes back, because they are a function of the entries and the day.
 */
export const dueEntries: DueChangeKind = {
  async listPending(connection, today) {
    const { effective_on, is_pending } = assignmentEntries;
    const rows = await connection
      .selectDistinct({ date: effective_on })
      .from(assignmentEntries)
      .where(and(is_pending, sql`${effective_on} <= ${today}::date`));
    return rows.map(({ date }) => date);
  },

  async apply(connection, date) {
    const due = sql`entry.is_pending and entry.effective_on <= ${date}::date`;
    const { rows: reporting } = await connection.execute(
      sql`select from assignment_entries entry where ${due} and entry.sets_reporting limit 1`,
    );
    if (reporting.length > 0) await lockReporting(connection);
    await connection.execute(sql`
      select from employees where id in (select employee_id from assignment_entries entry where ${due}) order by id for update`);
    const { rows } = await connection.execute<AppliedEntry>(sql`
      update assignment_entries entry set is_pending = false, lapsed_because = case
          when employee.left_at is not null or employee.company_last_day < entry.effective_on then 'left'
          when entry.branch_id is not null and not ${isPossiblePlace(sql`entry`)} then 'place_gone'
          when exists (
            select from assignment_entry_reporting line join employees manager on manager.id = line.reports_to_id
            where line.entry_id = entry.id and manager.left_at is not null) then 'reporting'
        end,
        branch = coalesce((select name from branches where id = entry.branch_id), entry.branch),
        department = coalesce((select name from departments where id = entry.department_id), entry.department),
        sub_department = coalesce((select name from sub_departments where id = entry.sub_department_id), entry.sub_department),
        designation = coalesce((select designation from designations where id = entry.designation_id), entry.designation),
        shift = coalesce((select shift_name from shifts where id = entry.shift_id), entry.shift)
      from employees employee
      where employee.id = entry.employee_id and ${due}
      returning entry.employee_id as id, entry.lapsed_because as lapsed, entry.entered_by as by`);
    const made = rows.filter(({ lapsed }) => lapsed === null);
    const about = new Map(made.flatMap(({ id, by }) => (by === null ? [] : [[id, { planned_by: by }]])));
    await projectEntries(connection, SYSTEM, [...new Set(made.map(({ id }) => id))], date, about);
  },

  async revert(connection, today) {
    const { rows } = await connection.execute<{ id: number }>(sql`
      update assignment_entries entry set is_pending = true, lapsed_because = null
      from employees employee
      where employee.id = entry.employee_id and entry.effective_on > greatest(${today}::date, employee.joining_date) and not entry.is_pending
        and employee.left_at is null
        and (entry.branch_id is null or exists (select from branches where id = entry.branch_id))
        and (entry.department_id is null or exists (select from departments where id = entry.department_id))
        and (entry.sub_department_id is null or exists (select from sub_departments where id = entry.sub_department_id))
        and (entry.designation_id is null or exists (select from designations where id = entry.designation_id))
        and (entry.shift_id is null or exists (select from shifts where id = entry.shift_id))
      returning employee.id`);
    const ids = [...new Set(rows.map(({ id }) => id))];
    await connection.execute(sql`select from employees where ${isAny(employees.id, ids)} order by id for update`);
    await projectEntries(connection, SYSTEM, ids, today);
  },
};

interface AppliedEntry extends Record<string, unknown> {
  readonly id: number;
  readonly lapsed: LapseReason | null;
  readonly by: string | null;
}
