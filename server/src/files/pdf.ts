import { Worker } from 'node:worker_threads';
import { createSemaphore } from '../createSemaphore.ts';

/** A long document with a damaged index takes a second; a hostile one can take any time. */
const MOST_MILLISECONDS = 10_000;
const semaphore = createSemaphore(1);
let worker: Worker | undefined;

/**
 * Returns whether a PDF reader can open the document and find its first page. A document with a password counts as
 * readable, because that of an Aadhaar card has one. A thread of its own reads documents, and is ended when it hangs.
 */
export async function isReadablePdf(bytes: Buffer): Promise<boolean> {
  return await semaphore(async () => {
    worker ??= startWorker();
    return await askWorker(worker, bytes);
  });
}

function askWorker(current: Worker, bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => void current.terminate(), MOST_MILLISECONDS);
    const settle = (isReadable: boolean) => {
      clearTimeout(timer);
      current.off('message', settle).off('exit', end);
      resolve(isReadable);
    };
    const end = () => settle(false);
    current.on('message', settle).on('exit', end);
    current.postMessage(new Uint8Array(bytes));
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./pdfWorker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  started.unref();
  // A thread that runs out of memory reports an error before it ends.
  started.on('error', () => undefined);
  started.once('exit', () => {
    worker = undefined;
  });
  return started;
}
