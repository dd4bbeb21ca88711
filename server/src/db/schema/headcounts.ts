import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { reference } from './columns.ts';
import { branches, departments } from './organisation.ts';
import { shifts } from './shifts.ts';

/**
 * Headcount of a branch. Triggers on `employees` update it in the transaction of every change, so that a list with
 * counts does not read every employee. A branch that never had an employee has no row.
 */
export const branchHeadcounts = pgTable(
  'branch_headcounts',
  {
    branch_id: integer().primaryKey(),
    total: integer().notNull(),
    /** Number of those whose record is incomplete (`employees.is_incomplete`). */
    incomplete: integer().notNull().default(0),
  },
  (table) => [reference('branch_headcounts_branch', table.branch_id, branches.id, 'cascade')],
);

/** Headcount of a shift. */
export const shiftHeadcounts = pgTable(
  'shift_headcounts',
  { shift_id: integer().primaryKey(), total: integer().notNull() },
  (table) => [reference('shift_headcounts_shift', table.shift_id, shifts.id, 'cascade')],
);

/** Headcount of a department. */
export const departmentHeadcounts = pgTable(
  'department_headcounts',
  { department_id: integer().primaryKey(), total: integer().notNull() },
  (table) => [reference('department_headcounts_department', table.department_id, departments.id, 'cascade')],
);

/**
 * Number of employees with a date in a field, for figures whose cost depends on the number of days and not on that of
 * employees. Former employees have rows for `joining_date` and `company_last_day` alone.
 */
export const employeeDateCounts = pgTable(
  'employee_date_counts',
  {
    is_former: boolean().notNull(),
    field: text({ enum: ['birth_date', 'joining_date', 'insurance_expiry_date', 'company_last_day'] }).notNull(),
    day: date().notNull(),
    total: integer().notNull(),
  },
  (table) => [
    primaryKey({ name: 'employee_date_counts_key', columns: [table.is_former, table.field, table.day] }),
    /** Days of any year, for birthdays and anniversaries. */
    index('employee_date_counts_month_day').on(table.is_former, table.field, sql`month_day(${table.day})`),
  ],
);
