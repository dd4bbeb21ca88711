import { expect, onTestFinished, test, vi } from 'vitest';
import { readFile } from './sheetWorker.ts';

/** Replaces the worker of the browser, and returns what was posted to it and how often it was ended. */
function stubWorker() {
  const posted: unknown[] = [];
  const terminate = vi.fn();
  class StubWorker {
    addEventListener = () => undefined;
    postMessage = (message: unknown) => void posted.push(message);
    terminate = terminate;
  }
  vi.stubGlobal('Worker', StubWorker);
  // Outside a build the text of the worker is its module, which runs on import.
  vi.stubGlobal('self', {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return { posted, terminate };
}

const file = new File(['Name,City'], 'employees.csv');

test('reading in a worker: an abort while the worker loads rejects, and the file is not read', async () => {
  const { posted, terminate } = stubWorker();
  const controller = new AbortController();
  const reading = readFile(file, { signal: controller.signal });
  controller.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(posted).toEqual([]);
  expect(terminate).toHaveBeenCalledOnce();
});

test('reading in a worker: an abort while the file is read rejects, and ends the worker', async () => {
  const { posted, terminate } = stubWorker();
  const controller = new AbortController();
  const reading = readFile(file, { signal: controller.signal });
  await vi.waitFor(() => expect(posted).toEqual([{ type: 'read', file, wanted: {} }]));
  controller.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(terminate).toHaveBeenCalledOnce();
});
