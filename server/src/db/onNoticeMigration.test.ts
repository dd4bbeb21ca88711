import { dateInIndia } from '@seamline/shared/contract/employee-dates';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { expect, inject, onTestFinished, test } from 'vitest';
import { postgresqlDatabase } from '../testing/database.ts';
import { connect, connectEmbedded, type Database } from './connect.ts';
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts';

/** A database as it was before employees could be on notice. */
async function databaseBefore(tag: RegExp): Promise<Database> {
  const { database, drop } = await emptyDatabase();
  onTestFinished(async () => {
    await database.close();
    await drop();
  });
  const { db, sql } = database;
  await sql`create table migrations (hash text primary key, applied_at timestamptz not null default now())`;
  for (const migration of readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })) {
    if (migration.sql.some((statement) => tag.test(statement))) break;
    await db.execute(migration.sql.join('\n'));
    await sql`insert into migrations (hash) values (${migration.hash})`;
  }
  return database;
}

async function emptyDatabase() {
  if (inject('engine') === 'embedded')
    return { database: await connectEmbedded(undefined), drop: async () => undefined };
  const { url, drop } = await postgresqlDatabase();
  return { database: await connect({ databaseUrl: url, dataDir: '' }), drop };
}

const inDays = (days: number) => dateInIndia(new Date(Date.now() + days * 86_400_000));

test('an upgrade puts former employees whose last day is still to come on notice, where their number is free', async () => {
  const database = await databaseBefore(/CREATE TABLE "due_changes"/);
  const { sql } = database;
  const [branch] = await sql`insert into branches (name, branch_type) values ('Vesu', 'Showroom') returning id`;
  const [designation] = await sql`insert into designations (designation) values ('Tailor') returning id`;
  const add = async (full_name: string, mobile_number: string, lastDay: string | null, left_at: string | null) => {
    await sql`insert into employees (full_name, first_name, last_name, mobile_number, gender, birth_date, designation_id,
        branch_id, joining_date, employment_type, resignation_date, company_last_day, left_at)
      values (${full_name}, 'A', 'B', ${mobile_number}, 'FEMALE', '1990-01-01', ${branch?.id}, ${designation?.id},
        '2019-06-01', 'FULL_TIME', ${lastDay && '2026-10-01'}, ${lastDay}, ${left_at})`;
  };
  await add('Present', '9000000001', null, null);
  await add('Long Gone', '9000000002', '2026-10-31', '2026-10-01T09:00:00Z');
  await add('Still To Leave', '9000000003', inDays(30), '2026-11-01T09:00:00Z');
  await add('Number Taken', '9000000001', inDays(30), '2026-11-01T09:00:00Z');
  await add('Recorded First', '9000000004', inDays(30), '2026-11-01T09:00:00Z');
  await add('Recorded Last', '9000000004', inDays(20), '2026-11-02T09:00:00Z');
  await add('Dates Without A Leaving', '9000000005', '2026-10-31', null);
  await migrate(database);

  const rows = await sql`select full_name, company_last_day, left_at from employees order by id`;
  const beginningAfter = (date: string) => new Date(Date.parse(`${date}T00:00+05:30`) + 86_400_000).toISOString();
  expect(
    rows.map(({ full_name, company_last_day, left_at }) => [
      full_name,
      company_last_day,
      left_at && new Date(left_at).toISOString(),
    ]),
  ).toEqual([
    ['Present', null, null],
    ['Long Gone', '2026-10-31', '2026-10-31T18:30:00.000Z'],
    ['Still To Leave', inDays(30), null],
    ['Number Taken', inDays(30), beginningAfter(inDays(30))],
    ['Recorded First', inDays(30), beginningAfter(inDays(30))],
    ['Recorded Last', inDays(20), null],
    ['Dates Without A Leaving', null, null],
  ]);
  expect(await sql`select total from branch_headcounts`).toEqual([{ total: 4 }]);
  expect(await sql`select member_name, record_name, version, before, after from activity order by record_id`).toEqual([
    {
      member_name: 'Seamline',
      record_name: 'Still To Leave',
      version: 2,
      before: { left_at: '2026-11-01T09:00:00.000Z' },
      after: { left_at: null },
    },
    {
      member_name: 'Seamline',
      record_name: 'Recorded Last',
      version: 2,
      before: { left_at: '2026-11-02T09:00:00.000Z' },
      after: { left_at: null },
    },
  ]);
});
