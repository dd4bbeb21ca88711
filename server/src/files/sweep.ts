import type { FileStore } from './fileRecords.ts';
import { hashInPath, type KeptUpload, type UploadStore } from './uploads.ts';

export interface SweepOptions {
  /** Younger files stay: their row may not be committed yet. */
  readonly before: Date;
  /** Only counts. */
  readonly dryRun: boolean;
}

export interface SweepResult {
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
}

const BATCH = 500;

/**
 * Removes files that nobody shows: rows that no record points to any more, then bytes without a row.
 * Safe beside running servers: an upload of the same content first renews the file's time of writing, which is read
 * again right before the file is removed.
 */
export async function sweep(store: FileStore, uploads: UploadStore, options: SweepOptions): Promise<SweepResult> {
  const { before, dryRun } = options;
  const rows = dryRun ? await store.countUnused(before) : await store.removeUnused(before);
  let files = 0;
  let bytes = 0;
  for await (const batch of batches(old(uploads.list(), before))) {
    for (const upload of await orphans(store, batch, options)) {
      if (!dryRun && !(await removeIfOld(uploads, upload.path, before))) continue;
      files += 1;
      bytes += upload.bytes;
    }
  }
  return { rows, files, bytes };
}

async function removeIfOld(uploads: UploadStore, path: string, before: Date): Promise<boolean> {
  const writtenAt = await uploads.writtenAt(path);
  const isOld = writtenAt !== undefined && writtenAt < before;
  if (isOld) await uploads.remove(path);
  return isOld;
}

async function orphans(store: FileStore, batch: readonly KeptUpload[], { before, dryRun }: SweepOptions) {
  const hashes = batch.map(({ path }) => hashInPath(path)).filter((hash) => hash !== undefined);
  const known = await (dryRun ? store.inUse(hashes, before) : store.known(hashes));
  return batch.filter(({ path }) => !known.has(hashInPath(path) ?? ''));
}

async function* old(uploads: AsyncIterable<KeptUpload>, before: Date): AsyncGenerator<KeptUpload> {
  for await (const upload of uploads) if (upload.writtenAt < before && isOurs(upload.path)) yield upload;
}

/** Paths of uploads and of interrupted writes; other files in the store are left alone. */
function isOurs(path: string): boolean {
  return hashInPath(path.replace(/\.[0-9a-f-]{36}$/, '')) !== undefined;
}

async function* batches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
