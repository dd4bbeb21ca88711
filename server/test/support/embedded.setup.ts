import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { TestProject } from 'vitest/node';
import { connectEmbedded } from '../../src/db/connect.ts';
import { MIGRATIONS_FOLDER, migrate } from '../../src/db/migrate.ts';

const CACHE = resolve(import.meta.dirname, '../../../.cache');

/** Creates the template of embedded databases: a new one takes 3 s, a copy of the template a third of a second. */
export default async function setup(project: TestProject) {
  const archive = join(CACHE, `database-${fingerprint()}.tar`);
  if (!existsSync(archive)) await prepare(archive);
  project.provide('embeddedTemplate', archive);
}

function fingerprint(): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(engine);
  for (const migration of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) hash.update(migration.hash);
  return hash.digest('hex').slice(0, 16);
}

async function prepare(archive: string) {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-template-'));
  try {
    const database = await connectEmbedded(folder);
    await migrate(database);
    await database.close();
    const engine = await PGlite.create(join(folder, 'database'));
    const content = await engine.dumpDataDir('none');
    await engine.close();
    mkdirSync(CACHE, { recursive: true });
    for (const old of readdirSync(CACHE)) if (/^database-[0-9a-f]+\.tar$/.test(old)) rmSync(join(CACHE, old));
    // A second test run must never see half an archive.
    const unfinished = `${archive}.${process.pid}`;
    writeFileSync(unfinished, Buffer.from(await content.arrayBuffer()));
    renameSync(unfinished, archive);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
