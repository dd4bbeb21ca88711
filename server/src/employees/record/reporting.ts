import { localized } from '@seamline/shared/contract/errors';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import { employeeNames, employeeReporting, employees } from '../../db/schema.ts';
import { fieldConflict } from '../../errors.ts';
import type { EmployeeChange } from './employeeRecords.ts';

/**
 * Two changes that are valid alone can form a cycle together, so one waits here until the other has ended.
 * The lock is taken before the employee's own row, so a transaction that holds that row never waits for it.
 */
export async function lockReporting(connection: Connection): Promise<void> {
  await connection.execute(sql`lock table ${employeeReporting} in share row exclusive mode`);
}

/** Replaces the reporting persons of an employee, where they are given. */
export async function setReporting(
  connection: Connection,
  employee: { readonly id: number; readonly full_name: string; readonly reporting_person_ids?: readonly number[] },
  { reportingIds: wanted, today }: Pick<EmployeeChange, 'reportingIds' | 'today'>,
): Promise<void> {
  if (wanted === undefined) return;
  const ids = [...new Set(wanted)];
  const { reporting_person_ids: present = [] } = employee;
  const added = ids.filter((id) => !present.includes(id));
  if (added.length === 0 && ids.length === present.length) return;
  await refuseLoop(connection, employee, ids, today);
  await refuseUnknown(connection, added);
  await connection.delete(employeeReporting).where(eq(employeeReporting.employee_id, employee.id));
  if (ids.length === 0) return;
  const rows = ids.map((id) => ({ employee_id: employee.id, reports_to_id: id }));
  await connection.insert(employeeReporting).values(rows);
}

/** A former employee stays a reporting person, but cannot become one. */
export async function refuseUnknown(connection: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await connection
    .select({ id: employees.id })
    .from(employees)
    .where(and(inArray(employees.id, [...ids]), isNull(employees.left_at)));
  if (found.length < ids.length) throw fieldConflict('reporting_person_ids', localized('reporting_person_has_left'));
}

async function refuseLoop(
  connection: Connection,
  employee: { readonly id: number; readonly full_name: string },
  ids: readonly number[],
  today: string,
): Promise<void> {
  if (ids.includes(employee.id)) throw fieldConflict('reporting_person_ids', localized('reports_to_oneself'));
  const reporterId = findLoop(await readAbove(connection, ids, today), employee.id, ids);
  if (reporterId === undefined) return;
  const [person] = await connection
    .select({ name: employeeNames.full_name })
    .from(employeeNames)
    .where(eq(employeeNames.id, reporterId));
  throw fieldConflict(
    'reporting_person_ids',
    localized('reporting_loop', { person: person?.name ?? '', employee: employee.full_name }),
  );
}

/** The first of some reporting persons of an employee who report to the employee, directly or through others. */
export function findLoop(
  above: ReadonlyMap<number, readonly DaysAbove[]>,
  employeeId: number,
  ids: readonly number[],
): number | undefined {
  return above.get(employeeId)?.find(({ reporterId }) => ids.includes(reporterId))?.reporterId;
}

/** Days on which a person is above another one, directly or through others. */
export interface DaysAbove {
  readonly reporterId: number;
  readonly from: string;
  /** The first day on which it is over; null for no end. */
  readonly until: string | null;
}

/** The people to whom others report from a day on, directly or through others, by planned entries as well. */
export async function readAbove(
  connection: Connection,
  ids: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, readonly DaysAbove[]>> {
  if (ids.length === 0) return new Map();
  const linesOf = (person: SQL) =>
    sql`lateral (select reports_to_id, days from reporting_spans where employee_id = ${person}) as lines`;
  const { rows } = await connection.execute<DaysAbove & { id: number } & Record<string, unknown>>(sql`
    with recursive above (id, reporter_id, days) as (
      select reports_to_id, reporter, days * daterange(${day}, null)
      from unnest(${sql.param([...ids])}::integer[]) as reporter cross join ${linesOf(sql`reporter`)}
      where days && daterange(${day}, null)
      union
      select reports_to_id, reporter_id, above.days * lines.days
      from above cross join ${linesOf(sql`above.id`)}
      where above.days && lines.days
    )
    select id, reporter_id as "reporterId", lower(days)::text as "from", upper(days)::text as until from above`);
  return Map.groupBy(rows, ({ id }) => id);
}
