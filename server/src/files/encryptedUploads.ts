import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { decrypt, type EncryptionKeys, encrypt, KEY_BYTES, keyWrapper, WRAPPED_KEY_BYTES } from '../encryption.ts';
import type { Upload, UploadStore } from './uploads.ts';

/** An encrypted upload: mark, the upload's own key wrapped with a key for uploads, the content encrypted. */
const MARK = Buffer.from('SLU1');
const HEAD_BYTES = MARK.length + WRAPPED_KEY_BYTES;

/**
 * Encrypts uploads on their way into a store: each with a key of its own, which is encrypted with the current key. An
 * upload from before encryption is read as it is. The path is authenticated too, so that no upload can pass for another.
 */
export function encryptedUploads(store: UploadStore, keys: EncryptionKeys): UploadStore & ReencryptableUploads {
  const wrapper = keyWrapper(keys);

  const open = (path: string, stored: Buffer): Buffer => {
    if (!isEncrypted(stored)) return stored;
    return decrypt(wrapper.unwrap(wrappedKey(stored), path), stored.subarray(HEAD_BYTES), path);
  };
  const head = (path: string, key: Buffer) => Buffer.concat([MARK, wrapper.wrap(key, path)]);
  const encrypted = (path: string, bytes: Uint8Array) => {
    const key = randomBytes(KEY_BYTES);
    return Buffer.concat([head(path, key), encrypt(key, bytes, path)]);
  };

  return {
    check: () => store.check(),
    list: () => store.list(),
    writtenAt: (path) => store.writtenAt(path),
    remove: (path) => store.remove(path),
    write: (path, bytes) => store.write(path, encrypted(path, bytes)),
    replace: (path, bytes) => store.replace(path, encrypted(path, bytes)),

    async read(path): Promise<Upload | undefined> {
      const upload = await store.read(path);
      if (upload === undefined) return undefined;
      const bytes = open(path, await buffer(upload.stream));
      return { bytes: bytes.length, stream: Readable.from([bytes]) };
    },

    async reencrypt(path) {
      const upload = await store.read(path);
      if (upload === undefined) return false;
      const stored = await buffer(upload.stream);
      if (!isEncrypted(stored)) await store.replace(path, encrypted(path, stored));
      else if (wrapper.isCurrent(wrappedKey(stored))) return false;
      else {
        const key = wrapper.unwrap(wrappedKey(stored), path);
        await store.replace(path, Buffer.concat([head(path, key), stored.subarray(HEAD_BYTES)]));
      }
      return true;
    },
  };
}

interface ReencryptableUploads {
  /** Re-encrypts an upload with the current key; false where it already is, or does not exist any more. */
  reencrypt(path: string): Promise<boolean>;
}

function isEncrypted(stored: Buffer): boolean {
  return stored.length >= HEAD_BYTES && stored.subarray(0, MARK.length).equals(MARK);
}

function wrappedKey(stored: Buffer): Buffer {
  return stored.subarray(MARK.length, HEAD_BYTES);
}

const key = (name: string) =>
  z.string().regex(/^[0-9a-f]{64}$/, `${name} must have 64 hexadecimal digits, as "openssl rand -hex 32" makes them.`);

/** Variables of the encryption of uploads. */
export const uploadsKeyVariables = {
  UPLOADS_KEY: key('UPLOADS_KEY').optional(),
  UPLOADS_FORMER_KEYS: z
    .string()
    .transform((keys) => keys.split(','))
    .pipe(z.array(key('Each of UPLOADS_FORMER_KEYS')))
    .optional(),
};

interface Values {
  readonly NODE_ENV: string;
  readonly S3_BUCKET?: string | undefined;
  readonly UPLOADS_KEY?: string | undefined;
}

/** A key kept in `DATA_DIR` is unknown to other processes on the same bucket, and lost with the machine. */
export function uploadsKeyProblems({ NODE_ENV, S3_BUCKET, UPLOADS_KEY }: Values): string[] {
  if (UPLOADS_KEY !== undefined || (NODE_ENV !== 'production' && S3_BUCKET === undefined)) return [];
  return [
    'UPLOADS_KEY is missing: pictures and documents in production or in a bucket need a key of their own, from "openssl rand -hex 32".',
  ];
}

export function uploadsKeys(
  values: { readonly UPLOADS_KEY?: string | undefined; readonly UPLOADS_FORMER_KEYS?: readonly string[] | undefined },
  keptKey: () => string,
): EncryptionKeys {
  return { current: values.UPLOADS_KEY ?? keptKey(), former: values.UPLOADS_FORMER_KEYS ?? [] };
}
