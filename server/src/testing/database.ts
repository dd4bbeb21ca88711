import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inject } from 'vitest';
import { connect, connectEmbedded, type Database } from '../db/connect.ts';
import { databaseUrl, withAdministrator } from './administrator.ts';
import { whenDone } from './whenDone.ts';

/** Databases of this worker that are free again: emptying one takes a fraction of the time that making one takes. */
const left: Database[] = [];

/**
 * A database of its own for the test that asks, or for the file; migrated and empty, on the engine of the running
 * project. Afterwards another may get it, emptied.
 */
export async function testDatabase(): Promise<Database> {
  const database = left.pop() ?? (await (inject('engine') === 'embedded' ? embedded() : postgresql()));
  let isClosed = false;
  whenDone(async () => {
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

/** The log of activity refuses to be emptied, as any table with a trigger may; for once nobody asks the triggers. */
async function empty({ sql }: Database): Promise<void> {
  await sql.begin(async (transaction) => {
    const tables = await transaction`
      select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'`;
    await transaction`set local session_replication_role = replica`;
    await transaction`truncate ${transaction(tables.map(({ relname }) => relname))} restart identity`;
  });
}

async function embedded(): Promise<Database> {
  const database = await connectEmbedded(undefined, inject('embeddedTemplate'));
  const socket = String(database.sql.options.path);
  process.once('exit', () => rmSync(dirname(socket), { recursive: true, force: true }));
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
  await withAdministrator(server, (sql) =>
    template === undefined
      ? sql`create database ${sql(name)}`
      : sql`create database ${sql(name)} template ${sql(template)}`,
  );
  return {
    url: databaseUrl(server, name),
    drop: () =>
      withAdministrator(server, async (sql) => {
        await sql`drop database if exists ${sql(name)} with (force)`;
      }),
  };
}
