import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished, test } from 'vitest';
import { readEnv } from './env.ts';
import { openUploads, uploadPath } from './files/uploads.ts';

const run = promisify(execFile);

// It opens no database.
test.runIf(inject('engine') === 'embedded')('the command encrypts all uploads with the current key', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [former, current] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const before = openUploads(readEnv({ DATA_DIR: folder, UPLOADS_KEY: former }));
  for (const digit of ['a', 'b', 'c']) await before.write(uploadPath(digit.repeat(64), false), Buffer.from(digit));
  const settings = { DATA_DIR: folder, UPLOADS_KEY: current, UPLOADS_FORMER_KEYS: former };
  const encrypt = async () =>
    (
      await run(process.execPath, [join(import.meta.dirname, 'encryptUploads.ts')], {
        env: { PATH: process.env.PATH, ...settings },
      })
    ).stdout;

  expect(await encrypt()).toBe('Encrypted 3 of 3 files with the current key.\n');
  expect(await encrypt()).toBe('Encrypted 0 of 3 files with the current key.\n');
  const after = openUploads(readEnv({ DATA_DIR: folder, UPLOADS_KEY: current }));
  expect((await after.read(uploadPath('a'.repeat(64), false)))?.bytes).toBe(1);
});
