import type { SheetHead } from './readSheet.ts';
import type { SheetRow, Unreadable } from './sheet.ts';
import type { SheetColumn, SheetFormat } from './writeSheet.ts';

/** What the page asks of the worker: to read a file, or to write one from rows that follow. */
export type ToWorker =
  | { readonly type: 'read'; readonly file: Blob; readonly name: string | undefined }
  | {
      readonly type: 'write';
      readonly format: SheetFormat;
      readonly name: string;
      readonly columns: readonly SheetColumn[];
    }
  | { readonly type: 'rows'; readonly rows: readonly (readonly string[])[]; readonly isLast: boolean };

/** What the worker tells the page. */
export type FromWorker =
  | { readonly type: 'head'; readonly head: SheetHead }
  | { readonly type: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly type: 'read' }
  | { readonly type: 'written'; readonly file: Blob }
  | { readonly type: 'failed'; readonly why: Unreadable; readonly detail: string };
