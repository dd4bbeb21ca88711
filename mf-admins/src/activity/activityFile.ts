import type { ActivityEntry, ActivityFilter } from '@seamline/shared/contract/activity';
import type { ReferenceNames } from '@seamline/shared/contract/fields';
import { formatMoment } from '@seamline/shared/table';
import { api } from '../api.ts';
import type { adminMessages } from '../messages.ts';
import { changesOf } from './changes.ts';
import { csvLine, csvStart } from './csv.ts';

type Texts = ReturnType<typeof adminMessages.current>;

interface Progress {
  readonly signal: AbortSignal;
  /** Told after each page how many entries there are by now. */
  readonly progress: (entries: number) => void;
}

/** Reads all entries that pass the filter, page by page, into one file. */
export async function activityFile(filter: ActivityFilter, text: Texts, { signal, progress }: Progress): Promise<Blob> {
  const parts = [csvStart(Object.values(text.activity.columns))];
  let entries = 0;
  let cursor: string | undefined;
  do {
    const page = await api.activity.page(filter, cursor, signal);
    parts.push(page.activity.map((entry) => linesOf(entry, text, page.names)).join(''));
    entries += page.activity.length;
    progress(entries);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/** One line for each value that changed, so that a spreadsheet can filter by field. */
export function linesOf(entry: ActivityEntry, text: Texts, names: ReferenceNames = {}): string {
  const { actions, records } = text.activity;
  const start = [
    formatMoment(entry.at),
    entry.who.name,
    entry.who.number,
    entry.address,
    actions[entry.action],
    records[entry.record],
    String(entry.record_id ?? ''),
    entry.record_name,
  ];
  const changes = changesOf(entry, text, names);
  if (changes.length === 0) return csvLine([...start, '', '', '']);
  return changes.map(({ field, before, after }) => csvLine([...start, field, before, after])).join('');
}
