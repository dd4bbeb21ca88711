import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { choiceChecks, instant, lengthChecks, rangeChecks } from './columns.ts';

/** The usage of the releases of the remotes; counts of sessions and accounts only, nothing of a person. */
export const remoteUsage = pgTable(
  'remote_usage',
  {
    remote: text().notNull(),
    release: text().notNull(),
    loaded: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    crashed: integer().notNull().default(0),
    accounts_with_faults: integer().notNull().default(0),
    last_fault_in: text(),
    last_seen_at: instant().notNull(),
  },
  (table) => [
    primaryKey({ name: 'remote_usage_key', columns: [table.remote, table.release] }),
    index('remote_usage_last_seen_at').on(table.last_seen_at),
    ...lengthChecks('remote_usage', table, { remote: 50, release: 80, last_fault_in: 12 }),
    ...rangeChecks('remote_usage', table, { loaded: [0], failed: [0], crashed: [0], accounts_with_faults: [0] }),
  ],
);

/** Events that were counted already, so that none counts twice. The keyed hash identifies a session or an account. */
export const remoteUsageMarks = pgTable(
  'remote_usage_marks',
  {
    remote: text().notNull(),
    release: text().notNull(),
    kind: text({ enum: ['loaded', 'failed', 'crashed', 'fault of account'] }).notNull(),
    reporter: text().notNull(),
  },
  (table) => [
    primaryKey({ name: 'remote_usage_marks_key', columns: [table.remote, table.release, table.kind, table.reporter] }),
    foreignKey({
      name: 'remote_usage_marks_release',
      columns: [table.remote, table.release],
      foreignColumns: [remoteUsage.remote, remoteUsage.release],
    }).onDelete('cascade'),
    ...choiceChecks('remote_usage_marks', table, { kind: ['loaded', 'failed', 'crashed', 'fault of account'] }),
    ...lengthChecks('remote_usage_marks', table, { reporter: 43 }),
  ],
);
