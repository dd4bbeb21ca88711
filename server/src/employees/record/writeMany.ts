import { IMPORT_FIELDS } from '@seamline/shared/contract/employees/employee-imports';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { chunks } from '../../db/chunks.ts';
import type { Connection } from '../../db/connect.ts';
import { logChanges } from '../../db/log.ts';
import { employeeReporting, employees } from '../../db/schema.ts';
import { EMPLOYEE, type EmployeeRow, nameAuthor, recordColumns } from './employeeRecords.ts';

/** An employee, and the values that they get, by column. */
export interface EmployeeValues {
  readonly employee: EmployeeRow;
  readonly values: Readonly<Record<string, unknown>>;
}

interface Changes {
  readonly removed?: readonly EmployeeRow[];
  readonly changed: readonly EmployeeValues[];
}

/**
 * Removes and changes many employees whom the transaction has locked, and notes each of them in the activity log. The
 * number of statements does not grow with the employees, up to a slice of each kind.
 */
export async function writeMany(
  connection: Connection,
  actor: Parameters<typeof logChanges>[1],
  { removed = [], changed }: Changes,
): Promise<void> {
  await nameAuthor(connection, actor);
  const removedIds = removed.map(({ id }) => id);
  const reporting = changed.flatMap(({ employee: { id }, values: { reporting_person_ids: ids } }) =>
    Array.isArray(ids) ? [{ id, managers: ids as number[] }] : [],
  );
  await connection
    .delete(employeeReporting)
    .where(isAny(employeeReporting.employee_id, [...removedIds, ...reporting.map(({ id }) => id)]));
  const lines = reporting.flatMap(({ id, managers }) =>
    managers.map((manager) => ({ employee_id: id, reports_to_id: manager })),
  );
  for (const some of chunks(lines)) await connection.insert(employeeReporting).values(some);
  await connection.delete(employees).where(isAny(employees.id, removedIds));
  await writeColumns(connection, changed);
  const ids = changed.map(({ employee: { id } }) => id);
  const read = await connection.select(recordColumns).from(employees).where(isAny(employees.id, ids));
  const after = new Map(read.map((row) => [row.id, row]));
  await logChanges(connection, actor, EMPLOYEE, [
    ...removed.map((before) => [before, undefined] as const),
    ...changed.map(({ employee }) => [employee, after.get(employee.id)] as const),
  ]);
}

/** Compares a column with a list of any length, which is one parameter. */
export function isAny(column: AnyPgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::integer[])`;
}

const WRITTEN = IMPORT_FIELDS.filter((field) => field !== 'reporting_person_ids');
const COLUMNS = sql.join(
  WRITTEN.map((name) => sql.identifier(name)),
  sql`, `,
);
const GIVEN = sql.join(
  WRITTEN.map((name) => sql`given.${sql.identifier(name)}`),
  sql`, `,
);

/**
 * Writes columns and counts the versions up. Numbers that changed hands among these employees are written one by one, the
 * last change first: the database compares them after every row.
 */
async function writeColumns(connection: Connection, changed: readonly EmployeeValues[]): Promise<void> {
  const held = new Set(changed.map(({ employee }) => employee.mobile_number));
  const isContested = ({ values }: EmployeeValues) => held.has(String(values.mobile_number));
  const free = changed.filter((one) => !isContested(one));
  for (const some of chunks(free)) await write(some);
  for (const one of changed.filter(isContested).toReversed()) await write([one]);

  async function write(some: readonly EmployeeValues[]): Promise<void> {
    const rows = JSON.stringify(some.map(({ employee: { id }, values }) => ({ id, new_values: values })));
    await connection.execute(sql`
      update employees set
        (${COLUMNS}) = (select ${GIVEN} from jsonb_populate_record(employees, changed.new_values) as given),
        version = employees.version + 1, updated_at = now()
      from jsonb_to_recordset(${rows}::jsonb) as changed (id integer, new_values jsonb)
      where employees.id = changed.id`);
  }
}
