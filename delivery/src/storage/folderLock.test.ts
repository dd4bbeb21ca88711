import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FolderInUse, lockFolder } from './folderLock.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function refusalOf(folder: string): FolderInUse {
  try {
    lockFolder(folder, 'x').release();
  } catch (error) {
    if (error instanceof FolderInUse) return error;
    throw error;
  }
  throw new Error('The lock was free.');
}

test('folder lock: is refused with the process that has it, and free once that one was killed', async () => {
  const folder = newFolder();
  const program = `
    const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'folderLock.ts'))});
    globalThis.lock = lockFolder(${JSON.stringify(folder)}, 'x');
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  expect(refusalOf(folder).holder).toMatchObject({ pid: child.pid, host: hostname() });

  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder, 'x').release();
});

test('folder lock: is refused without the process that had it before, until its holder has written the note', async () => {
  const folder = newFolder();
  const lock = lockFolder(folder, 'x');
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(ended, 'exit');
  writeFileSync(join(folder, 'x.owner'), JSON.stringify({ pid: ended.pid, host: hostname(), since: 'before' }));
  expect(refusalOf(folder).holder).toBeUndefined();
  lock.release();
});

test('folder lock: is refused within the process that has it', () => {
  const folder = newFolder();
  const lock = lockFolder(folder, 'x');
  expect(refusalOf(folder).holder?.pid).toBe(process.pid);
  lock.release();
});
