import { BucketFailure, bucketClient } from '@seamline/delivery/store/bucket';
import type { BucketSettings } from '@seamline/delivery/store/settings';
import { localized } from '@seamline/shared/contract/errors';
import { failure } from '../../errors.ts';
import type { UploadStore } from './uploads.ts';

/** Uploads in a bucket of any S3-compatible store. */
export function s3Uploads(settings: BucketSettings): UploadStore {
  const client = bucketClient(settings);

  const put = async (path: string, bytes: Uint8Array) => {
    await client.put(path, bytes).catch(rejectUnavailable);
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
      const found = await client.read(path).catch(rejectUnavailable);
      return found && { bytes: found.size, stream: found.stream };
    },

    async *list() {
      for await (const { path, size, writtenAt } of client.list('')) yield { path, bytes: size, writtenAt };
    },

    async remove(path) {
      await client.remove(path).catch(rejectUnavailable);
    },
  };
}

function rejectUnavailable(error: unknown): never {
  if (!(error instanceof BucketFailure)) throw error;
  const problem = failure(503, localized('files_unreachable'), {
    detail: `upload store: ${error.reason}`,
    retryAfterSeconds: 5,
  });
  throw Object.assign(problem, { cause: error });
}
