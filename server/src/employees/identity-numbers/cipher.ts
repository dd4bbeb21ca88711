import { createHmac, hkdfSync } from 'node:crypto';
import type { IdentityNumber } from '@seamline/shared/contract/employees/identity-numbers';
import { decrypt, encrypt, KEY_BYTES } from '../../encryption.ts';

/** An encrypted number is text: the version of this format, the encrypted number, its last four characters. */
const VERSION = 'v1';
const NONCE_BYTES = 12;

/** Encrypts one number, and decrypts it. */
export interface NumberCipher {
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
