import type { BranchCount } from '@seamline/shared/contract/employees/employees';
import type { LeavingChange, LeavingState } from '@seamline/shared/contract/employees/former-employees';
import { localized } from '@seamline/shared/contract/errors';
import { and, asc, count, desc, eq, gte, isNotNull, isNull, like, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { type DueChangeKind, holdDate } from '../../db/dueChanges.ts';
import { likePattern } from '../../db/likePattern.ts';
import { logUpdate, SYSTEM } from '../../db/log.ts';
import { updateRecord } from '../../db/records.ts';
import { beginningAfter } from '../../db/schema/columns.ts';
import {
  branches,
  departments,
  designations,
  employeeReporting,
  employees,
  exitTasks,
  files,
} from '../../db/schema.ts';
import { emptyToNull } from '../../db/tableRecords.ts';
import type { Viewer } from '../../db/viewer.ts';
import { failure, isFailure } from '../../errors.ts';
import { withdrawAfter } from '../changes/plannedEntries.ts';
import { EMPLOYEE, lockEmployee, recordColumns, writeEmployee } from '../record/employeeRecords.ts';
import { checkLeavingDates } from './leavingAnswer.ts';

/** The last row of a page by the key of the list: `left_at` of former employees, the last day on notice. */
export interface ListPosition {
  readonly key: string;
  readonly id: number;
}

interface FormerEmployeeFilter {
  readonly state: LeavingState;
  readonly search: string | undefined;
  readonly branchId: number | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const columns = {
  id: employees.id,
  version: employees.version,
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
  exit_type: employees.exit_type,
  exit_reason: employees.exit_reason,
  notice_period_days: employees.notice_period_days,
  settled_on: employees.settled_on,
  left_at: employees.left_at,
};

/** Numbers that only the rows of a page are counted for. */
const counts = {
  tasks_done: sql<number>`(select count(*)::integer from ${exitTasks}
    where ${exitTasks.employee_id} = ${employees.id} and ${exitTasks.done_on} is not null)`,
  reports: sql<number>`(select count(*)::integer from ${employeeReporting} join ${employees} reporter
    on reporter.id = ${employeeReporting.employee_id}
    where ${employeeReporting.reports_to_id} = ${employees.id} and reporter.left_at is null)`,
};

const NOT_LEAVING = { resignation_date: null, company_last_day: null, remark: null, fnf_remark: null, left_at: null };

const IN_STATE: Record<LeavingState, SQL | undefined> = {
  former: isNotNull(employees.left_at),
  'on-notice': and(isNull(employees.left_at), isNotNull(employees.company_last_day)),
};

export function formerEmployeeStore(database: Database, clockDate: () => string) {
  const { db } = database;
  const people = <More extends Record<string, SQL>>(more: More) =>
    db
      .select({ ...columns, ...more })
      .from(employees)
      .innerJoin(designations, eq(designations.id, employees.designation_id))
      .innerJoin(branches, eq(branches.id, employees.branch_id))
      .leftJoin(departments, eq(departments.id, employees.department_id))
      .leftJoin(files, eq(files.id, employees.profile_picture_file_id));

  return {
    /** A page of former employees, the latest first, or of those on notice, the earliest first, after a position. */
    async list(filter: FormerEmployeeFilter, after: ListPosition | undefined, limit: number) {
      return await people(counts)
        .where(and(conditionOf(filter), after && isAfter(filter.state, after)))
        .orderBy(
          filter.state === 'former' ? desc(employees.left_at) : asc(employees.company_last_day),
          asc(employees.id),
        )
        .limit(limit);
    },

    total: (filter: FormerEmployeeFilter): Promise<number> => db.$count(employees, conditionOf(filter)),

    /** Counts the employees of each branch in one of the two states. */
    async countByBranch(state: LeavingState): Promise<BranchCount[]> {
      return await db
        .select({ branch_id: branches.id, branch_name: branches.name, total_employees: count() })
        .from(employees)
        .innerJoin(branches, eq(branches.id, employees.branch_id))
        .where(IN_STATE[state])
        .groupBy(branches.id, branches.name)
        .orderBy(sql`lower(${branches.name})`);
    },

    /** A current or former employee. */
    async get(id: number) {
      const [row] = await people({}).where(eq(employees.id, id));
      return row;
    },

    /** Counts the current employees who report to an employee. */
    async countReports(id: number): Promise<number> {
      const [row] = await db
        .select({ total: count() })
        .from(employeeReporting)
        .innerJoin(employees, eq(employees.id, employeeReporting.employee_id))
        .where(and(eq(employeeReporting.reports_to_id, id), isNull(employees.left_at)));
      return row?.total ?? 0;
    },

    /**
     * Records a leaving in place of the one before, if there was one. Undefined when there is no such employee.
     * @throws the 409 where a value that it would overwrite was changed since its version
     */
    async recordLeaving(
      viewer: Viewer,
      id: number,
      { version, ...input }: LeavingChange,
    ): Promise<{ withdrawnOn: string[] } | undefined> {
      let today = clockDate();
      let withdrawnOn: string[] = [];
      const recording = updateRecord(database, viewer, EMPLOYEE, {
        version,
        async lock(connection) {
          today = await holdDate(connection, today);
          return await lockEmployee(connection, id);
        },
        async write(connection, before) {
          checkLeavingDates(before, input, today);
          withdrawnOn = await withdrawAfter(connection, viewer, before, input.company_last_day);
          const isOver = input.company_last_day < today;
          return await writeEmployee(connection, id, {
            ...emptyToNull(input),
            left_at: isOver ? beginningAfter(sql`${input.company_last_day}::date`) : null,
          });
        },
      });
      return await recording.then(
        (row) => row && { withdrawnOn },
        (error: unknown) => {
          const current = versionAfterOtherChanges(error, input);
          return this.recordLeaving(viewer, id, { ...input, version: current });
        },
      );
    },

    /**
     * Withdraws a leaving on notice, or reinstates a former employee. Undefined when there is no such employee.
     * @throws the 409 where the leaving was changed since the version
     */
    async reinstate(
      viewer: Viewer,
      id: number,
      version: number | undefined,
    ): Promise<{ name: string; wasFormer: boolean } | undefined> {
      let wasFormer = false;
      const reinstating = updateRecord(database, viewer, EMPLOYEE, {
        version,
        lock: (connection) => lockEmployee(connection, id),
        async write(connection, before) {
          if (before.company_last_day === null)
            throw failure(409, localized('not_leaving', { name: before.full_name }));
          wasFormer = before.left_at !== null;
          return await writeEmployee(connection, id, NOT_LEAVING);
        },
      });
      return await reinstating.then(
        (row) => row && { name: row.full_name, wasFormer },
        (error: unknown) => this.reinstate(viewer, id, versionAfterOtherChanges(error, NOT_LEAVING)),
      );
    },
  };
}

/**
 * Returns the version that stands now if only values were changed that a leaving leaves as they are. A new mobile number
 * is no reason to refuse what was typed about a leaving.
 * @throws every other error; an edit conflict with the changes of the values that the leaving would overwrite
 */
function versionAfterOtherChanges(error: unknown, input: Readonly<Record<string, unknown>>): number {
  if (!isFailure(error) || !error.conflict?.changes.length) throw error;
  const changes = error.conflict.changes.filter(({ field }) => input[field] !== undefined);
  if (changes.length === 0) return error.conflict.version;
  throw Object.assign(error, { conflict: { ...error.conflict, changes } });
}

function isAfter(state: LeavingState, { key, id }: ListPosition): SQL {
  return state === 'former'
    ? sql`(${employees.left_at} < ${key} or (${employees.left_at} = ${key} and ${employees.id} > ${id}))`
    : sql`(${employees.company_last_day}, ${employees.id}) > (${key}::date, ${id}::integer)`;
}

function conditionOf({ state, search, branchId, from, to }: FormerEmployeeFilter): SQL | undefined {
  return and(
    IN_STATE[state],
    search === undefined ? undefined : like(employees.search_text, likePattern(search)),
    branchId === undefined ? undefined : eq(employees.branch_id, branchId),
    from === undefined ? undefined : gte(employees.company_last_day, from),
    to === undefined ? undefined : lte(employees.company_last_day, to),
  );
}

/** Employees on notice become former employees on the day after their last day. */
export const dueLeavings: DueChangeKind = {
  async listPending(connection, today) {
    const rows = await connection
      .selectDistinct({ date: sql<string>`(${employees.company_last_day} + 1)::text` })
      .from(employees)
      .where(and(isNull(employees.left_at), lt(employees.company_last_day, today)));
    return rows.map(({ date }) => date);
  },

  async apply(connection, date) {
    const due = await connection
      .select(recordColumns)
      .from(employees)
      .where(and(isNull(employees.left_at), lt(employees.company_last_day, date)))
      .orderBy(asc(employees.id))
      .for('update');
    for (const before of due) {
      const after = await writeEmployee(connection, before.id, { left_at: beginningAfter(employees.company_last_day) });
      if (after !== undefined) await logUpdate(connection, SYSTEM, EMPLOYEE, before, after);
    }
  },
};
