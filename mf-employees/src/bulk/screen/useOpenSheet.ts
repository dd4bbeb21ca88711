import type { ImportedRow } from '@seamline/shared/contract/employee-imports';
import { type OpenSheet, type ReadingOptions, readFile, type Sheet, useOpenFile } from '@seamline/shared/sheet';
import { newId } from '../../newId.ts';
import { bulkApi } from '../bulkApi.ts';
import { type Labels, labelsOfAllLanguages } from '../columns/columns.ts';

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

/** Reads one sheet at a time; the latest request wins. */
export function useOpenSheet(choose: (chosen: ChosenSheet) => void): OpenSheet {
  return useOpenFile(openSheet, choose);
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
