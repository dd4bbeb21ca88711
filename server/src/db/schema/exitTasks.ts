import { EXIT_TASKS } from '@seamline/shared/contract/employee-exits';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { choiceChecks, reference, version } from './columns.ts';
import { employees } from './employees.ts';

/**
 * Owner and dates of a task of an exit; a task without a row has none. The trigger `employees_end_exit` removes the rows
 * of an employee who stays.
 */
export const exitTasks = pgTable(
  'exit_tasks',
  {
    employee_id: integer().notNull(),
    task: text({ enum: EXIT_TASKS }).notNull(),
    owner_id: integer(),
    due_on: date(),
    done_on: date(),
    version: version(),
  },
  (table) => [
    primaryKey({ name: 'exit_tasks_key', columns: [table.employee_id, table.task] }),
    reference('exit_tasks_employee', table.employee_id, employees.id),
    reference('exit_tasks_owner', table.owner_id, employees.id),
    index('exit_tasks_owner_id').on(table.owner_id),
    check('exit_tasks_not_oneself', sql`${table.owner_id} <> ${table.employee_id}`),
    ...choiceChecks('exit_tasks', table, { task: EXIT_TASKS }),
  ],
);
