import { randomBytes } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { databaseUrl, withAdministrator } from './administrator.ts';
import { startPostgresql } from './postgresql.ts';

/** Far above the number that tests have open at once; each holds connections, which a server limits. */
const MOST_DATABASES = 15;

/** Uses the PostgreSQL of TEST_DATABASE_URL, whose account may create databases, or starts one. */
export default async function setup(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  const server = given === undefined ? await startPostgresql() : { url: given, stop: async () => undefined };
  const template = `seamline_template_${randomBytes(6).toString('hex')}`;
  try {
    await withAdministrator(server.url, (client) => client.query(`create database ${escapeIdentifier(template)}`));
    const database = await connect({ databaseUrl: databaseUrl(server.url, template), dataDir: '' });
    await migrate(database);
    await database.close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('postgresqlUrl', server.url);
  project.provide('postgresqlTemplate', template);
  return async () => {
    const count = await withAdministrator(server.url, async (client) => {
      const made = await client.query('select datname from pg_database where starts_with(datname, $1)', [template]);
      for (const { datname } of made.rows) {
        await client.query(`drop database ${escapeIdentifier(datname)} with (force)`);
      }
      return made.rows.length;
    });
    await server.stop();
    // In a run by test name, Vitest calls no hook at the end of a file without matching tests.
    if (project.config.testNamePattern === undefined && count > MOST_DATABASES) {
      throw new Error(`${count} databases were left open: see registerCleanup.ts.`);
    }
  };
}
