import { readSheet } from './readSheet.ts';
import { type SheetRow, UnreadableSheet } from './sheet.ts';
import type { FromWorker, ToWorker } from './workerMessages.ts';
import { writeSheet } from './writeSheet.ts';

/** Rows of one message: few enough that taking it does not hold up the page. */
const BATCH = 250;

const scope = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};
const say = (message: FromWorker) => scope.postMessage(message);

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

async function read(file: Blob, name: string | undefined): Promise<void> {
  let batch: SheetRow[] = [];
  const flush = () => {
    say({ type: 'rows', rows: batch });
    batch = [];
  };
  await readSheet(new Uint8Array(await file.arrayBuffer()), name, {
    head: (head) => {
      batch = [];
      say({ type: 'head', head });
    },
    row: (row) => {
      batch.push(row);
      if (batch.length === BATCH) flush();
    },
  });
  flush();
  say({ type: 'read' });
}

async function answer(message: ToWorker): Promise<void> {
  if (message.type === 'read') return await read(message.file, message.name);
  if (message.type === 'write') {
    const file = await writeSheet(message.format, message.name, message.columns, arriving());
    return say({ type: 'written', file });
  }
  waiting.push(...message.rows);
  isComplete = message.isLast;
  wake?.();
}

scope.onmessage = ({ data }) => {
  answer(data).catch((error: unknown) => {
    const why = error instanceof UnreadableSheet ? error.why : 'broken';
    say({ type: 'failed', why, detail: error instanceof Error ? error.message : String(error) });
  });
};
