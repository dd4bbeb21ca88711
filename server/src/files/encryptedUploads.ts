import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
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
