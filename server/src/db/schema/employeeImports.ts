import { IMPORT_OUTCOMES } from '@seamline/shared/contract/employee-imports';
import type { FieldError } from '@seamline/shared/contract/fields';
import { IMPORT_LIMITS } from '@seamline/shared/contract/import-limits';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { members } from './accounts.ts';
import { choiceChecks, createdAt, instant, lengthChecks, reference } from './columns.ts';

/** One imported sheet. The id is the client's: a call that is repeated begins nothing twice. */
export const employeeImports = pgTable(
  'employee_imports',
  {
    id: text().primaryKey(),
    member_id: integer().notNull(),
    file_name: text().notNull(),
    content_hash: text().notNull(),
    total_rows: integer().notNull(),
    started_at: createdAt(),
    last_at: instant().notNull().defaultNow(),
    undone_at: instant(),
    /** Name of the administrator who has undone it, as it was then. */
    undone_by: text(),
  },
  (table) => [
    index('employee_imports_member').on(table.member_id, table.last_at.desc()),
    reference('employee_imports_member_id', table.member_id, members.id, 'cascade'),
    check('employee_imports_undone_by_somebody', sql`(${table.undone_at} is null) = (${table.undone_by} is null)`),
    check('employee_imports_total_rows_range', sql`${table.total_rows} >= 1`),
    ...lengthChecks('employee_imports', table, { id: 32, file_name: IMPORT_LIMITS.fileName, content_hash: 64 }),
  ],
);

/**
 * Outcome of a row. It is written in the transaction that writes the employee, so that one never exists without
 * the other. Nothing refers to the employee: like the activity log, this says what was done.
 */
export const employeeImportRows = pgTable(
  'employee_import_rows',
  {
    import_id: text().notNull(),
    row: integer().notNull(),
    outcome: text({ enum: IMPORT_OUTCOMES }).notNull(),
    employee_id: integer(),
    /** The employee's version after the row was written: with it the activity log has what the row changed. */
    version: integer(),
    errors: jsonb().$type<FieldError[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ name: 'employee_import_rows_key', columns: [table.import_id, table.row] }),
    reference('employee_import_rows_import', table.import_id, employeeImports.id, 'cascade'),
    ...choiceChecks('employee_import_rows', table, { outcome: IMPORT_OUTCOMES }),
  ],
);
