import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { members } from './accounts.ts';
import { createdAt, instant, lengthChecks, reference } from './columns.ts';

/** One change of many employees at once. The id is the client's: a call that is repeated changes nothing twice. */
export const employeeChanges = pgTable(
  'employee_changes',
  {
    id: text().primaryKey(),
    member_id: integer().notNull(),
    changed_at: createdAt(),
    undone_at: instant(),
    /** Name of the administrator who has undone it, as it was then. */
    undone_by: text(),
  },
  (table) => [
    index('employee_changes_member').on(table.member_id),
    index('employee_changes_changed_at').on(table.changed_at),
    reference('employee_changes_member_id', table.member_id, members.id, 'cascade'),
    check('employee_changes_undone_by_somebody', sql`(${table.undone_at} is null) = (${table.undone_by} is null)`),
    ...lengthChecks('employee_changes', table, { id: 32 }),
  ],
);

/**
 * An employee whom a change gave other values, with the version that it made: with it the activity log has what changed.
 * Nothing refers to the employee: like the activity log, this says what was done.
 */
export const changedEmployees = pgTable(
  'changed_employees',
  {
    change_id: text().notNull(),
    employee_id: integer().notNull(),
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'changed_employees_key', columns: [table.change_id, table.employee_id] }),
    reference('changed_employees_change', table.change_id, employeeChanges.id, 'cascade'),
  ],
);
