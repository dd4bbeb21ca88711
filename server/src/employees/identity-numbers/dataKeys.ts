import { randomBytes } from 'node:crypto';
import type { IdentityNumber } from '@seamline/shared/contract/employees/identity-numbers';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { dataKeys, employees } from '../../db/schema.ts';
import { type EncryptionKeys, KEY_BYTES, keyWrapper } from '../../encryption.ts';

const NAME = 'identity numbers';

export function dataKeyStore({ db }: Database, keys: EncryptionKeys) {
  const wrapper = keyWrapper(keys);

  async function readKey(): Promise<string | undefined> {
    const [row] = await db.select({ wrapped: dataKeys.wrapped }).from(dataKeys).where(eq(dataKeys.name, NAME));
    return row?.wrapped;
  }

  /** Wraps the stored key with the current one, where it was wrapped with a former one. */
  async function opened(stored: string): Promise<Buffer> {
    const wrapped = Buffer.from(stored, 'base64');
    const key = wrapper.unwrap(wrapped, NAME);
    if (!wrapper.isCurrent(wrapped)) {
      await db
        .update(dataKeys)
        .set({ wrapped: wrapper.wrap(key, NAME).toString('base64') })
        .where(and(eq(dataKeys.name, NAME), eq(dataKeys.wrapped, stored)));
    }
    return key;
  }

  return {
    /** Reads the key of the numbers; the first process that needs it makes it. */
    async getKey(): Promise<Buffer> {
      const known = await readKey();
      if (known !== undefined) return await opened(known);
      const wrapped = wrapper.wrap(randomBytes(KEY_BYTES), NAME).toString('base64');
      await db.insert(dataKeys).values({ name: NAME, wrapped }).onConflictDoNothing();
      return await opened((await readKey()) ?? wrapped);
    },

    /** Wraps the key with the current one, if there is a key. */
    async rewrap(): Promise<void> {
      const known = await readKey();
      if (known !== undefined) await opened(known);
    },
  };
}

/** An employee's encrypted number, null without one; undefined when there is no such employee. */
export async function findNumber({ db }: Database, id: number, field: IdentityNumber) {
  const [row] = await db
    .select({ name: employees.full_name, encrypted: employees[field] })
    .from(employees)
    .where(eq(employees.id, id));
  return row;
}
