import { integer, pgTable } from 'drizzle-orm/pg-core';
import { reference } from './columns.ts';
import { branches, departments } from './organisation.ts';
import { shifts } from './shifts.ts';

/**
 * Headcount of a branch. Triggers on `employees` update it in the transaction of every change, so that a list with
 * counts does not read every employee. A branch that never had an employee has no row.
 */
export const branchHeadcounts = pgTable(
  'branch_headcounts',
  { branch_id: integer().primaryKey(), total: integer().notNull() },
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
