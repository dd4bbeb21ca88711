import { localized } from '@seamline/shared/contract/errors';
import type { LeaveTypeInput } from '@seamline/shared/contract/leave/leave-types';
import type { BranchInput } from '@seamline/shared/contract/organisation/branch-changes';
import type { DesignationChange, DesignationInput } from '@seamline/shared/contract/organisation/designations';
import {
  importOrganisation,
  type OrganisationImportPreview,
  type OrganisationImportResult,
  type OrganisationSheet,
  type PreviewedOrganisationRow,
  previewOrganisationImport,
  SHEET_NAMES,
} from '@seamline/shared/contract/organisation/organisation-imports';
import type { FastifyInstance } from 'fastify';
import type { Connection, Database } from '../db/connect.ts';
import { branches, departments, designations, leaveTypes, subDepartments } from '../db/schema.ts';
import { emptyToNull } from '../db/tableRecords.ts';
import { inTransaction, transaction } from '../db/transaction.ts';
import type { Viewer } from '../db/viewer.ts';
import { failure, fieldErrorBodies, isFailure } from '../errors.ts';
import { isReferenceRefusal, isUniqueRefusal } from '../http/databaseErrors.ts';
import { route } from '../http/route.ts';
import type { Services } from '../http/services.ts';
import { leaveTypeStore } from '../leave/leaveTypes.ts';
import { branchStore } from './branches.ts';
import { departmentStore } from './departments.ts';
import { designationStore } from './designations.ts';
import { changesOf, type OfSheets, type PlannedRow, plan, recordOf, type Unit } from './planWorkbookImport.ts';
import { subDepartmentStore } from './subDepartments.ts';

type Values = Readonly<Record<string, unknown>>;

function organisationImportStore(database: Database) {
  const { db } = database;

  return {
    preview: async (rows: Parameters<typeof plan>[1]) => plan(await readUnits(db), rows),

    /**
     * Imports a workbook in one transaction.
     * @throws the 422 where a row has a problem, and the 409 where one would have another effect than in its preview
     */
    async import(viewer: Viewer, rows: OfSheets<readonly PreviewedOrganisationRow[]>): Promise<PlannedRow[]> {
      return await transaction(db, async (connection) => {
        const planned = plan(await readUnits(connection), rows);
        refuseProblems(planned);
        refuseOutdated(planned, rows);
        const writers = writersOf(inTransaction(database, connection), viewer);
        for (const row of planned) await write(writers, row);
        return planned;
      });
    },
  };
}

function refuseProblems(planned: readonly PlannedRow[]): void {
  const errors = planned.flatMap(({ sheet, row, problems }) =>
    problems.map(({ field, message }) => ({ field: `${sheet}.${row}.${field}`, message })),
  );
  if (errors.length > 0) throw failure(422, localized('organisation_import_refused'), { errors });
}

function refuseOutdated(planned: readonly PlannedRow[], rows: OfSheets<readonly PreviewedOrganisationRow[]>): void {
  const previewed = SHEET_NAMES.flatMap((sheet) => rows[sheet]);
  const outdated = planned.filter(({ unit }, index) => {
    const [now, seen] = [recordOf(unit), previewed[index]?.record ?? null];
    return now?.id !== seen?.id || now?.version !== seen?.version;
  });
  if (outdated.length > 0) throw outdatedRows(outdated);
}

function outdatedRows(rows: readonly PlannedRow[]) {
  const errors = rows.map(({ sheet, row }) => ({
    field: `${sheet}.${row}`,
    message: localized('row_outdated', { row }),
  }));
  return failure(409, localized('organisation_import_outdated'), { errors });
}

interface Writer {
  create(values: Values, parent: Unit | undefined): Promise<{ readonly id: number }>;
  /** Undefined when there is no such record. */
  update(id: number, version: number | undefined, values: Values, before: Values): Promise<unknown>;
}

/** Writes the record of a row; a change by another person since the rows were read is refused. */
async function write(writers: OfSheets<Writer>, planned: PlannedRow): Promise<void> {
  const { sheet, outcome, unit, values } = planned;
  if (unit === undefined || outcome === 'same') return;
  const writer = writers[sheet];
  try {
    if (outcome === 'new') unit.id = (await writer.create(values, unit.parent)).id;
    else if (!(await writer.update(unit.id ?? 0, unit.version, values, unit.values))) throw outdatedRows([planned]);
  } catch (error) {
    const isOutdated = isUniqueRefusal(error) || isReferenceRefusal(error) || (isFailure(error) && error.conflict);
    throw isOutdated ? outdatedRows([planned]) : error;
  }
}

/** The stores of the records, which note each change in the activity log. */
function writersOf(database: Database, viewer: Viewer): OfSheets<Writer> {
  const stores = {
    branches: branchStore(database),
    departments: departmentStore(database),
    subDepartments: subDepartmentStore(database),
    designations: designationStore(database),
    leaveTypes: leaveTypeStore(database),
  };
  const idOf = (parent: Unit | undefined) => parent?.id ?? 0;
  const withName = ({ sub_department: name, ...values }: Values) => ({ name, ...values }) as { name: string };
  return {
    branches: {
      create: (values) => stores.branches.create(viewer, emptyToNull(values as BranchInput)),
      update: (id, version, values, before) =>
        stores.branches.update(viewer, id, version, emptyToNull({ ...before, ...values } as BranchInput)),
    },
    departments: {
      create: (values, parent) =>
        stores.departments.create(viewer, {
          branch_id: idOf(parent),
          ...emptyToNull(values as { name: string }),
        }),
      update: (id, version, values) => stores.departments.update(viewer, id, version, emptyToNull(values)),
    },
    sub_departments: {
      create: (values, parent) =>
        stores.subDepartments.create(viewer, {
          department_id: idOf(parent),
          ...emptyToNull(withName(values)),
        }),
      update: (id, version, values) => stores.subDepartments.update(viewer, id, version, emptyToNull(withName(values))),
    },
    designations: {
      create: (values) => stores.designations.create(viewer, emptyToNull(values as DesignationInput)),
      update: (id, version, values) => stores.designations.update(viewer, id, version, values as DesignationChange),
    },
    leave_types: {
      create: async (values) => {
        const { leave_type_id: id } = await stores.leaveTypes.create(viewer, values as LeaveTypeInput);
        return { id };
      },
      update: (id, version, values, before) =>
        stores.leaveTypes.update(viewer, id, version, { ...before, ...values } as LeaveTypeInput),
    },
  };
}

/** Everything that is stored, parents before what belongs to them. */
async function readUnits(connection: Connection): Promise<Unit[]> {
  const units: Unit[] = [];
  const byId: OfSheets<Map<number, Unit>> = {
    ...{ branches: new Map(), departments: new Map(), sub_departments: new Map() },
    ...{ designations: new Map(), leave_types: new Map() },
  };
  const add = (sheet: OrganisationSheet, id: number, version: number, values: Values, parent?: Unit) => {
    const unit: Unit = { sheet, id, version, parent, values };
    byId[sheet].set(id, unit);
    units.push(unit);
  };
  for (const row of await connection.select().from(branches)) {
    const { id, version, created_at: _, updated_at: __, ...values } = row;
    add('branches', id, version, values);
  }
  for (const { id, version, branch_id, name, code, description } of await connection.select().from(departments)) {
    add('departments', id, version, { name, code, description }, byId.branches.get(branch_id));
  }
  for (const row of await connection.select().from(subDepartments)) {
    const { id, version, department_id, name: sub_department, code, description } = row;
    const parent = byId.departments.get(department_id);
    add('sub_departments', id, version, { sub_department, code, description }, parent);
  }
  for (const { id, version, designation, code, description } of await connection.select().from(designations)) {
    add('designations', id, version, { designation, code, description });
  }
  for (const row of await connection.select().from(leaveTypes)) {
    const { id, version, created_at: _, updated_at: __, name, short_name, ...values } = row;
    add('leave_types', id, version, { leave_type_name: name, leave_type_short_name: short_name, ...values });
  }
  return units;
}

/** Two thousand rows of which each has a long description. */
const WORKBOOK_BYTES = 4 * 1024 * 1024;

/** Branches, departments, sub-departments, designations and leave types from one workbook: all of it or nothing. */
export function workbookImportRoutes(app: FastifyInstance, { database }: Services): void {
  const store = organisationImportStore(database);
  const options = { bodyLimit: WORKBOOK_BYTES };

  route(
    app,
    previewOrganisationImport,
    async ({ input: { body } }) => {
      const planned = await store.preview(body);
      return bySheet(planned, (rows): OrganisationImportPreview['branches'] =>
        rows.map((one) => ({
          row: one.row,
          outcome: one.outcome,
          record: recordOf(one.unit),
          changes: changesOf(one),
          problems: fieldErrorBodies(one.problems),
        })),
      );
    },
    options,
  );

  route(
    app,
    importOrganisation,
    async ({ input: { body }, viewer }) => {
      return bySheet(await store.import(viewer, body), (rows): OrganisationImportResult['branches'] => {
        const count = (outcome: PlannedRow['outcome']) => rows.filter((one) => one.outcome === outcome).length;
        return { created: count('new'), changed: count('changed'), unchanged: count('same') };
      });
    },
    options,
  );
}

function bySheet<Value>(planned: readonly PlannedRow[], toValue: (rows: readonly PlannedRow[]) => Value) {
  const entries = SHEET_NAMES.map((sheet) => [sheet, toValue(planned.filter((one) => one.sheet === sheet))]);
  return Object.fromEntries(entries) as OfSheets<Value>;
}
