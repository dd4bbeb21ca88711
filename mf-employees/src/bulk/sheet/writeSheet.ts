import { writeCsvStream } from 'hucre/csv';
import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import { guarded } from './cellText.ts';

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
          columns: columns.map(({ heading, kind, width = 18 }) => ({
            header: heading,
            width,
            style: { numFmt: NUMBER_FORMATS[kind] },
          })),
        })
      : writeCsvStream(csvRows(columns, rows), { bom: true, lineSeparator: '\r\n', headers: false });
  const blob = await new Response(stream).blob();
  return new Blob([blob], { type: MIME_TYPES[format] });
}

async function* xlsxRows(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<CellValue[]> {
  for await (const row of rows) yield columns.map(({ kind }, place) => cellOf(kind, row[place] ?? ''));
}

function cellOf(kind: SheetColumn['kind'], text: string): CellValue {
  if (kind === 'number' && /^\d{1,15}$/.test(text)) return Number(text);
  if (kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(text) && text >= '1900-03-01') return new Date(`${text}T00:00:00Z`);
  return text === '' ? null : text;
}

async function* csvRows(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<CellValue[]> {
  yield columns.map(({ heading }) => guarded(heading));
  for await (const row of rows) yield columns.map((_, place) => guarded(row[place] ?? ''));
}
