import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { IMPORT_LIMITS } from '@seamline/shared/contract/employees/import-limits';
import { detectDelimiter, streamCsvRows } from 'hucre/csv';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { type CellValue, cellText, tidyHeading, unguarded } from './cellText.ts';
import {
  SHEET_LIMITS,
  type SheetHead,
  type SheetRow,
  type Unreadable,
  UnreadableSheet,
  type WantedSheet,
} from './sheetFile.ts';

export interface SheetSink {
  head(head: SheetHead): void;
  row(row: SheetRow): void;
}

interface RawRow {
  readonly number: number;
  readonly cells: string[];
  readonly isHidden?: boolean;
}

/** Number of rows among which the one with most known headings has them: titles and groups of columns may precede it. */
const HEADING_ROWS = 10;
/** Number of rows in which headings that nobody knows are searched below titles. */
const MOST_TITLE_ROWS = 20;

/**
 * Reads an XLSX or CSV file row by row: of a workbook the wanted sheet, or the first that can be read. The head comes
 * again where a sheet turns out to be unreadable. The content determines the format.
 */
export async function readSheet(bytes: Uint8Array<ArrayBuffer>, wanted: WantedSheet, sink: SheetSink): Promise<void> {
  const { names, sheetOf } = await open(bytes);
  const { name: chosen } = wanted;
  const candidates = chosen !== undefined && names.includes(chosen) ? [chosen] : names.length > 0 ? names : [''];
  let refusal: UnreadableSheet | undefined;
  for (const name of candidates) {
    const hash = hashOf(bytes, name);
    try {
      const { rows, hiddenColumns } = await sheetOf(name);
      const head = (found: Headings) => sink.head({ hash, ...found, hiddenColumns, names, name });
      return await readRows(rows(), { ...sink, head }, wanted);
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
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  { known }: WantedSheet,
  sink: SheetSink,
): Promise<void> {
  const { names, sheetOf } = await open(bytes);
  let refusal = new UnreadableSheet('empty');
  let heads = 0;
  for (const name of names.length > 0 ? names : ['']) {
    const { rows, hiddenColumns } = await sheetOf(name);
    const sinkOfSheet = {
      ...sink,
      head: (head: Headings) => {
        heads += 1;
        sink.head({ hash: hashOf(bytes, name), ...head, hiddenColumns, names, name });
      },
    };
    try {
      await readRows(rows(), sinkOfSheet, { known }).catch(async (error: unknown) => {
        if (!(error instanceof UnreadableSheet) || error.why !== 'noHeadings') throw error;
        await readRows(rows(), sinkOfSheet, { known }, 1);
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

type Headings = Pick<SheetHead, 'headings' | 'headingRow' | 'top'>;

interface RowSink {
  head(head: Headings): void;
  row(row: SheetRow): void;
}

/** `fewest` is the number of cells that headings have at least. */
async function readRows(rows: Rows, sink: RowSink, wanted: WantedSheet, fewest = 2): Promise<void> {
  const top: RawRow[] = [];
  let heading: RawRow | undefined;
  let seen = 0;
  let kept = 0;

  function keep({ number, cells, isHidden }: RawRow) {
    kept += 1;
    if (kept > IMPORT_LIMITS.rows) throw new UnreadableSheet('tooManyRows');
    const cut = cells.map((cell) => cell.slice(0, SHEET_LIMITS.cellLength));
    sink.row({ number, cells: cut, ...(isHidden && { isHidden }) });
  }

  function begin(row: RawRow | undefined) {
    if (row === undefined) return;
    heading = row;
    sink.head({ headings: row.cells, headingRow: row.number, top });
    for (const each of top.filter(({ number }) => number > row.number)) keep(each);
  }

  for await (const row of rows) {
    if (row.cells.length > SHEET_LIMITS.columns) throw new UnreadableSheet('tooManyColumns');
    if (row.cells.every((cell) => cell === '')) continue;
    seen += 1;
    if (heading !== undefined) {
      keep(row);
      continue;
    }
    if (seen <= HEADING_ROWS) top.push(row);
    if (seen === HEADING_ROWS) begin(headingOf(top, wanted, fewest));
    else if (seen > HEADING_ROWS) begin(headingOf([row], wanted, fewest));
    if (heading === undefined && seen > MOST_TITLE_ROWS) throw new UnreadableSheet('noHeadings');
  }
  if (heading === undefined && seen < HEADING_ROWS) begin(headingOf(top, wanted, fewest));
  if (seen > 0 && heading === undefined) throw new UnreadableSheet('noHeadings');
  if (kept === 0) throw new UnreadableSheet('empty');
}

/** The chosen row of headings, else the one with most known headings, else the first that has several cells. */
function headingOf(
  rows: readonly RawRow[],
  { headingRow, known = [] }: WantedSheet,
  fewest: number,
): RawRow | undefined {
  if (headingRow !== undefined) return rows.find(({ number }) => number === headingRow);
  const names = new Set(known);
  const counted = rows
    .filter(({ cells }) => cells.filter((cell) => cell !== '').length >= fewest)
    .map((row) => ({ row, count: new Set(row.cells.map(tidyHeading).filter((name) => names.has(name))).size }));
  const most = Math.max(...counted.map(({ count }) => count));
  return counted.find(({ count }) => count === most)?.row;
}

type Rows = AsyncIterable<RawRow> | Iterable<RawRow>;

interface OpenFile {
  /** The sheets that are not hidden; a file that is no workbook has none. */
  readonly names: string[];
  sheetOf(name: string): Promise<{ rows(): Rows; readonly hiddenColumns: readonly number[] }>;
}

async function open(bytes: Uint8Array<ArrayBuffer>): Promise<OpenFile> {
  if (bytes.length === 0) throw new UnreadableSheet('empty');
  if (bytes.length > SHEET_LIMITS.fileBytes) throw new UnreadableSheet('tooLarge');
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new UnreadableSheet('oldOrLocked');
  if (!startsWith(bytes, [0x50, 0x4b])) {
    const text = textOf(bytes);
    const delimiter = detectDelimiter(text.slice(0, 20_000));
    const line = lineOfOpenQuote(text, delimiter);
    if (line !== undefined) throw new UnreadableSheet('openQuote', line);
    return { names: [], sheetOf: async () => ({ rows: () => csvRows(text, delimiter), hiddenColumns: [] }) };
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
  return {
    names,
    async sheetOf(name) {
      const { rows: hiddenRows, columns: hiddenColumns } = await hiddenParts(bytes, name);
      return { rows: () => xlsxRows(bytes, name, hiddenRows), hiddenColumns };
    },
  };
}

/** An OpenDocument file begins with its type, which is not compressed. */
function isOpenDocument(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 120));
  return start.includes('mimetypeapplication/vnd.oasis.opendocument.');
}

/** The rows that are streamed do not say whether they are hidden, so the sheet is read for that without its cells. */
async function hiddenParts(bytes: Uint8Array, name: string) {
  const { sheets } = await readXlsx(bytes, { sheets: [name], range: 'A1:A1' });
  const { rowDefs = new Map(), columns = [] } = sheets[0] ?? {};
  return {
    rows: new Set([...rowDefs].filter(([, { hidden }]) => hidden).map(([index]) => index)),
    columns: [...columns.keys()].filter((index) => columns[index]?.hidden),
  };
}

async function* xlsxRows(bytes: Uint8Array, sheet: string, hidden: ReadonlySet<number>): AsyncGenerator<RawRow> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    yield {
      number: index + 1,
      isHidden: hidden.has(index),
      cells: withoutTail(values.map((value) => unguarded(cellText(value)))),
    };
  }
}

/**
 * The line of a quotation mark at the beginning of a cell that nothing closes. The rest of the file would be that cell,
 * and all rows in it would be lost.
 */
function lineOfOpenQuote(text: string, delimiter: string): number | undefined {
  const end = new RegExp(`[\\r\\n${delimiter}]`, 'g');
  for (let at = 0; at < text.length; ) {
    if (text[at] === '"') {
      const opened = at;
      do {
        at = text.indexOf('"', at + 1) + 1;
        if (at === 0) return text.slice(0, opened).split('\n').length;
      } while (text[at] === '"');
    }
    end.lastIndex = at;
    at = end.test(text) ? end.lastIndex : text.length;
  }
  return undefined;
}

function* csvRows(text: string, delimiter: string): Generator<RawRow> {
  let number = 0;
  for (const values of streamCsvRows(text, { delimiter })) {
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

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** The end record is 22 bytes and a comment of at most 65535. */
const LONGEST_TAIL = 22 + 65_535;
const UNKNOWN = 0xffffffff;

/**
 * The bytes that the parts of a packed file say they unpack to, read from its directory without unpacking anything;
 * infinite where it does not tell. A part that lies about it is caught when it is unpacked: its reader is given no more.
 */
function unpackedSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return undefined;
    const size = view.getUint32(at + 24, true);
    if (size === UNKNOWN) return Number.POSITIVE_INFINITY;
    total += size;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return total;
}

function endOf(view: DataView): number | undefined {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - LONGEST_TAIL); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return undefined;
}
