import { writeCsvStream } from 'hucre/csv';
import { type CellValue, type ColumnDef, writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import { escaped, guarded } from './cellText.ts';

export type SheetFormat = 'xlsx' | 'csv';

/** The format of a column: texts stay texts in every program, dates are dates, numbers are numbers. */
export interface SheetColumn {
  readonly heading: string;
  readonly kind: 'text' | 'date' | 'number';
  readonly width?: number;
}

export const MIME_TYPES: Readonly<Record<SheetFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
};

const NUMBER_FORMATS = { text: '@', date: 'yyyy-mm-dd', number: '0' } as const;

/** Makes a file out of rows while they come; what is done already is compressed and not held as cells. */
export async function writeSheet(
  format: SheetFormat,
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly string[]>,
): Promise<Blob> {
  const stream =
    format === 'xlsx'
      ? writeXlsxStream(xlsxRows(columns, rows), {
          name,
          freezePane: { rows: 1 },
          columns: columns.map((column) => ({ ...formatOf(column), header: column.heading })),
        })
      : writeCsvStream(csvRows(columns, rows), { bom: true, lineSeparator: '\r\n', headers: false });
  const blob = await new Response(stream).blob();
  return new Blob([blob], { type: MIME_TYPES[format] });
}

/** One of several sheets of a workbook. */
export interface WorkbookSheet {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly string[])[];
}

/** Makes an XLSX file of several sheets that are known whole. */
export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Blob> {
  const bytes = await writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name,
      freezePane: { rows: 1 },
      columns: columns.map(formatOf),
      rows: [columns.map(({ heading }) => heading), ...rows.map((row) => xlsxRow(columns, row))],
    })),
  });
  return new Blob([new Uint8Array(bytes)], { type: MIME_TYPES.xlsx });
}

function formatOf({ kind, width = 18 }: SheetColumn): ColumnDef {
  return { width, style: { numFmt: NUMBER_FORMATS[kind] } };
}

async function* xlsxRows(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<CellValue[]> {
  for await (const row of rows) yield xlsxRow(columns, row);
}

function xlsxRow(columns: readonly SheetColumn[], row: readonly string[]): CellValue[] {
  return columns.map(({ kind }, index) => cellOf(kind, row[index] ?? ''));
}

function cellOf(kind: SheetColumn['kind'], text: string): CellValue {
  if (kind === 'number' && /^\d{1,15}$/.test(text)) return Number(text);
  if (kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(text) && text >= '1900-03-01') return new Date(`${text}T00:00:00Z`);
  return text === '' ? null : escaped(text);
}

async function* csvRows(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<CellValue[]> {
  yield columns.map(({ heading }) => guarded(heading));
  for await (const row of rows) yield columns.map((_, index) => guarded(row[index] ?? ''));
}
