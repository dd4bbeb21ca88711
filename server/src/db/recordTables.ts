import type { DeletableKind, NamedKind, SearchedKind } from '@seamline/shared/contract/record-kinds';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  branches,
  departments,
  designations,
  employees,
  leaveReasons,
  leaveTypes,
  members,
  shifts,
  subDepartments,
} from './schema.ts';

/** Where the records of a kind are stored. */
export interface RecordTable {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly name: AnyPgColumn;
  readonly code?: AnyPgColumn;
  /** The record that one belongs to. */
  readonly owner?: {
    readonly id: AnyPgColumn;
    /** The table joined with those of its owners. */
    readonly joined: SQL;
    /** The names of its owners. */
    readonly name: AnyPgColumn | SQL;
  };
}

const departmentsOfBranches = sql`${departments} join ${branches} on ${eq(branches.id, departments.branch_id)}`;

/** The tables of the kinds of records that others refer to or that are found by their names. */
export const RECORD_TABLES = {
  branch: { table: branches, id: branches.id, name: branches.name, code: branches.code },
  department: {
    table: departments,
    id: departments.id,
    name: departments.name,
    code: departments.code,
    owner: { id: departments.branch_id, joined: departmentsOfBranches, name: branches.name },
  },
  'sub-department': {
    table: subDepartments,
    id: subDepartments.id,
    name: subDepartments.name,
    code: subDepartments.code,
    owner: {
      id: subDepartments.department_id,
      joined: sql`${subDepartments} join ${departmentsOfBranches} on ${eq(departments.id, subDepartments.department_id)}`,
      name: sql`${departments.name} || ' · ' || ${branches.name}`,
    },
  },
  designation: {
    table: designations,
    id: designations.id,
    name: designations.designation,
    code: designations.code,
  },
  shift: { table: shifts, id: shifts.id, name: shifts.shift_name, code: shifts.code },
  'leave-type': { table: leaveTypes, id: leaveTypes.id, name: leaveTypes.name, code: leaveTypes.short_name },
  'leave-reason': { table: leaveReasons, id: leaveReasons.id, name: leaveReasons.reason },
  employee: { table: employees, id: employees.id, name: employees.full_name },
  member: { table: members, id: members.number, name: members.name, code: members.number },
} as const satisfies Readonly<Record<DeletableKind | SearchedKind | NamedKind | 'employee' | 'member', RecordTable>>;
