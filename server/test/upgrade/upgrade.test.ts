import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmployeeDetails } from '@seamline/shared/contract/employees/employee-details';
import type { EmployeeProfile } from '@seamline/shared/contract/employees/employee-profiles';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { connect, connectEmbedded, type Database } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { postgresqlDatabase } from '../support/database.ts';
import { describeSchema } from '../support/describeSchema.ts';
import { registerCleanup } from '../support/registerCleanup.ts';
import { testApp } from '../support/testApp.ts';

/** The instant after the last entry of the dump. */
const DUMPED_AT = Date.parse('2026-11-27T17:30:00Z');
const PASSWORD = 'fitting-room-7';
const UPLOADS_KEY = `${'5ea'.repeat(21)}1`;

const [HETAL, RAVI, BINA, ASHA, CHIRAG, DEVI, ESHA, FARIDA, ZOE] = [1, 2, 3, 4, 5, 6, 7, 8, 10];
const IMPORT_ID = '425d5ba92a0a4cf5947de9217ff219c2';

/** A database that no other test has used: an empty one, or one of this release. */
async function unusedDatabase(isOfThisRelease: boolean): Promise<Database> {
  const isEmbedded = inject('engine') === 'embedded';
  const template = isOfThisRelease ? inject(isEmbedded ? 'embeddedTemplate' : 'postgresqlTemplate') : undefined;
  const database = isEmbedded ? await connectEmbedded(undefined, template) : await onPostgresql(template);
  registerCleanup(() => database.close());
  return database;
}

/** The dumped company in a database of its own, migrated to this release. */
async function migratedCompany(): Promise<Database> {
  const database = await unusedDatabase(false);
  await database.db.execute(readFileSync(join(import.meta.dirname, 'company.sql'), 'utf8'));
  // The dump empties the search path of its connection, which may be the only one.
  await database.db.execute(sql`reset search_path`);
  await migrate(database);
  return database;
}

async function onPostgresql(template: string | undefined): Promise<Database> {
  const { url, drop } = await postgresqlDatabase(template);
  registerCleanup(drop);
  return await connect({ databaseUrl: url, dataDir: '', maxConnections: 1 });
}

/** This release on the migrated company, at the time of the dump, and an owner who has signed in. */
async function open(database: Database) {
  const server = await testApp({ UPLOADS_KEY }, database);
  cpSync(join(import.meta.dirname, 'uploads'), server.env.uploadsDir, { recursive: true });
  server.passSeconds((DUMPED_AT - Date.now()) / 1000);
  const signIn = async (number: string) =>
    (await server.ask('POST', '/data/verify-login', { query: { number, password: PASSWORD } })).body as {
      token: string;
    };
  const { token } = await signIn('9876500001');
  const post = (path: string, body: object) =>
    server.ask('POST', path, {
      token,
      json: body,
    });
  return {
    ...{ server, database, signIn, token, post },
    get: async <Body>(path: string) => (await server.ask('GET', path, { token })).body as Body,
    /** Answers the first request of a later day, in another process. */
    async onDay(day: string) {
      const later = await testApp({ UPLOADS_KEY }, database);
      later.passSeconds((Date.parse(`${day}T06:00:00Z`) - Date.now()) / 1000);
      const { body } = await later.ask('POST', '/data/verify-login', {
        query: { number: '9876500001', password: PASSWORD },
      });
      const { token: laterToken } = body as { token: string };
      return async <Body>(path: string) => (await later.ask('GET', path, { token: laterToken })).body as Body;
    },
  };
}

/** For the tests of one day. */
const shared = await migratedCompany();

test('upgrade: the migrated company has the schema of a new database', async () => {
  expect(await describeSchema(shared)).toEqual(await describeSchema(await unusedDatabase(true)));
});

test('upgrade: those whose joining date is ahead are counted apart from the headcount', async () => {
  const counted = await shared.sql`
    select branch_id, count(*) filter (where has_joined)::int as total, count(*) filter (where not has_joined)::int as joining,
      count(*) filter (where has_joined and is_incomplete)::int as incomplete, bool_and(has_joined = (joining_date <= today())) as is_right
    from employees where left_at is null group by branch_id`;
  const kept = await shared.sql`
    select branch_id, total, joining, incomplete, true as is_right from branch_headcounts where total + joining > 0`;
  expect(kept).toEqual(counted);
});

test('upgrade: everybody signs in and finds the people, the documents and the identity numbers', async () => {
  const { server, signIn, post, get } = await open(shared);

  expect(await signIn('9876500002')).toMatchObject({ token: expect.any(String) });
  expect(await signIn('9876500003')).toMatchObject({ token: expect.any(String) });
  const directory = await get<{ department: Record<string, { id: number }[]> }>('/data/employees');
  const listed = Object.values(directory.department).flatMap((people) => people.map(({ id }) => id));
  expect(listed).toEqual(expect.arrayContaining([HETAL, RAVI, BINA, ASHA, DEVI, ESHA, ZOE]));
  expect(listed).not.toContain(CHIRAG);

  const details = await get<EmployeeDetails>(`/data/employeeDetails/${HETAL}`);
  const card = await server.app.inject({ method: 'GET', url: details.documents.aadhaar_page_1 ?? '' });
  expect(await sharp(card.rawPayload).metadata()).toMatchObject({ width: 60, height: 40 });
  expect(details.identity).toMatchObject({ bank_account: expect.stringMatching(/7890$/) });
  expect((await post(`/data/employeeDetails/${HETAL}/reveal`, { field: 'bank_account_number' })).body).toMatchObject({
    value: '001234567890',
  });
});

test('upgrade: text is composed, found without accents, and left where another record has the composed name', async () => {
  const { database, get } = await open(shared);
  const found = await get<{ department: Record<string, { id: number }[]> }>('/data/employees?q=zoe');
  expect(Object.values(found.department).flat()).toMatchObject([{ id: ZOE, user_name: 'Zoë Pinto' }]);
  const names = await database.sql`
    select name, name is nfc normalized as is_composed from branches where name like '%Ring Road' order by id`;
  expect(names).toEqual([
    { name: 'Café Ring Road', is_composed: true },
    { name: 'Cafe\u0301 Ring Road', is_composed: false },
  ]);
  const { same_names } = await get<{ same_names: unknown }>('/data/employees/health');
  expect(same_names).toContainEqual({ record: 'branch', names: names.map(({ name }) => name) });
});

test('upgrade: names are single-spaced, and left where another record has the single-spaced name', async () => {
  const { database, get } = await open(shared);
  const names = await database.sql`
    select name from branches where name like 'Sachin%' union all select designation from designations where id = 5
    union all select name from sub_departments union all select name from employee_views`;
  expect(names.map(({ name }) => name)).toEqual([
    ...['Sachin  GIDC', 'Sachin GIDC', 'Master Cutter', 'Silk Sarees', 'Vesu evenings'],
  ]);
  const { same_names } = await get<{ same_names: unknown }>('/data/employees/health');
  expect(same_names).toContainEqual({ record: 'branch', names: ['Sachin  GIDC', 'Sachin GIDC'] });
});

test('upgrade: shifts are as they were, with the switches of their week off', async () => {
  const { get } = await open(shared);
  const off = { has_same_rules_for_all_days: false, has_flexible_hours: false };
  expect(await get<object[]>('/data/manage-shift')).toMatchObject([
    { shift_name: 'Evening', version: expect.any(Number), ...off },
    { shift_name: 'General', version: expect.any(Number), ...off },
  ]);
});

test('upgrade: what was done before can still be undone', async () => {
  const { server, token, database, post } = await open(shared);

  const restored = await server.ask('POST', '/data/deletions/restore', { token, query: { record: 'branch', id: '3' } });
  expect(restored.body).toMatchObject({ success: true });
  const [change] = await database.sql`select id from employee_changes`;
  expect((await post(`/data/employee-changes/${change?.id}/undo`, {})).status).toBe(200);
  expect((await post(`/data/employee-imports/${IMPORT_ID}/undo`, { kept: [] })).body).toMatchObject({
    removed: 1,
    restored: 1,
  });
  expect(await database.sql`select shift_id from employees where id in (${HETAL}, ${DEVI})`).toEqual([
    { shift_id: 1 },
    { shift_id: 1 },
  ]);
  expect(await database.sql`select grade from employees where id = ${RAVI}`).toEqual([{ grade: null }]);
  expect(await database.sql`select id from employees where id = ${FARIDA}`).toEqual([]);
});

test('upgrade: what was planned happens on its day', async () => {
  const { onDay, get } = await open(await migratedCompany());
  const exit = await get<{ tasks: { task: string; due_on: string | null }[] }>(`/data/employee-exits/${ASHA}`);
  expect(exit.tasks.find(({ task }) => task === 'handover')).toMatchObject({ due_on: '2026-12-08' });

  const onEleventh = await onDay('2026-12-11');
  const former = await onEleventh<{ leavers: { id: number }[] }>('/data/ex-employees');
  expect(former.leavers.map(({ id }) => id).sort()).toEqual([ASHA, CHIRAG]);
  const onFifteenth = await onDay('2026-12-15');
  const bina = await onFifteenth<EmployeeProfile>(`/data/employee-profiles/${BINA}`);
  expect(bina.entries[0]).toMatchObject({ effective_on: '2026-12-15', branch: 'Adajan Design Studio', state: 'past' });
  const inFebruary = await onDay('2027-02-01');
  const devi = await inFebruary<EmployeeProfile>(`/data/employee-profiles/${DEVI}`);
  expect(devi.entries[0]).toMatchObject({ effective_on: '2027-02-01', designation: 'Store Manager', state: 'past' });
});
