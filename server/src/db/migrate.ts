import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './connect.ts';
import { transaction } from './transaction.ts';

export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../migrations');

/** Hash of 0034_uncounted_changes, the last of the migrations that 0000_baseline replaces. */
export const LAST_BEFORE_BASELINE = '7b50123d7dd0b004496a0a22ce4a2439673ebb8065579fb1955a7d5e49e62cd6';

/** Any number, as long as nothing else in this database locks the same one. */
const MIGRATION_LOCK = 7_326_546;

const TOO_OLD =
  'This database was last used by a release that is too old for this one to continue from: it lacks the migration 0034_uncounted_changes. Run `npm run migrate` with the last release that has it (docs/operations.md, “Update and roll back”), then start this one. Nothing was changed.';

/**
 * Brings the database to this release's schema, and returns the number of migrations that it applied. Any number of
 * processes may do so at once: one works, the others wait.
 * @throws when the database is of a release from before the baseline that did not have all migrations
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
    const baseline = migrations[0]?.hash;
    if (applied.size > 0 && !applied.has(baseline)) {
      if (!applied.has(LAST_BEFORE_BASELINE)) throw new Error(TOO_OLD);
      await connection.execute(sql`insert into migrations (hash) values (${baseline})`);
      applied.add(baseline);
    }
    const missing = migrations.filter(({ hash }) => !applied.has(hash));
    for (const migration of missing) {
      await connection.execute(migration.sql.join('\n')).catch((error: Error) => {
        // The sentence of the database says what to do; that of Drizzle is the whole text of the migration.
        throw error.cause ?? error;
      });
      await connection.execute(sql`insert into migrations (hash) values (${migration.hash})`);
    }
    return missing.length;
  });
}
