import {
  beginImport,
  type ImportedRow,
  importRows,
  listImportedRows,
  listImports,
  matchEmployees,
  type SentRow,
} from '@seamline/shared/contract/employees/employee-imports';
import { IDENTITY_NUMBERS } from '@seamline/shared/contract/employees/identity-numbers';
import { IMPORT_LIMITS } from '@seamline/shared/contract/employees/import-limits';
import { previewRows } from '@seamline/shared/contract/employees/import-preview';
import { listPastImports, previewUndo, undoImport } from '@seamline/shared/contract/employees/import-undo';
import type { FastifyInstance } from 'fastify';
import type { ReadCounter } from '../../access/sessions/readCounter.ts';
import { sessionLogStore } from '../../access/sessions/sessionLog.ts';
import { daysBefore } from '../../daysBefore.ts';
import type { Viewer } from '../../db/viewer.ts';
import { type FieldError, notFound } from '../../errors.ts';
import { mayEdit } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import type { IdentityNumbers } from '../identity-numbers/identityNumbers.ts';
import { employeeRefusal } from '../record/recordRoutes.ts';
import { changeOf, reasonsOf, sharedWithFormer, toRecord } from './importedChange.ts';
import { employeeImportStore, findFormer, findRecords } from './imports.ts';
import { rowPreviews } from './previewRows.ts';
import { importUndoStore } from './undoImport.ts';

/** A hundred rows in which every text is as long as it may be. */
const CHUNK_BYTES = 4 * 1024 * 1024;

/** Employees from sheets: row by row, each of them once, however often it is sent. */
export function employeeImportRoutes(
  app: FastifyInstance,
  {
    clock,
    database,
    identityNumbers,
    readings,
    today,
  }: Services & { identityNumbers: IdentityNumbers; readings: ReadCounter },
): void {
  const store = employeeImportStore(database);
  const undoing = importUndoStore(database);
  const log = sessionLogStore(database);
  const previewed = rowPreviews(database, identityNumbers);

  route(app, beginImport, async ({ input: { body }, viewer }) => {
    const now = clock();
    await store.forget(daysBefore(now, IMPORT_LIMITS.days));
    const state = await store.begin(viewer, body, now);
    if (state === undefined) throw notFound('import');
    return state;
  });

  route(app, listImports, async ({ input: { query }, viewer }) => ({
    imports: await store.list(viewer, query.content_hash),
  }));

  route(app, listImportedRows, async ({ input: { params, query }, viewer }) => ({
    rows: await store.listRows(viewer, params.id, query.after ?? 0, query.limit),
  }));

  route(
    app,
    importRows,
    async ({ input: { params, body }, viewer }) => {
      if (!(await store.touch(viewer, params.id, clock()))) throw notFound('import');
      const sent = await readRows(body.rows);
      const rows: ImportedRow[] = [];
      // One after the other: each is a transaction of its own, so that others get their turn in between.
      for (const row of sent) rows.push(await write(viewer, params.id, row));
      return { rows };
    },
    { bodyLimit: CHUNK_BYTES },
  );

  route(
    app,
    previewRows,
    async ({ input: { body }, viewer }) => {
      const { rows, shown } = await previewed(body, today());
      await readings.add(viewer, shown);
      return { rows };
    },
    { bodyLimit: CHUNK_BYTES },
  );

  route(app, listPastImports, async ({ viewer }) => ({ imports: await undoing.list(viewer) }));

  route(app, previewUndo, async ({ input: { params }, viewer }) => undoing.preview(viewer, params.id, today()));

  route(
    app,
    undoImport,
    async ({ input: { params, body }, viewer }) => {
      const { removed, restored, kept } = await undoing.undo(viewer, params.id, new Set(body.kept), clock(), today());
      return { removed: removed.length, restored: restored.length, kept: kept.length };
    },
    { bodyLimit: CHUNK_BYTES },
  );

  route(app, matchEmployees, async ({ input: { body }, viewer }) => {
    const found = await findRecords(database, body);
    await readings.add(viewer, found.length);
    if (!body.with_identity || !mayEdit(viewer)) {
      return { employees: (await Promise.all(found.map((row) => identityNumbers.mask(row)))).map(toRecord) };
    }
    const revealed = found.filter((row) => IDENTITY_NUMBERS.some((field) => row[field] !== null)).length;
    if (revealed > 0) {
      const read = { sessionId: viewer.session.id, times: 1, employees: revealed };
      await log.add({ event: 'reveal-number', member: viewer, address: viewer.address, read }, clock());
    }
    const whole = await Promise.all(found.map((row) => identityNumbers.decrypt(row)));
    return { employees: whole.map(toRecord) };
  });

  /** Reads what rows change, and finds for those that add an employee the former ones they may be, in one query. */
  async function readRows(sent: readonly SentRow[]): Promise<ReadRow[]> {
    const date = today();
    const read = await Promise.all(
      sent.map(async (row): Promise<ReadRow> => {
        const checked = changeOf(row, date);
        if ('errors' in checked) return { row, ...checked };
        const { change } = checked;
        return { row, change: { ...change, columns: await identityNumbers.encrypt(change.columns) } };
      }),
    );
    const added = read.flatMap((one) =>
      'change' in one && one.row.employee_id === undefined && !one.row.confirmed ? [one.change.columns] : [],
    );
    const texts = (field: string) =>
      added.flatMap(({ [field]: value }) => (typeof value === 'string' && value !== '' ? [value] : []));
    const former = await findFormer(database, texts('mobile_number'), texts('biometric_id'));
    return read.map((one) => {
      if ('errors' in one || !added.includes(one.change.columns)) return one;
      const errors = sharedWithFormer(one.change.columns, former);
      return errors.length > 0 ? { row: one.row, errors } : one;
    });
  }

  async function write(viewer: Viewer, importId: string, read: ReadRow): Promise<ImportedRow> {
    const { employee_id: id, version, confirmed: isConfirmed = false, effective_on: effectiveOn, row } = read.row;
    const key = { importId, row };
    const reject = (errors: FieldError[]) => store.reject(key, id ?? null, errors);
    if ('errors' in read) return await reject(read.errors);
    const { change } = read;
    const writing =
      id === undefined
        ? store.create(viewer, key, change)
        : store.update(viewer, key, { id, version, isConfirmed, effectiveOn }, change);
    return await writing.catch(async (error: unknown) =>
      reject(reasonsOf(await employeeRefusal(database, change.columns, error))),
    );
  }
}

/** A row as it was sent, with what it changes or why it cannot. */
type ReadRow = { readonly row: SentRow } & ReturnType<typeof changeOf>;
