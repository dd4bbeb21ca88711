import { eq, sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { testDatabase } from '../../test/support/database.ts';
import { branches } from './schema.ts';
import { transaction } from './transaction.ts';

const { db } = await testDatabase();

test('a transaction that fails leaves nothing behind', async () => {
  const work = transaction(db, async (connection) => {
    await connection.insert(branches).values({ name: 'Half done', branch_type: 'Factory' });
    throw new Error('Stop here.');
  });
  await expect(work).rejects.toThrow('Stop here.');
  expect(await db.select().from(branches).where(eq(branches.name, 'Half done'))).toEqual([]);
});

test('a transaction is retried after a serialization failure, a limited number of times', async () => {
  let tries = 0;
  const second = await transaction(db, async (connection) => {
    tries += 1;
    if (tries === 1) await connection.execute(sql.raw(`do $$ begin raise sqlstate '40001'; end $$`));
    return tries;
  });
  expect(second).toBe(2);

  tries = 0;
  const hopeless = transaction(db, async (connection) => {
    tries += 1;
    await connection.execute(sql.raw(`do $$ begin raise sqlstate '40001'; end $$`));
  });
  await expect(hopeless).rejects.toThrow();
  expect(tries).toBe(5);
});

// The embedded engine has one connection, on which nothing waits for another.
test.runIf(inject('engine') === 'postgresql')(
  'two transactions that wait for each other both succeed in the end',
  async () => {
    const [left, right] = await db
      .insert(branches)
      .values([
        { name: 'Left', branch_type: 'Factory' },
        { name: 'Right', branch_type: 'Factory' },
      ])
      .returning({ id: branches.id });
    const cross = (first: number, second: number) =>
      transaction(db, async (connection) => {
        const raise = (id: number) =>
          connection
            .update(branches)
            .set({ version: sql`${branches.version} + 1` })
            .where(eq(branches.id, id));
        await raise(first);
        await connection.execute(sql`select pg_sleep(0.05)`);
        await raise(second);
      });
    await Promise.all([cross(left?.id ?? 0, right?.id ?? 0), cross(right?.id ?? 0, left?.id ?? 0)]);
    const raised = await db.select({ version: branches.version }).from(branches).where(eq(branches.name, 'Left'));
    expect(raised).toEqual([{ version: 3 }]);
  },
);
