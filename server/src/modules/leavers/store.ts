import type { BranchCount } from '@seamline/shared/contract/employees';
import type { LeavingInput } from '@seamline/shared/contract/leavers';
import { and, asc, count, desc, eq, gte, isNotNull, like, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { containing } from '../../db/containing.ts';
import { updateRecord } from '../../db/records.ts';
import { branches, departments, designations, employeeReporting, employees, files } from '../../db/schema.ts';
import { failure } from '../../errors.ts';
import type { Viewer } from '../../http/access.ts';
import { EMPLOYEE, lockEmployee, writeEmployee } from '../employee-records/store.ts';
import { orCleared } from '../organisation/rules.ts';
import { messages } from './rules.ts';

/** The last line of a page: the next page begins after it. */
export interface LeaverPlace {
  readonly leftAt: Date;
  readonly id: number;
}

export interface LeaverFilter {
  readonly search: string | undefined;
  readonly branchId: number | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const columns = {
  id: employees.id,
  name: employees.full_name,
  designation: designations.designation,
  department: departments.name,
  branch_name: branches.name,
  mobile_number: employees.mobile_number,
  joining_date: employees.joining_date,
  pictureId: employees.profile_picture_file_id,
  hasThumbnail: files.has_thumbnail,
  resignation_date: employees.resignation_date,
  company_last_day: employees.company_last_day,
  remark: employees.remark,
  fnf_remark: employees.fnf_remark,
  left_at: employees.left_at,
};

const NOBODY_LEFT = { resignation_date: null, company_last_day: null, remark: null, fnf_remark: null, left_at: null };

export function leaverStore(database: Database) {
  const { db } = database;
  const people = () =>
    db
      .select(columns)
      .from(employees)
      .innerJoin(designations, eq(designations.id, employees.designation_id))
      .innerJoin(branches, eq(branches.id, employees.branch_id))
      .leftJoin(departments, eq(departments.id, employees.department_id))
      .leftJoin(files, eq(files.id, employees.profile_picture_file_id));

  return {
    /** Former employees, the latest first: so many after the given place. */
    async list(filter: LeaverFilter, after: LeaverPlace | undefined, limit: number) {
      const later =
        after &&
        sql`(${employees.left_at} < ${after.leftAt.toISOString()}
        or (${employees.left_at} = ${after.leftAt.toISOString()} and ${employees.id} > ${after.id}))`;
      return await people()
        .where(and(conditionOf(filter), later))
        .orderBy(desc(employees.left_at), asc(employees.id))
        .limit(limit);
    },

    total: (filter: LeaverFilter): Promise<number> => db.$count(employees, conditionOf(filter)),

    /** How many have left each branch. */
    async countByBranch(): Promise<BranchCount[]> {
      return await db
        .select({ branch_id: branches.id, branch_name: branches.name, total_employees: count() })
        .from(employees)
        .innerJoin(branches, eq(branches.id, employees.branch_id))
        .where(isNotNull(employees.left_at))
        .groupBy(branches.id, branches.name)
        .orderBy(sql`lower(${branches.name})`);
    },

    /** Anybody, present or former. */
    async get(id: number) {
      const [row] = await people().where(eq(employees.id, id));
      return row;
    },

    /** How many current employees answer to somebody. */
    async countReports(id: number): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(employeeReporting)
        .innerJoin(employees, eq(employees.id, employeeReporting.employee_id))
        .where(and(eq(employeeReporting.reports_to_id, id), sql`${employees.left_at} is null`));
      return row?.total ?? 0;
    },

    /** Who has left already is corrected, and stays where they are in the list. Undefined when there is no such employee. */
    async leave(viewer: Viewer, id: number, { remark, fnf_remark, ...dates }: LeavingInput) {
      return await updateRecord(database, viewer, EMPLOYEE, {
        version: undefined,
        lock: (connection) => lockEmployee(connection, id),
        write: (connection, { left_at }) =>
          writeEmployee(connection, id, {
            ...dates,
            remark: orCleared(remark),
            fnf_remark: orCleared(fnf_remark),
            left_at: left_at ?? sql`now()`,
          }),
      });
    },

    /** Undefined when there is no such employee. */
    async takeBack(viewer: Viewer, id: number) {
      return await updateRecord(database, viewer, EMPLOYEE, {
        version: undefined,
        lock: (connection) => lockEmployee(connection, id),
        write: async (connection, { full_name, left_at }) => {
          if (left_at === null) throw failure(409, messages.worksHere(full_name));
          return await writeEmployee(connection, id, NOBODY_LEFT);
        },
      });
    },
  };
}

function conditionOf({ search, branchId, from, to }: LeaverFilter): SQL | undefined {
  return and(
    isNotNull(employees.left_at),
    search === undefined ? undefined : like(employees.search_text, containing(search)),
    branchId === undefined ? undefined : eq(employees.branch_id, branchId),
    from === undefined ? undefined : gte(employees.company_last_day, from),
    to === undefined ? undefined : lte(employees.company_last_day, to),
  );
}
