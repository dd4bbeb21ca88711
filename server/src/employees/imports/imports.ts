import { CHANGE_FIELDS } from '@seamline/shared/contract/employees/employee-changes';
import type { ImportedRow, ImportOutcome, ImportState } from '@seamline/shared/contract/employees/employee-imports';
import { localized } from '@seamline/shared/contract/errors';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../db/connect.ts';
import type { RecordRow } from '../../db/log.ts';
import { createRecord, updateRecord } from '../../db/records.ts';
import { employeeImportRows, employeeImports, employees } from '../../db/schema.ts';
import type { Viewer } from '../../db/viewer.ts';
import { type FieldError, failure, fieldErrorBodies } from '../../errors.ts';
import { enterFrom } from '../changes/changes.ts';
import { withEntries } from '../changes/projectEntries.ts';
import {
  changeEmployee,
  EMPLOYEE,
  type EmployeeChange,
  type EmployeeRow,
  insertEmployee,
  lockForChange,
  recordColumns,
} from '../record/employeeRecords.ts';
import { checkChange, checkNames, type FormerEmployee, isWithoutEffect } from './importedChange.ts';

/** A row of an import, by the import and its number. */
interface RowKey {
  readonly importId: string;
  readonly row: number;
}

/** Thrown to undo a transaction whose row was written before. */
class WrittenBefore extends Error {}

/** The most imports that a person is shown. */
const SHOWN = 20;

const rows = employeeImportRows;
const count = (outcome: ImportOutcome) => sql<number>`(count(*) filter (where ${rows.outcome} = ${outcome}))::integer`;

/** Columns that describe an import, in a statement that joins its rows and groups them by it. */
export const stateColumns = {
  id: employeeImports.id,
  file_name: employeeImports.file_name,
  content_hash: employeeImports.content_hash,
  total_rows: employeeImports.total_rows,
  started_at: employeeImports.started_at,
  last_at: employeeImports.last_at,
  created: count('created'),
  changed: count('changed'),
  unchanged: count('unchanged'),
  rejected: count('rejected'),
};

/** The employee whom a row changes, and the version that it was compared with. */
interface RowChange {
  readonly id: number;
  readonly version: number | undefined;
  readonly isConfirmed: boolean;
  /** The day from which the values that have one hold; undefined for today. */
  readonly effectiveOn: string | undefined;
}

export function employeeImportStore(database: Database) {
  const { db } = database;

  const states = (where: SQL | undefined) =>
    db
      .select(stateColumns)
      .from(employeeImports)
      .leftJoin(rows, eq(rows.import_id, employeeImports.id))
      .where(and(isNull(employeeImports.undone_at), where))
      .groupBy(employeeImports.id)
      .orderBy(desc(employeeImports.last_at), asc(employeeImports.id))
      .limit(SHOWN);

  const keyIs = ({ importId, row }: RowKey) => and(eq(rows.import_id, importId), eq(rows.row, row));

  async function written(key: RowKey): Promise<ImportedRow> {
    const [row] = await db.select(rowColumns).from(rows).where(keyIs(key));
    if (row === undefined) throw new Error(`Row ${key.row} of an import was written and is not there.`);
    return row;
  }

  /** Runs `writing`, or reads the outcome of the row where it was written before. */
  async function once(key: RowKey, writing: () => Promise<unknown>): Promise<ImportedRow> {
    try {
      await writing();
    } catch (error) {
      if (!(error instanceof WrittenBefore)) throw error;
    }
    return await written(key);
  }

  return {
    /** Undefined when the id is another member's. */
    async begin(
      viewer: Viewer,
      { id, ...about }: Pick<ImportState, 'id' | 'file_name' | 'content_hash' | 'total_rows'>,
      now: Date,
    ): Promise<ImportState | undefined> {
      await db
        .insert(employeeImports)
        .values({ id, member_id: viewer.id, ...about, started_at: now, last_at: now })
        .onConflictDoUpdate({
          target: employeeImports.id,
          set: { total_rows: sql`greatest(${employeeImports.total_rows}, excluded.total_rows)`, last_at: now },
          setWhere: eq(employeeImports.member_id, viewer.id),
        });
      const [state] = await states(and(eq(employeeImports.id, id), eq(employeeImports.member_id, viewer.id)));
      return state && toState(state);
    },

    async list(viewer: Viewer, contentHash: string | undefined): Promise<ImportState[]> {
      const sheet = contentHash === undefined ? undefined : eq(employeeImports.content_hash, contentHash);
      return (await states(and(eq(employeeImports.member_id, viewer.id), sheet))).map(toState);
    },

    /**
     * Notes that an import goes on. False when it is unknown or another member's.
     * @throws the 409 for one that was undone
     */
    async touch(viewer: Viewer, id: string, now: Date): Promise<boolean> {
      const found = await db
        .update(employeeImports)
        .set({ last_at: now })
        .where(and(eq(employeeImports.id, id), eq(employeeImports.member_id, viewer.id)))
        .returning({ undone_by: employeeImports.undone_by });
      refuseUndone(found[0]);
      return found.length > 0;
    },

    async listRows(viewer: Viewer, id: string, after: number, limit: number): Promise<ImportedRow[]> {
      return await db
        .select(rowColumns)
        .from(rows)
        .innerJoin(employeeImports, eq(employeeImports.id, rows.import_id))
        .where(and(eq(rows.import_id, id), eq(employeeImports.member_id, viewer.id), gt(rows.row, after)))
        .orderBy(asc(rows.row))
        .limit(limit);
    },

    async create(viewer: Viewer, key: RowKey, change: EmployeeChange): Promise<ImportedRow> {
      return await once(key, () =>
        createRecord(database, viewer, EMPLOYEE, async (connection) => {
          await claim(connection, key);
          checkNames({}, change.columns);
          const employee = await insertEmployee(connection, { ...change, importId: key.importId }, viewer);
          await settle(connection, key, 'created', employee);
          return employee;
        }),
      );
    },

    async update(viewer: Viewer, key: RowKey, employee: RowChange, change: EmployeeChange): Promise<ImportedRow> {
      return await once(key, () =>
        updateRecord(database, viewer, EMPLOYEE, {
          version: employee.version,
          lock: async (connection) => {
            await claim(connection, key);
            const before = await lockForChange(connection, employee.id, change);
            // Undefined would commit the transaction, with a row that records a change that was not made.
            if (before === undefined) throw failure(404, localized('employee_unknown'));
            if (before.left_at !== null) throw failure(409, localized('employee_has_left', { name: before.full_name }));
            return before;
          },
          write: async (connection, before) => {
            checkChange(before, change.columns, employee.isConfirmed);
            const ofImport = { ...change, importId: key.importId };
            const { effectiveOn = change.today } = employee;
            if (effectiveOn === change.today) return await settleChange(connection, viewer, key, before, ofImport);
            const { isEntered, ...rest } = await enterDated(connection, viewer, key, before, change, effectiveOn);
            const made = { ...ofImport, ...rest };
            const after = await withEntries(connection, () =>
              settleChange(connection, viewer, key, before, made, isEntered),
            );
            return after && { ...after, ...(isEntered && { effective_on: effectiveOn }) };
          },
        }),
      );
    },

    /** Notes why a row was not written. A row that has been written since stays so. */
    async reject({ importId, row }: RowKey, employeeId: number | null, errors: FieldError[]): Promise<ImportedRow> {
      const stored = fieldErrorBodies(errors);
      const outcome = { outcome: 'rejected' as const, employee_id: employeeId, errors: stored };
      await db
        .insert(rows)
        .values({ import_id: importId, row, ...outcome })
        .onConflictDoUpdate({
          target: [rows.import_id, rows.row],
          set: outcome,
          setWhere: eq(rows.outcome, 'rejected'),
        });
      return await written({ importId, row });
    },

    async forget(before: Date): Promise<void> {
      await db.delete(employeeImports).where(lt(employeeImports.last_at, before));
    },
  };
}

/** Changes an employee and notes what became of the row. `isEntered` says that something is changed in any case. */
async function settleChange(
  connection: Connection,
  viewer: Viewer,
  key: RowKey,
  before: EmployeeRow,
  change: EmployeeChange,
  isEntered = false,
): Promise<EmployeeRow | undefined> {
  const isIdle = !isEntered && isWithoutEffect(before, change);
  const after = isIdle ? before : await changeEmployee(connection, before, change, viewer);
  await settle(connection, key, isIdle ? 'unchanged' : 'changed', after ?? before);
  return after;
}

/** Enters the dated values of a change from another day than today on. */
async function enterDated(
  connection: Connection,
  viewer: Viewer,
  { importId }: RowKey,
  employee: EmployeeRow,
  { columns, reportingIds, today }: EmployeeChange,
  effectiveOn: string,
): Promise<EnteredChange> {
  const others = { ...columns };
  const values: Record<string, unknown> = reportingIds ? { reporting_person_ids: [...reportingIds] } : {};
  for (const field of CHANGE_FIELDS.filter((one) => one in columns)) {
    values[field] = columns[field];
    delete others[field];
  }
  const entry = { employeeId: employee.id, effectiveOn, values, changeId: importId };
  const entered = Object.keys(values).length > 0 ? await enterFrom(connection, viewer, entry, today) : undefined;
  const { reporting_person_ids: managers, ...now } = entered ?? {};
  return {
    columns: { ...others, ...now },
    reportingIds: managers as readonly number[] | undefined,
    isEntered: entered !== undefined,
  };
}

/** The rest of a change, with those of the entered values that hold today. */
interface EnteredChange extends Pick<EmployeeChange, 'columns' | 'reportingIds'> {
  readonly isEntered: boolean;
}

/** Whole records; of former employees those that an id names, and the others where they are asked for. */
export async function findRecords({ db }: Database, wanted: MatchKeys) {
  const { ids = [], mobile_numbers = [], biometric_ids = [], full_names = [], with_former = false } = wanted;
  const { id, mobile_number, biometric_id, full_name, left_at } = employees;
  const names = full_names.map((name) => sql`lower(${name})`);
  const records = (where: SQL | undefined) => db.select(recordColumns).from(employees).where(where);
  const found = await Promise.all([
    ids.length > 0 ? records(inArray(id, [...ids])) : [],
    mobile_numbers.length > 0 ? records(and(inArray(mobile_number, [...mobile_numbers]), isNull(left_at))) : [],
    biometric_ids.length > 0 ? records(and(inArray(biometric_id, [...biometric_ids]), isNull(left_at))) : [],
    names.length > 0 ? records(and(inArray(sql`lower(${full_name})`, names), isNull(left_at))) : [],
    with_former ? records(isFormerWith(mobile_numbers, biometric_ids)) : [],
  ]);
  return [...new Map(found.flat().map((row) => [row.id, row])).values()];
}

/** The former employees who have one of the mobile numbers or codes, those who left last first. */
export async function findFormer(
  { db }: Database,
  numbers: readonly string[],
  codes: readonly string[],
): Promise<FormerEmployee[]> {
  if (numbers.length === 0 && codes.length === 0) return [];
  const { full_name, mobile_number, biometric_id, left_at, id } = employees;
  return await db
    .select({ full_name, mobile_number, biometric_id })
    .from(employees)
    .where(isFormerWith(numbers, codes))
    .orderBy(desc(left_at), desc(id));
}

/** One statement for many rows: it reads the former employees, who have no index by number or code. */
function isFormerWith(numbers: readonly string[], codes: readonly string[]): SQL | undefined {
  const { mobile_number, biometric_id, left_at } = employees;
  return and(isNotNull(left_at), or(inArray(mobile_number, [...numbers]), inArray(biometric_id, [...codes])));
}

/** The keys by which employees are found. */
export interface MatchKeys {
  readonly ids?: readonly number[] | undefined;
  readonly mobile_numbers?: readonly string[] | undefined;
  readonly biometric_ids?: readonly string[] | undefined;
  readonly full_names?: readonly string[] | undefined;
  readonly with_former?: boolean | undefined;
}

const rowColumns = { row: rows.row, outcome: rows.outcome, employee_id: rows.employee_id, errors: rows.errors };

/**
 * Claims a row for this transaction, before anything is written. A concurrent request with the same row waits here
 * and then finds it written; a row that was rejected is open again. An undo waits for the rows that are being written,
 * and those that come behind it are refused.
 */
async function claim(connection: Connection, { importId, row }: RowKey): Promise<void> {
  const [about] = await connection
    .select({ undone_by: employeeImports.undone_by })
    .from(employeeImports)
    .where(eq(employeeImports.id, importId))
    .for('key share');
  refuseUndone(about);
  const outcome = { outcome: 'unchanged' as const, employee_id: null, errors: [] };
  const claimed = await connection
    .insert(rows)
    .values({ import_id: importId, row, ...outcome })
    .onConflictDoUpdate({ target: [rows.import_id, rows.row], set: outcome, setWhere: eq(rows.outcome, 'rejected') })
    .returning({ row: rows.row });
  if (claimed.length === 0) throw new WrittenBefore();
}

async function settle(
  connection: Connection,
  key: RowKey,
  outcome: ImportOutcome,
  { id, version }: RecordRow,
): Promise<void> {
  await connection
    .update(rows)
    .set({ outcome, employee_id: id, version })
    .where(and(eq(rows.import_id, key.importId), eq(rows.row, key.row)));
}

function refuseUndone(about: { readonly undone_by: string | null } | undefined): void {
  if (about?.undone_by) throw failure(409, localized('import_undone', { person: about.undone_by }));
}

type StateRow = Omit<ImportState, 'started_at' | 'last_at'> & { readonly started_at: Date; readonly last_at: Date };

/** Returns the state of an import as the wire has it. */
export function toState<Row extends StateRow>({ started_at, last_at, ...state }: Row) {
  return { ...state, started_at: started_at.toISOString(), last_at: last_at.toISOString() };
}
