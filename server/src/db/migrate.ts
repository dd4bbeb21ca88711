import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Sql } from 'postgres';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../migrations');

/** Any number, as long as nothing else in this database locks the same one. */
const MIGRATION_LOCK = 7_326_546;

/** Brings the database to this release's schema. Any number of processes may do so at once: one works, the others wait. */
export async function migrate(sql: Sql): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  await sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await transaction`create table if not exists migrations (
      hash text primary key,
      applied_at timestamptz not null default now()
    )`;
    const applied = new Set((await transaction`select hash from migrations`).map((row) => row.hash));
    for (const migration of migrations) {
      if (applied.has(migration.hash)) continue;
      await transaction.unsafe(migration.sql.join('\n'));
      await transaction`insert into migrations (hash) values (${migration.hash})`;
    }
  });
}
