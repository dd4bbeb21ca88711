import { EMPLOYEE_LIMITS, EMPLOYEE_RANGES, EMPLOYMENT_TYPES, GENDERS } from '@seamline/shared/contract/employee-fields';
import { EXIT_REASONS, EXIT_TYPES } from '@seamline/shared/contract/former-employees';
import { sql } from 'drizzle-orm';
import {
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
import { identityNumberChecks, identityNumbers } from './identityNumbers.ts';
import { leavingChecks } from './leavingChecks.ts';
import { branches, departments, designations, subDepartments } from './organisation.ts';
import { shifts } from './shifts.ts';

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

    /** True while one of the values is missing that *Data health* lists as gaps; the database computes it. */
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
      .where(sql`${table.left_at} is null`),
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
    index('employees_sub_department_id').on(table.sub_department_id, table.left_at),
    index('employees_designation_id').on(table.designation_id, table.left_at),
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
