import { ACTIVITY_ACTIONS, ACTIVITY_RECORDS } from '@seamline/shared/contract/activity';
import { LIMITS } from '@seamline/shared/contract/fields';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { choiceChecks, instant, lengthChecks } from './columns.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Changes of records and their authors. A trigger refuses to change or delete a row, and no row references members or
 * records, because the log outlives them.
 */
export const activity = pgTable(
  'activity',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    member_id: integer().notNull(),
    member_number: text().notNull(),
    member_name: text().notNull(),
    /** Network address that the request came from. */
    address: text().notNull(),
    action: text({ enum: ACTIVITY_ACTIONS }).notNull(),
    record: text({ enum: ACTIVITY_RECORDS }).notNull(),
    /** Null where it is about many records. */
    record_id: integer(),
    record_name: text().notNull(),
    /** The record's version after this change. */
    version: integer(),
    /** The time when a deleted record was created, for its restoration. */
    record_created_at: instant(),
    /** The columns that changed; all of them for a record that came or went. */
    before: jsonb().$type<Values>(),
    after: jsonb().$type<Values>(),
    /** Searched text as `fold_text` folds it: names, address and values, without the names of the columns. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(
          `fold_text(member_name || ' ' || member_number || ' ' || address || ' ' || record_name || ' ' || ${valuesOf('before')} || ' ' || ${valuesOf('after')})`,
        ),
      ),
  },
  (table) => [
    index('activity_record_version').on(table.record, table.record_id, table.version),
    index('activity_at').on(table.at.desc(), table.id.desc()),
    index('activity_removals').on(table.at.desc(), table.id.desc()).where(sql`${table.action} = 'remove'`),
    index('activity_search').using('gin', table.search_text.op('gin_trgm_ops')),
    index('activity_member').on(table.member_id, table.at.desc(), table.id.desc()),
    ...choiceChecks('activity', table, { action: ACTIVITY_ACTIONS, record: ACTIVITY_RECORDS }),
    ...lengthChecks('activity', table, { member_number: 20, member_name: LIMITS.name, address: 100, record_name: 500 }),
  ],
);

function valuesOf(column: 'before' | 'after'): string {
  return `coalesce(regexp_replace("${column}"::text, '"[a-z0-9_]+": ', '', 'g'), '')`;
}
