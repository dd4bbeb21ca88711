import { randomUUID } from 'node:crypto';
import { appendFile, chmod, mkdir, readdir, readFile, realpath, rename, rm, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DeliveryFailure, otherBytes } from '../failure.ts';
import { isBelow, isTwin, type ReleaseFile, readFiles, syncFolder, writeBelow, writeDurably } from '../files.ts';
import { FolderInUse, type FolderLock, lockFolder } from './folderLock.ts';
import type { Store } from './openStore.ts';

const DRAFT = '.incoming-';
const AUDIT_LOG = 'audit.jsonl';

/**
 * Returns whether a path below a folder stays there when all links are followed. Who may write to a store must not lead
 * the machine that reads it to other files.
 */
export async function staysBelow(folder: string, path: string): Promise<boolean> {
  return isBelow(await realPathOf(folder), await realPathOf(join(folder, path)));
}

/** The store in a folder of this machine, or in one that several machines share. */
export function folderStore(root: string): Store {
  /** Returns where a path of the store is. */
  const locate = async (path: string) => {
    const file = join(root, path);
    if (await staysBelow(root, path)) return file;
    throw new DeliveryFailure(`${file} leads out of the store, by its name or by a link. Remove it from ${root}.`);
  };

  const read = async (path: string) => await readFile(await locate(path)).catch(unlessMissing);

  // A web server that may read the store may read what is written to it, whatever the umask of the writer is. Not every
  // shared file system has rights that can be changed.
  const giveRights = async (path: string, most: number) =>
    await chmod(path, (await stat(root)).mode & most).catch(() => undefined);

  return {
    address: root,
    read,

    async write(path, text) {
      const file = await locate(path);
      const first = await mkdir(dirname(file), { recursive: true });
      if (first !== undefined) await giveRights(first, 0o777);
      await replace(file, text);
      await giveRights(file, 0o666);
    },

    // Copies to a temporary folder and renames it, so that a folder exists completely or not at all.
    async addFolder(path, files) {
      const folder = await locate(path);
      if (await isFolder(folder)) {
        await checkSameBytes(folder, files);
        await utimes(folder, new Date(), new Date());
        return;
      }
      const parent = dirname(folder);
      const draft = join(parent, `${DRAFT}${randomUUID()}`);
      await mkdir(draft, { recursive: true });
      await Promise.all(files.map((file) => writeBelow(draft, file, writeDurably)));
      const folders = new Set(files.map((file) => dirname(join(draft, file.path))));
      for (const each of folders) await syncFolder(each);
      await rename(draft, folder);
      await syncFolder(parent);
    },

    async readFolder(path) {
      const folder = await locate(path);
      return (await isFolder(folder)) ? await readFiles(folder) : undefined;
    },

    async listFolders(parent) {
      const entries = (await readdir(await locate(parent), { withFileTypes: true }).catch(unlessMissing)) ?? [];
      const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
      // Hidden folders are left by interrupted copies, and the next cleanup removes them.
      const aged = await Promise.all(
        names.map(async (name) => ({
          name,
          writtenAt: name.startsWith(DRAFT) ? 0 : (await stat(join(root, parent, name))).mtimeMs,
        })),
      );
      return aged.sort((one, other) => other.writtenAt - one.writtenAt);
    },

    async removeFolder(folder) {
      await rm(await locate(folder), { recursive: true, force: true });
    },

    async exchange(path, decide) {
      await underLock(root, async () => {
        const before = await read(path);
        const next = await decide(before);
        if (!next) return;
        await replace(await locate(path), next.text, async () => {
          // A file server may have ended our lock, if this machine slept: then another's change must not be lost.
          if (String(await read(path)) === String(before)) return;
          throw new DeliveryFailure('The registry was changed by another process. Run the command again.');
        });
        await next.afterwards();
      });
    },

    async note(_revision, line) {
      await appendFile(await locate(AUDIT_LOG), `${line}\n`);
    },

    async auditLog() {
      return String((await read(AUDIT_LOG)) ?? '')
        .split('\n')
        .filter(Boolean);
    },
  };
}

/** Milliseconds to wait for another command; none takes this long. */
const PATIENCE = 120_000;

/** Runs `work` while no other process changes the store. */
async function underLock(root: string, work: () => Promise<void>): Promise<void> {
  await mkdir(root, { recursive: true });
  const deadline = Date.now() + PATIENCE;
  let lock: FolderLock | undefined;
  while (!lock) {
    try {
      // Releases before kept another kind of lock as registry.lock, and would wait for this one for ever.
      lock = lockFolder(root, 'store');
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      const { pid = 'unknown', host = 'an unknown machine' } = error.holder ?? {};
      if (Date.now() > deadline) {
        throw new DeliveryFailure(
          `Another process (${pid} on ${host}) is changing the store. Try again when it has finished.`,
        );
      }
      await pause(20 + Math.random() * 40);
    }
  }
  await work().finally(lock.release);
}

async function replace(file: string, text: string, check = async () => {}): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeDurably(draft, text);
    await check();
    await rename(draft, file);
    await syncFolder(dirname(file));
  } finally {
    await rm(draft, { force: true });
  }
}

async function checkSameBytes(folder: string, files: ReleaseFile[]): Promise<void> {
  const stored = new Map((await readFiles(folder)).map((file) => [file.path, file.bytes]));
  const paths = new Set(files.map((file) => file.path));
  const other = files.filter(({ path, bytes }) => !isTwin(path, paths) && !stored.get(path)?.equals(bytes));
  if (other.length > 0)
    throw otherBytes(
      folder,
      other.map((file) => file.path),
    );
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}

/** Returns the path with all links followed, also of a file that is still to be written. */
async function realPathOf(path: string): Promise<string> {
  const real = await realpath(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTDIR') unlessMissing(error);
  });
  return real ?? join(await realPathOf(dirname(path)), basename(path));
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
