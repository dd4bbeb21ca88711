import { IDENTITY_NUMBERS, isPublicNumber } from '@seamline/shared/contract/employees/identity-numbers';
import type { FastifyInstance } from 'fastify';
import { mapNumbers, maskNumbers } from '../../db/identityNumbers.ts';
import type { Services } from '../../http/services.ts';
import { type NumberCipher, numberCipher } from './cipher.ts';
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
    cipher ??= store.getKey().then(numberCipher);
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
