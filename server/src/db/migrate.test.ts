import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { postgresqlDatabase } from '../testing/database.ts';
import { connect, type Database } from './connect.ts';
import { migrate } from './migrate.ts';

const onEmbedded = inject('engine') === 'embedded';

/** Two programs on one empty database: on the embedded engine two callers of the only connection there can be. */
async function twoOnOne(): Promise<[Database, Database]> {
  if (onEmbedded) {
    const dataDir = await mkdtemp(join(tmpdir(), 'seamline-test-'));
    const database = await connect({ databaseUrl: undefined, dataDir });
    onTestFinished(async () => {
      await database.close();
      rmSync(dataDir, { recursive: true });
    });
    return [database, database];
  }
  const { url, drop } = await postgresqlDatabase();
  const both = [await connect({ databaseUrl: url, dataDir: '' }), await connect({ databaseUrl: url, dataDir: '' })];
  onTestFinished(async () => {
    await Promise.all(both.map((database) => database.close()));
    await drop();
  });
  return both as [Database, Database];
}

test('programs that start at once migrate one after the other, and a second start changes nothing', async () => {
  const [first, second] = await twoOnOne();
  await Promise.all([migrate(first.sql), migrate(second.sql), migrate(first.sql)]);
  const applied = await second.sql`select * from migrations order by hash`;
  expect(applied.length).toBeGreaterThan(0);
  expect(await second.sql`select count(*)::int as branches from branches`).toEqual([{ branches: 0 }]);
  await migrate(second.sql);
  expect(await second.sql`select * from migrations order by hash`).toEqual(applied);
});
