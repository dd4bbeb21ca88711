import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, inject, onTestFinished, test } from 'vitest';
import { withAdministrator } from '../../test/support/administrator.ts';
import { postgresqlDatabase } from '../../test/support/database.ts';
import { describeSchema } from '../../test/support/describeSchema.ts';
import { connect, type Database } from './connect.ts';
import { LAST_BEFORE_BASELINE, MIGRATIONS_FOLDER, migrate } from './migrate.ts';

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

const readBaseline = () => readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })[0];

/** A database with the tables of the baseline, prepared by releases that applied the migration of such a hash last. */
async function databaseOf(lastMigration: string): Promise<Database> {
  const [database] = await twoOnOne();
  const { db, sql } = database;
  await db.execute(readBaseline()?.sql.join('\n') ?? '');
  await sql`create table migrations (hash text primary key, applied_at timestamptz not null default now())`;
  await sql`insert into migrations (hash) values ('of the first migration'), (${lastMigration})`;
  await sql`insert into branches (name, branch_type) values ('Vesu', 'Showroom')`;
  return database;
}

test('the baseline has every object that the 35 migrations before it made, and no other', async () => {
  const [database] = await twoOnOne();
  await database.db.execute(readBaseline()?.sql.join('\n') ?? '');
  const text = (await describeSchema(database)).join('\n');

  expect(text).toBe(readFileSync(join(import.meta.dirname, 'baseline.schema.txt'), 'utf8').trimEnd());
});

test('a database of the last release before the baseline is taken as it is', async () => {
  const database = await databaseOf(LAST_BEFORE_BASELINE);
  const laterMigrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).length - 1;

  expect(await migrate(database)).toBe(laterMigrations);
  expect(await migrate(database)).toBe(0);
  expect(await database.sql`select name from branches`).toEqual([{ name: 'Vesu' }]);
});

test.skipIf(onEmbedded)(
  'an account that may not create roles is told what an administrator runs, and migrates after that',
  async () => {
    const { url, drop } = await postgresqlDatabase();
    const [name, password] = [`seamline_limited_${process.pid}`, 'of this test'];
    const asAdministrator = (statement: string) => withAdministrator(url, (client) => client.query(statement));
    const database = new URL(url).pathname.slice(1);
    await asAdministrator(
      `create role ${name} login password '${password}'; alter database ${database} owner to ${name}`,
    );
    const limited = Object.assign(new URL(url), { username: name, password });
    const connection = await connect({ databaseUrl: limited.href, dataDir: '' });
    onTestFinished(async () => {
      await connection.close();
      await drop();
      await withAdministrator(inject('postgresqlUrl'), (client) => client.query(`drop role ${name}`));
    });

    const refusal = await migrate(connection).catch((error: Error) => error.message);
    expect(refusal).toMatch(/^This account may not create or use the role seamline_scoped\. Let an administrator/);
    // Another database of this server has created the role.
    await asAdministrator(/GRANT .*;$/.exec(String(refusal))?.[0] ?? '');
    expect(await migrate(connection)).toBeGreaterThan(0);
    await connection.sql`set role seamline_scoped`;
    expect(await connection.sql`select count(*)::int as total from employees`).toEqual([{ total: 0 }]);
  },
);

test('a database of an older release is refused, and stays as it is', async () => {
  const database = await databaseOf('of an older release');
  const before = await database.sql`select hash from migrations order by hash`;

  await expect(migrate(database)).rejects.toThrow('with the last release that has it');
  expect(await database.sql`select hash from migrations order by hash`).toEqual(before);
});
