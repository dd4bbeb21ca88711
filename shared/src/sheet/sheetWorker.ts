/// <reference path="./workerText.d.ts" />
import { SHEET_LIMITS, type Sheet, type SheetRow, type Unreadable, UnreadableSheet } from './sheetFile.ts';
import type { FromWorker, ToWorker } from './workerMessages.ts';
import type { SheetColumn, SheetFormat, WorkbookSheet } from './writeSheet.ts';

/** Longest silence of the worker, in milliseconds: a file that takes longer for a few rows was made to. */
const PATIENCE = 30_000;

interface Talk<Result> {
  /** The first message to the worker. */
  readonly ask: ToWorker;
  /** Handles a message of the worker; a result ends the worker. */
  hear(message: FromWorker): Result | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Starts a worker of its own for one piece of work, and ends it with that. */
async function talk<Result>(
  { ask, hear, signal }: Talk<Result>,
  more?: (say: (message: ToWorker) => void) => Promise<void>,
): Promise<Result> {
  const worker = await startWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      const fail = (why: Unreadable) => reject(new UnreadableSheet(why));
      const wait = () => {
        clearTimeout(timer);
        if (!more) timer = setTimeout(() => fail('stuck'), PATIENCE);
      };
      signal?.addEventListener('abort', () => reject(signal.reason));
      worker.onerror = () => fail('broken');
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        wait();
        if (data.type === 'failed') return fail(data.why);
        const result = hear(data);
        if (result !== undefined) resolve(result);
      };
      worker.postMessage(ask);
      wait();
      more?.((message) => worker.postMessage(message)).catch(reject);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

/**
 * The worker's text comes in a chunk of this remote, so it is held to the hash that the registry lists and works from
 * wherever the remote is served; a blob is the one address that the page's policy lets a worker start from.
 */
async function startWorker(): Promise<Worker> {
  // biome-ignore lint/correctness/useImportExtensions: the worker is JavaScript in the packed package
  const { default: text } = await import('./sheet.worker?worker-text');
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const worker = new Worker(address, { name: 'seamline-sheet' });
  // The worker has loaded its script by the time of its first message.
  worker.addEventListener('message', () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

interface ReadOptions {
  /** The sheet of the workbook; the first one that is not hidden and can be read otherwise. */
  readonly name?: string | undefined;
  readonly signal?: AbortSignal;
  /** Called with the number of rows read so far. */
  progress?(rows: number): void;
}

/** Reads a file in a worker. @throws UnreadableSheet */
export async function readFile(file: File, { name, signal, progress }: ReadOptions = {}): Promise<Sheet> {
  if (file.size > SHEET_LIMITS.fileBytes) throw new UnreadableSheet('tooLarge');
  const rows: SheetRow[] = [];
  let sheet: Sheet | undefined;
  return await talk<Sheet>({
    ask: { type: 'read', file, name },
    signal,
    hear: (message) => {
      if (message.type === 'head') {
        rows.length = 0;
        sheet = { ...message.head, fileName: file.name, rows };
      }
      if (message.type === 'rows') {
        rows.push(...message.rows);
        progress?.(rows.length);
      }
      return message.type === 'read' ? sheet : undefined;
    },
  });
}

/** Reads all sheets of a workbook that have headings; a CSV file has one without a name. @throws UnreadableSheet */
export async function readWorkbook(file: File, { signal, progress }: Omit<ReadOptions, 'name'> = {}): Promise<Sheet[]> {
  if (file.size > SHEET_LIMITS.fileBytes) throw new UnreadableSheet('tooLarge');
  const sheets: (Sheet & { readonly rows: SheetRow[] })[] = [];
  let count = 0;
  return await talk<Sheet[]>({
    ask: { type: 'readWorkbook', file },
    signal,
    hear: (message) => {
      if (message.type === 'head') sheets.push({ ...message.head, fileName: file.name, rows: [] });
      if (message.type === 'rows') {
        sheets.at(-1)?.rows.push(...message.rows);
        count += message.rows.length;
        progress?.(count);
      }
      return message.type === 'read' ? sheets : undefined;
    },
  });
}

/** Writes an XLSX file of several sheets in a worker. */
export async function writeWorkbook(sheets: readonly WorkbookSheet[]): Promise<Blob> {
  return await talk<Blob>({
    ask: { type: 'writeWorkbook', sheets },
    signal: undefined,
    hear: (message) => (message.type === 'written' ? message.file : undefined),
  });
}

/** Writes a file in a worker from pages of rows, while they come. */
export async function writeFile(
  format: SheetFormat,
  name: string,
  columns: readonly SheetColumn[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
  signal?: AbortSignal,
): Promise<Blob> {
  return await talk<Blob>(
    {
      ask: { type: 'write', format, name, columns },
      signal,
      hear: (message) => (message.type === 'written' ? message.file : undefined),
    },
    async (say) => {
      for await (const rows of pages) say({ type: 'rows', rows, isLast: false });
      say({ type: 'rows', rows: [], isLast: true });
    },
  );
}
