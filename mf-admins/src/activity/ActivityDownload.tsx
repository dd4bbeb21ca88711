import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ActivityEntry, ActivityFilter } from '@seamline/shared/contract/access/activity';
import type { ReferenceNames } from '@seamline/shared/contract/wire/fields';
import { recordLabel } from '@seamline/shared/labels/record';
import { formatDay, formatMoment } from '@seamline/shared/messages';
import { notify, useFailures } from '@seamline/shared/session';
import { guarded, saveFile } from '@seamline/shared/sheet';
import { Button, Icon } from '@seamline/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { withReason } from '../failures.ts';
import { fetchActivityPage } from '../queries.ts';
import { changesOf } from './changes.ts';
import { ACTION_LABELS, shownAction } from './labels.ts';

/** Downloads all entries that match the filter as a CSV file. A running download can be stopped. */
export function ActivityDownload({ filter }: { filter: ActivityFilter }) {
  const { t, i18n } = useLingui();
  const [entries, setEntries] = useState<number>();
  const failures = useFailures();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function download() {
    const controller = new AbortController();
    running.current = controller;
    setEntries(0);
    let count = 0;
    const progress = (fetched: number) => {
      count = fetched;
      setEntries(fetched);
    };
    try {
      const file = await activityFile(filter, i18n, { signal: controller.signal, progress });
      saveFile(file, `activity-${formatDay(new Date().toISOString())}.csv`);
      failures.dismiss();
      notify.success(t`${plural(count, { one: 'The file contains # entry.', other: 'The file contains # entries.' })}`);
    } catch (error) {
      if (controller.signal.aborted) return;
      const { text: sentence, detail = '' } = withReason(t`Failed to download the activity log.`, error);
      failures.notify(sentence, { detail, retry: () => void download() });
    } finally {
      setEntries(undefined);
    }
  }

  if (entries === undefined) {
    return (
      <Button variant="outline" onClick={() => void download()}>
        <Icon name="download" /> <Trans>Download CSV</Trans>
      </Button>
    );
  }
  return (
    <HStack>
      <Text role="status" color="fg.muted">
        <Plural value={entries} one="# entry so far…" other="# entries so far…" />
      </Text>
      <Button variant="outline" onClick={() => running.current?.abort()}>
        <Trans>Stop</Trans>
      </Button>
    </HStack>
  );
}

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** Returns the beginning of a CSV file. The mark makes spreadsheets read it as UTF-8. */
export function csvStart(headings: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLine(headings);
}

export function csvLine(cells: readonly string[]): string {
  return cells.map(csvCell).join(',') + LINE_END;
}

function csvCell(text: string): string {
  const harmless = guarded(text);
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const HEADINGS = [
  msg`When (Asia/Kolkata)`,
  msg`Who`,
  msg`Number`,
  msg({ message: 'From address', comment: 'IP address' }),
  msg`Action`,
  msg`Record`,
  msg`Record id`,
  msg`Name`,
  msg`Field`,
  msg`Before`,
  msg`After`,
];

interface Progress {
  readonly signal: AbortSignal;
  /** Called after each page with the number of entries so far. */
  readonly progress: (entries: number) => void;
}

/** Reads all entries that match the filter, page by page, into one file. */
async function activityFile(filter: ActivityFilter, i18n: I18n, { signal, progress }: Progress): Promise<Blob> {
  const parts = [csvStart(HEADINGS.map((heading) => i18n._(heading)))];
  let entries = 0;
  let cursor: string | undefined;
  do {
    const page = await fetchActivityPage(filter, cursor, signal);
    parts.push(page.activity.map((entry) => linesOf(entry, i18n, page.names)).join(''));
    entries += page.activity.length;
    progress(entries);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

/** Returns one line for each changed value, so that a spreadsheet can filter by field. */
export function linesOf(entry: ActivityEntry, i18n: I18n, names: ReferenceNames = {}): string {
  const start = [
    formatMoment(entry.at),
    entry.who.name,
    entry.who.number,
    entry.address,
    i18n._(ACTION_LABELS[shownAction(entry)]),
    recordLabel(entry.record, i18n),
    String(entry.record_id ?? ''),
    entry.record_name,
  ];
  const changes = changesOf(entry, i18n, names);
  if (changes.length === 0) return csvLine([...start, '', '', '']);
  return changes.map(({ field, before, after }) => csvLine([...start, field, before, after])).join('');
}
