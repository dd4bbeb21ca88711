import { expect, test } from 'vitest';
import { undone, undoneImports } from '../../../test/support/imports.ts';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { employees } from '../../db/schema.ts';
import { fileStore } from '../../files/fileRecords.ts';
import { openUploads } from '../../files/uploads.ts';
import { eraseEmployee, erasureStore } from './eraseEmployees.ts';
import { logErasure } from './eraseFromLog.ts';
import { isAbout } from './eraseSearchTexts.ts';

const server = await testApp();
const owner = await server.person({ name: 'Ilaben Meghani' });
const { token } = owner;
const { db, sql } = server.database;
const place = await makePlace(db);
const { imported, newcomer, undo } = undoneImports(server, token, place);
const log = logErasure(server.database);

/** Everything that any table has of some text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`;
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ found: boolean }>(
      `select exists(select from "${name}" as entry where lower(entry::text) like '%${text.toLowerCase()}%') as found`,
    );
    if (rows[0]?.found) found.push(name);
  }
  return found;
}

const exportOf = (q: string) => server.ask('POST', '/data/employee-exports', { token, query: { format: 'xlsx', q } });
const saveView = (name: string, search: string) =>
  server.ask('POST', '/data/employee-views', { token, json: { name, search } });
const searches = async () =>
  (
    await sql<{ search: string | null }[]>`select after ->> 'search' as search from activity where action = 'export'
    order by id`
  ).map(({ search }) => search);

test('people of an import that was undone are erased by their id: from the log, from what was searched for, and from saved views', async () => {
  const mobile_number = freshNumber();
  const { id, ids } = await imported([
    newcomer({ full_name: 'Zarnaben Quillmaker', first_name: 'Zarnaben', last_name: 'Quillmaker', mobile_number }),
  ]);
  const gone = ids[0] ?? 0;
  const before = (await searches()).length;
  for (const q of ['quillmaker zarna', mobile_number.slice(0, 6), 'Meghani']) {
    expect((await exportOf(q)).status).toBe(200);
  }
  await saveView('Zarnaben', 'status=active&q=Quillmaker');
  await saveView('Tailors', 'q=tailor');
  expect(await undo(id)).toMatchObject(undone(1, 0));
  expect(await tablesWith('Quillmaker')).toContain('activity');
  expect(await log.find('employee', gone)).toMatchObject({ name: 'Zarnaben Quillmaker', entries: 2, isErased: false });

  await log.eraseEmployee(gone);

  expect(await tablesWith('Quillmaker')).toEqual([]);
  expect(await tablesWith('Zarna')).toEqual([]);
  expect(await tablesWith(mobile_number)).toEqual([]);
  expect((await searches()).slice(before)).toEqual([null, null, 'Meghani']);
  expect(await sql`select name, search from employee_views order by id`).toEqual([
    { name: expect.stringMatching(/^#\d+$/), search: 'status=active' },
    { name: 'Tailors', search: 'q=tailor' },
  ]);
  expect(await log.find('employee', gone)).toMatchObject({ name: `#${gone}`, isErased: true });
  const { body } = await server.ask('GET', '/data/activity', { token, query: { action: 'erase' } });
  const [latest] = (body as { activity: unknown[] }).activity;
  expect(latest).toMatchObject({ record: 'employee', record_id: gone, record_name: `#${gone}` });
});

test('people of an import that was undone are due like those who left', async () => {
  const { id, ids } = await imported([newcomer({ mobile_number: freshNumber() })]);
  await undo(id);
  const dueOn = async (moment: Date) => (await log.listGone(moment)).map((person) => person.id);

  expect(await dueOn(new Date(Date.now() - 86_400_000))).toEqual([]);
  expect(await dueOn(new Date(Date.now() + 86_400_000))).toEqual(ids);
});

test('of a deleted manager the logs keep the name alone; a current one is not found', async () => {
  const email = 'former.manager@example.com';
  const number = freshNumber();
  const flags = { edit_permission: 'true', view_permission: 'true', is_active: 'true' };
  const query = { number, name: 'Kiritbhai Former', email, ...flags };
  expect(await server.ask('POST', '/data/settings/admin', { token, query })).toMatchObject({ status: 200 });
  const [{ id = 0 } = {}] = await sql<{ id: number }[]>`select id from members where number = ${number}`;
  await sql`insert into activity (member_id, member_number, member_name, address, action, record, record_name)
    values (${id}, ${number}, 'Kiritbhai Former', '203.0.113.77', 'update', 'company', 'Seamline')`;
  await sql`insert into session_log (at, event, member_id, member_number, member_name, address, merge_key)
    values (now(), 'sign-in', ${id}, ${number}, 'Kiritbhai Former', '203.0.113.77', ${`1|${number}`}),
      (now(), 'failed-sign-in', null, ${number}, '', '203.0.113.77', ${`2|${number}`})`;
  expect(await log.find('member', id)).toBeUndefined();
  expect((await server.ask('DELETE', '/data/settings/admin', { token, query: { number } })).status).toBe(200);
  expect(await log.find('member', id)).toMatchObject({ name: 'Kiritbhai Former', entries: 2, isErased: false });

  await log.eraseMember(id);

  for (const text of [number, email, '203.0.113.77']) expect(await tablesWith(text), text).toEqual([]);
  expect(await tablesWith('Kiritbhai Former')).toEqual(['activity', 'session_log']);
  expect(await log.find('member', id)).toMatchObject({ isErased: true });
});

test('the erasure of a former employee takes texts with their number and e-mail address along, and keeps those with the name', async () => {
  const mobile_number = freshNumber();
  const [row] = await db
    .insert(employees)
    .values(
      employeeIn(place, {
        full_name: 'Lavjibhai Stays',
        mobile_number,
        primary_email: 'lavji@example.com',
        resignation_date: '2026-09-01',
        company_last_day: '2026-09-30',
        left_at: new Date('2026-10-01T00:00:00+05:30'),
      }),
    )
    .returning({ id: employees.id });
  const before = (await searches()).length;
  for (const q of [`+91 ${mobile_number}`, 'lavji@example.com', 'example', 'Lavjibhai']) await exportOf(q);
  const stores = { employees: erasureStore(server.database), files: fileStore(server.database) };

  await eraseEmployee({ ...stores, uploads: openUploads(server.env) }, row?.id ?? 0, server.now());

  expect((await searches()).slice(before)).toEqual([null, null, 'example', 'Lavjibhai']);
});

test.each([
  ['98765', true],
  ['+91 98765 43210', true],
  ['098765-43210', true],
  ['zarna quill', true],
  ['ZARNA', true],
  ['zarna@example.com', true],
  ['T-17', true],
  ['98240 98217', false],
  ['za', false],
  ['zarna patel', false],
  ['example.com', false],
  ['43', false],
  ['', false],
])('whether the text %j is about a person: %s', (text, expected) => {
  expect(isAbout(text, ['Zarnaben Quillmaker', '9876543210', 'zarna@example.com', 'T-17', '17'])).toBe(expected);
});
