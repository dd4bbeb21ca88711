import { randomBytes } from 'node:crypto';
import { storageFailure } from '../db/storageFailure.ts';
import type { UploadStore } from '../files/uploads.ts';

/** Knows whether what people save can be stored, of the database and of the upload store. */
export interface WriteHealth {
  /** Notes how a write failed; nothing but the disk counts. */
  readonly note: (error: unknown) => void;
  /** True unless a write has failed since the last trial that succeeded. Makes a trial when it is time. */
  readonly areWorking: () => Promise<boolean>;
}

/** A full disk is not made fuller, and a database not kept busy, by those who ask whether it works again. */
const TRIAL_EVERY_MS = 30_000;

export function watchWrites(clock: () => Date, tryWrites: () => Promise<void>): WriteHealth {
  let failedOrTriedAt: number | undefined;
  return {
    note(error) {
      if (storageFailure(error) !== undefined) failedOrTriedAt ??= clock().getTime();
    },

    async areWorking() {
      if (failedOrTriedAt === undefined) return true;
      const now = clock().getTime();
      if (Math.abs(now - failedOrTriedAt) < TRIAL_EVERY_MS) return false;
      failedOrTriedAt = now;
      const works = await tryWrites().then(
        () => true,
        () => false,
      );
      if (works) failedOrTriedAt = undefined;
      return works;
    },
  };
}

/** Writes a file as long as a picture, and removes it. What is left of one that was broken off goes with the next sweep. */
export async function tryUpload(store: UploadStore): Promise<void> {
  const path = 'trial-write';
  await store.replace(path, randomBytes(64 * 1024));
  await store.remove(path);
}

/** The same store, which notes the writes that fail. */
export function watchUploads(store: UploadStore, note: WriteHealth['note']): UploadStore {
  const watched = async (writing: Promise<void>) => {
    await writing.catch((error: unknown) => {
      note(error);
      throw error;
    });
  };
  return {
    ...store,
    write: (path, bytes) => watched(store.write(path, bytes)),
    replace: (path, bytes) => watched(store.replace(path, bytes)),
  };
}
