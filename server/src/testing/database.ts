import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { connect, connectEmbedded, type Database } from '../db/connect.ts';
import { databaseUrl, withAdministrator } from './administrator.ts';

/**
 * A database of this test file's own, migrated and empty, on the engine of the running project.
 * Call it at the top of a file or in a `beforeAll`; it is gone after the file's last test.
 */
export async function testDatabase(): Promise<Database> {
  const database = inject('engine') === 'embedded' ? await embedded() : await postgresql();
  afterAll(() => database.close());
  return database;
}

function embedded(): Promise<Database> {
  return connectEmbedded(undefined, inject('embeddedTemplate'));
}

async function postgresql(): Promise<Database> {
  const { url, drop } = await postgresqlDatabase(inject('postgresqlTemplate'));
  const database = await connect({ databaseUrl: url, dataDir: '', maxConnections: 4 });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** The address of a new PostgreSQL database for tests of connecting itself; empty, or a copy of the template. */
export async function postgresqlDatabase(template?: string) {
  const server = inject('postgresqlUrl');
  const name = `seamline_test_${randomBytes(6).toString('hex')}`;
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
