import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './root.mjs';

const PROGRAM = 'console.log(process.pid); setInterval(() => {}, 1000);';
const STARTER = `
  const { runInForeground } = await import(${JSON.stringify(join(root, 'scripts/processes.mjs'))});
  await runInForeground(process.execPath, ['-e', ${JSON.stringify(PROGRAM)}]);`;
/** A stand-in for npm. */
const RUNNER = `
  require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(STARTER)}], {
    stdio: 'inherit', env: { ...process.env, npm_lifecycle_event: 'start' } });`;

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a program in the foreground: ends when the npm that started it is killed', async () => {
  const runner = spawn(process.execPath, ['-e', RUNNER], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(runner.stdout, 'data');
  const pid = Number(line);
  onTestFinished(() => isRunning(pid) && process.kill(pid, 'SIGKILL'));
  expect(isRunning(pid)).toBe(true);

  runner.kill('SIGKILL');
  await expect.poll(() => isRunning(pid), { timeout: 30_000 }).toBe(false);
});
