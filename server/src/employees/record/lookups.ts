import { type EmployeeLookups, getEmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import { prepared } from '../../db/driver.ts';
import { branches, departments, designations, shifts, subDepartments } from '../../db/schema.ts';
import { readRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';

export function employeeLookupStore(database: Database) {
  const { db } = database;
  const designationQuery = prepared(
    database,
    db
      .select({ id: designations.id, name: designations.designation })
      .from(designations)
      .orderBy(sql`lower(${designations.designation})`, designations.id),
  );
  const shiftQuery = prepared(
    database,
    db
      .select({ id: shifts.id, name: shifts.shift_name })
      .from(shifts)
      .orderBy(sql`lower(${shifts.shift_name})`, shifts.id),
  );
  const branchQuery = prepared(
    database,
    db.select({ id: branches.id, name: branches.name }).from(branches).orderBy(sql`lower(${branches.name})`),
  );
  const departmentQuery = prepared(
    database,
    db
      .select({ id: departments.id, name: departments.name, branchId: departments.branch_id })
      .from(departments)
      .orderBy(sql`lower(${departments.name})`),
  );
  const subDepartmentQuery = prepared(
    database,
    db
      .select({ id: subDepartments.id, name: subDepartments.name, departmentId: subDepartments.department_id })
      .from(subDepartments)
      .orderBy(sql`lower(${subDepartments.name})`, subDepartments.id),
  );

  return {
    async list(): Promise<EmployeeLookups> {
      const [branchRows, departmentRows, subDepartmentRows, designationRows, shiftRows] = await Promise.all([
        branchQuery.execute(),
        departmentQuery.execute(),
        subDepartmentQuery.execute(),
        designationQuery.execute(),
        shiftQuery.execute(),
      ]);
      const children = Map.groupBy(subDepartmentRows, (row) => row.departmentId);
      const inBranch = Map.groupBy(departmentRows, (row) => row.branchId);
      return {
        designations: designationRows,
        shifts: shiftRows,
        branches: branchRows.map((branch) => ({
          ...branch,
          departments: (inBranch.get(branch.id) ?? []).map(({ id, name }) => ({
            id,
            name,
            sub_departments: (children.get(id) ?? []).map((child) => ({ id: child.id, name: child.name })),
          })),
        })),
      };
    },
  };
}

/** Options for the select fields of the employee forms. */
export function lookupRoutes(app: FastifyInstance, { database }: Services): void {
  const store = employeeLookupStore(database);
  readRoute(app, getEmployeeLookups, () => store.list());
}
