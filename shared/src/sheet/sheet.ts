export { DownloadButton } from './DownloadButton.tsx';
export { Progress } from './Progress.tsx';
export { SheetPicker } from './SheetPicker.tsx';
export { saveFile } from './saveFile.ts';
export type { Sheet } from './sheetFile.ts';
export { readFile, readWorkbook, writeFile, writeWorkbook } from './sheetWorker.ts';
export { type OpenSheet, type ReadingOptions, readingMessage, useOpenFile } from './useOpenFile.ts';
export type { SheetColumn, SheetFormat, WorkbookSheet } from './writeSheet.ts';
