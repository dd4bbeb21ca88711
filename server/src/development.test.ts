import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockDatabase } from './db/embedded.ts';

/** Runs what precedes `node --watch` in the server's dev script; returns its exit code and its errors. */
function check(env: Record<string, string>): Promise<{ code: number | string; errors: string }> {
  const program = join(import.meta.dirname, 'development.ts');
  return new Promise((done) => {
    execFile(process.execPath, [program, '--check'], { env: { ...process.env, ...env } }, (error, _output, errors) => {
      done({ code: error?.code ?? 0, errors });
    });
  });
}

async function taken(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-development-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('server in development: a taken port ends it with a sentence, and leaves PORT to the shell', async () => {
  const port = await taken();
  const { code, errors } = await check({ DEV_PORT: String(port + 1), PORT: '1', DATA_DIR: dataFolder() });
  expect(errors).toContain(
    `Port ${port} is taken; does "pnpm dev" run already? Otherwise choose another port: DEV_PORT=`,
  );
  expect(code).toBe(1);
});

test('server in development: a data folder in use ends it with a sentence, and a free one does not', async () => {
  const DATA_DIR = dataFolder();
  const lock = lockDatabase(DATA_DIR);
  const inUse = await check({ DEV_PORT: '1', DATA_DIR });
  lock.release();
  expect(inUse.errors).toContain(`The database in ${DATA_DIR} is already in use by process ${process.pid}`);
  expect(inUse.code).toBe(1);
  expect(await check({ DEV_PORT: '1', DATA_DIR })).toEqual({ code: 0, errors: '' });
});
