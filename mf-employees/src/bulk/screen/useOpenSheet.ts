import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ImportedRow } from '@seamline/shared/contract/employee-imports';
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../newId.ts';
import { bulkApi } from '../bulkApi.ts';
import { type Labels, labelsOfAllLanguages } from '../columns/columns.ts';
import { type Sheet, type Unreadable, UnreadableSheet } from '../sheet/sheet.ts';
import { readFile } from '../sheet/sheetWorker.ts';

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
  broken: msg`This file is damaged and cannot be read. Open it in a spreadsheet and save it again.`,
  stuck: msg`Reading this file took too long, so it was stopped. Save it again, or split it into several files.`,
};

/** A sheet that was read, with the server's data about it. */
export interface ChosenSheet {
  readonly file: File;
  readonly sheet: Sheet;
  readonly importId: string;
  /** The labels of its columns in all languages. */
  readonly labels: readonly Labels[];
  /** The results of its rows in an unfinished import. */
  readonly done: readonly ImportedRow[];
}

interface OpenSheet {
  /** The rows read so far, while a sheet is read. */
  readonly rows: number | undefined;
  /** The reason why the last file could not be read. */
  readonly failure: string | undefined;
  /** Reads a sheet of the file: the one of that name, or the first that can be read. A read in progress is aborted. */
  open(file: File, name?: string): Promise<void>;
  stop(): void;
}

/** Reads one sheet at a time; the latest request wins. */
export function useOpenSheet(choose: (chosen: ChosenSheet) => void): OpenSheet {
  const { t } = useLingui();
  const [rows, setRows] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const reading = useRef<AbortController>(undefined);
  const stop = () => reading.current?.abort();
  useEffect(() => () => reading.current?.abort(), []);

  async function open(file: File, name?: string) {
    stop();
    const controller = new AbortController();
    reading.current = controller;
    setFailure(undefined);
    setRows(0);
    try {
      const chosen = await openSheet(file, name, { signal: controller.signal, progress: setRows });
      if (!controller.signal.aborted) choose(chosen);
    } catch (error) {
      if (controller.signal.aborted) return;
      setFailure(error instanceof UnreadableSheet ? t(UNREADABLE_MESSAGES[error.why]) : (error as Error).message);
    } finally {
      if (reading.current === controller) setRows(undefined);
    }
  }

  return { rows, failure, open, stop };
}

/** Returns the progress of reading a sheet as a sentence. */
export function readingMessage(count: number, i18n: I18n): string {
  if (count === 0) return i18n._(msg`Reading the file...`);
  return i18n._(msg`${plural(count, { one: 'Reading the file: # row...', other: 'Reading the file: # rows...' })}`);
}

interface ReadingOptions {
  signal: AbortSignal;
  progress(rows: number): void;
}

/** Reads a sheet and asks the server whether an import of it was not finished. */
async function openSheet(file: File, name: string | undefined, options: ReadingOptions): Promise<ChosenSheet> {
  const sheet = await readFile(file, { name, ...options });
  const [imports, labels] = await Promise.all([bulkApi.importsOf(sheet.hash, options.signal), labelsOfAllLanguages()]);
  const unfinished = imports.find((one) => one.created + one.changed + one.unchanged + one.rejected < one.total_rows);
  if (!unfinished) return { file, sheet, labels, importId: newId(), done: [] };
  const done = await bulkApi.rowsOf(unfinished.id, options.signal);
  return { file, sheet, labels, importId: unfinished.id, done };
}
