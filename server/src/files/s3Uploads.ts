import { BucketFailure, bucketClient } from '@seamline/delivery/storage/bucket';
import type { BucketSettings } from '@seamline/delivery/storage/settings';
import type { UploadStore } from './uploads.ts';

/** Uploads in a bucket of any S3-compatible store. */
export function s3Uploads(settings: BucketSettings): UploadStore {
  const client = bucketClient(settings);

  const put = async (path: string, bytes: Uint8Array) => {
    await client.put(path, bytes);
  };

  return {
    write: put,
    replace: put,

    async check() {
      await client.check().catch((error: unknown) => {
        const reason = error instanceof BucketFailure ? error.reason : String(error);
        throw new Error(`The bucket ${settings.bucket} at ${settings.endpoint} cannot be used: ${reason}.`);
      });
    },

    async read(path) {
      const found = await client.read(path);
      return found && { bytes: found.size, stream: found.stream };
    },

    async *list() {
      for await (const { path, size, writtenAt } of client.list('')) yield { path, bytes: size, writtenAt };
    },

    async writtenAt(path) {
      for await (const kept of client.list(path)) if (kept.path === path) return kept.writtenAt;
      return undefined;
    },

    async remove(path) {
      await client.remove(path);
    },
  };
}
