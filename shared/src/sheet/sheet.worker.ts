import { readSheet, readWorkbook, type SheetSink } from './readSheet.ts';
import { type SheetRow, UnreadableSheet } from './sheetFile.ts';
import type { FromWorker, ToWorker } from './workerMessages.ts';
import { writeSheet, writeWorkbook } from './writeSheet.ts';

/** Rows of one message: few enough that taking it does not hold up the page. */
const BATCH = 250;

const scope = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};
const post = (message: FromWorker) => scope.postMessage(message);

/** The rows to write, and the resolver of a request for more of them. */
const waiting: (readonly string[])[] = [];
let isComplete = false;
let wake: (() => void) | undefined;

async function* arriving(): AsyncGenerator<readonly string[]> {
  for (;;) {
    const row = waiting.shift();
    if (row) yield row;
    else if (isComplete) return;
    else {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
}

async function read(file: Blob, reading: (bytes: Uint8Array<ArrayBuffer>, sink: SheetSink) => Promise<void>) {
  let batch: SheetRow[] = [];
  const flush = () => {
    post({ type: 'rows', rows: batch });
    batch = [];
  };
  await reading(new Uint8Array(await file.arrayBuffer()), {
    head: (head) => {
      flush();
      post({ type: 'head', head });
    },
    row: (row) => {
      batch.push(row);
      if (batch.length === BATCH) flush();
    },
  });
  flush();
  post({ type: 'read' });
}

async function answer(message: ToWorker): Promise<void> {
  if (message.type === 'read') return await read(message.file, (bytes, sink) => readSheet(bytes, message.wanted, sink));
  if (message.type === 'readWorkbook') {
    return await read(message.file, (bytes, sink) => readWorkbook(bytes, message.wanted, sink));
  }
  if (message.type === 'writeWorkbook') return post({ type: 'written', file: await writeWorkbook(message.sheets) });
  if (message.type === 'write') {
    const file = await writeSheet(message.format, message.name, message.columns, arriving());
    return post({ type: 'written', file });
  }
  waiting.push(...message.rows);
  isComplete = message.isLast;
  wake?.();
}

scope.onmessage = ({ data }) => {
  answer(data).catch((error: unknown) => {
    const { why, line } = error instanceof UnreadableSheet ? error : new UnreadableSheet('broken');
    post({ type: 'failed', why, line, detail: error instanceof Error ? error.message : String(error) });
  });
};
