import { describe, expect, onTestFinished, test } from 'vitest';
import { employeeIn, makePlace } from '../../test/support/rows.ts';
import { testApp } from '../../test/support/testApp.ts';
import { employees } from '../db/schema.ts';
import { storageFailure } from '../db/storageFailure.ts';

const server = await testApp();
const owner = await server.person();
const { db } = server.database;
const place = await makePlace(db);
await db.insert(employees).values(employeeIn(place, { full_name: 'Hetal Desai' }));

/** From now on PostgreSQL refuses these writes as it does on a full disk, until the returned function is called. */
async function fillDisk(...tables: string[]): Promise<() => Promise<void>> {
  await db.execute(`create or replace function refuse_for_space() returns trigger language plpgsql as $$
    begin raise exception 'No space left on device' using errcode = '53100'; end $$`);
  for (const table of tables) {
    await db.execute(`create trigger full_disk before insert or update on ${table}
      for each statement execute function refuse_for_space()`);
  }
  const free = async () => {
    for (const table of tables) await db.execute(`drop trigger if exists full_disk on ${table}`);
  };
  onTestFinished(free);
  return free;
}

/** The same for new tables, such as that of the trial. */
async function refuseNewTables(): Promise<() => Promise<void>> {
  await db.execute(`create or replace function refuse_table_for_space() returns event_trigger language plpgsql as $$
    begin raise exception 'No space left on device' using errcode = '53100'; end $$`);
  await db.execute(`create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS')
    execute function refuse_table_for_space()`);
  const free = async () => void (await db.execute('drop event trigger if exists full_disk'));
  onTestFinished(free);
  return free;
}

let branches = 0;
const addBranch = (token = owner.token) => {
  branches += 1;
  const query = { name: `Branch ${branches}`, branch_type: 'Showroom' };
  return server.ask('POST', '/data/settings/add-branches', { token, query });
};
const statusOf = async (path: string, token = owner.token) => (await server.ask('GET', path, { token })).status;
const UNSAVED = {
  status: 503,
  body: {
    message:
      'Nothing can be saved now: the server has no space left on its disk, or cannot write to it. What was saved before can still be read. Please tell the person who runs this server.',
    code: 'nothing_can_be_saved',
    detail: 'storage 53100',
  },
};

describe('a full disk', () => {
  test('people read that nothing can be saved, and read on; /healthz says so, and /readyz stays 200', async () => {
    expect(await statusOf('/healthz')).toBe(200);
    const free = await fillDisk('activity');

    expect(await addBranch()).toMatchObject({ ...UNSAVED, headers: { 'retry-after': '30' } });
    expect(await server.ask('GET', '/healthz')).toMatchObject({
      ...{ status: 503, body: { status: 'the last write was not stored' } },
    });
    expect(await server.ask('GET', '/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await statusOf('/data/settings/branches')).toBe(200);

    await free();
    expect(await statusOf('/healthz')).toBe(503);
    server.passSeconds(31);
    expect(await statusOf('/healthz')).toBe(200);
    expect((await addBranch()).status).toBe(200);
  });

  test('/healthz looks every 30 seconds whether a write is stored again, however often it is asked', async () => {
    const free = await fillDisk('activity');
    const freeTables = await refuseNewTables();
    await addBranch();
    server.passSeconds(31);
    expect(await statusOf('/healthz')).toBe(503);
    await free();
    await freeTables();
    for (let time = 0; time < 3; time += 1) expect(await statusOf('/healthz')).toBe(503);
    server.passSeconds(31);
    expect(await statusOf('/healthz')).toBe(200);
  });

  test('on a new day people read, although changes that have come due and what they read cannot be noted', async () => {
    expect(await statusOf('/data/employees')).toBe(200);
    const free = await fillDisk('due_changes', 'session_log');
    server.passSeconds(86_400);
    const { token } = await server.person();

    expect(await statusOf('/data/settings/branches', token)).toBe(200);
    expect(await server.ask('GET', '/data/employees', { token })).toMatchObject({
      status: 200,
      text: expect.stringContaining('Hetal Desai'),
    });
    expect(await addBranch(token)).toMatchObject(UNSAVED);
    expect(server.logs.join('')).toContain('changes that have come due were not applied');

    await free();
    server.passSeconds(31);
    expect((await addBranch(token)).status).toBe(200);
  });
});

test.each([
  [Object.assign(new Error('x'), { code: '53100' }), '53100'],
  [new Error('x', { cause: Object.assign(new Error('y'), { code: 'ENOSPC' }) }), 'ENOSPC'],
  [Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }), 'SQLite 13'],
  [new Error('x', { cause: { name: 'ErrnoError', errno: 51 } }), 'errno 51'],
  [Object.assign(new Error('x'), { code: '23505' }), undefined],
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED', errno: 51 }), undefined],
  [undefined, undefined],
])('%o is a failure to store: %s', (error, code) => {
  expect(storageFailure(error)).toBe(code);
});
