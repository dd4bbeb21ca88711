import { sql } from 'drizzle-orm';
import type { Connection } from '../db/connect.ts';
import type { employees } from '../db/schema.ts';

type Row = typeof employees.$inferInsert;

/**
 * Inserts any number of rows with one parameter: a statement can have 65,535 of them, which is a thousand employees.
 * All rows have the same columns. A row whose mobile number is taken is skipped.
 */
export async function insertEmployees(db: Connection, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  );
  await db.execute(sql`
    insert into employees (${columns})
    select ${columns} from jsonb_populate_recordset(null::employees, ${JSON.stringify(rows)}::text::jsonb)
    on conflict (mobile_number) where left_at is null do nothing`);
}

/** The first employee of a department leads it; the leaders report to the first employee of all. */
export async function assignReporting(db: Connection, afterId: number): Promise<void> {
  await db.execute(sql`
    with leaders as (
      select department_id, min(id) as id from employees where left_at is null group by department_id
    ), first as (
      select min(id) as id from employees where left_at is null
    )
    insert into employee_reporting (employee_id, reports_to_id)
    select employees.id, case when employees.id = leaders.id then first.id else leaders.id end
    from employees join leaders using (department_id) cross join first
    where employees.id > ${afterId} and employees.id <> first.id and employees.left_at is null
    on conflict do nothing`);
}
