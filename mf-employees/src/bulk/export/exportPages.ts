import type { I18n } from '@lingui/core';
import type { DirectoryFilter } from '../../queries.ts';
import { bulkApi } from '../bulkApi.ts';
import type { Places } from '../check/places.ts';
import { exportRow, leavingCells } from './exportColumns.ts';

interface ExportOptions {
  readonly filter: DirectoryFilter;
  readonly places: Places;
  readonly i18n: I18n;
  readonly signal: AbortSignal;
  /** Called with the number of people fetched so far. */
  progress(people: number): void;
}

/** Yields the employees that match a filter, page by page and in the order of the directory. */
export async function* exportPages({
  filter,
  places,
  i18n,
  signal,
  progress,
}: ExportOptions): AsyncGenerator<string[][]> {
  let cursor: string | undefined;
  let people = 0;
  do {
    const page = await bulkApi.page(filter, cursor, signal);
    const records = page.ids.length === 0 ? [] : await bulkApi.match({ ids: page.ids, numbers: [], codes: [] }, signal);
    const byId = new Map(records.map((record) => [record.id, record]));
    const rows = page.ids
      .flatMap((id) => byId.get(id) ?? [])
      .map((record) => [...exportRow(record, places, i18n), ...leavingCells(record)]);
    people += rows.length;
    progress(people);
    yield rows;
    cursor = page.next;
  } while (cursor !== undefined);
}
