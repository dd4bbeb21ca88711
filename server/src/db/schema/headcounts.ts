import { foreignKey, integer, pgTable } from 'drizzle-orm/pg-core';
import { branches, departments } from './organisation.ts';
import { shifts } from './shifts.ts';

/**
 * Headcount of a branch. Triggers on `employees` update it in the transaction of every change, so that a list with
 * counts does not read every employee. A branch that never had an employee has no row.
 */
export const branchHeadcounts = pgTable(
  'branch_headcounts',
  { branch_id: integer().primaryKey(), total: integer().notNull() },
  (table) => [
    foreignKey({
      name: 'branch_headcounts_branch',
      columns: [table.branch_id],
      foreignColumns: [branches.id],
    }).onDelete('cascade'),
  ],
);

/** Headcount of a shift. */
export const shiftHeadcounts = pgTable(
  'shift_headcounts',
  { shift_id: integer().primaryKey(), total: integer().notNull() },
  (table) => [
    foreignKey({
      name: 'shift_headcounts_shift',
      columns: [table.shift_id],
      foreignColumns: [shifts.id],
    }).onDelete('cascade'),
  ],
);

/** Headcount of a department. */
export const departmentHeadcounts = pgTable(
  'department_headcounts',
  { department_id: integer().primaryKey(), total: integer().notNull() },
  (table) => [
    foreignKey({
      name: 'department_headcounts_department',
      columns: [table.department_id],
      foreignColumns: [departments.id],
    }).onDelete('cascade'),
  ],
);
