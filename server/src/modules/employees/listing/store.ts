import type { DirectorySort } from '@seamline/shared/contract/employees';
import { LIMITS } from '@seamline/shared/contract/fields';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../../../db/connect.ts';
import { branches, departments, designations, employees, files } from '../../../db/schema.ts';
import { listed, orderOf } from '../orders/store.ts';

/** Employees under a condition, in an order, with the columns of the directory. */
export function rowsIn(db: Connection, sort: DirectorySort, where: SQL | undefined, hasPlace = false) {
  const order = orderOf(sort);
  return db
    .select({
      id: employees.id,
      name: employees.full_name,
      key: order.key.as('key'),
      designation: designations.designation,
      department: sql<string | null>`${departments.name}`.as('department'),
      branch_name: sql<string>`${branches.name}`.as('branch_name'),
      code: employees.biometric_id,
      mobile_number: employees.mobile_number,
      primary_email: employees.primary_email,
      joining_date: employees.joining_date,
      company_last_day: employees.company_last_day,
      pictureId: employees.profile_picture_file_id,
      hasThumbnail: files.has_thumbnail,
    })
    .from(employees)
    .innerJoin(designations, eq(designations.id, employees.designation_id))
    .innerJoin(branches, eq(branches.id, employees.branch_id))
    .leftJoin(departments, eq(departments.id, employees.department_id))
    .leftJoin(files, eq(files.id, employees.profile_picture_file_id))
    .where(and(where, hasPlace ? order.after : undefined))
    .orderBy(...order.by);
}

/**
 * A page of employees, and one more. With a limit as a parameter the planner never settles on a generic plan and makes
 * a new one each time, which takes longer than the page. So the inner query has the largest page as a constant limit.
 */
export function pageIn(db: Connection, sort: DirectorySort, where: SQL | undefined, hasPlace: boolean) {
  const largest = rowsIn(db, sort, where, hasPlace)
    .limit(LIMITS.pageEntries + 1)
    .as('largest');
  return db.select().from(largest).limit(sql.placeholder('limit'));
}

/** The last employee of each full page of `step` employees. */
export function placesIn(db: Connection, sort: DirectorySort, where: SQL | undefined) {
  const order = orderOf(sort);
  const numbered = db
    .select({
      id: employees.id,
      name: employees.full_name,
      key: order.key.as('key'),
      nth: sql<number>`row_number() over (order by ${listed(order.by)})`.as('nth'),
    })
    .from(employees)
    .where(where)
    .as('numbered');
  return db
    .select({ id: numbered.id, name: numbered.name, key: numbered.key })
    .from(numbered)
    .where(sql`${numbered.nth} % ${sql.placeholder('step')}::integer = 0`)
    .orderBy(numbered.nth);
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
