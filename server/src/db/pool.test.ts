import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { testDatabase } from '../../test/support/database.ts';
import { transaction } from './transaction.ts';

// The embedded engine has one connection, within the process.
describe.runIf(inject('engine') === 'postgresql')('the pool of connections', async () => {
  const { db, maxConnections } = await testDatabase();

  test('keeps a connection on which a statement was refused', async () => {
    const connectionOf = async () => (await db.execute(sql`select pg_backend_pid() as id`)).rows;
    const before = await connectionOf();

    await expect(db.execute(sql`select 1 / 0`)).rejects.toThrow();

    expect(await connectionOf()).toEqual(before);
  });

  test('replaces every connection that breaks before its transaction begins', async () => {
    for (let broken = 0; broken <= maxConnections; broken += 1) {
      const client = await db.$client.connect();
      client.release();
      (client as unknown as Client).connection.stream.destroy();
      await expect(transaction(db, (connection) => connection.execute(sql`select 1`))).rejects.toThrow();
    }

    const { rows } = await transaction(db, (connection) => connection.execute(sql`select 1 as one`));
    expect(rows).toEqual([{ one: 1 }]);
  });
});
