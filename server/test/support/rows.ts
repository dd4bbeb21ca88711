import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Connection, Database } from '../../src/db/connect.ts';
import { branches, departments, designations, employees, shifts } from '../../src/db/schema.ts';
import { freshNumber } from './testApp.ts';

/** The records that an employee requires. */
export async function makePlace(db: Connection, name = 'Vesu Showroom') {
  const branchId = only(
    await db.insert(branches).values({ name, branch_type: 'Showroom' }).returning({ id: branches.id }),
  );
  const departmentId = only(
    await db.insert(departments).values({ name: 'Retail', branch_id: branchId }).returning({ id: departments.id }),
  );
  const designationId = only(
    await db.insert(designations).values({ designation: 'Tailor' }).returning({ id: designations.id }),
  );
  const shiftId = only(
    await db
      .insert(shifts)
      .values({ shift_name: `General, ${name}` })
      .returning({ id: shifts.id }),
  );
  return { branchId, departmentId, designationId, shiftId };
}

type Place = Awaited<ReturnType<typeof makePlace>>;
type NewEmployee = typeof employees.$inferInsert;

export function employeeIn(place: Place, values: Partial<NewEmployee> = {}): NewEmployee {
  return {
    full_name: 'Hetal Desai',
    first_name: 'Hetal',
    last_name: 'Desai',
    mobile_number: '9824012345',
    gender: 'FEMALE',
    birth_date: '1992-03-08',
    joining_date: '2019-06-01',
    employment_type: 'FULL_TIME',
    designation_id: place.designationId,
    branch_id: place.branchId,
    department_id: place.departmentId,
    shift_id: place.shiftId,
    ...values,
  };
}

/** Adds an employee, with a number that no other test uses unless one is given, and returns the id. */
export async function addEmployeeIn(db: Connection, place: Place, values: Partial<NewEmployee> = {}): Promise<number> {
  const row = employeeIn(place, { mobile_number: freshNumber(), ...values });
  return only(await db.insert(employees).values(row).returning({ id: employees.id }));
}

function only(rows: readonly { readonly id: number }[]): number {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`One row was expected and ${rows.length} came.`);
  return row.id;
}

/** Changes a row as it could be stored before a trigger of its table existed. */
export async function storeWithoutTriggers<Table extends PgTable & { readonly id: AnyPgColumn }>(
  { db }: Database,
  table: Table,
  id: number,
  values: PgUpdateSetSource<Table>,
): Promise<void> {
  await db.transaction(async (connection) => {
    await connection.execute(sql`set local session_replication_role = replica`);
    await connection.update(table).set(values).where(eq(table.id, id));
  });
}
