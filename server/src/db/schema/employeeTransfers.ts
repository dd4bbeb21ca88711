import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, reference, version } from './columns.ts';
import { employees } from './employees.ts';
import { branches, departments, designations, subDepartments } from './organisation.ts';
import { shifts } from './shifts.ts';

/** The transfer of an employee that was entered ahead; it is removed when it takes effect. A column without a value stays. */
export const employeeTransfers = pgTable(
  'employee_transfers',
  {
    employee_id: integer().primaryKey(),
    effective_on: date().notNull(),
    branch_id: integer(),
    department_id: integer(),
    sub_department_id: integer(),
    designation_id: integer(),
    shift_id: integer(),
    version: version(),
    created_at: createdAt(),
  },
  (table) => [
    index('employee_transfers_effective_on').on(table.effective_on),
    index('employee_transfers_branch_id').on(table.branch_id),
    index('employee_transfers_department_id').on(table.department_id),
    index('employee_transfers_sub_department_id').on(table.sub_department_id),
    index('employee_transfers_designation_id').on(table.designation_id),
    index('employee_transfers_shift_id').on(table.shift_id),
    reference('employee_transfers_employee', table.employee_id, employees.id, 'cascade'),
    reference('employee_transfers_branch', table.branch_id, branches.id),
    reference('employee_transfers_department', table.department_id, departments.id),
    reference('employee_transfers_sub_department', table.sub_department_id, subDepartments.id),
    reference('employee_transfers_designation', table.designation_id, designations.id),
    reference('employee_transfers_shift', table.shift_id, shifts.id),
    check(
      'employee_transfers_something',
      sql`num_nonnulls(${table.branch_id}, ${table.department_id}, ${table.sub_department_id}, ${table.designation_id}, ${table.shift_id}) > 0`,
    ),
  ],
);
