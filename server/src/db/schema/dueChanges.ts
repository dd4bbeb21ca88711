import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable } from 'drizzle-orm/pg-core';

/**
 * The date in Asia/Kolkata through which changes that were entered ahead have been applied, in the only row of this
 * table. A database without the row is one in which none has been applied yet.
 */
export const dueChanges = pgTable(
  'due_changes',
  { id: integer().primaryKey().default(1), applied_through: date().notNull() },
  (table) => [check('due_changes_only_one', sql`${table.id} = 1`)],
);
