import { localized } from '@seamline/shared/contract/errors';
import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/connect.ts';
import { prepared } from '../../db/driver.ts';
import type { LoggedKind } from '../../db/log.ts';
import { createRecord, updateRecord } from '../../db/records.ts';
import {
  branches,
  departments,
  designations,
  employeeNames,
  employeeReporting,
  employees,
  files,
} from '../../db/schema.ts';
import type { Viewer } from '../../db/viewer.ts';
import { failure } from '../../errors.ts';
import type { KeptFile } from '../../files/intake.ts';
import { takeEmployeeCode } from './employeeCodes.ts';
import { FILE_COLUMNS, refuseImpossibleValues } from './recordColumns.ts';
import { lockReporting, setReporting } from './reporting.ts';

type Columns = Readonly<Record<string, unknown>>;
type Files = Partial<Record<keyof typeof FILE_COLUMNS, KeptFile>>;

/** Values of a form: columns, the reporting persons where they change, and files that are kept already. */
export interface EmployeeChange {
  readonly columns: Columns;
  readonly reportingIds: readonly number[] | undefined;
  readonly files: Files;
  /** The calendar date in Asia/Kolkata on which the change is made. */
  readonly today: string;
  /** The import that makes it. */
  readonly importId?: string;
}

const {
  search_text: _,
  department_order: __,
  probation_end_date: ___,
  is_incomplete: ____,
  has_joined: _____,
  created_at: ______,
  updated_at: _______,
  erased_at: ________,
  ...stored
} = getTableColumns(employees);

const reportingIds = sql<number[]>`array(
  select ${employeeReporting.reports_to_id} from ${employeeReporting}
  where ${employeeReporting.employee_id} = ${employees.id} order by ${employeeReporting.reports_to_id})`;

export const recordColumns = { ...stored, reporting_person_ids: reportingIds };
export type EmployeeRow = Awaited<ReturnType<typeof readRecord>> & {};

/** The columns of an employee that every entry of the activity log has. */
export type LoggedEmployee = Pick<EmployeeRow, 'id' | 'version' | 'full_name'>;

export const EMPLOYEE: LoggedKind<LoggedEmployee> = { record: 'employee', name: (row) => row.full_name };

async function readRecord(connection: Connection, id: number) {
  const [row] = await connection.select(recordColumns).from(employees).where(eq(employees.id, id));
  return row;
}

/**
 * Reads an employee so that nobody else changes them until the transaction ends.
 * @throws the 409 for one whose data were erased
 */
export async function lockEmployee(connection: Connection, id: number): Promise<EmployeeRow | undefined> {
  const [row] = await connection
    .select({ ...recordColumns, erased_at: employees.erased_at })
    .from(employees)
    .where(eq(employees.id, id))
    .for('update');
  if (row === undefined) return undefined;
  const { erased_at, ...employee } = row;
  if (erased_at !== null) throw failure(409, localized('employee_erased', { name: employee.full_name }));
  return employee;
}

/** Changes columns of an employee, counting the version up, and reads the new state. */
export async function writeEmployee(connection: Connection, id: number, columns: Columns) {
  const set = { ...columns, version: sql`${employees.version} + 1`, updated_at: sql`now()` };
  await connection.update(employees).set(set).where(eq(employees.id, id));
  return await readRecord(connection, id);
}

/** The current employees who report to an employee, by name. */
export async function listReports(connection: Connection, id: number) {
  return await connection
    .select({ id: employees.id, name: employees.full_name, designation: designations.designation })
    .from(employeeReporting)
    .innerJoin(employees, eq(employees.id, employeeReporting.employee_id))
    .innerJoin(designations, eq(designations.id, employees.designation_id))
    .where(and(eq(employeeReporting.reports_to_id, id), isNull(employees.left_at)))
    .orderBy(asc(employees.full_name), asc(employees.id));
}

export function employeeRecordStore(database: Database) {
  const { db } = database;

  const detailsQuery = prepared(
    database,
    db
      .select({
        ...recordColumns,
        probation_end_date: employees.probation_end_date,
        designation: designations.designation,
        department: departments.name,
        branch: branches.name,
      })
      .from(employees)
      .innerJoin(designations, eq(designations.id, employees.designation_id))
      .innerJoin(branches, eq(branches.id, employees.branch_id))
      .leftJoin(departments, eq(departments.id, employees.department_id))
      .where(eq(employees.id, sql.placeholder('id'))),
  );
  /** Reporting persons of an employee, by name, current or former. */
  const reportingQuery = prepared(
    database,
    db
      .select({
        id: employeeNames.id,
        name: employeeNames.full_name,
        // Of a person outside of the viewer's scope nothing but the name is known.
        designation: sql<string | null>`${designations.designation}`,
        pictureId: employees.profile_picture_file_id,
        hasThumbnail: files.has_thumbnail,
        leftAt: employees.left_at,
      })
      .from(employeeReporting)
      .innerJoin(employeeNames, eq(employeeNames.id, employeeReporting.reports_to_id))
      .leftJoin(employees, eq(employees.id, employeeNames.id))
      .leftJoin(designations, eq(designations.id, employees.designation_id))
      .leftJoin(files, eq(files.id, employees.profile_picture_file_id))
      .where(eq(employeeReporting.employee_id, sql.placeholder('id')))
      .orderBy(employeeNames.full_name, employeeNames.id),
  );
  const fileColumns = Object.values(FILE_COLUMNS).map((name) => sql`${employees[name]}`);
  const filesQuery = prepared(
    database,
    db
      .select({ id: files.id, contentType: files.content_type })
      .from(employees)
      .innerJoin(files, sql`${files.id} in (${sql.join(fileColumns, sql`, `)})`)
      .where(eq(employees.id, sql.placeholder('id'))),
  );

  return {
    async create(viewer: Viewer, change: EmployeeChange): Promise<EmployeeRow> {
      return await createRecord(database, viewer, EMPLOYEE, (connection) => insertEmployee(connection, change, viewer));
    },

    /** Undefined when there is no such employee. */
    async update(viewer: Viewer, id: number, version: number | undefined, change: EmployeeChange) {
      return await updateRecord(database, viewer, EMPLOYEE, {
        version,
        lock: (connection) => lockForChange(connection, id, change),
        write: (connection, before) => changeEmployee(connection, before, change, viewer),
      });
    },

    /** Everything that the details screen shows; pictures and documents still without an address. */
    async get(id: number) {
      const asked = { id };
      const [[row], people, kept] = await Promise.all([
        detailsQuery.execute(asked),
        reportingQuery.execute(asked),
        filesQuery.execute(asked),
      ]);
      return row && { row, people, files: kept };
    },
  };
}

/** The name of the current employee with a mobile number. */
export async function nameOfNumber({ db }: Database, mobileNumber: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: employees.full_name })
    .from(employees)
    .where(and(eq(employees.mobile_number, mobileNumber), isNull(employees.left_at)));
  return row?.name;
}

/** Adds an employee inside of a transaction. */
export async function insertEmployee(
  connection: Connection,
  change: EmployeeChange,
  viewer: Viewer,
): Promise<EmployeeRow> {
  await nameAuthor(connection, viewer, change.importId);
  const columns = { ...change.columns, ...(await insertFiles(connection, change.files)) };
  refuseImpossibleValues(columns, {}, change.today);
  const values = columns as typeof employees.$inferInsert;
  values.biometric_id ??= await takeEmployeeCode(connection);
  const [row] = await connection.insert(employees).values(values).returning({ id: employees.id });
  const id = row?.id ?? 0;
  await setReporting(connection, { id, full_name: values.full_name }, change);
  return (await readRecord(connection, id)) as EmployeeRow;
}

/** Names author and import of the entries that triggers write about changed columns, until the transaction ends. */
export async function nameAuthor(connection: Connection, { name }: Pick<Viewer, 'name'>, importId = ''): Promise<void> {
  await connection.execute(
    sql`select set_config('seamline.author', ${name}, true), set_config('seamline.change', ${importId}, true)`,
  );
}

/** Reads an employee for a change, so that nobody else changes them or their reporting until the transaction ends. */
export async function lockForChange(connection: Connection, id: number, change: EmployeeChange) {
  if (change.reportingIds) await lockReporting(connection);
  return await lockEmployee(connection, id);
}

/** Changes an employee whom `lockForChange` has read. */
export async function changeEmployee(
  connection: Connection,
  before: EmployeeRow,
  change: EmployeeChange,
  viewer: Viewer,
) {
  await nameAuthor(connection, viewer, change.importId);
  const columns = { ...change.columns, ...(await insertFiles(connection, change.files)) };
  refuseImpossibleValues(columns, before, change.today);
  await setReporting(connection, before, change);
  return await writeEmployee(connection, before.id, columns);
}

async function insertFiles(connection: Connection, kept: Files): Promise<Columns> {
  const columns: Record<string, number | undefined> = {};
  for (const [field, file] of Object.entries(kept)) {
    const [row] = await connection.insert(files).values(file).returning({ id: files.id });
    columns[FILE_COLUMNS[field as keyof Files]] = row?.id;
  }
  return columns;
}
