import { beforeAll, describe, expect, test } from 'vitest';
import { employees } from '../../db/schema.ts';
import { freshNumber, testApp } from '../../http/testing.ts';
import { employeeIn, makePlace } from '../../testing/rows.ts';

const server = await testApp();
const { token } = await server.person({ name: 'Ilaben Meghani' });
const { db, sql } = server.database;
const place = await makePlace(db);
const elsewhere = await makePlace(db, 'Adajan Studio');

async function somebody(name: string, mobile_number = freshNumber(), where = place): Promise<number> {
  const [row] = await db
    .insert(employees)
    .values(employeeIn(where, { full_name: name, mobile_number }))
    .returning({ id: employees.id });
  return row?.id ?? 0;
}

const FORM = { resignation_date: '2026-10-01', company_last_day: '2026-10-31' };
const ask = async (method: 'GET' | 'POST', path: string, query: Record<string, string> = {}) =>
  await server.ask(method, `/data/ex-employees${path}`, { token, query });
const leave = (id: number | string, values: Record<string, string> = FORM) =>
  server.ask('POST', `/data/ex-employees/${id}`, {
    token,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  });
const takeBack = (id: number) => ask('POST', `/${id}/take-back`);

interface Page {
  leavers: { id: number; user_name: string; company_last_day: string }[];
  total: number;
  next_cursor: string | null;
}
const list = async (query: Record<string, string> = {}) => (await ask('GET', '', query)).body as Page;
const inDirectory = async (name: string) =>
  JSON.stringify((await server.ask('GET', '/data/employees', { token })).body).includes(name);

describe('who a number is', () => {
  test('is told with place, picture and how many answer to them', async () => {
    const id = await somebody('Hetal Desai');
    const report = await somebody('Report');
    await sql`insert into employee_reporting (employee_id, reports_to_id) values (${report}, ${id})`;

    expect((await ask('GET', `/${id}`)).body).toEqual({
      id,
      user_id: id,
      user_name: 'Hetal Desai',
      designation: 'Tailor',
      profile_pic: null,
      department: 'Retail',
      branch_name: 'Vesu Showroom',
      mobile_number: expect.any(String),
      joining_date: '2019-06-01',
      reports: 1,
      leaving: null,
    });
  });

  test('that nobody has is answered with 404', async () => {
    expect(await ask('GET', '/999999')).toMatchObject({
      status: 404,
      body: { message: 'This employee does not exist. It may have been deleted.' },
    });
  });
});

describe('leaving', () => {
  test('takes somebody out of the directory and its counts, and keeps their record', async () => {
    const id = await somebody('Leaves Today');
    const answer = await leave(id, { ...FORM, remark: 'Moved & married', fnf_remark: 'ચૂકવ્યું' });

    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: 'Ex-employee data updated successfully!' },
    });
    expect(await inDirectory('Leaves Today')).toBe(false);
    expect((await server.ask('GET', `/data/employeeDetails/${id}`, { token })).body).toMatchObject({
      full_name: 'Leaves Today',
      leaving: { ...FORM, remark: 'Moved & married', fnf_remark: 'ચૂકવ્યું', left_at: expect.stringMatching(/Z$/) },
    });
    expect(await list({ q: 'Leaves Today' })).toMatchObject({
      leavers: [{ id, user_name: 'Leaves Today', branch_name: 'Vesu Showroom' }],
    });
  });

  test('a second time corrects how they left, and not when it was noted', async () => {
    const id = await somebody('Corrected');
    await leave(id, { ...FORM, remark: 'Typo' });
    const before = (await ask('GET', `/${id}`)).body as { leaving: { left_at: string } };
    await leave(id, { ...FORM, company_last_day: '2026-11-05', remark: '' });

    expect((await ask('GET', `/${id}`)).body).toMatchObject({
      leaving: { company_last_day: '2026-11-05', remark: null, left_at: before.leaving.left_at },
    });
  });

  test('needs both dates', async () => {
    expect(await leave(await somebody('Undated'), { remark: 'x' })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'resignation_date', message: 'This field is required.' },
          { field: 'company_last_day', message: 'This field is required.' },
        ],
      },
    });
  });

  test.each(['0', 'x', '2147483648', '1.5'])('of the number %s is refused', async (id) => {
    expect((await leave(id)).status).toBe(422);
  });

  test('of nobody is answered with 404', async () => {
    expect((await leave(999_999)).status).toBe(404);
  });

  test('is noted in the activity log', async () => {
    const id = await somebody('Logged Leaver');
    await leave(id);

    const [entry] = await sql`select * from activity where record = 'employee' and record_id = ${id}`;
    expect(entry).toMatchObject({
      action: 'update',
      before: { company_last_day: null, left_at: null },
      after: { company_last_day: '2026-10-31' },
    });
  });
});

describe('taking somebody back', () => {
  test('puts them into the directory again and forgets how they left', async () => {
    const id = await somebody('Boomerang');
    await leave(id);

    expect((await takeBack(id)).body).toEqual({ success: true, message: 'Boomerang works here again.' });
    expect(await inDirectory('Boomerang')).toBe(true);
    expect((await ask('GET', `/${id}`)).body).toMatchObject({ leaving: null });
  });

  test('is refused while somebody else has their number, with the name', async () => {
    const number = freshNumber();
    const id = await somebody('First Owner', number);
    await leave(id);
    await somebody('Second Owner', number);

    expect(await takeBack(id)).toMatchObject({
      status: 409,
      body: {
        message:
          'First Owner cannot be taken back: Second Owner has the same mobile number. Change one of the two first.',
      },
    });
  });

  test('is refused for who works here', async () => {
    expect(await takeBack(await somebody('Present'))).toMatchObject({
      status: 409,
      body: { message: 'Present works here: there is nobody to take back.' },
    });
    expect((await takeBack(999_999)).status).toBe(404);
  });
});

describe('the list of who has left', () => {
  const names = (page: Page) => page.leavers.map((person) => person.user_name);

  beforeAll(async () => {
    await sql`update employees set left_at = null, resignation_date = null, company_last_day = null, mobile_number = id + 8000000000`;
    for (const [index, name] of ['One Old', 'Two Older', 'Three Oldest'].entries()) {
      const id = await somebody(name, undefined, index === 1 ? elsewhere : place);
      await leave(id, { ...FORM, company_last_day: `2026-0${index + 1}-15` });
      await sql`update employees set left_at = ${`2026-0${9 - index}-01T00:00:00Z`} where id = ${id}`;
    }
  });

  test('begins with the latest, and counts who left which branch', async () => {
    expect(await list()).toMatchObject({
      leavers: [{ user_name: 'One Old' }, { user_name: 'Two Older' }, { user_name: 'Three Oldest' }],
      total: 3,
      next_cursor: null,
      branches: [
        { branch_name: 'Adajan Studio', total_employees: 1 },
        { branch_name: 'Vesu Showroom', total_employees: 2 },
      ],
    });
  });

  test('comes page by page, nobody twice and nobody left out', async () => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await list({ limit: '1', cursor });
      seen.push(...names(page));
      cursor = page.next_cursor ?? '';
    } while (cursor !== '' && seen.length < 10);

    expect(seen).toEqual(['One Old', 'Two Older', 'Three Oldest']);
  });

  test.each([
    [{ q: 'old' }, ['One Old', 'Two Older', 'Three Oldest']],
    [{ q: 'OLDER' }, ['Two Older']],
    [{ q: '%' }, []],
    [{ from: '2026-02-15' }, ['Two Older', 'Three Oldest']],
    [{ to: '2026-02-15' }, ['One Old', 'Two Older']],
    [{ from: '2026-02-01', to: '2026-02-28' }, ['Two Older']],
    [{ branch_id: String(elsewhere.branchId) }, ['Two Older']],
    [{ from: '', to: '', q: '' }, ['One Old', 'Two Older', 'Three Oldest']],
  ])('with %j holds %j', async (query, expected) => {
    expect(names(await list(query))).toEqual(expected);
  });

  test.each([
    [{ from: '2026-02-30' }, 'from', 'Enter a date that exists, as YYYY-MM-DD.'],
    [{ cursor: 'nonsense' }, 'cursor', 'This page does not exist.'],
    [{ limit: '501' }, 'limit', 'A page has between 1 and 500 entries.'],
  ])('with %j is refused', async (query, field, message) => {
    expect(await ask('GET', '', query)).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  });
});
