import type { DirectoryFilter } from '../../api.ts';
import { bulkApi } from '../bulkApi.ts';
import type { CellTexts } from '../check/cellWords.ts';
import type { Places } from '../check/places.ts';
import { exportRow, leavingCells } from './exportColumns.ts';

interface ExportOptions {
  readonly filter: DirectoryFilter;
  readonly places: Places;
  readonly words: CellTexts;
  readonly signal: AbortSignal;
  /** Called with the number of people fetched so far. */
  progress(people: number): void;
}

/** The people whom a filter lets pass, page by page and in the order of the directory. */
export async function* exportPages({
  filter,
  places,
  words,
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
      .map((record) => [...exportRow(record, places, words), ...leavingCells(record)]);
    people += rows.length;
    progress(people);
    yield rows;
    cursor = page.next;
  } while (cursor !== undefined);
}
