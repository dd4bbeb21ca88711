import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KeptUpload, UploadStore } from './uploads.ts';

/** Uploads in a folder of this machine, or in one that several machines share. */
export function folderUploads(folder: string): UploadStore {
  const replace = async (path: string, bytes: Uint8Array) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await writeThrough(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };

  return {
    replace,

    async check() {
      await mkdir(folder, { recursive: true });
    },

    async write(path, bytes) {
      if (!(await refreshed(join(folder, path)))) await replace(path, bytes);
    },

    async read(path) {
      const file = await open(join(folder, path)).catch(unlessMissing);
      if (file === undefined) return undefined;
      return { bytes: (await file.stat()).size, stream: file.createReadStream() };
    },

    async *list() {
      const names = await readdir(folder, { recursive: true }).catch(unlessMissing);
      for (const name of names ?? []) {
        const path = name.replaceAll('\\', '/');
        const kept = await describe(folder, path);
        if (kept) yield kept;
      }
    },

    async writtenAt(path) {
      return (await describe(folder, path))?.writtenAt;
    },

    async remove(path) {
      await rm(join(folder, path), { force: true });
    },
  };
}

/** Renews the time of writing of an existing file, so that a concurrent sweep does not remove it. */
async function refreshed(file: string): Promise<boolean> {
  const now = new Date();
  return (await utimes(file, now, now).then(() => true, unlessMissing)) === true;
}

/** Resolves when the bytes are on the disk: the row that names them is committed next, and survives a power cut. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function describe(folder: string, path: string): Promise<KeptUpload | undefined> {
  const found = await stat(join(folder, path)).catch(unlessMissing);
  return found?.isFile() ? { path, bytes: found.size, writtenAt: found.mtime } : undefined;
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
