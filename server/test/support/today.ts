import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/connect.ts';

/** As in its migration, so that the schema of a database is the same after a test. */
const REAL = "SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date";

/** Sets the date that `today()` of a database returns; without one it is the real date again. */
export async function setToday({ db }: Database, date?: string): Promise<void> {
  const body = date === undefined ? REAL : `SELECT date '${date}'`;
  await db.execute(sql.raw(`create or replace function today() returns date language sql stable as $$ ${body} $$`));
}
