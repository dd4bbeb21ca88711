import type { DirectorySort, ExtraValues } from '@seamline/shared/contract/employees/employees';
import { and, count, eq, getTableName, type SQL, Subquery, sql } from 'drizzle-orm';
import type { Connection } from '../../db/connect.ts';
import {
  branches,
  departments,
  designations,
  employeeNames,
  employeeReporting,
  employees,
  files,
  shifts,
  subDepartments,
} from '../../db/schema.ts';
import { LARGEST_PAGE, listed, orderOf } from './directoryOrders.ts';

/** The rows of a list that are read: those under a condition, after a position in the order. */
interface Rows {
  readonly sort: DirectorySort;
  readonly where: SQL | undefined;
  readonly hasPosition: boolean;
  readonly hasExtras: boolean;
}

/** The values of `EXTRA_COLUMNS` as one JSON object. */
const extras = sql<ExtraValues | null>`json_build_object(
  'sub_department', (select ${subDepartments.name} from ${subDepartments}
    where ${eq(subDepartments.id, employees.sub_department_id)}),
  'shift', (select ${shifts.shift_name} from ${shifts} where ${eq(shifts.id, employees.shift_id)}),
  'employment_type', ${employees.employment_type},
  'gender', ${employees.gender},
  'birth_date', ${employees.birth_date},
  'reports_to', array(select manager.full_name from ${employeeReporting}
    join ${employeeNames} as manager on manager.id = ${employeeReporting.reports_to_id}
    where ${eq(employeeReporting.employee_id, employees.id)} order by manager.full_name, manager.id))`;

/** Employees, or a statement with the name and the columns of their table, with the columns of the directory. */
function directoryRows(db: Connection, key: SQL<string>, hasExtras: boolean, rows?: Subquery) {
  return db
    .select({
      id: employees.id,
      name: employees.full_name,
      key: key.as('key'),
      designation: designations.designation,
      department: sql<string | null>`${departments.name}`.as('department'),
      branch_name: sql<string>`${branches.name}`.as('branch_name'),
      code: employees.biometric_id,
      mobile_number: employees.mobile_number,
      primary_email: employees.primary_email,
      joining_date: employees.joining_date,
      has_joined: employees.has_joined,
      company_last_day: employees.company_last_day,
      pictureId: employees.profile_picture_file_id,
      hasThumbnail: files.has_thumbnail,
      extras: (hasExtras ? extras : sql<ExtraValues | null>`null`).as('extras'),
    })
    .from((rows ?? employees) as typeof employees)
    .innerJoin(designations, eq(designations.id, employees.designation_id))
    .innerJoin(branches, eq(branches.id, employees.branch_id))
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .leftJoin(files, eq(files.id, employees.profile_picture_file_id));
}

/** Employees under a condition, in an order. */
export function rowsIn(db: Connection, { sort, where, hasPosition, hasExtras }: Rows) {
  const order = orderOf(sort);
  return directoryRows(db, order.key, hasExtras)
    .where(and(where, hasPosition ? order.after : undefined))
    .orderBy(...order.by);
}

/**
 * A page of employees, and one more. With a limit as a parameter the planner never settles on a generic plan and makes
 * a new one each time, which takes longer than the page. So the inner query has the largest page as a constant limit.
 */
export function pageIn(db: Connection, rows: Rows) {
  const { page } = orderOf(rows.sort);
  const largest = page
    ? numberedRows(db, page(rows.where, rows.hasPosition), rows.hasExtras)
    : rowsIn(db, rows).limit(LARGEST_PAGE);
  return db.select().from(largest.as('largest')).limit(sql.placeholder('limit'));
}

/** The rows of a page that a statement has in order. */
function numberedRows(db: Connection, page: SQL, hasExtras: boolean) {
  const rows = sql`select page.*, row_number() over () as nth from (${page}) as page`;
  const numbered = new Subquery(rows, {}, getTableName(employees));
  return directoryRows(db, sql<string>`${employees}.key`, hasExtras, numbered).orderBy(sql`${employees}.nth`);
}

/** The last employee of each full page of `step` employees. */
export function placesIn(db: Connection, sort: DirectorySort, where: SQL | undefined) {
  const { from, key, by } = orderOf(sort).whole;
  const numbered = db
    .select({
      id: sql<number>`${employees.id}`.as('id'),
      name: sql<string>`${employees.full_name}`.as('name'),
      key: key.as('key'),
      nth: sql<number>`row_number() over (order by ${listed(by)})`.as('nth'),
    })
    .from(from)
    .where(where)
    .as('numbered');
  return db
    .select({ id: numbered.id, name: numbered.name, key: numbered.key })
    .from(numbered)
    .where(sql`${numbered.nth} % ${sql.placeholder('step')}::integer = 0`)
    .orderBy(numbered.nth);
}

/** The number of listed employees of each branch under a condition. */
export function branchesIn(db: Connection, where: SQL | undefined) {
  return db
    .select({ id: employees.branch_id, total: count() })
    .from(employees)
    .where(where)
    .groupBy(employees.branch_id);
}

/** Headcount of each department under a condition. */
export function groupsIn(db: Connection, where: SQL | undefined) {
  return db
    .select({ name: departments.name, total: count() })
    .from(employees)
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .where(where)
    .groupBy(departments.name)
    .orderBy(sql`department_order(${departments.name})`);
}
