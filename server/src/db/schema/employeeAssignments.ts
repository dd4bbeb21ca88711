import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, reference } from './columns.ts';
import { employees } from './employees.ts';

/**
 * The assignments of employees, each from a date in Asia/Kolkata on. Triggers add a row whenever a column of
 * `employees` changes that says so; two changes on one day are one row. Names are kept, because records are renamed and
 * deleted. Nothing is known from before the oldest row.
 */
export const employeeAssignments = pgTable(
  'employee_assignments',
  {
    employee_id: integer().notNull(),
    effective_from: date().notNull(),
    designation: text().notNull(),
    branch: text().notNull(),
    department: text(),
    sub_department: text(),
    shift: text(),
    created_at: createdAt(),
  },
  (table) => [
    primaryKey({ name: 'employee_assignments_key', columns: [table.employee_id, table.effective_from] }),
    reference('employee_assignments_employee', table.employee_id, employees.id, 'cascade'),
  ],
);
