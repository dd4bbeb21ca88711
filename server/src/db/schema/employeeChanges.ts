import { CHANGE_LIMITS, LAPSE_REASONS } from '@seamline/shared/contract/employees/employee-changes';
import { CODE_LIMITS } from '@seamline/shared/contract/employees/employee-codes';
import { EXIT_TASKS } from '@seamline/shared/contract/employees/employee-exits';
import { EMPLOYEE_LIMITS, EMPLOYMENT_TYPES } from '@seamline/shared/contract/employees/employee-fields';
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
 * - `enter_direct_changes`, triggers `employees_entered` and `employees_changed`: whatever statement changes a dated column
 *   of an employee, an entry of today or of a joining date ahead says so. The first entries follow a corrected joining date.
 *   Code that writes entries itself sets `seamline.entered` to `on`; `seamline.author` and `seamline.change` say who makes
 *   direct changes, and in which import.
 * - `enter_direct_reporting`, triggers `reporting_added` and `reporting_removed`: the same for reporting persons.
 * - `follow_moved_department`, triggers `departments_moved` and `sub_departments_moved`: entries ahead follow.
 * - `adopt_transfer`, trigger `employee_transfers_adopted`: a transfer that the previous release enters becomes an entry.
 * - `end_employee_exit`, trigger `employees_end_exit`: a leaving that is withdrawn leaves no tasks and no reason behind.
 * - `refuse_exit_task`, trigger `exit_tasks_while_leaving`: only who leaves has tasks.
 */

/**
 * The date in Asia/Kolkata through which changes that were entered ahead have been applied, in the only row of this
 * table. A database without the row is one in which none has been applied yet.
 */
export const dueChanges = pgTable(
  'due_changes',
  {
    id: integer().primaryKey().default(1),
    /** As the previous release knows it, which does not apply entries of `assignment_entries`. */
    applied_through: date().notNull(),
    entries_applied_through: date(),
  },
  (table) => [check('due_changes_only_one', sql`${table.id} = 1`)],
);

/** The id of a record while the entry is ahead: only then is the deletion of the record refused. */
const pendingId = (column: string) => integer().generatedAlwaysAs(sql.raw(`case when is_pending then ${column} end`));

/**
 * Entries of employees over time. Each sets values that hold from a day in Asia/Kolkata on, until a later entry sets the
 * same value: of two on one day the one with the higher id. The columns of `employees` are the values of today. Names are
 * kept, because records are renamed and deleted; entries of earlier releases have names without ids.
 */
export const assignmentEntries = pgTable(
  'assignment_entries',
  {
    id: identity(),
    employee_id: integer().notNull(),
    effective_on: date().notNull(),
    /** True until the day of an entry ahead on which `employees` gets its values. */
    is_pending: boolean().notNull().default(false),
    /** The reason why an entry was not possible on its day: it has no effect. */
    lapsed_because: text({ enum: LAPSE_REASONS }),

    /** Not null where the entry sets branch, department and sub-department, which it does together. */
    branch: text(),
    branch_id: integer(),
    department: text(),
    department_id: integer(),
    sub_department: text(),
    sub_department_id: integer(),
    /** Not null where the entry sets the designation. */
    designation: text(),
    designation_id: integer(),
    sets_shift: boolean().notNull().default(false),
    shift: text(),
    shift_id: integer(),
    sets_grade: boolean().notNull().default(false),
    grade: text(),
    /** Not null where the entry sets it. */
    employment_type: text({ enum: EMPLOYMENT_TYPES }),
    /** True where the rows of `assignment_entry_reporting` are all reporting persons. */
    sets_reporting: boolean().notNull().default(false),

    reason: text(),
    /** The client's id of the change or import that made it, which may be forgotten by now. */
    change_id: text(),
    /** Name of the administrator who entered it, as it was then. Null where it is not recorded. */
    entered_by: text(),
    created_at: createdAt(),

    pending_branch_id: pendingId('branch_id'),
    pending_department_id: pendingId('department_id'),
    pending_sub_department_id: pendingId('sub_department_id'),
    pending_designation_id: pendingId('designation_id'),
    pending_shift_id: pendingId('shift_id'),
  },
  (table) => [
    index('assignment_entries_employee').on(table.employee_id, table.effective_on, table.id),
    index('assignment_entries_pending').on(table.effective_on).where(sql`${table.is_pending}`),
    index('assignment_entries_lapsed').on(table.effective_on).where(sql`${table.lapsed_because} is not null`),
    index('assignment_entries_change').on(table.change_id).where(sql`${table.change_id} is not null`),
    reference('assignment_entries_employee', table.employee_id, employees.id, 'cascade'),
    ...(
      [
        [table.pending_branch_id, branches.id],
        [table.pending_department_id, departments.id],
        [table.pending_sub_department_id, subDepartments.id],
        [table.pending_designation_id, designations.id],
        [table.pending_shift_id, shifts.id],
      ] as const
    ).flatMap(([column, target]) => [
      reference(`assignment_entries_${column.name}`, column, target),
      index(`assignment_entries_${column.name}`).on(column).where(sql`${column} is not null`),
    ]),
    check(
      'assignment_entries_something',
      sql`${table.branch} is not null or ${table.designation} is not null or ${table.sets_shift} or ${table.sets_grade} or ${table.employment_type} is not null or ${table.sets_reporting}`,
    ),
    check('assignment_entries_lapsed_or_pending', sql`${table.lapsed_because} is null or not ${table.is_pending}`),
    ...choiceChecks('assignment_entries', table, { lapsed_because: LAPSE_REASONS, employment_type: EMPLOYMENT_TYPES }),
    ...lengthChecks('assignment_entries', table, {
      ...{ reason: CHANGE_LIMITS.reason, grade: EMPLOYEE_LIMITS.grade, change_id: 32 },
    }),
  ],
);

/** The reporting persons that an entry sets. */
export const assignmentEntryReporting = pgTable(
  'assignment_entry_reporting',
  { entry_id: integer().notNull(), reports_to_id: integer().notNull() },
  (table) => [
    primaryKey({ name: 'assignment_entry_reporting_key', columns: [table.entry_id, table.reports_to_id] }),
    reference('assignment_entry_reporting_entry', table.entry_id, assignmentEntries.id, 'cascade'),
    reference('assignment_entry_reporting_reports_to', table.reports_to_id, employees.id, 'cascade'),
    index('assignment_entry_reporting_reports_to_id').on(table.reports_to_id),
  ],
);

/** The history as earlier releases kept it. Nothing reads or writes it any more; a later release drops it. */
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

/** Transfers that the previous release enters, which a trigger moves to `assignment_entries`; a later release drops it. */
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
