import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Keeps the bytes of uploads, each under a path made from its content: what is there already is never written again. */
export interface UploadStore {
  write(path: string, bytes: Uint8Array): Promise<void>;
}

/** Where the bytes of a file lie in the upload store. */
export function uploadPath(sha256: string, thumbnail: boolean): string {
  return join(sha256.slice(0, 2), thumbnail ? `${sha256}-thumbnail` : sha256);
}

export function folderUploads(folder: string): UploadStore {
  return {
    async write(path, bytes) {
      const file = join(folder, path);
      if (await exists(file)) return;
      await mkdir(dirname(file), { recursive: true });
      const unfinished = `${file}.${randomUUID()}`;
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}

async function exists(file: string): Promise<boolean> {
  return await access(file).then(
    () => true,
    () => false,
  );
}
