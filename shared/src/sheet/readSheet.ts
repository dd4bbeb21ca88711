import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { IMPORT_LIMITS } from '@seamline/shared/contract/import-limits';
import { detectDelimiter, streamCsvRows } from 'hucre/csv';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { type CellValue, cellText, unguarded } from './cellText.ts';
import { SHEET_LIMITS, type SheetRow, type Unreadable, UnreadableSheet } from './sheetFile.ts';
import { unpackedSize } from './unpackedSize.ts';

/** The properties of a sheet that are known before its rows. */
export interface SheetHead {
  readonly hash: string;
  readonly headings: readonly string[];
  readonly names: readonly string[];
  readonly name: string;
}

export interface SheetSink {
  head(head: SheetHead): void;
  row(row: SheetRow): void;
}

interface RawRow {
  readonly number: number;
  readonly cells: string[];
}

/** Number of rows in which the headings are searched, since titles may precede them. */
const MOST_TITLE_ROWS = 20;

/**
 * Reads an XLSX or CSV file row by row: of a workbook the wanted sheet, or the first that can be read. The head comes
 * again where a sheet turns out to be unreadable. The content determines the format.
 */
export async function readSheet(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: string | undefined,
  sink: SheetSink,
): Promise<void> {
  const { names, rowsOf } = await open(bytes);
  const candidates = wanted !== undefined && names.includes(wanted) ? [wanted] : names.length > 0 ? names : [''];
  let refusal: UnreadableSheet | undefined;
  for (const name of candidates) {
    const hash = hashOf(bytes, name);
    try {
      return await readRows(rowsOf(name), { ...sink, head: (headings) => sink.head({ hash, headings, names, name }) });
    } catch (error) {
      if (!(error instanceof UnreadableSheet)) throw error;
      refusal ??= error;
    }
  }
  throw refusal ?? new UnreadableSheet('empty');
}

/**
 * Reads every sheet of a workbook that has headings, one after the other, each with a head of its own. Where no row has
 * several cells, the sheet has one column, with its heading on top.
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>, sink: SheetSink): Promise<void> {
  const { names, rowsOf } = await open(bytes);
  let refusal = new UnreadableSheet('empty');
  let heads = 0;
  for (const name of names.length > 0 ? names : ['']) {
    const sinkOfSheet = {
      ...sink,
      head: (headings: readonly string[]) => {
        heads += 1;
        sink.head({ hash: hashOf(bytes, name), headings, names, name });
      },
    };
    try {
      await readRows(rowsOf(name), sinkOfSheet).catch(async (error: unknown) => {
        if (!(error instanceof UnreadableSheet) || error.why !== 'noHeadings') throw error;
        await readRows(rowsOf(name), sinkOfSheet, 1);
      });
    } catch (error) {
      if (!(error instanceof UnreadableSheet) || !WITHOUT_TABLE.has(error.why)) throw error;
      refusal = error;
    }
  }
  if (heads === 0) throw refusal;
}

/** The reasons of a sheet that has no table, such as a cover. */
const WITHOUT_TABLE: ReadonlySet<Unreadable> = new Set(['empty', 'noHeadings']);

function hashOf(bytes: Uint8Array, name: string): string {
  return bytesToHex(sha256.create().update(bytes).update(utf8ToBytes(name)).digest());
}

interface RowSink {
  head(headings: readonly string[]): void;
  row(row: SheetRow): void;
}

/** `fewest` is the number of cells that headings have at least. */
async function readRows(rows: Rows, sink: RowSink, fewest = 2): Promise<void> {
  let headings: readonly string[] | undefined;
  let seen = 0;
  let kept = 0;
  for await (const { number, cells } of rows) {
    if (cells.length > SHEET_LIMITS.columns) throw new UnreadableSheet('tooManyColumns');
    if (cells.every((cell) => cell === '')) continue;
    seen += 1;
    if (headings === undefined) {
      if (cells.filter((cell) => cell !== '').length >= fewest) {
        headings = cells;
        sink.head(headings);
      } else if (seen > MOST_TITLE_ROWS) throw new UnreadableSheet('noHeadings');
      continue;
    }
    kept += 1;
    if (kept > IMPORT_LIMITS.rows) throw new UnreadableSheet('tooManyRows');
    sink.row({ number, cells: cells.map((cell) => cell.slice(0, SHEET_LIMITS.cellLength)) });
  }
  if (seen > 0 && headings === undefined) throw new UnreadableSheet('noHeadings');
  if (kept === 0) throw new UnreadableSheet('empty');
}

type Rows = AsyncIterable<RawRow> | Iterable<RawRow>;

/** The sheets of a file that are not hidden, and their rows; a file that is no workbook has no names. */
async function open(bytes: Uint8Array<ArrayBuffer>): Promise<{ names: string[]; rowsOf(name: string): Rows }> {
  if (bytes.length === 0) throw new UnreadableSheet('empty');
  if (bytes.length > SHEET_LIMITS.fileBytes) throw new UnreadableSheet('tooLarge');
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new UnreadableSheet('oldOrLocked');
  if (!startsWith(bytes, [0x50, 0x4b])) {
    const text = textOf(bytes);
    return { names: [], rowsOf: () => csvRows(text) };
  }
  if (isOpenDocument(bytes)) throw new UnreadableSheet('openDocument');
  const size = unpackedSize(bytes);
  if (size === undefined) throw new UnreadableSheet('broken');
  if (size > SHEET_LIMITS.unpackedBytes) throw new UnreadableSheet('tooMuchInside');
  const names: string[] = [];
  await readXlsx(bytes, {
    sheets: ({ name, hidden, veryHidden }) => {
      if (!hidden && !veryHidden) names.push(name);
      return false;
    },
  });
  if (names.length === 0) throw new UnreadableSheet('empty');
  return { names, rowsOf: (name) => xlsxRows(bytes, name) };
}

/** An OpenDocument file begins with its type, which is not compressed. */
function isOpenDocument(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 120));
  return start.includes('mimetypeapplication/vnd.oasis.opendocument.');
}

async function* xlsxRows(bytes: Uint8Array, sheet: string): AsyncGenerator<RawRow> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    yield { number: index + 1, cells: withoutTail(values.map((value) => unguarded(cellText(value)))) };
  }
}

function* csvRows(text: string): Generator<RawRow> {
  let number = 0;
  for (const values of streamCsvRows(text, { delimiter: detectDelimiter(text.slice(0, 20_000)) })) {
    number += 1;
    yield { number, cells: withoutTail(values.map((value: CellValue) => unguarded(cellText(value)))) };
  }
}

/** Removes trailing empty columns, which are often left over from earlier content. */
function withoutTail(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

/** The text of a file: UTF-8 or UTF-16 by its mark, else UTF-8, else what an old Windows program writes. */
function textOf(bytes: Uint8Array): string {
  const marked = startsWith(bytes, [0xff, 0xfe])
    ? 'utf-16le'
    : startsWith(bytes, [0xfe, 0xff])
      ? 'utf-16be'
      : undefined;
  if (marked) return new TextDecoder(marked).decode(bytes);
  if (bytes.subarray(0, 4000).includes(0)) throw new UnreadableSheet('notASheet');
  const text = decoded(bytes);
  if (/^\s*<(?:!doctype|html|\?xml|table)/i.test(text.slice(0, 500)) || text.startsWith('%PDF'))
    throw new UnreadableSheet('notASheet');
  return text;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
