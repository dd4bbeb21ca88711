import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';

const PATIENCE_MS = 3000;

export function healthStore({ db }: Database) {
  return {
    /** True when the database answers in time. */
    async answers(): Promise<boolean> {
      const late = new AbortController();
      const patience = new Promise<false>((resolve) => {
        const timer = setTimeout(() => resolve(false), PATIENCE_MS);
        late.signal.addEventListener('abort', () => clearTimeout(timer));
      });
      const asked = db.execute(sql`select 1`).then(
        () => true,
        () => false,
      );
      return await Promise.race([asked, patience]).finally(() => late.abort());
    },
  };
}
