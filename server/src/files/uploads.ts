import type { Readable } from 'node:stream';
import type { Env } from '../env.ts';
import { counted, type Metrics } from '../http/metrics.ts';
import { encryptedUploads } from './encryptedUploads.ts';
import { folderUploads } from './folderUploads.ts';
import { s3Uploads } from './s3Uploads.ts';

/** The content of an upload as a stream. */
export interface Upload {
  readonly bytes: number;
  readonly stream: Readable;
}

export interface KeptUpload {
  readonly path: string;
  readonly bytes: number;
  /** Time of the last write; a repeated write of the same content counts. */
  readonly writtenAt: Date;
}

/**
 * Keeps the bytes of uploads, each under a path made from its content. They are written before the row that names them
 * is committed: what is left when that fails has no row, and the sweep removes it.
 */
export interface UploadStore {
  /** Throws an error with a sentence for the operator when the store cannot be used. */
  check(): Promise<void>;
  /** Writes an upload; for an existing path it only renews the time of writing. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Replaces the content at the path atomically. */
  replace(path: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is nothing at that path. */
  read(path: string): Promise<Upload | undefined>;
  /** All files in the store, including those of interrupted writes. */
  list(): AsyncIterable<KeptUpload>;
  /** Time of the last write; undefined when there is nothing at that path. */
  writtenAt(path: string): Promise<Date | undefined>;
  remove(path: string): Promise<void>;
}

/** The store that the settings name, a bucket or else a folder, with its content encrypted. */
export function openUploads({ s3, uploadsDir, uploadsKeys }: Pick<Env, 's3' | 'uploadsDir' | 'uploadsKeys'>) {
  return encryptedUploads(s3 ? s3Uploads(s3) : folderUploads(uploadsDir), uploadsKeys);
}

const THUMBNAIL_SUFFIX = '-thumbnail';

/** Path of a file's bytes in the upload store. */
export function uploadPath(sha256: string, thumbnail: boolean): string {
  return `${sha256.slice(0, 2)}/${sha256}${thumbnail ? THUMBNAIL_SUFFIX : ''}`;
}

/** The hash of the file that a path belongs to; undefined for what is no upload of ours, or one that was broken off. */
export function hashInPath(path: string): string | undefined {
  const sha256 = /([0-9a-f]{64})(?:-thumbnail)?$/.exec(path)?.[1];
  return sha256 && [false, true].some((thumbnail) => uploadPath(sha256, thumbnail) === path) ? sha256 : undefined;
}

/** The same store, with its writing measured. */
export function measureUploads(store: UploadStore, { uploads, uploadedBytes }: Metrics): UploadStore {
  return {
    ...store,
    async write(path, bytes) {
      const started = performance.now();
      const seconds = () => (performance.now() - started) / 1000;
      await counted((outcome) => uploads.observe({ outcome }, seconds()), store.write(path, bytes));
      uploadedBytes.inc(bytes.length);
    },
  };
}
