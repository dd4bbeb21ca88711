import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './connect.ts';
import { transaction } from './transaction.ts';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../migrations');

/** Any number, as long as nothing else in this database locks the same one. */
const MIGRATION_LOCK = 7_326_546;

/**
 * Brings the database to this release's schema, and returns the number of migrations that it applied. Any number of
 * processes may do so at once: one works, the others wait.
 */
export async function migrate({ db }: Database): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  return await transaction(db, async (connection) => {
    await connection.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await connection.execute(sql`create table if not exists migrations (
      hash text primary key,
      applied_at timestamptz not null default now()
    )`);
    const { rows } = await connection.execute(sql`select hash from migrations`);
    const applied = new Set(rows.map(({ hash }) => hash));
    const missing = migrations.filter(({ hash }) => !applied.has(hash));
    for (const migration of missing) {
      await connection.execute(migration.sql.join('\n'));
      await connection.execute(sql`insert into migrations (hash) values (${migration.hash})`);
    }
    return missing.length;
  });
}
