import { type Dependents, getDependents } from '@seamline/shared/contract/organisation/dependents';
import {
  getHeadcounts,
  getOrganisation,
  type Headcounts,
  type Organisation,
} from '@seamline/shared/contract/organisation/organisation';
import { type DependedKind, wordOf } from '@seamline/shared/contract/record-kinds';
import { and, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { prepared } from '../db/driver.ts';
import { RECORD_TABLES } from '../db/recordTables.ts';
import {
  assignmentEntries,
  branches,
  branchHeadcounts,
  departmentHeadcounts,
  departments,
  employees,
  inHeadcount,
  memberBranches,
  subDepartments,
} from '../db/schema.ts';
import { notFound } from '../errors.ts';
import { readRoute } from '../http/route.ts';
import type { Services } from '../http/services.ts';
import { managersOf, plannedFor } from './dependents.ts';

/** One sub-department with its department and branch, or a department or branch without any. */
interface NodeRow {
  readonly branch_id: number;
  readonly branch_name: string;
  readonly branch_employees: number;
  readonly department_id: number | null;
  readonly department_name: string | null;
  readonly department_employees: number;
  readonly sub_department_id: number | null;
  readonly sub_department_name: string | null;
  readonly sub_department_employees: number;
}

type BranchNode = Organisation['branches'][number];
type DepartmentNode = BranchNode['departments'][number];

/** Builds the tree from rows that are grouped by branch and by department. */
function grow(rows: readonly NodeRow[]): Organisation {
  const branches: BranchNode[] = [];
  for (const row of rows) {
    const branch = lastOr(branches, 'branch_id', row.branch_id, () => branchOf(row));
    if (row.department_id === null) continue;
    const department = lastOr(branch.departments, 'department_id', row.department_id, () => departmentOf(row));
    if (row.sub_department_id === null) continue;
    department.sub_departments.push({
      id: row.sub_department_id,
      sub_department: row.sub_department_name ?? '',
      employees: row.sub_department_employees,
    });
  }
  return { employees: branches.reduce((sum, branch) => sum + branch.employees, 0), branches };
}

function branchOf(row: NodeRow): BranchNode {
  return {
    branch_id: row.branch_id,
    branch_name: row.branch_name,
    employees: row.branch_employees,
    departments: [],
  };
}

function departmentOf(row: NodeRow): DepartmentNode {
  return {
    department_id: row.department_id ?? 0,
    department_name: row.department_name ?? '',
    employees: row.department_employees,
    sub_departments: [],
  };
}

/** The last of the nodes where it is the wanted one, else a new one at their end. */
function lastOr<K extends string, N extends Record<K, number>>(nodes: N[], key: K, id: number, make: () => N): N {
  const last = nodes.at(-1);
  if (last?.[key] === id) return last;
  const made = make();
  nodes.push(made);
  return made;
}

interface NamedDependents extends Dependents {
  readonly name: string;
  readonly transfers: number;
  readonly managers: number;
}

export function organisationStore(database: Database) {
  const { db } = database;
  const treeQuery = prepared(database, readTree(db));
  const headcountQueries = {
    branches: prepared(
      database,
      db
        .select({ id: branchHeadcounts.branch_id, total: branchHeadcounts.total })
        .from(branchHeadcounts)
        .where(gt(branchHeadcounts.total, 0)),
    ),
    departments: prepared(
      database,
      db
        .select({ id: departmentHeadcounts.department_id, total: departmentHeadcounts.total })
        .from(departmentHeadcounts)
        .where(gt(departmentHeadcounts.total, 0)),
    ),
    sub_departments: prepared(database, headcountsBy(db, employees.sub_department_id)),
    designations: prepared(database, headcountsBy(db, employees.designation_id)),
  };

  return {
    /** Every sub-department, every department without any, every branch without any, in the order of their names. */
    listNodes: (): Promise<NodeRow[]> => treeQuery.execute(),

    /** Counts of employees who have joined and not left, by the id of each record that has any. */
    async getHeadcounts(): Promise<Headcounts> {
      const counted = Object.entries(headcountQueries).map(async ([kind, query]) => {
        const rows = await query.execute();
        return [kind, Object.fromEntries(rows.map(({ id, total }) => [String(id), total]))];
      });
      return Object.fromEntries(await Promise.all(counted));
    },

    /** Counts of a record's dependent records and of planned changes to it, and its name; undefined without the record. */
    async dependents(record: DependedKind, id: number): Promise<NamedDependents | undefined> {
      const { table, id: recordId, name } = RECORD_TABLES[record];
      const column = `${wordOf(record)}_id` as const;
      const holder = employees[column];
      const none = sql<number>`0`;
      const [found] = await db
        .select({
          name,
          departments: record === 'branch' ? db.$count(departments, eq(departments.branch_id, id)) : none,
          sub_departments:
            record === 'department' ? db.$count(subDepartments, eq(subDepartments.department_id, id)) : none,
          employees: db.$count(employees, and(eq(holder, id), isNull(employees.left_at))),
          former_employees: db.$count(employees, and(eq(holder, id), isNotNull(employees.left_at))),
          transfers: db.$count(assignmentEntries, eq(assignmentEntries[`pending_${column}`], id)),
          managers: record === 'branch' ? db.$count(memberBranches, eq(memberBranches.branch_id, id)) : none,
          managed_by: record === 'branch' ? managersOf(id) : sql<string[]>`'{}'::text[]`,
          planned_for: plannedFor(assignmentEntries[`pending_${column}`], id),
        })
        .from(table)
        .where(eq(recordId, id));
      return found;
    },
  };
}

/** Counts employees who have joined and not left from the index of a column: the triggers keep no counts of these records. */
function headcountsBy(
  db: Database['db'],
  column: typeof employees.sub_department_id | typeof employees.designation_id,
) {
  return db
    .select({ id: sql<number>`${column}`, total: sql<number>`count(*)::integer` })
    .from(employees)
    .where(and(inHeadcount, isNotNull(column)))
    .groupBy(column);
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
      .where(inHeadcount)
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

export function organisationTreeRoutes(app: FastifyInstance, { database }: Services): void {
  const store = organisationStore(database);

  readRoute(app, getOrganisation, async () => grow(await store.listNodes()));

  readRoute(app, getHeadcounts, () => store.getHeadcounts());

  readRoute(app, getDependents, async ({ input: { query } }) => {
    const found = await store.dependents(query.record, query.id);
    if (found === undefined) throw notFound(query.record);
    return found;
  });
}
