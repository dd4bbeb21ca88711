import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { type Unreadable, UnreadableSheet, type WantedSheet } from './sheetFile.ts';

const UNREADABLE_MESSAGES: Readonly<Record<Unreadable, MessageDescriptor>> = {
  empty: msg`This file has no rows.`,
  tooLarge: msg`This file is larger than 25 MB. Split it into several.`,
  tooManyRows: msg`This sheet has more than 50,000 rows. Split it into several.`,
  tooManyColumns: msg`This sheet has more than 200 columns. Remove columns that are not about employees.`,
  tooMuchInside: msg`This file would unpack to far more data than its size suggests, so it was not opened.`,
  oldOrLocked: msg`This is an old Excel file (XLS) or one with a password. Save it as XLSX without a password.`,
  openDocument: msg`This is an OpenDocument sheet (ODS). Save it as XLSX or CSV, and choose that file.`,
  notASheet: msg`This is not a sheet. Choose an XLSX or CSV file.`,
  noHeadings: msg`No row of headings was found. The first row of the table must say what its columns are.`,
  openQuote: msg`The quotation mark that begins a cell in line ${{ line: '' }} is not closed, so the rows below it cannot be told apart. Add the missing mark or remove this one.`,
  broken: msg`This file is damaged and cannot be read. Open it in a spreadsheet and save it again.`,
  stuck: msg`Reading this file took too long, so it was stopped. Save it again, or split it into several files.`,
};

export interface ReadingOptions {
  readonly signal: AbortSignal;
  /** Called with the number of rows read so far. */
  progress(rows: number): void;
}

export interface OpenSheet {
  /** The rows read so far, while a file is read. */
  readonly rows: number | undefined;
  /** The reason why the last file could not be read. */
  readonly failure: string | undefined;
  /** Reads a file; of a workbook the wanted sheet. A read in progress is aborted. */
  open(file: File, wanted?: WantedSheet): Promise<void>;
  stop(): void;
}

/** Reads one file at a time; the latest request wins. `messages` replace the sentences for unreadable files. */
export function useOpenFile<Content>(
  read: (file: File, wanted: WantedSheet, options: ReadingOptions) => Promise<Content>,
  choose: (content: Content) => void,
  messages?: Partial<typeof UNREADABLE_MESSAGES>,
): OpenSheet {
  const { i18n } = useLingui();
  const [rows, setRows] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const reading = useRef<AbortController>(undefined);
  const stop = () => reading.current?.abort();
  useEffect(() => () => reading.current?.abort(), []);

  function sentenceFor({ why, line }: UnreadableSheet): string {
    const message: MessageDescriptor = messages?.[why] ?? UNREADABLE_MESSAGES[why];
    return i18n._({ ...message, values: { line } });
  }

  async function open(file: File, wanted: WantedSheet = {}) {
    stop();
    const controller = new AbortController();
    reading.current = controller;
    setFailure(undefined);
    setRows(0);
    try {
      const content = await read(file, wanted, { signal: controller.signal, progress: setRows });
      if (!controller.signal.aborted) choose(content);
    } catch (error) {
      if (controller.signal.aborted) return;
      setFailure(error instanceof UnreadableSheet ? sentenceFor(error) : (error as Error).message);
    } finally {
      if (reading.current === controller) setRows(undefined);
    }
  }

  return { rows, failure, open, stop };
}

/** Returns the progress of reading a file as a sentence. */
export function readingMessage(count: number, i18n: I18n): string {
  if (count === 0) return i18n._(msg`Reading the file...`);
  return i18n._(msg`${plural(count, { one: 'Reading the file: # row...', other: 'Reading the file: # rows...' })}`);
}
