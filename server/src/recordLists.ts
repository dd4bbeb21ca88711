import { DELETABLE_KINDS, type DeletableKind } from '@seamline/shared/contract/record-kinds';
import type { FastifyInstance } from 'fastify';
import type { Restores } from './access/deletions.ts';
import type { Database } from './db/connect.ts';
import type { Services } from './http/services.ts';
import { leaveReasonRoutes, leaveReasonStore } from './leave/leaveReasons.ts';
import { leaveTypeRoutes, leaveTypeStore } from './leave/leaveTypes.ts';
import { branchRoutes, branchStore } from './organisation/branches.ts';
import { departmentRoutes, departmentStore } from './organisation/departments.ts';
import { designationRoutes, designationStore } from './organisation/designations.ts';
import { subDepartmentRoutes, subDepartmentStore } from './organisation/subDepartments.ts';
import { shiftRoutes, shiftStore } from './shifts/shifts.ts';

interface RecordServer {
  readonly routes: (app: FastifyInstance, services: Services) => void;
  readonly store: (database: Database) => { readonly restore: Restores[DeletableKind] };
}

/** The routes and the statements of each kind of record that is edited in a list. */
const RECORDS: Readonly<Record<DeletableKind, RecordServer>> = {
  branch: { routes: branchRoutes, store: branchStore },
  department: { routes: departmentRoutes, store: departmentStore },
  'sub-department': { routes: subDepartmentRoutes, store: subDepartmentStore },
  designation: { routes: designationRoutes, store: designationStore },
  shift: { routes: shiftRoutes, store: shiftStore },
  'leave-type': { routes: leaveTypeRoutes, store: leaveTypeStore },
  'leave-reason': { routes: leaveReasonRoutes, store: leaveReasonStore },
};

/** Serves the records that are edited in lists. */
export function recordListRoutes(app: FastifyInstance, services: Services): void {
  for (const { routes } of Object.values(RECORDS)) routes(app, services);
}

/** Returns what restores a deleted record of each kind. */
export function restoresOf(database: Database): Restores {
  const restores = DELETABLE_KINDS.map((kind) => [kind, RECORDS[kind].store(database).restore]);
  return Object.fromEntries(restores) as Restores;
}
