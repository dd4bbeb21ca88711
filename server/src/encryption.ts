import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_BYTES = 32;
const KEY_NAME_BYTES = 8;

/** The bytes that encryption adds to a content. */
const ADDED_BYTES = NONCE_BYTES + TAG_BYTES;
/** The bytes of an encrypted key behind the name of the key that it was encrypted with. */
export const WRAPPED_KEY_BYTES = KEY_NAME_BYTES + KEY_BYTES + ADDED_BYTES;

/** The key that is written with, and those of before: 32 bytes each, as 64 hexadecimal digits. */
export interface EncryptionKeys {
  readonly current: string;
  readonly former: readonly string[];
}

/**
 * Encrypts with AES-256-GCM. `context` is authenticated as well, so that no content can pass for another. A nonce must
 * never come twice with different contents: it is random, or derived from the content.
 */
export function encrypt(key: Buffer, content: Uint8Array, context: string, nonce = randomBytes(NONCE_BYTES)): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** @throws when key, content or context is not that of the encryption */
export function decrypt(key: Buffer, content: Buffer, context: string): Buffer {
  const end = content.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, content.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(context))
    .setAuthTag(content.subarray(end));
  return Buffer.concat([decipher.update(content.subarray(NONCE_BYTES, end)), decipher.final()]);
}

/** Encrypts keys of their own for contents, so that another current key changes the keys alone and no content. */
export function keyWrapper(keys: EncryptionKeys) {
  const current = named(keys.current);
  const known = [current, ...keys.former.map(named)];
  return {
    /** Returns the name of the current key, and `key` encrypted with it. */
    wrap: (key: Buffer, context: string) => Buffer.concat([current.name, encrypt(current.bytes, key, context)]),

    /** @throws when none of the keys is the one that it was wrapped with */
    unwrap(wrapped: Buffer, context: string): Buffer {
      const name = wrapped.subarray(0, KEY_NAME_BYTES);
      const key = known.find((each) => each.name.equals(name));
      if (key === undefined) throw new Error(`None of the keys for uploads opens ${context}.`);
      return decrypt(key.bytes, wrapped.subarray(KEY_NAME_BYTES), context);
    },

    isCurrent: (wrapped: Buffer) => wrapped.subarray(0, KEY_NAME_BYTES).equals(current.name),
  };
}

function named(hexadecimal: string) {
  const bytes = Buffer.from(hexadecimal, 'hex');
  return { bytes, name: createHash('sha256').update(bytes).digest().subarray(0, KEY_NAME_BYTES) };
}
