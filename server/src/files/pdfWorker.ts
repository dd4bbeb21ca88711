import { parentPort } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

parentPort?.on('message', async (bytes: Uint8Array) => parentPort?.postMessage(await isReadable(bytes)));

async function isReadable(bytes: Uint8Array): Promise<boolean> {
  try {
    const document = await getDocumentProxy(bytes, { verbosity: 0, stopAtErrors: true });
    await document.getPage(1);
    await document.loadingTask.destroy();
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException';
  }
}
