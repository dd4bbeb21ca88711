import type { Dependants, OrganisationRecord } from '@seamline/shared/contract/organisation';
import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { branches, departments, designations, employees, shifts, subDepartments } from '../../db/schema.ts';
import type { NodeRow } from './rules.ts';

const RECORDS = {
  branch: { table: branches, name: branches.name, holder: employees.branch_id },
  department: { table: departments, name: departments.name, holder: employees.department_id },
  'sub-department': { table: subDepartments, name: subDepartments.name, holder: employees.sub_department_id },
  designation: { table: designations, name: designations.designation, holder: employees.designation_id },
  shift: { table: shifts, name: shifts.shift_name, holder: employees.shift_id },
} as const;

export function organisationStore(database: Database) {
  const { db } = database;
  const treeQuery = prepared(database, readTree(db));
  const { branch_id, department_id, sub_department_id, designation_id } = employees;
  const kinds = { branch_id, department_id, sub_department_id, designation_id };
  const sets = sql.join(
    Object.values(kinds).map((column) => sql`(${column})`),
    sql`, `,
  );
  const headcountsQuery = prepared(
    database,
    db
      .select({ ...kinds, employees: sql<number>`count(*)::integer` })
      .from(employees)
      .where(isNull(employees.left_at))
      .groupBy(sql`grouping sets (${sets})`),
  );

  return {
    /** Every sub-department, every department without any, every branch without any, in the order of their names. */
    listNodes: (): Promise<NodeRow[]> => treeQuery.execute(),

    /** Counts of current employees, each row for one record of one kind; the ids of the other kinds are null. */
    listHeadcounts: () => headcountsQuery.execute(),

    /** Counts of a record's dependent records, and its name; undefined when there is no such record. */
    async dependants(record: OrganisationRecord, id: number): Promise<(Dependants & { name: string }) | undefined> {
      const { table, name, holder } = RECORDS[record];
      const none = sql<number>`0`;
      const [found] = await db
        .select({
          name,
          departments: record === 'branch' ? db.$count(departments, eq(departments.branch_id, id)) : none,
          sub_departments:
            record === 'department' ? db.$count(subDepartments, eq(subDepartments.department_id, id)) : none,
          employees: db.$count(employees, and(eq(holder, id), isNull(employees.left_at))),
          former_employees: db.$count(employees, and(eq(holder, id), isNotNull(employees.left_at))),
        })
        .from(table)
        .where(eq(table.id, id));
      return found;
    },
  };
}

/** One statement reads the employees once and counts them for all three levels. */
function readTree(db: Database['db']) {
  const people = db.$with('people').as(
    db
      .select({
        branch_id: employees.branch_id,
        department_id: employees.department_id,
        sub_department_id: employees.sub_department_id,
        total: count().as('total'),
      })
      .from(employees)
      .where(isNull(employees.left_at))
      .groupBy(employees.branch_id, employees.department_id, employees.sub_department_id),
  );
  const totalOf = (level: 'branch_id' | 'department_id' | 'sub_department_id') =>
    db
      .select({ id: people[level], total: sql<number>`sum(${people.total})::integer`.as(`${level}_total`) })
      .from(people)
      .groupBy(people[level])
      .as(`people_by_${level}`);
  const ofBranch = totalOf('branch_id');
  const ofDepartment = totalOf('department_id');
  const ofSubDepartment = totalOf('sub_department_id');
  return db
    .with(people)
    .select({
      branch_id: branches.id,
      branch_name: branches.name,
      branch_employees: sql<number>`coalesce(${ofBranch.total}, 0)`,
      department_id: departments.id,
      department_name: departments.name,
      department_employees: sql<number>`coalesce(${ofDepartment.total}, 0)`,
      sub_department_id: subDepartments.id,
      sub_department_name: subDepartments.name,
      sub_department_employees: sql<number>`coalesce(${ofSubDepartment.total}, 0)`,
    })
    .from(branches)
    .leftJoin(departments, eq(departments.branch_id, branches.id))
    .leftJoin(subDepartments, eq(subDepartments.department_id, departments.id))
    .leftJoin(ofBranch, eq(ofBranch.id, branches.id))
    .leftJoin(ofDepartment, eq(ofDepartment.id, departments.id))
    .leftJoin(ofSubDepartment, eq(ofSubDepartment.id, subDepartments.id))
    .orderBy(
      sql`lower(${branches.name})`,
      sql`lower(${departments.name})`,
      departments.id,
      sql`lower(${subDepartments.name})`,
      subDepartments.id,
    );
}
