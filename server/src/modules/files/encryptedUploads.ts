import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Upload, UploadStore } from './uploads.ts';
import type { UploadsKeys } from './uploadsKeys.ts';

/** An encrypted upload: mark, name of the key, the upload's own key encrypted with that key, the content encrypted. */
const MARK = Buffer.from('SLU1');
const KEY_NAME_BYTES = 8;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED_KEY_BYTES = NONCE_BYTES + KEY_BYTES + TAG_BYTES;
const HEAD_BYTES = MARK.length + KEY_NAME_BYTES + SEALED_KEY_BYTES;
const CIPHER = 'aes-256-gcm';

/**
 * Encrypts uploads on their way into a store: each with a key of its own, which is encrypted with the current key. An
 * upload from before encryption is read as it is. The path is authenticated too, so that no upload can pass for another.
 */
export function encryptedUploads(store: UploadStore, keys: UploadsKeys): UploadStore & ReencryptableUploads {
  const current = named(keys.current);
  const known = [current, ...keys.former.map(named)];

  const open = (path: string, stored: Buffer): Buffer => {
    if (!isEncrypted(stored)) return stored;
    return unsealed(openKey(path, stored), stored.subarray(HEAD_BYTES), path);
  };
  const openKey = (path: string, stored: Buffer): Buffer => {
    const key = known.find(({ name }) => name.equals(keyName(stored)));
    if (key === undefined) throw new Error(`None of the keys for uploads opens ${path}.`);
    return unsealed(key.bytes, stored.subarray(HEAD_BYTES - SEALED_KEY_BYTES, HEAD_BYTES), path);
  };
  const head = (path: string, key: Buffer) => Buffer.concat([MARK, current.name, sealed(current.bytes, key, path)]);
  const encrypted = (path: string, bytes: Uint8Array) => {
    const key = randomBytes(KEY_BYTES);
    return Buffer.concat([head(path, key), sealed(key, bytes, path)]);
  };

  return {
    check: () => store.check(),
    list: () => store.list(),
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
      else if (keyName(stored).equals(current.name)) return false;
      else await store.replace(path, Buffer.concat([head(path, openKey(path, stored)), stored.subarray(HEAD_BYTES)]));
      return true;
    },
  };
}

export interface ReencryptableUploads {
  /** Re-encrypts an upload with the current key; false where it already is, or does not exist any more. */
  reencrypt(path: string): Promise<boolean>;
}

function named(hexadecimal: string) {
  const bytes = Buffer.from(hexadecimal, 'hex');
  return { bytes, name: createHash('sha256').update(bytes).digest().subarray(0, KEY_NAME_BYTES) };
}

function isEncrypted(stored: Buffer): boolean {
  return stored.length >= HEAD_BYTES && stored.subarray(0, MARK.length).equals(MARK);
}

function keyName(stored: Buffer): Buffer {
  return stored.subarray(MARK.length, MARK.length + KEY_NAME_BYTES);
}

function sealed(key: Buffer, content: Uint8Array, path: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(path));
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

function unsealed(key: Buffer, content: Buffer, path: string): Buffer {
  const end = content.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, content.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(path))
    .setAuthTag(content.subarray(end));
  return Buffer.concat([decipher.update(content.subarray(NONCE_BYTES, end)), decipher.final()]);
}
