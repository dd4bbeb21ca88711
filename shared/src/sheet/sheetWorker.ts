/// <reference path="./workerText.d.ts" />
import {
  SHEET_LIMITS,
  type Sheet,
  type SheetRow,
  type Unreadable,
  UnreadableSheet,
  type WantedSheet,
} from './sheetFile.ts';
import type { FromWorker, ToWorker } from './workerMessages.ts';
import type { SheetColumn, SheetFormat, WorkbookSheet } from './writeSheet.ts';

/** Longest silence of the worker, in milliseconds: a file that takes longer for a few rows was made to. */
const WORKER_TIMEOUT_MS = 30_000;

interface WorkerJob<Result> {
  /** The first message to the worker. */
  readonly request: ToWorker;
  /** Handles a message of the worker; a result ends the worker. */
  onMessage(message: FromWorker): Result | undefined;
  readonly signal: AbortSignal | undefined;
}

/** Starts a worker for one job, and ends it with that. */
async function runInWorker<Result>(
  { request, onMessage, signal }: WorkerJob<Result>,
  more?: (post: (message: ToWorker) => void) => Promise<void>,
): Promise<Result> {
  const worker = await startWorker();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    // A signal that was aborted while the worker loaded fires no event any more.
    signal?.throwIfAborted();
    return await new Promise<Result>((resolve, reject) => {
      const fail = (why: Unreadable, line?: number) => reject(new UnreadableSheet(why, line));
      const wait = () => {
        clearTimeout(timer);
        if (!more) timer = setTimeout(() => fail('stuck'), WORKER_TIMEOUT_MS);
      };
      signal?.addEventListener('abort', () => reject(signal.reason));
      worker.onerror = () => fail('broken');
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        wait();
        if (data.type === 'failed') return fail(data.why, data.line);
        const result = onMessage(data);
        if (result !== undefined) resolve(result);
      };
      worker.postMessage(request);
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
 * wherever the remote is served; a blob is the one URL that the page's policy lets a worker start from.
 */
async function startWorker(): Promise<Worker> {
  // biome-ignore lint/correctness/useImportExtensions: the worker is JavaScript in the packed package
  const { default: text } = await import('./sheet.worker?worker-text');
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const worker = new Worker(url, { name: 'seamline-sheet' });
  // The worker has loaded its script by the time of its first message.
  worker.addEventListener('message', () => URL.revokeObjectURL(url), { once: true });
  return worker;
}

interface ReadOptions extends WantedSheet {
  readonly signal?: AbortSignal;
  /** Called with the number of rows read so far. */
  progress?(rows: number): void;
}

/** Reads a file in a worker. @throws UnreadableSheet */
export async function readFile(file: File, { signal, progress, ...wanted }: ReadOptions = {}): Promise<Sheet> {
  if (file.size > SHEET_LIMITS.fileBytes) throw new UnreadableSheet('tooLarge');
  const rows: SheetRow[] = [];
  let sheet: Sheet | undefined;
  return await runInWorker<Sheet>({
    request: { type: 'read', file, wanted },
    signal,
    onMessage: (message) => {
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
export async function readWorkbook(file: File, { signal, progress, ...wanted }: ReadOptions = {}): Promise<Sheet[]> {
  if (file.size > SHEET_LIMITS.fileBytes) throw new UnreadableSheet('tooLarge');
  const sheets: (Sheet & { readonly rows: SheetRow[] })[] = [];
  let count = 0;
  return await runInWorker<Sheet[]>({
    request: { type: 'readWorkbook', file, wanted },
    signal,
    onMessage: (message) => {
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
  return await runInWorker<Blob>({
    request: { type: 'writeWorkbook', sheets },
    signal: undefined,
    onMessage: (message) => (message.type === 'written' ? message.file : undefined),
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
  return await runInWorker<Blob>(
    {
      request: { type: 'write', format, name, columns },
      signal,
      onMessage: (message) => (message.type === 'written' ? message.file : undefined),
    },
    async (post) => {
      for await (const rows of pages) post({ type: 'rows', rows, isLast: false });
      post({ type: 'rows', rows: [], isLast: true });
    },
  );
}
