import { readSheet, readWorkbook } from '../readSheet.ts';
import type { SheetRow, WantedSheet } from '../sheetFile.ts';

/** Reads a file into its headings and rows. */
export async function read(bytes: Uint8Array<ArrayBuffer>, name?: string, wanted: WantedSheet = {}) {
  let rows: SheetRow[] = [];
  let headings: readonly string[] = [];
  let names: readonly string[] = [];
  let headingRow = 0;
  let hash = '';
  await readSheet(
    bytes,
    { name, ...wanted },
    {
      head: (head) => {
        rows = [];
        headings = head.headings;
        names = head.names;
        headingRow = head.headingRow;
        hash = head.hash;
      },
      row: (row) => rows.push(row),
    },
  );
  return {
    headings,
    names,
    headingRow,
    hash,
    rows: rows.map(({ cells }) => cells),
    numbers: rows.map(({ number }) => number),
  };
}

/** Reads all sheets of a workbook. */
export async function readAll(bytes: Uint8Array<ArrayBuffer>) {
  const sheets: { name: string; headings: readonly string[]; rows: SheetRow[] }[] = [];
  await readWorkbook(
    bytes,
    {},
    {
      head: ({ name, headings }) => sheets.push({ name, headings, rows: [] }),
      row: (row) => sheets.at(-1)?.rows.push(row),
    },
  );
  return sheets;
}

export const bytesOf = (text: string) => new TextEncoder().encode(text);
export const csv = (text: string) => read(bytesOf(text));
