import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, inject, onTestFinished, test } from 'vitest';
import { postgresqlDatabase } from '../testing/database.ts';
import { connect, type Database } from './connect.ts';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';

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
  await Promise.all([migrate(first), migrate(second), migrate(first)]);
  const applied = await second.sql`select * from migrations order by hash`;
  expect(applied.length).toBeGreaterThan(0);
  expect(await second.sql`select count(*)::int as branches from branches`).toEqual([{ branches: 0 }]);
  await migrate(second);
  expect(await second.sql`select * from migrations order by hash`).toEqual(applied);
});

test('names that nobody could read, or that hide their direction, are repaired and stay unique', async () => {
  const [database] = await twoOnOne();
  const { db, sql } = database;
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const repair = migrations.findIndex((migration) =>
    migration.sql.some((text) => text.includes('FUNCTION clean_name(')),
  );
  await sql`create table migrations (hash text primary key, applied_at timestamptz not null default now())`;
  for (const { hash, sql: statements } of migrations.slice(0, repair)) {
    await db.execute(statements.join('\n'));
    await sql`insert into migrations (hash) values (${hash})`;
  }
  await sql`insert into branches (name, branch_type) select name, 'Factory'
    from unnest(array['Vesu', 'Adajan', ${'\u202EVesu'}, ${'\u200BUdhna '}, ${'\u200B'}, ${'\u3164'}]) name`;
  await sql`insert into shifts (shift_name) select name from unnest(array['General', ' general', ${'Gene\u2066ral'}]) name`;
  await sql`insert into members (number, name, role) values ('9812345670', ${'\u2800'}, 'owner')`;
  await migrate(database);

  const names = await sql`select name from branches order by id`;
  expect(names.map(({ name }) => name)).toEqual(['Vesu', 'Adajan', 'Vesu (3)', 'Udhna', 'Unnamed (5)', 'Unnamed (6)']);
  expect(await sql`select name from members`).toEqual([{ name: 'Unnamed (1)' }]);
  const shifts = await sql`select shift_name from shifts order by id`;
  expect(shifts.map(({ shift_name }) => shift_name)).toEqual(['General', ' general', 'General']);
  await sql`update shifts set code = 'G', shift_name = 'GENERAL' where shift_name = 'General'`;
});
