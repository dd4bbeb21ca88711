import { noteExport } from '@seamline/shared/contract/employees/employee-exports';
import {
  beginImport,
  type EmployeeRecord,
  type ImportedRow,
  importRows,
  listImportedRows,
  listImports,
  matchEmployees,
  type SentRow,
} from '@seamline/shared/contract/employees/employee-imports';
import { type DirectoryColumn, type ExtraColumn, listEmployees } from '@seamline/shared/contract/employees/employees';
import {
  type PreviewedRow,
  type PreviewRequest,
  previewRows,
} from '@seamline/shared/contract/employees/import-preview';
import { listPastImports, previewUndo, undoImport as undo } from '@seamline/shared/contract/employees/import-undo';
import { LIMITS } from '@seamline/shared/contract/wire/fields';
import { call } from '@seamline/shared/http';
import { mutation, queryClient, request } from '@seamline/shared/query';
import { queryOptions } from '@tanstack/react-query';
import { type DirectoryPerson, peopleOf } from '../directory/pages.ts';
import { type DirectoryFilter, OF_EMPLOYEES, queryOf } from '../queries.ts';

/** Number of complete records in one response, which must not block the page while it is parsed. */
export const RECORDS_AT_ONCE = 200;

/** Every call of imports and exports, by verb. */
export const bulkApi = {
  imports: queryOptions({ queryKey: [listImports.path], queryFn: request(listImports, { query: {} }) }),

  importsOf: async (hash: string, signal?: AbortSignal) =>
    (await call(listImports, { query: { content_hash: hash } }, signal ? { signal } : {})).imports,

  begin: (about: { id: string; file_name: string; content_hash: string; total_rows: number }) =>
    call(beginImport, { body: about }),

  send: async (id: string, rows: SentRow[]): Promise<ImportedRow[]> =>
    (await call(importRows, { params: { id }, body: { rows } })).rows,

  /** The results of the rows of an import so far. */
  async rowsOf(id: string, signal?: AbortSignal): Promise<ImportedRow[]> {
    const found: ImportedRow[] = [];
    for (;;) {
      const page = await call(
        listImportedRows,
        { params: { id }, query: { after: found.at(-1)?.row, limit: LIMITS.pageEntries } },
        signal ? { signal } : {},
      );
      found.push(...page.rows);
      if (page.rows.length < LIMITS.pageEntries) return found;
    }
  },

  /** Previews some rows of a sheet: the effect of writing each of them. */
  preview: async (body: PreviewRequest, signal?: AbortSignal): Promise<PreviewedRow[]> =>
    (await call(previewRows, { body }, signal ? { signal } : {})).rows,

  /** Whole records of employees; with identity and bank numbers the session log says that they were read. */
  records: async (ids: number[], withIdentity: boolean, signal: AbortSignal): Promise<EmployeeRecord[]> =>
    (await call(matchEmployees, { body: { ids, with_identity: withIdentity } }, { signal })).employees,

  /** Records in the activity log who exports which employees, before any of them is read. */
  noteExport: (
    filter: DirectoryFilter,
    format: 'xlsx' | 'csv',
    columns: readonly DirectoryColumn[] | undefined,
    signal: AbortSignal,
  ) => call(noteExport, { query: { ...queryOf(filter), format, columns: columns && [...columns] } }, { signal }),

  /** A page of the directory with extra values, in its order. */
  async page(
    filter: DirectoryFilter,
    extras: readonly ExtraColumn[],
    cursor: string | undefined,
    signal: AbortSignal,
  ): Promise<{ people: DirectoryPerson[]; next: string | undefined }> {
    const columns = extras.length > 0 ? [...extras] : undefined;
    const query = { ...queryOf(filter), limit: RECORDS_AT_ONCE, cursor, columns };
    const answer = await call(listEmployees, { query }, { signal });
    return { people: peopleOf(answer), next: answer.next_cursor ?? undefined };
  },
};

/** The imports of the last 90 days: all for owners, for others their own. */
export const pastImports = queryOptions({ queryKey: [listPastImports.path], queryFn: request(listPastImports) });

/** The effect that an undo of an import would have at this moment. */
export function importUndoPreview(id: string) {
  return queryOptions({
    queryKey: [previewUndo.path, id] as const,
    queryFn: request(previewUndo, { params: { id } }),
  });
}

const OF_IMPORTS = [...OF_EMPLOYEES, pastImports.queryKey, [listImports.path]];

/** Undoes an import; `kept` are the people of the preview who stay as they are. */
export const undoImport = mutation({
  request: ({ id, kept }: { id: string; kept: number[] }) => call(undo, { params: { id }, body: { kept } }),
  invalidates: OF_IMPORTS,
});

/** Requests employees and imports again, after an import has written its rows one by one. */
export function invalidateImports(): void {
  for (const queryKey of OF_IMPORTS) void queryClient.invalidateQueries({ queryKey });
}
