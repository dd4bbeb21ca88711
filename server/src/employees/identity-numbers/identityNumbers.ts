import { createHmac, hkdfSync } from 'node:crypto';
import {
  IDENTITY_NUMBERS,
  type IdentityNumber,
  isPublicNumber,
} from '@seamline/shared/contract/employees/identity-numbers';
import type { FastifyInstance } from 'fastify';
import { mapNumbers, maskNumbers } from '../../db/identityNumbers.ts';
import { asServer } from '../../db/viewerContext.ts';
import { decrypt, encrypt, KEY_BYTES } from '../../encryption.ts';
import type { Services } from '../../http/services.ts';
import { dataKeyStore } from './dataKeys.ts';

type Values = Readonly<Record<string, unknown>>;

/** Encrypts the identity numbers of employees before they are stored, and decrypts them. */
export interface IdentityNumbers {
  encrypt<V extends Values>(values: V): Promise<V>;
  decrypt<V extends Values>(values: V): Promise<V>;
  /** Masks the encrypted numbers, and decrypts those that are public. */
  mask<V extends Values>(values: V): Promise<V>;
}

export function encryptIdentityNumbers(
  app: FastifyInstance,
  { database, env }: Pick<Services, 'database' | 'env'>,
): IdentityNumbers {
  const store = dataKeyStore(database, env.uploadsKeys);
  let cipher: Promise<NumberCipher> | undefined;

  function getCipher(): Promise<NumberCipher> {
    cipher ??= asServer(() => store.getKey()).then(numberCipher);
    // The next number tries again.
    cipher.catch(() => {
      cipher = undefined;
    });
    return cipher;
  }

  if (env.uploadsKeys.former.length > 0) {
    app.addHook('onReady', async () => {
      await store
        .rewrap()
        .catch((error: unknown) => app.log.error({ err: error }, 'the key of identity numbers was not wrapped again'));
    });
  }
  // Most values have no number, and then the key is not read.
  const hasNumbers = (values: Values) => IDENTITY_NUMBERS.some((field) => typeof values[field] === 'string');
  return {
    async encrypt(values) {
      if (!hasNumbers(values)) return values;
      const { encrypt } = await getCipher();
      return mapNumbers(values, (number, field) => encrypt(field, number));
    },
    async decrypt(values) {
      if (!hasNumbers(values)) return values;
      const { decrypt } = await getCipher();
      return mapNumbers(values, (encrypted, field) => decrypt(field, encrypted));
    },
    async mask(values) {
      const shown = IDENTITY_NUMBERS.filter((field) => isPublicNumber(field) && typeof values[field] === 'string');
      const masked = maskNumbers(values);
      if (shown.length === 0) return masked;
      // Without the key, everything but the numbers can still be read.
      const cipher = await getCipher().catch(() => undefined);
      if (cipher === undefined) return masked;
      return {
        ...masked,
        ...Object.fromEntries(shown.map((field) => [field, cipher.decrypt(field, String(values[field]))])),
      };
    },
  };
}

/** An encrypted number is text: the version of this format, the encrypted number, its last four characters. */
const VERSION = 'v1';
const NONCE_BYTES = 12;

/** Encrypts one number, and decrypts it. */
interface NumberCipher {
  encrypt(field: IdentityNumber, number: string): string;
  decrypt(field: IdentityNumber, encrypted: string): string;
}

/**
 * The nonce is derived from field and number, so that equal numbers are equal when encrypted: what has changed, and what
 * an undo would restore, is compared without decrypting anything. The field is authenticated as well.
 */
export function numberCipher(dataKey: Buffer): NumberCipher {
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', dataKey, 'seamline', `identity numbers: ${use}`, KEY_BYTES));
  const [key, nonceKey] = [derive('key'), derive('nonces')];
  return {
    encrypt(field, number) {
      const nonce = createHmac('sha256', nonceKey).update(`${field} ${number}`).digest().subarray(0, NONCE_BYTES);
      return [VERSION, encrypt(key, Buffer.from(number), field, nonce).toString('base64url'), number.slice(-4)].join(
        '.',
      );
    },
    decrypt: (field, encrypted) =>
      decrypt(key, Buffer.from(encrypted.split('.')[1] ?? '', 'base64url'), field).toString(),
  };
}
