import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, lengthChecks, rangeChecks } from './columns.ts';

/** How the releases of the remotes do in people's browsers; counts only, nothing of a person. */
export const remoteUsage = pgTable(
  'remote_usage',
  {
    remote: text().notNull(),
    release: text().notNull(),
    loaded: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    crashed: integer().notNull().default(0),
    last_fault_in: text(),
    last_seen_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'remote_usage_key', columns: [table.remote, table.release] }),
    index('remote_usage_last_seen_at').on(table.last_seen_at),
    ...lengthChecks('remote_usage', table, { remote: 50, release: 80, last_fault_in: 12 }),
    ...rangeChecks('remote_usage', table, { loaded: [0], failed: [0], crashed: [0] }),
  ],
);
