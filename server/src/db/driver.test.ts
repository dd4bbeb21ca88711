import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../test/support/database.ts';
import { MOST_KEPT } from './driver.ts';
import { transaction } from './transaction.ts';

const database = await testDatabase();
const { ask } = database;

async function connectionOf(): Promise<unknown> {
  const [cells] = await ask('select pg_backend_pid()', []);
  return cells?.[0];
}

test('reads of one turn of the event loop are pipelined over one connection', async () => {
  const turns = await Promise.all(
    Array.from({ length: 6 }, () => Promise.all([connectionOf(), connectionOf(), connectionOf()])),
  );
  const apart: unknown[][] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    apart.push(await Promise.all([connectionOf(), connectionOf()]));
  }

  for (const connections of [...turns, ...apart]) expect(new Set(connections).size).toBe(1);
});

test('reads of overlapping turns use separate connections', async () => {
  const slow = ask('select pg_backend_pid() from pg_sleep(0.2)', []);
  await new Promise((resolve) => setImmediate(resolve));
  const quick = await connectionOf();
  const [cells] = await slow;

  if (database.engine === 'postgresql') expect(quick).not.toBe(cells?.[0]);
  else expect(quick).toBe(cells?.[0]);
});

test('turns that wait for a connection share it', async () => {
  const pool = database.db.$client;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const reads: Promise<unknown>[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    reads.push(connectionOf());
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { waitingCount } = pool;
  for (const client of held) client.release();

  expect(new Set(await Promise.all(reads)).size).toBe(1);
  expect(waitingCount).toBe(1);
});

test('a transaction gets a connection while reads never cease', async () => {
  let left = 300;
  const readOn = async () => {
    while (left > 0) {
      left -= 1;
      await ask('select pg_sleep(0.01)', []);
    }
  };
  const readers = Array.from({ length: 3 * database.maxConnections }, readOn);
  await database.db.transaction((connection) => connection.execute('select 1'));
  const leftThen = left;
  left = 0;
  await Promise.all(readers);

  expect(leftThen).toBeGreaterThan(0);
});

test('a statement that fails does not affect the others of its pipeline', async () => {
  const [first, failing, last] = await Promise.allSettled([
    ask('select 1', []),
    ask('select 1 / $1::integer', [0]),
    ask('select 2', []),
  ]);

  expect(first).toMatchObject({ value: [[1]] });
  expect(failing).toMatchObject({ reason: { code: '22012' } });
  expect(last).toMatchObject({ value: [[2]] });
});

test('dates are returned in the format of the database', async () => {
  expect(await ask("select date '2026-11-21', timestamptz '2026-11-21 10:00+00'", [])).toEqual([
    ['2026-11-21', '2026-11-21 10:00:00+00'],
  ]);
});

// The embedded engine has one connection, within the process: when it breaks, the process ends.
test.runIf(database.engine === 'postgresql')('a connection that breaks is replaced', async () => {
  const broken = await connectionOf();
  // The statement may run on the connection that it terminates.
  await database.sql`select pg_terminate_backend(${broken as number})`.catch(() => undefined);

  await expect.poll(() => connectionOf().catch(() => broken)).not.toBe(broken);
});

test('reads of more and more texts do not fill the memory of a connection with plans', async () => {
  for (let number = 0; number < MOST_KEPT + 50; number += 1) {
    expect(await ask(`select ${number} + $1::integer`, [1])).toEqual([[number + 1]]);
  }
  const [cells] = await ask("select count(*)::integer from pg_prepared_statements where name like 'read%'", []);
  expect(cells?.[0]).toBeLessThanOrEqual(MOST_KEPT);
});

// The embedded engine has one connection, within the process.
describe.runIf(database.engine === 'postgresql')('the pool of connections', () => {
  const { db, maxConnections } = database;

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
