import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { ask, startServer } from '../support/serverProcess.ts';

const FORMS = 4;
const FILES = 8;
const FILE_BYTES = 5 * 1024 * 1024;
/** A server that keeps the files in memory grows by several times as much. */
const SENT_MB = (FORMS * FILES * FILE_BYTES) / 1024 / 1024;

// The test measures the process of the server, with any database.
test.runIf(process.platform === 'linux' && inject('engine') === 'embedded')(
  'large forms full of files that nobody asked for take little memory, however many come at once',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'seamline-forms-'));
    const number = '9183647201';
    const server = startServer({
      DATA_DIR: folder,
      FIRST_OWNER_NUMBER: number,
      SHELL_DIR: 'off',
      PLACE_SEARCH_URL: 'off',
    });
    onTestFinished(async () => {
      server.child.kill('SIGKILL');
      await server.exit;
      rmSync(folder, { recursive: true, force: true });
    });
    const origin = await server.ready;
    await ask(origin, 'POST', '/data/login', { query: { number } });
    const { otp } = (await ask(origin, 'GET', `/dev/outbox/${number}`)).body as { otp: string };
    const { token } = (await ask(origin, 'POST', '/data/verify-login', { query: { number, otp } })).body as {
      token: string;
    };
    const send = async (files: number) => {
      const body = new FormData();
      const file = new File([new Uint8Array(FILE_BYTES)], 'x.png', { type: 'image/png' });
      for (let at = 0; at < files; at += 1) body.append(at % 2 ? `stranger_${at}` : 'company_logo', file);
      return (await ask(origin, 'POST', '/data/company-details', { token, body })).status;
    };
    expect(await send(1)).toBe(422);
    const pid = String(server.child.pid);
    // The peak of memory is measured from here on.
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    const before = megabytes(pid);

    expect(await Promise.all(Array.from({ length: FORMS }, () => send(FILES)))).toEqual(Array(FORMS).fill(422));
    expect(megabytes(pid) - before).toBeLessThan(SENT_MB);
  },
);

function megabytes(pid: string): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
