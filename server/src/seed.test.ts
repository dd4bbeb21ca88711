import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, inject, onTestFinished, test } from 'vitest';
import { postgresqlDatabase } from '../test/support/database.ts';
import { connectEmbedded } from './db/connect.ts';

const onEmbedded = inject('engine') === 'embedded';
/** Runs on one engine: messages about arguments and the data folder are the same, or absent, on the other. */
const testOnce = test.runIf(onEmbedded);

async function runSeed(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'seed.ts'), ...args], {
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  return { code, output, errors };
}

async function surroundings(): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seamline-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  if (onEmbedded) {
    await (await connectEmbedded(dataDir, inject('embeddedTemplate'))).close();
    return { DATA_DIR: dataDir };
  }
  const { url, drop } = await postgresqlDatabase();
  onTestFinished(drop);
  return { DATA_DIR: dataDir, DATABASE_URL: url };
}

test('the seed command fills an empty database and shows its progress', async () => {
  const env = await surroundings();
  const first = await runSeed(['--employees', '300'], env);
  expect(first.errors).toBe('');
  expect(first.output).toContain('The demo company is in place.\n  300 of 300 employees\n');
  expect(first.code).toBe(0);
});

testOnce('the seed command refuses what it does not know with a sentence', async () => {
  const { code, output, errors } = await runSeed(['--staff', '5'], { DATA_DIR: '/nowhere/at/all' });
  expect(errors).toMatch(/^Unknown option '--staff'/);
  expect(errors).toContain('Usage: pnpm seed [--employees N]');
  expect(errors).not.toContain('    at ');
  expect(output).toBe('');
  expect(code).toBe(1);
});

testOnce('the seed command refuses production', async () => {
  const { code, errors } = await runSeed(['--employees', '5'], {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://localhost:1/house',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    UPLOADS_KEY: randomBytes(32).toString('hex'),
    OTP_WEBHOOK_URL: 'https://codes.example',
    DATA_DIR: tmpdir(),
  });
  expect(errors).toBe('The demo company has accounts with a published password: not with NODE_ENV=production.\n');
  expect(code).toBe(1);
});

testOnce('the seed command says who has the data folder', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'seamline-test-'));
  const database = await connectEmbedded(dataDir, inject('embeddedTemplate'));
  onTestFinished(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { code, errors } = await runSeed([], { DATA_DIR: dataDir });
  expect(errors).toMatch(
    new RegExp(
      `^The database in ${dataDir} is already in use by process ${process.pid} since \\S+\\. Stop that process first, or choose another folder with DATA_DIR\\.\\n$`,
    ),
  );
  expect(code).toBe(1);
});
