import { BRANCH_LIMITS } from '@seamline/shared/contract/organisation/branches';
import { COMPANY_LIMITS } from '@seamline/shared/contract/organisation/company';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  cleanNameChecks,
  clientId,
  editable,
  identity,
  lengthChecks,
  presenceChecks,
  rangeChecks,
  reference,
} from './columns.ts';
import { files } from './files.ts';

/*
 * SQL of these tables beside their constraints, in `migrations`:
 * - `is_visible` and `clean_name`, in checks of all names: what cannot be seen is no name (`cleanName` of the contract).
 * - `fold_text`: searched text without case and accents (`foldText` of the contract).
 * - `follow_department`, trigger `departments_renamed`: the sort key of a department's employees follows its name.
 * - `remove_replaced_files`, trigger `company_remove_replaced_files`: a picture that is replaced is not left behind.
 */

export const branches = pgTable(
  'branches',
  {
    id: identity(),
    name: text().notNull(),
    code: text(),
    branch_type: text().notNull(),
    postal_address: text(),
    state: text(),
    telephone: text(),
    ...editable(),
  },
  (table) => [
    uniqueIndex('branches_name_unique').on(sql`lower(${table.name})`),
    ...presenceChecks('branches', table, ['name', 'branch_type']),
    ...cleanNameChecks('branches', table, ['name']),
    ...lengthChecks('branches', table, BRANCH_LIMITS),
  ],
);

const UNIT_LIMITS = { name: LIMITS.name, code: LIMITS.code, description: LIMITS.description };

export const departments = pgTable(
  'departments',
  {
    id: identity(),
    branch_id: integer().notNull(),
    name: text().notNull(),
    code: text(),
    description: text(),
    ...editable(),
  },
  (table) => [
    reference('departments_branch', table.branch_id, branches.id),
    uniqueIndex('departments_name_unique').on(table.branch_id, sql`lower(${table.name})`),
    /** Employees refer to both, so that nobody can be in a department of another branch. */
    unique('departments_id_branch').on(table.id, table.branch_id),
    ...presenceChecks('departments', table, ['name']),
    ...cleanNameChecks('departments', table, ['name']),
    ...lengthChecks('departments', table, UNIT_LIMITS),
  ],
);

export const subDepartments = pgTable(
  'sub_departments',
  {
    id: identity(),
    department_id: integer().notNull(),
    name: text().notNull(),
    code: text(),
    description: text(),
    ...editable(),
  },
  (table) => [
    reference('sub_departments_department', table.department_id, departments.id),
    uniqueIndex('sub_departments_name_unique').on(table.department_id, sql`lower(${table.name})`),
    unique('sub_departments_id_department').on(table.id, table.department_id),
    ...presenceChecks('sub_departments', table, ['name']),
    ...cleanNameChecks('sub_departments', table, ['name']),
    ...lengthChecks('sub_departments', table, UNIT_LIMITS),
  ],
);

export const designations = pgTable(
  'designations',
  {
    id: identity(),
    designation: text().notNull(),
    code: text(),
    description: text(),
    client_id: clientId(),
    ...editable(),
  },
  (table) => [
    index('designations_designation').on(table.designation, table.id),
    ...presenceChecks('designations', table, ['designation']),
    ...cleanNameChecks('designations', table, ['designation']),
    ...lengthChecks('designations', table, {
      designation: LIMITS.name,
      code: LIMITS.code,
      description: LIMITS.description,
    }),
  ],
);

/** One row at most: the company profile. */
export const company = pgTable(
  'company',
  {
    id: integer().primaryKey().default(1),
    company_name: text().notNull(),
    address: text().notNull(),
    company_website: text(),
    default_timezone: text().notNull().default('Asia/Kolkata'),
    company_email: text(),
    company_contact: text(),
    pincode: text(),
    gst_number: text(),
    hr_email: text(),
    /** Null until a place is chosen. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    company_logo_file_id: integer(),
    company_photo_file_id: integer(),
    ...editable(),
  },
  (table) => [
    reference('company_logo_file', table.company_logo_file_id, files.id),
    reference('company_photo_file', table.company_photo_file_id, files.id),
    index('company_logo_file_id').on(table.company_logo_file_id),
    index('company_photo_file_id').on(table.company_photo_file_id),
    check('company_only_one', sql`${table.id} = 1`),
    ...presenceChecks('company', table, ['company_name', 'address']),
    ...cleanNameChecks('company', table, ['company_name']),
    ...lengthChecks('company', table, COMPANY_LIMITS),
    ...rangeChecks('company', table, {
      latitude: [-LIMITS.latitude, LIMITS.latitude],
      longitude: [-LIMITS.longitude, LIMITS.longitude],
    }),
  ],
);
