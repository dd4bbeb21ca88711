import type { FastifyInstance } from 'fastify';
import { mapNumbers } from '../../db/identityNumbers.ts';
import type { Services } from '../../http/services.ts';
import { type NumberCipher, numberCipher } from './cipher.ts';
import { identityNumberStore } from './store.ts';

type Values = Readonly<Record<string, unknown>>;

/** Encrypts the identity numbers of employees before they are stored, and decrypts them. */
export interface IdentityNumbers {
  encrypt(values: Values): Promise<Values>;
  decrypt(values: Values): Promise<Values>;
}

export function encryptIdentityNumbers(
  app: FastifyInstance,
  { database, env }: Pick<Services, 'database' | 'env'>,
): IdentityNumbers {
  const store = identityNumberStore(database, env.uploadsKeys);
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
  const changed = async (values: Values, change: (cipher: NumberCipher) => Parameters<typeof mapNumbers>[1]) =>
    mapNumbers(values, () => '') === values ? values : mapNumbers(values, change(await getCipher()));
  return {
    encrypt: (values) => changed(values, (using) => (number, field) => using.encrypt(field, number)),
    decrypt: (values) => changed(values, (using) => (number, field) => using.decrypt(field, number)),
  };
}
