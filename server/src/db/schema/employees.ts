import {
  EMPLOYEE_LIMITS,
  EMPLOYEE_RANGES,
  EMPLOYMENT_TYPES,
  GENDERS,
} from '@seamline/shared/contract/employees/employee-fields';
import { EXIT_REASONS, EXIT_TYPES, NOTICE_PERIOD_DAYS } from '@seamline/shared/contract/employees/former-employees';
import { IDENTITY_NUMBERS, type IdentityNumber } from '@seamline/shared/contract/employees/identity-numbers';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  beginningAfter,
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
} from './columns.ts';
import { files } from './files.ts';
import { branches, departments, designations, subDepartments } from './organisation.ts';
import { shifts } from './shifts.ts';

/*
 * SQL of these tables beside their constraints, in `migrations`:
 * - `fold_text` and `fold_name`, in `search_text`: a name is found without accents, and as it sounds.
 * - `department_order` and `stand_in_department`, trigger `employees_stand_in_department`: the directory is read in the
 *   order of departments from one index.
 * - `count_heads`, triggers `employees_arrived`, `employees_gone`, `employees_moved`, `employees_truncated`: headcounts and
 *   counts of dates are kept with each statement, so that no figure counts a hundred thousand rows.
 * - `set_has_joined`, trigger `employees_set_has_joined`: compares a changed joining date with the day that counts.
 * - `refuse_impossible_dates`, trigger `employees_dates_possible`: restates a rule of the contract on changed dates.
 * - `remove_replaced_files`, triggers `employees_remove_deleted_files` and `employees_remove_replaced_files`.
 * - `month_day`: birthdays and anniversaries of any year from one index.
 */

/** Identity and bank numbers of an employee, each encrypted (docs/decisions/0006). */
export const identityNumbers = () => ({
  pan_number: text(),
  aadhaar_number: text(),
  uan_number: text(),
  esic_number: text(),
  bank_account_number: text(),
  ifsc_code: text(),
});

/** A number is never stored as it is, whatever writes it, and neither bank detail without the other. */
export function identityNumberChecks(table: Readonly<Record<IdentityNumber, AnyPgColumn>>) {
  return [
    ...IDENTITY_NUMBERS.map((name) =>
      check(`employees_${name}_encrypted`, sql`${table[name]} ~ '^v1[.][A-Za-z0-9_-]{40,100}[.][A-Z0-9]{4}$'`),
    ),
    check(
      'employees_bank_details_complete',
      sql`(${table.bank_account_number} is null) = (${table.ifsc_code} is null)`,
    ),
  ];
}

/** Keys that values of the database are encrypted with, each encrypted with a key that the database does not have. */
export const dataKeys = pgTable(
  'data_keys',
  {
    name: text({ enum: ['identity numbers'] }).primaryKey(),
    /** Base64. */
    wrapped: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [...lengthChecks('data_keys', table, { name: 50, wrapped: 200 })],
);

type LeavingColumn =
  | 'resignation_date'
  | 'company_last_day'
  | 'left_at'
  | 'erased_at'
  | 'exit_type'
  | 'exit_reason'
  | 'notice_period_days'
  | 'settled_on';

/** The rules of a leaving. */
export function leavingChecks(table: Readonly<Record<LeavingColumn, AnyPgColumn>>) {
  return [
    check('employees_leaving_complete', sql`(${table.resignation_date} is null) = (${table.company_last_day} is null)`),
    /** `left_at` is not before the beginning of the day after the last day. */
    check(
      'employees_left_after_last_day',
      sql`${table.left_at} is null or (${table.company_last_day} is not null and ${table.left_at} >= ${beginningAfter(table.company_last_day)})`,
    ),
    check('employees_erased_after_leaving', sql`${table.erased_at} is null or ${table.left_at} is not null`),
    check(
      'employees_exit_while_leaving',
      sql`${table.company_last_day} is not null or num_nonnulls(${table.exit_type}, ${table.exit_reason}, ${table.notice_period_days}, ${table.settled_on}) = 0`,
    ),
    ...choiceChecks('employees', table, { exit_type: EXIT_TYPES, exit_reason: EXIT_REASONS }),
    ...rangeChecks('employees', table, { notice_period_days: [0, NOTICE_PERIOD_DAYS] }),
  ];
}

const yesNo = () => boolean().notNull().default(false);

/**
 * Current and former employees, named as the edit form sends them. A former employee has `left_at`. An employee on
 * notice has a last day, and no `left_at` until the day after it.
 */
export const employees = pgTable(
  'employees',
  {
    id: identity(),

    full_name: text().notNull(),
    first_name: text().notNull(),
    /** Empty for a person with one name alone. */
    last_name: text().notNull(),
    single_name: yesNo(),
    alias_name: text(),
    country_code: text().notNull().default('+91'),
    mobile_number: text().notNull(),
    primary_email: text(),
    gender: text({ enum: GENDERS }).notNull(),
    birth_date: date().notNull(),

    designation_id: integer().notNull(),
    branch_id: integer().notNull(),
    department_id: integer(),
    sub_department_id: integer(),
    shift_id: integer(),
    joining_date: date().notNull(),
    probation_period_days: integer(),
    probation_end_date: date().generatedAlwaysAs(sql`joining_date + probation_period_days`),
    training_completion_date: date(),
    employment_type: text({ enum: EMPLOYMENT_TYPES }).notNull(),
    grade: text(),
    job_location: text(),

    insurance_number: text(),
    insurance_company_name: text(),
    insurance_expiry_date: date(),
    retirement_age: integer(),

    emergency_number: text(),
    alt_phone_number: text(),
    whatsapp_number: text(),
    company_mobile: text(),
    personal_email: text(),
    current_address: text(),
    permanent_address: text(),
    contact_number_privacy: yesNo(),

    blood_group: text(),
    marital_status: text(),
    family_members_count: integer(),
    nationality: text(),
    is_physically_handicapped: yesNo(),
    hobbies: text(),
    professional_skills: text(),
    languages_known: text(),

    facebook_link: text(),
    linkedin_link: text(),
    twitter_link: text(),
    instagram_link: text(),

    employees_view_access: yesNo(),
    members_chat_access: yesNo(),
    timeline_access: yesNo(),

    biometric_id: text(),
    previous_member_id: text(),
    is_international_worker: yesNo(),
    job_description: text(),
    ...identityNumbers(),
    profile_picture_file_id: integer(),
    aadhaar_page_1_file_id: integer(),
    aadhaar_page_2_file_id: integer(),
    pan_card_file_id: integer(),

    exit_type: text({ enum: EXIT_TYPES }),
    exit_reason: text({ enum: EXIT_REASONS }),
    notice_period_days: integer(),
    /** Paid in full; the trigger `employees_end_exit` clears it and the three before when a leaving is withdrawn. */
    settled_on: date(),
    resignation_date: date(),
    company_last_day: date(),
    remark: text(),
    fnf_remark: text(),
    left_at: instant(),
    /** When personal data were erased that no law requires (docs/decisions/0006). The record is never changed again. */
    erased_at: instant(),

    /** False until the joining date; the trigger `employees_set_has_joined` and the due change of that day set it. */
    has_joined: boolean().notNull().default(true),

    /** True while one of the values is missing that *Problems in records* lists as gaps; the database computes it. */
    is_incomplete: boolean()
      .notNull()
      .generatedAlwaysAs(
        sql`shift_id is null or department_id is null or profile_picture_file_id is null or aadhaar_page_1_file_id is null or aadhaar_page_2_file_id is null or pan_card_file_id is null`,
      ),

    /** Sort key of the employee's department in the directory; a trigger updates it with the department's name. */
    department_order: text().notNull().default('1'),

    /**
     * Searched text of the directory, in one column so that one scan finds it: names, number, email address and
     * codes as `fold_text` folds them, then the words of the names as they sound, each behind a mark of its own.
     */
    search_text: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold_text(full_name || ' ' || coalesce(alias_name, '') || ' ' || mobile_number || ' ' || coalesce(primary_email, '') || ' ' || coalesce(biometric_id, '') || ' ' || coalesce(previous_member_id, '')) || ' ~' || replace(fold_name(fold_text(full_name || ' ' || coalesce(alias_name, ''))), ' ', ' ~')`,
      ),
    ...editable(),
  },
  (table) => [
    uniqueIndex('employees_mobile_number_unique').on(table.mobile_number).where(sql`${table.left_at} is null`),

    /** The directory's pages in its common orders: by name, by department, by shift, by code, by joining date. */
    index('employees_directory').on(table.full_name, table.id).where(sql`${table.left_at} is null`),
    index('employees_directory_branch')
      .on(table.branch_id, table.full_name, table.id)
      .where(sql`${table.left_at} is null`),
    index('employees_directory_grouped')
      .on(table.department_order, table.full_name, table.id)
      .where(sql`${table.left_at} is null`),
    index('employees_directory_branch_grouped')
      .on(table.branch_id, table.department_order, table.full_name, table.id)
      .where(sql`${table.left_at} is null`),
    index('employees_shift_name').on(table.shift_id, table.full_name, table.id).where(sql`${table.left_at} is null`),
    index('employees_directory_joined').on(table.joining_date, table.id).where(sql`${table.left_at} is null`),
    /** Employees with a joining date ahead: the list of them, and those whose day has come. */
    index('employees_joining').on(table.joining_date, table.id).where(sql`not ${table.has_joined}`),
    /** Birthdays and anniversaries, whatever the year. */
    index('employees_birthday')
      .on(sql`month_day(${table.birth_date})`, table.full_name, table.id)
      .where(sql`${table.left_at} is null`),
    index('employees_anniversary')
      .on(sql`month_day(${table.joining_date})`, table.full_name, table.id)
      .where(sql`${table.left_at} is null`),
    /** One index for each direction, because employees without a code come last in both. */
    index('employees_directory_code')
      .on(sql`coalesce('0' || ${table.biometric_id}, '1')`, table.id)
      .where(sql`${table.left_at} is null`),
    index('employees_directory_code_down')
      .on(sql`coalesce('1' || ${table.biometric_id}, '0')`, table.id)
      .where(sql`${table.left_at} is null`),
    /** The columns that the counts of the data's health read, so that whole rows are not read. */
    index('employees_health')
      .on(
        table.id,
        table.shift_id,
        table.department_id,
        table.profile_picture_file_id,
        table.aadhaar_page_1_file_id,
        table.aadhaar_page_2_file_id,
        table.pan_card_file_id,
        table.insurance_expiry_date,
        table.probation_end_date,
        table.primary_email,
        table.company_mobile,
        table.biometric_id,
      )
      .where(sql`${table.left_at} is null and ${table.has_joined}`),
    /** Any part of a name, an alias, a number or an address; without it every search reads the whole table. */
    index('employees_search')
      .using('gin', table.search_text.op('gin_trgm_ops'))
      .where(sql`${table.left_at} is null`)
      // No pending list: each search would read it, and employees are searched for more often than added.
      .with({ fastupdate: false }),
    /** Employees on notice: the list of them, and those whose last day has passed. */
    index('employees_on_notice')
      .on(table.company_last_day, table.id)
      .where(sql`${table.left_at} is null and ${table.company_last_day} is not null`),
    index('employees_left').on(table.left_at.desc(), table.id).where(sql`${table.left_at} is not null`),

    /** Finds the employee whose code a row of a sheet names, and whether a code of the series is free. */
    index('employees_biometric_id').on(table.biometric_id),

    /** For counts of current employees, and for deletions, which check current and former ones. */
    index('employees_branch_id').on(table.branch_id, table.left_at),
    index('employees_department_id').on(table.department_id, table.left_at),
    index('employees_sub_department_id').on(table.sub_department_id, table.left_at, table.has_joined),
    index('employees_designation_id').on(table.designation_id, table.left_at, table.has_joined),
    index('employees_shift_id').on(table.shift_id, table.left_at),
    index('employees_profile_picture_file_id').on(table.profile_picture_file_id),
    index('employees_aadhaar_page_1_file_id').on(table.aadhaar_page_1_file_id),
    index('employees_aadhaar_page_2_file_id').on(table.aadhaar_page_2_file_id),
    index('employees_pan_card_file_id').on(table.pan_card_file_id),

    reference('employees_designation', table.designation_id, designations.id),
    reference('employees_branch', table.branch_id, branches.id),
    reference('employees_shift', table.shift_id, shifts.id),
    reference('employees_profile_picture_file', table.profile_picture_file_id, files.id),
    reference('employees_aadhaar_page_1_file', table.aadhaar_page_1_file_id, files.id),
    reference('employees_aadhaar_page_2_file', table.aadhaar_page_2_file_id, files.id),
    reference('employees_pan_card_file', table.pan_card_file_id, files.id),
    /** A department that moves to another branch takes its people along. */
    foreignKey({
      name: 'employees_department',
      columns: [table.department_id, table.branch_id],
      foreignColumns: [departments.id, departments.branch_id],
    })
      .onDelete('restrict')
      .onUpdate('cascade'),
    foreignKey({
      name: 'employees_sub_department',
      columns: [table.sub_department_id, table.department_id],
      foreignColumns: [subDepartments.id, subDepartments.department_id],
    })
      .onDelete('restrict')
      .onUpdate('cascade'),
    check(
      'employees_sub_department_in_department',
      sql`${table.sub_department_id} is null or ${table.department_id} is not null`,
    ),

    check(
      'employees_mobile_number_format',
      sql`${table.mobile_number} ~ '^[0-9]{4,15}$' or (${table.mobile_number} = '' and ${table.erased_at} is not null)`,
    ),
    check('employees_country_code_format', sql`${table.country_code} ~ '^[+][0-9]{1,4}$'`),
    ...leavingChecks(table),
    ...choiceChecks('employees', table, { gender: GENDERS, employment_type: EMPLOYMENT_TYPES }),
    ...presenceChecks('employees', table, ['full_name', 'first_name']),
    check(
      'employees_last_name_present',
      sql`is_visible(${table.last_name}) or (${table.single_name} and ${table.last_name} = '')`,
    ),
    ...cleanNameChecks('employees', table, ['full_name', 'first_name', 'last_name', 'alias_name']),
    // The trigger `refuse_impossible_dates` has the narrower rules, which apply to changed values only.
    ...rangeChecks('employees', table, EMPLOYEE_RANGES),
    ...lengthChecks('employees', table, EMPLOYEE_LIMITS),
    ...identityNumberChecks(table),
  ],
);

/** The condition for an employee who counts: one who has joined and not left. */
export const inHeadcount = sql`(${employees.left_at} is null and ${employees.has_joined})`;

/** Reporting lines; one employee may report to several. */
export const employeeReporting = pgTable(
  'employee_reporting',
  { employee_id: integer().notNull(), reports_to_id: integer().notNull(), created_at: createdAt() },
  (table) => [
    primaryKey({ name: 'employee_reporting_key', columns: [table.employee_id, table.reports_to_id] }),
    reference('employee_reporting_employee', table.employee_id, employees.id),
    reference('employee_reporting_reports_to', table.reports_to_id, employees.id),
    index('employee_reporting_reports_to_id').on(table.reports_to_id),
    check('employee_reporting_not_oneself', sql`${table.employee_id} <> ${table.reports_to_id}`),
  ],
);

/** Number of employees beside those in `total` whose joining date is ahead. */
const joining = () => integer().notNull().default(0);

/**
 * Headcount of a branch: those who have joined and not left. Triggers on `employees` update it in the transaction of every
 * change, so that a list with counts does not read every employee. A branch that never had an employee has no row.
 */
export const branchHeadcounts = pgTable(
  'branch_headcounts',
  {
    branch_id: integer().primaryKey(),
    total: integer().notNull(),
    joining: joining(),
    /** Number of those in `total` whose record is incomplete (`employees.is_incomplete`). */
    incomplete: integer().notNull().default(0),
    /** Number of those in `total` without an account number, and without any page of an Aadhaar or a PAN card. */
    no_bank_account: integer().notNull().default(0),
    no_id_proof: integer().notNull().default(0),
  },
  (table) => [reference('branch_headcounts_branch', table.branch_id, branches.id, 'cascade')],
);

/** Headcount of a shift. */
export const shiftHeadcounts = pgTable(
  'shift_headcounts',
  { shift_id: integer().primaryKey(), total: integer().notNull(), joining: joining() },
  (table) => [reference('shift_headcounts_shift', table.shift_id, shifts.id, 'cascade')],
);

/** Headcount of a department. */
export const departmentHeadcounts = pgTable(
  'department_headcounts',
  { department_id: integer().primaryKey(), total: integer().notNull(), joining: joining() },
  (table) => [reference('department_headcounts_department', table.department_id, departments.id, 'cascade')],
);

/**
 * Number of employees with a date in a field, for figures whose cost depends on the number of days and not on that of
 * employees. Former employees, and those who have not joined, count in `joining_date` and `company_last_day` alone:
 * joiners and exits of a period.
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
