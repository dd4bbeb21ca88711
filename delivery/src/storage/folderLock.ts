import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A lock that this process holds until it releases it or ends. */
export interface FolderLock {
  release(): void;
}

/** The process that has a lock; undefined when its note cannot be read. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

/** Another process has the lock. */
export class FolderInUse extends Error {
  readonly holder: LockHolder | undefined;

  constructor(folder: string, holder: LockHolder | undefined) {
    super(`${folder} is in use.`);
    this.holder = holder;
  }
}

/**
 * Takes the lock of that name in a folder, or throws FolderInUse.
 *
 * It is a file lock of the operating system, taken through SQLite because Node has no call of its own for it: it ends
 * with its process, however that ends, so that there is no stale lock to recognise and no process id to mistake for
 * another's. File servers hold such locks for several machines, too. The note beside it only serves the message.
 */
export function lockFolder(folder: string, name: string): FolderLock {
  const file = join(folder, `${name}.lock`);
  const note = join(folder, `${name}.owner`);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = off; begin exclusive');
  } catch (error) {
    lock.close();
    if (isTaken(error)) throw new FolderInUse(folder, readHolder(note));
    throw error;
  }
  writeFileSync(note, JSON.stringify({ pid: process.pid, host: hostname(), since: new Date().toISOString() }));
  for (const each of [file, note]) shareLikeFolder(each, folder);
  return {
    release() {
      rmSync(note, { force: true });
      lock.close();
    },
  };
}

function isTaken(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

/** The note of a process that has ended is from before the holder wrote its own. */
function readHolder(note: string): LockHolder | undefined {
  try {
    const holder = JSON.parse(readFileSync(note, 'utf8')) as LockHolder;
    return holder.host === hostname() && hasEnded(holder.pid) ? undefined : holder;
  } catch {
    return undefined;
  }
}

function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** A user who may write to the folder may take the lock next. Not every shared file system has rights that can be changed. */
function shareLikeFolder(file: string, folder: string): void {
  try {
    chmodSync(file, statSync(folder).mode & 0o666);
  } catch {
    // The file belongs to another user, who has shared it.
  }
}
