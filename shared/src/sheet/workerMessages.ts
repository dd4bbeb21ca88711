import type { SheetHead, SheetRow, Unreadable, WantedSheet } from './sheetFile.ts';
import type { SheetColumn, SheetFormat, WorkbookSheet } from './writeSheet.ts';

/** Requests of the page: to read a file, to write one from the rows that follow, or to write a workbook. */
export type ToWorker =
  | { readonly type: 'read'; readonly file: Blob; readonly wanted: WantedSheet }
  | { readonly type: 'readWorkbook'; readonly file: Blob; readonly wanted: WantedSheet }
  | { readonly type: 'writeWorkbook'; readonly sheets: readonly WorkbookSheet[] }
  | {
      readonly type: 'write';
      readonly format: SheetFormat;
      readonly name: string;
      readonly columns: readonly SheetColumn[];
    }
  | { readonly type: 'rows'; readonly rows: readonly (readonly string[])[]; readonly isLast: boolean };

/** Responses of the worker. */
export type FromWorker =
  | { readonly type: 'head'; readonly head: SheetHead }
  | { readonly type: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly type: 'read' }
  | { readonly type: 'written'; readonly file: Blob }
  | { readonly type: 'failed'; readonly why: Unreadable; readonly line: number; readonly detail: string };
