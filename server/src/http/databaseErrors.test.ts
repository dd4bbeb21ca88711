import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { testDatabase } from '../../test/support/database.ts';
import { transaction } from '../db/transaction.ts';
import { databaseError, databaseFailure } from './databaseErrors.ts';

const { db } = await testDatabase();

test('a refused statement is known by its code and its constraint', async () => {
  const refused = db.execute(sql`insert into branches (name, branch_type) values ('', 'Showroom')`);
  const error = await refused.catch((reason: unknown) => reason);

  expect(databaseError(error)).toEqual({ code: '23514', constraint: 'branches_name_present' });
  expect(databaseFailure(error, 'POST')).toMatchObject({ statusCode: 422 });
});

// The embedded engine lives in the process: only the other one has connections to lose.
test.runIf(inject('engine') === 'postgresql')(
  'each statement over a lost connection is answered with 503',
  async () => {
    const errors: unknown[] = [];
    const lost = transaction(db, async (connection) => {
      const end = connection.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
      const waiting = connection.execute(sql`select 1`);
      for (const { reason } of (await Promise.allSettled([end, waiting])) as PromiseRejectedResult[])
        errors.push(reason);
      await connection.execute(sql`select 2`);
    });
    errors.push(await lost.catch((reason: unknown) => reason));

    expect(errors.map((error) => databaseFailure(error, 'GET')?.statusCode)).toEqual([503, 503, 503]);
  },
);
