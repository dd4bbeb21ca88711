import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import { connect, connectEmbedded, type Database } from '../../src/db/connect.ts';
import { transaction } from '../../src/db/transaction.ts';
import { databaseUrl, withAdministrator } from './administrator.ts';
import { registerCleanup } from './registerCleanup.ts';

/** Databases of this worker that are free again: emptying one takes a fraction of the time that making one takes. */
const left: Database[] = [];

/**
 * A database of its own for the test that asks, or for the file; migrated and empty, on the engine of the running
 * project. Afterwards another may get it, emptied.
 */
export async function testDatabase(): Promise<Database> {
  const database = left.pop() ?? (await (inject('engine') === 'embedded' ? embedded() : postgresql()));
  let isClosed = false;
  registerCleanup(async () => {
    if (isClosed) return;
    await empty(database);
    left.push(database);
  });
  return {
    ...database,
    close() {
      isClosed = true;
      return database.close();
    },
  };
}

/** Empties all tables with triggers disabled, because the trigger of the activity log refuses it. */
async function empty({ db }: Database): Promise<void> {
  await transaction(db, async (connection) => {
    const { rows } = await connection.execute<{ names: string }>(`
      select string_agg(quote_ident(relname), ', ') as names from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'`);
    await connection.execute('set local session_replication_role = replica');
    await connection.execute(`truncate ${rows[0]?.names} restart identity`);
  });
}

async function embedded(): Promise<Database> {
  const database = await connectEmbedded(undefined, inject('embeddedTemplate'));
  const { host = '' } = database.db.$client.options;
  process.once('exit', () => rmSync(host, { recursive: true, force: true }));
  return database;
}

async function postgresql(): Promise<Database> {
  const { url } = await postgresqlDatabase(inject('postgresqlTemplate'));
  return await connect({ databaseUrl: url, dataDir: '', maxConnections: 4 });
}

/** The address of a new PostgreSQL database for tests of connecting itself; empty, or a copy of the template. */
export async function postgresqlDatabase(template?: string) {
  const server = inject('postgresqlUrl');
  // Under the name of the template, by which the end of the run finds those that are left.
  const name = `${inject('postgresqlTemplate')}_${randomBytes(6).toString('hex')}`;
  const copy = template === undefined ? '' : `template ${escapeIdentifier(template)}`;
  await withAdministrator(server, (client) => client.query(`create database ${escapeIdentifier(name)} ${copy}`));
  return {
    url: databaseUrl(server, name),
    drop: () =>
      withAdministrator(server, async (client) => {
        await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
      }),
  };
}
