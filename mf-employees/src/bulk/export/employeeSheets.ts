import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmployeeRecord } from '@seamline/shared/contract/employee-imports';
import type { DirectoryFilter } from '../../queries.ts';
import { bulkApi } from '../bulkApi.ts';
import type { Places } from '../check/places.ts';
import { COLUMNS, cellWords, isField, TARGETS, targetLabels } from '../columns/columns.ts';
import { writeFile } from '../sheet/sheetWorker.ts';
import type { SheetColumn } from '../sheet/writeSheet.ts';

/** Rows of a template that are ready to be filled in: their cells keep zeros in front of numbers. */
const READY = 200;

/** The columns of every sheet that this product writes. */
function sheetColumns(i18n: I18n): SheetColumn[] {
  const labels = targetLabels(i18n);
  return TARGETS.map((target) => ({ heading: labels[target], kind: COLUMNS[target].kind.format }));
}

/** The columns of an export alone: a leaving is recorded on a page of its own and never imported. */
export function leavingColumns(i18n: I18n): SheetColumn[] {
  return [msg`Resignation Date`, msg`Company Last Day`].map((label) => ({ heading: i18n._(label), kind: 'date' }));
}

export function exportColumns(i18n: I18n): SheetColumn[] {
  return [...sheetColumns(i18n), ...leavingColumns(i18n)];
}

/** The leaving of an employee as the cells of those columns; empty for one who is not leaving. */
export function leavingCells({ leaving }: EmployeeRecord): string[] {
  return [leaving?.resignation_date ?? '', leaving?.company_last_day ?? ''];
}

/** An employee as the cells of an export. */
export function exportRow(record: EmployeeRecord, places: Places, i18n: I18n): string[] {
  const { id, version, values } = record;
  const cells = TARGETS.map((target) => {
    if (isField(target)) return cellWords(target, values[target] ?? '', places, i18n);
    return String(target === 'version' ? version : id);
  });
  return [...cells, ...leavingCells(record)];
}

interface ExportOptions {
  readonly filter: DirectoryFilter;
  readonly places: Places;
  readonly i18n: I18n;
  readonly signal: AbortSignal;
  /** Called with the number of people fetched so far. */
  progress(people: number): void;
}

/** Yields the employees that match a filter, page by page and in the order of the directory. */
export async function* exportPages(options: ExportOptions): AsyncGenerator<string[][]> {
  const { filter, places, i18n, signal, progress } = options;
  let cursor: string | undefined;
  let people = 0;
  do {
    const page = await bulkApi.page(filter, cursor, signal);
    const records = page.ids.length === 0 ? [] : await bulkApi.match({ ids: page.ids, numbers: [], codes: [] }, signal);
    const byId = new Map(records.map((record) => [record.id, record]));
    const rows = page.ids.flatMap((id) => byId.get(id) ?? []).map((record) => exportRow(record, places, i18n));
    people += rows.length;
    progress(people);
    yield rows;
    cursor = page.next;
  } while (cursor !== undefined);
}

/** An empty sheet with every column. */
export async function templateFile(i18n: I18n): Promise<Blob> {
  const columns = sheetColumns(i18n).slice(1, -1);
  return await writeFile('xlsx', i18n._(msg`Employees`), columns, emptyRows(columns.length));
}

async function* emptyRows(width: number): AsyncGenerator<string[][]> {
  yield Array.from({ length: READY }, () => Array.from({ length: width }, () => ''));
}
