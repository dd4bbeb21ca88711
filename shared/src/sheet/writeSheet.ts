import { writeCsvStream } from 'hucre/csv';
import { type CellValue, type ColumnDef, type DataValidation, writeXlsx, writeXlsxStream } from 'hucre/xlsx';
import { escaped, guarded } from './cellText.ts';

export type SheetFormat = 'xlsx' | 'csv';

/** The format of a column: texts stay texts in every program, dates are dates, numbers are numbers. */
export interface SheetColumn {
  readonly heading: string;
  readonly kind: 'text' | 'date' | 'number';
  readonly width?: number;
  /** Values to choose from in a workbook; others can be written as well. */
  readonly choices?: readonly string[];
  /** A sentence that a workbook shows at the cells. */
  readonly hint?: string;
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
  const lists: (readonly string[])[] = [];
  const written = sheets.map(({ name, columns, rows }) => ({
    name,
    freezePane: { rows: 1 },
    columns: columns.map(formatOf),
    rows: [columns.map(({ heading }) => heading), ...rows.map((row) => xlsxRow(columns, row))],
    dataValidations: columns.flatMap((column, index) => validationsOf(column, letterOf(index), lists)),
  }));
  const bytes = await writeXlsx({ sheets: [...written, ...(lists.length > 0 ? [listSheet(lists)] : [])] });
  return new Blob([new Uint8Array(bytes)], { type: MIME_TYPES.xlsx });
}

const LIST_SHEET = '_lists';
const LAST_ROW = 1_048_576;

/** The choices and the hint of a column. Choices stand in a sheet of lists, since a formula takes 255 characters. */
function validationsOf(
  { choices = [], hint = '' }: SheetColumn,
  letter: string,
  lists: (readonly string[])[],
): DataValidation[] {
  const about = {
    ...{ range: `${letter}2:${letter}${LAST_ROW}`, allowBlank: true, showErrorMessage: false },
    ...(hint && { showInputMessage: true, inputMessage: hint }),
  };
  if (choices.length === 0) return hint ? [{ ...about, type: 'custom', formula1: 'TRUE' }] : [];
  lists.push(choices);
  const list = letterOf(lists.length - 1);
  return [{ ...about, type: 'list', formula1: `${LIST_SHEET}!$${list}$1:$${list}$${choices.length}` }];
}

function listSheet(lists: readonly (readonly string[])[]) {
  const length = Math.max(...lists.map((list) => list.length));
  const rows = Array.from({ length }, (_, row) => lists.map((list) => list[row] ?? null));
  return { name: LIST_SHEET, veryHidden: true, rows };
}

/** The letters of a column: A, B, ... Z, AA. */
function letterOf(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
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
