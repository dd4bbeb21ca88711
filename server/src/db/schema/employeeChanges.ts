import { CODE_LIMITS } from '@seamline/shared/contract/employees/employee-codes';
import { EXIT_TASKS } from '@seamline/shared/contract/employees/employee-exits';
import { IMPORT_OUTCOMES } from '@seamline/shared/contract/employees/employee-imports';
import { EMPLOYEE_VIEW_LIMITS } from '@seamline/shared/contract/employees/employee-views';
import { IMPORT_LIMITS } from '@seamline/shared/contract/employees/import-limits';
import type { FieldError } from '@seamline/shared/contract/wire/fields';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { members } from './access.ts';
import {
  choiceChecks,
  cleanNameChecks,
  createdAt,
  editable,
  identity,
  instant,
  lengthChecks,
  presenceChecks,
  rangeChecks,
  reference,
  version,
} from './columns.ts';
import { employees } from './employees.ts';
import { branches, departments, designations, subDepartments } from './organisation.ts';
import { shifts } from './shifts.ts';

/*
 * SQL of these tables beside their constraints, in `migrations`:
 * - `today`: the date in Asia/Kolkata, which nothing else in SQL asks for, so that a test can set it.
 * - `note_assignments`, triggers `employees_assigned` and `employees_reassigned`: each change of a post is an entry of the
 *   history, by any statement; `seamline.effective_on` names another day than today.
 * - `move_first_assignments`, trigger `employees_rejoined`: the first entry follows a corrected joining date.
 * - `end_employee_exit`, trigger `employees_end_exit`: a leaving that is withdrawn leaves no tasks and no reason behind.
 * - `refuse_exit_task`, trigger `exit_tasks_while_leaving`: only who leaves has tasks.
 */

/**
 * The date in Asia/Kolkata through which changes that were entered ahead have been applied, in the only row of this
 * table. A database without the row is one in which none has been applied yet.
 */
export const dueChanges = pgTable(
  'due_changes',
  { id: integer().primaryKey().default(1), applied_through: date().notNull() },
  (table) => [check('due_changes_only_one', sql`${table.id} = 1`)],
);

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

/** The series that employees get their codes from: one row, or none until it is set. */
export const employeeCodes = pgTable(
  'employee_codes',
  {
    id: integer().primaryKey().default(1),
    is_on: boolean().notNull(),
    prefix: text().notNull(),
    digits: integer().notNull(),
    /** Counted up by each code that is given, without a new version of the row. */
    next: integer().notNull(),
    ...editable(),
  },
  (table) => [
    check('employee_codes_only_one', sql`${table.id} = 1`),
    ...lengthChecks('employee_codes', table, { prefix: CODE_LIMITS.prefix }),
    ...rangeChecks('employee_codes', table, { digits: CODE_LIMITS.digits, next: [CODE_LIMITS.next[0]] }),
  ],
);

/** Search parameters of the directory that an administrator has given a name. */
export const employeeViews = pgTable(
  'employee_views',
  {
    id: identity(),
    member_id: integer().notNull(),
    name: text().notNull(),
    search: text().notNull(),
    version: version(),
    created_at: createdAt(),
  },
  (table) => [
    uniqueIndex('employee_views_name_unique').on(table.member_id, sql`lower(${table.name})`),
    reference('employee_views_member', table.member_id, members.id, 'cascade'),
    ...presenceChecks('employee_views', table, ['name']),
    ...cleanNameChecks('employee_views', table, ['name']),
    ...lengthChecks('employee_views', table, { name: EMPLOYEE_VIEW_LIMITS.name, search: EMPLOYEE_VIEW_LIMITS.search }),
  ],
);
