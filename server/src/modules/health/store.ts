import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { transaction } from '../../db/transaction.ts';

const PATIENCE_MS = 3000;

export function healthStore({ db }: Database) {
  return {
    /** The database's time, or undefined when it does not answer in time. */
    async now(): Promise<Date | undefined> {
      const late = new AbortController();
      const patience = new Promise<undefined>((resolve) => {
        const timer = setTimeout(resolve, PATIENCE_MS);
        late.signal.addEventListener('abort', () => clearTimeout(timer));
      });
      const asked = db.execute<{ now: string }>(sql`select clock_timestamp() as now`).then(
        ({ rows }) => new Date(rows[0]?.now ?? ''),
        () => undefined,
      );
      return await Promise.race([asked, patience]).finally(() => late.abort());
    },

    /** Writes a row of a table of its own, because one more row of another often finds space on a disk that is full. */
    async tryWrite(): Promise<void> {
      await transaction(db, async (connection) => {
        await connection.execute(sql`
          create temporary table trial_write on commit drop as
          select string_agg(md5(number::text), '') as filler from generate_series(1, 2000) as number`);
      });
    },
  };
}
