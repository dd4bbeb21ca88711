import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';

const { db } = await testDatabase();

test('a database for tests is migrated and empty', async () => {
  const rows = await db.execute(sql`select count(*)::int as count from branches`);
  expect(rows[0]?.count).toBe(0);
});
