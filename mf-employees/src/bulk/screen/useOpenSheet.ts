import type { ImportedRow } from '@seamline/shared/contract/employee-imports';
import { useMessages } from '@seamline/shared/messages';
import { useEffect, useRef, useState } from 'react';
import { bulkApi } from '../bulkApi.ts';
import { type Labels, labelsOfAllLanguages } from '../columns/targetLabels.ts';
import { bulkMessages } from '../messages.ts';
import { newImportId } from '../run/importRun.ts';
import { type Sheet, UnreadableSheet } from '../sheet/sheet.ts';
import { readFile } from '../sheet/sheetWorker.ts';

/** A sheet that was read, with what the server knows of it already. */
export interface ChosenSheet {
  readonly file: File;
  readonly sheet: Sheet;
  readonly importId: string;
  /** What its columns may be called. */
  readonly labels: readonly Labels[];
  /** What became of its rows in an import that was not finished. */
  readonly done: readonly ImportedRow[];
}

interface OpenSheet {
  /** The rows read so far, while a sheet is read. */
  readonly rows: number | undefined;
  /** Why the last one could not be read. */
  readonly failure: string | undefined;
  /** Reads a sheet of the file: the one of that name, or the first. What is read meanwhile is given up. */
  open(file: File, name?: string): Promise<void>;
  stop(): void;
}

/** Reads one sheet at a time, and hands over what was asked for last. */
export function useOpenSheet(choose: (chosen: ChosenSheet) => void): OpenSheet {
  const text = useMessages(bulkMessages).unreadable;
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
      setFailure(error instanceof UnreadableSheet ? text[error.why] : (error as Error).message);
    } finally {
      if (reading.current === controller) setRows(undefined);
    }
  }

  return { rows, failure, open, stop };
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
  if (!unfinished) return { file, sheet, labels, importId: newImportId(), done: [] };
  const done = await bulkApi.rowsOf(unfinished.id, options.signal);
  return { file, sheet, labels, importId: unfinished.id, done };
}
