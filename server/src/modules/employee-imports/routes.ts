import { dateInIndia } from '@seamline/shared/contract/employee-dates';
import {
  beginImport,
  type ImportedRow,
  importRows,
  listImportedRows,
  listImports,
  matchEmployees,
  type SentRow,
} from '@seamline/shared/contract/employee-imports';
import { IMPORT_LIMITS } from '@seamline/shared/contract/import-limits';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../errors.ts';
import type { Viewer } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { employeeRefusal } from '../employee-records/refusals.ts';
import { changeOf, reasonsOf, toRecord } from './rules.ts';
import { employeeImportStore, findRecords } from './store.ts';

const DAY_MS = 86_400_000;
/** A hundred rows in which every text is as long as it may be. */
const CHUNK_BYTES = 4 * 1024 * 1024;

/** Employees from sheets: row by row, each of them once, however often it is sent. */
export function employeeImports(app: FastifyInstance, { clock, database }: Services): void {
  const store = employeeImportStore(database);

  route(app, beginImport, async ({ input: { body }, viewer }) => {
    const now = clock();
    await store.forget(new Date(now.getTime() - IMPORT_LIMITS.days * DAY_MS));
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
      const rows: ImportedRow[] = [];
      // One after the other: each is a transaction of its own, so that others get their turn in between.
      for (const row of body.rows) rows.push(await write(viewer, params.id, row));
      return { rows };
    },
    { bodyLimit: CHUNK_BYTES },
  );

  route(app, matchEmployees, async ({ input: { body } }) => ({
    employees: (await findRecords(database, body)).map(toRecord),
  }));

  async function write(viewer: Viewer, importId: string, sent: SentRow): Promise<ImportedRow> {
    const key = { importId, row: sent.row };
    const reject = (error: unknown) => store.reject(key, sent.employee_id ?? null, reasonsOf(error));
    const read = changeOf(sent, dateInIndia(clock()));
    if ('errors' in read) return await store.reject(key, sent.employee_id ?? null, read.errors);
    const { change } = read;
    const writing =
      sent.employee_id === undefined
        ? store.create(viewer, key, change)
        : store.update(viewer, key, { id: sent.employee_id, version: sent.version }, change);
    return await writing.catch(async (error: unknown) =>
      reject(await employeeRefusal(database, change.columns, error)),
    );
  }
}
