import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../test/support/database.ts';
import { BRANCHES_SETTING, prepared, SCOPED_ROLE } from './driver.ts';
import { transaction } from './transaction.ts';
import { ViewerContext } from './viewerContext.ts';

// A table and a policy of this test alone: they show that the scope of a viewer reaches the database on every way to it.
const database = await testDatabase();
const { db } = database;

const SEEN = 'select id from scope_test order by id';
const rowsOf = prepared<{ id: number }>(
  database,
  db
    .select({ id: sql<number>`id`.as('id') })
    .from(sql`scope_test`)
    .orderBy(sql`id`),
);

beforeAll(async () => {
  await db.execute(
    sql.raw(`
      create table scope_test (id integer primary key, branch_id integer not null);
      insert into scope_test values (1, 10), (2, 10), (3, 20), (4, 30);
      alter table scope_test enable row level security;
      create policy seen on scope_test to ${SCOPED_ROLE}
        using (branch_id = any (string_to_array(current_setting('${BRANCHES_SETTING}'), ',')::integer[]));
      grant select, insert, update on scope_test to ${SCOPED_ROLE}`),
  );
  return async () => void (await db.execute(sql`drop table scope_test`));
});

function asViewer<Result>(branches: readonly number[] | null, work: () => PromiseLike<Result>): Promise<Result> {
  const context = new ViewerContext();
  context.scope = branches && { branches };
  // Drizzle sends a statement when it is awaited.
  return context.run(async () => await work());
}

const ids = (rows: readonly unknown[]) => rows.map((row) => (row as { id: number }).id);

const READS: readonly [name: string, read: () => Promise<number[]>][] = [
  ['a statement', async () => ids((await db.execute(sql.raw(SEEN))).rows)],
  ['a prepared read', async () => ids(await rowsOf.execute())],
  ['a transaction', () => transaction(db, async (connection) => ids((await connection.execute(sql.raw(SEEN))).rows))],
];

describe.each(READS)('%s', (_name, read) => {
  test.each([
    [[10], [1, 2]],
    [
      [10, 30],
      [1, 2, 4],
    ],
    [[], []],
    [null, [1, 2, 3, 4]],
  ])('of a viewer with the branches %j sees %j', async (branches, seen) => {
    expect(await asViewer(branches, read)).toEqual(seen);
    expect(await read(), 'without a viewer').toEqual([1, 2, 3, 4]);
  });
});

test('viewers who ask at the same time see each what is theirs, on every way, also while statements of others fail', async () => {
  const viewers = [[10], null, [20, 30], [], [30]];
  const seen = [[1, 2], [1, 2, 3, 4], [3, 4], [], [4]];
  const fail = () => db.execute(sql`select 1 / ${0}::integer`).then(undefined, () => []);

  const rounds = await Promise.all(
    Array.from({ length: 20 }, (_, round) =>
      Promise.all(
        viewers.map((branches) =>
          asViewer(branches, async () => {
            const results = await Promise.all(READS.map(([, read]) => read()));
            if (round % 3 === 0) await fail();
            return [...results, await (READS[round % READS.length] as (typeof READS)[number])[1]()];
          }),
        ),
      ),
    ),
  );

  for (const round of rounds) expect(round).toEqual(seen.map((one) => [one, one, one, one]));
});

test('a write outside of the scope is refused and leaves nothing behind, and the connection serves on', async () => {
  const add = (id: number, branch: number) => db.execute(sql`insert into scope_test values (${id}, ${branch})`);

  await expect(asViewer([10], () => add(5, 20))).rejects.toMatchObject({ cause: { code: '42501' } });
  await expect(
    asViewer([10], () =>
      transaction(db, async (connection) => {
        await connection.execute(sql`insert into scope_test values (5, 10)`);
        await connection.execute(sql`insert into scope_test values (6, 20)`);
      }),
    ),
  ).rejects.toMatchObject({ cause: { code: '42501' } });

  expect(ids((await db.execute(sql.raw(SEEN))).rows)).toEqual([1, 2, 3, 4]);
  expect((await asViewer([10], () => db.execute(sql`update scope_test set branch_id = 10`))).rowCount).toBe(2);
});

test('a transaction that is retried enters the scope again', async () => {
  let tries = 0;
  const seen = await asViewer([20], () =>
    transaction(db, async (connection) => {
      tries += 1;
      if (tries === 1) await connection.execute(sql.raw(`do $$ begin raise sqlstate '40001'; end $$`));
      return ids((await connection.execute(sql.raw(SEEN))).rows);
    }),
  );

  expect({ tries, seen }).toEqual({ tries: 2, seen: [3] });
});

test('the role and the branches end with the statement or the transaction', async () => {
  const state = sql`select current_user = ${SCOPED_ROLE} as "isScoped", current_setting(${BRANCHES_SETTING}, true) as branches`;
  const read = async () => (await db.execute(state)).rows[0];

  expect(await asViewer([10], read)).toEqual({ isScoped: true, branches: '10' });
  expect(await asViewer([10], () => transaction(db, async () => undefined))).toBeUndefined();
  for (let connection = 0; connection < database.maxConnections; connection += 1) {
    expect(await read()).toMatchObject({ isScoped: false });
  }
});
