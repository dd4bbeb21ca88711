import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  release(): void;
}

/**
 * Takes a data folder for this process, or throws a sentence that names the folder and who has it.
 *
 * Two engines on one folder silently lose rows. The lock is a file lock of the operating system, taken through
 * SQLite because Node has no call of its own for it: it ends with its process, however that ends, so that there is
 * no stale lock to recognise and no process id to mistake for another's. The note beside it only serves the message.
 */
export function lockFolder(folder: string): FolderLock {
  const lock = new DatabaseSync(join(folder, 'database.lock'));
  const note = join(folder, 'database.owner');
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = off; begin exclusive');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new Error(occupied(folder, readOwner(note)));
    throw error;
  }
  writeFileSync(note, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  return {
    release() {
      rmSync(note, { force: true });
      lock.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  const BUSY = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === BUSY;
}

interface Owner {
  readonly pid: number;
  readonly since: string;
}

function readOwner(note: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(note, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function occupied(folder: string, owner: Owner | undefined): string {
  const who = owner ? `process ${owner.pid} since ${owner.since}` : 'another process';
  return `The database in ${folder} is already in use by ${who}. Stop that process first, or choose another folder with DATA_DIR.`;
}
