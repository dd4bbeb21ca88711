import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/connect.ts';

const REAL = "(now() at time zone 'Asia/Kolkata')::date";

/** Sets the date that `today()` of a database returns; without one it is the real date again. */
export async function setToday({ db }: Database, date?: string): Promise<void> {
  const day = date === undefined ? REAL : `date '${date}'`;
  await db.execute(
    sql.raw(`create or replace function today() returns date language sql stable as $$ select ${day} $$`),
  );
}
