import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import { DeliveryFailure } from '../failure.ts';
import type { BucketSettings } from './settings.ts';

/** Covers the time until the head of a response: a body may take as long as its reader. */
const TIMEOUT_MS = 15_000;
const CONNECTION_TIMEOUT_MS = 5_000;
const ATTEMPTS = 4;

/** The bucket refused a request, or cannot be reached. `reason` has no key and no text of the bucket in it. */
export class BucketFailure extends DeliveryFailure {
  readonly reason: string;

  constructor({ bucket, endpoint }: BucketSettings, verb: string, reason: string, cause: unknown) {
    super(`The bucket ${bucket} at ${endpoint} ${verb}: ${reason}.`, { cause });
    this.reason = reason;
  }
}

interface StoredObject {
  readonly stream: Readable;
  /** The size in bytes. */
  readonly size: number;
  readonly etag: string;
}

interface ListedObject {
  /** Relative to the prefix of the settings. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly writtenAt: Date;
}

/** Headers that a stored object is served with, and the condition under which it is written. */
type PutOptions = Pick<
  PutObjectCommandInput,
  'ContentType' | 'CacheControl' | 'ContentEncoding' | 'IfMatch' | 'IfNoneMatch'
>;

interface PutResult {
  /** False when the condition does not hold. */
  readonly isStored: boolean;
  /** True when the request was sent more than once, so that an earlier attempt may have had its effect. */
  readonly isRepeated: boolean;
}

export type BucketClient = ReturnType<typeof bucketClient>;

/**
 * Objects in a bucket, for uploads and for releases (docs/decisions/0006-uploads.md). The SDK is loaded by
 * the first request: it takes half a second, which a start without a bucket does not spend. Every method rejects with
 * a `BucketFailure`.
 */
export function bucketClient(settings: BucketSettings) {
  const { bucket: Bucket, prefix } = settings;
  let opened: ReturnType<typeof open> | undefined;
  const load = async () => {
    opened ??= open(settings);
    return await opened;
  };
  const key = (path: string) => ({ Bucket, Key: prefix + path });

  /** Returns undefined when there is no object at that path. */
  const read = async (path: string): Promise<StoredObject | undefined> => {
    const { sdk, client } = await load();
    const found = await client.send(new sdk.GetObjectCommand(key(path))).catch((error: unknown) => {
      if (nameOf(error) === 'NoSuchKey') return undefined;
      throw failureOf(settings, error);
    });
    if (!found) return undefined;
    return { stream: found.Body as Readable, size: found.ContentLength ?? 0, etag: found.ETag ?? '' };
  };

  const list = async function* (below: string, pageSize = 1000): AsyncGenerator<ListedObject> {
    const { sdk, client } = await load();
    const pages = sdk.paginateListObjectsV2({ client, pageSize }, { Bucket, Prefix: prefix + below });
    try {
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', Size = 0, LastModified = new Date(Number.NaN) } of Contents) {
          yield { path: Key.slice(prefix.length), size: Size, writtenAt: LastModified };
        }
      }
    } catch (error) {
      throw failureOf(settings, error);
    }
  };

  return {
    read,
    /** Lists every object whose path begins with `below`. */
    list,

    /** Returns the whole object, or undefined when there is none at that path. */
    async get(path: string): Promise<{ bytes: Buffer; etag: string } | undefined> {
      const found = await read(path);
      if (!found) return undefined;
      const bytes = await buffer(found.stream).catch((error: unknown) => {
        throw failureOf(settings, error);
      });
      return { bytes, etag: found.etag };
    },

    async put(path: string, bytes: Uint8Array, options: PutOptions = {}): Promise<PutResult> {
      const { sdk, client } = await load();
      const command = new sdk.PutObjectCommand({ ...key(path), Body: bytes, ...options });
      try {
        const { $metadata } = await client.send(command);
        return { isStored: true, isRepeated: Number($metadata.attempts) > 1 };
      } catch (error) {
        const { httpStatusCode = 0, attempts } = metadataOf(error);
        const isConditional = options.IfMatch !== undefined || options.IfNoneMatch !== undefined;
        const isRefusal = nameOf(error) === 'NoSuchBucket' || ![404, 409, 412].includes(httpStatusCode);
        if (!isConditional || isRefusal) throw failureOf(settings, error);
        return { isStored: false, isRepeated: Number(attempts) > 1 };
      }
    },

    /** Removes an object; one that is missing counts as removed. */
    async remove(path: string): Promise<void> {
      const { sdk, client } = await load();
      await client.send(new sdk.DeleteObjectCommand(key(path))).catch((error: unknown) => {
        if (nameOf(error) !== 'NoSuchKey') throw failureOf(settings, error);
      });
    },

    /** Rejects when the bucket cannot be listed. */
    async check(): Promise<void> {
      await list('', 1).next();
    },
  };
}

/** Opens a client; without keys in the settings the SDK looks for them, in its documented order. */
async function open(settings: BucketSettings): Promise<{ sdk: typeof import('@aws-sdk/client-s3'); client: S3Client }> {
  const sdk = await import('@aws-sdk/client-s3');
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new sdk.S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    // Other stores than Amazon's may not know the checksums that the SDK adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      requestTimeout: TIMEOUT_MS,
      throwOnRequestTimeout: true,
    },
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
  });
  return { sdk, client };
}

interface Metadata {
  readonly httpStatusCode?: number;
  readonly attempts?: number;
}

function metadataOf(error: unknown): Metadata {
  return (error as { $metadata?: Metadata }).$metadata ?? {};
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

/** The text of an error may quote the key, so its code is taken instead. */
function failureOf(settings: BucketSettings, error: unknown): BucketFailure {
  const { httpStatusCode: status } = metadataOf(error);
  if (status !== undefined) {
    return new BucketFailure(settings, 'refused', `status ${status} ${nameOf(error)}`, error);
  }
  if (nameOf(error) === 'CredentialsProviderError') {
    return new BucketFailure(settings, 'cannot be used', 'no credentials were found', error);
  }
  const code = (error as { code?: unknown }).code;
  return new BucketFailure(settings, 'cannot be reached', typeof code === 'string' ? code : nameOf(error), error);
}
