import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newcomer, PDF_FILE, pictureFile, sendForm } from '../../../test/support/forms.ts';
import { makePlace } from '../../../test/support/rows.ts';
import { testApp } from '../../../test/support/testApp.ts';

const server = await testApp();
const owner = await server.person({ name: 'Ilaben Meghani' });
const { sql } = server.database;
const place = await makePlace(server.database.db);
let picture: File;
beforeAll(async () => {
  picture = await pictureFile();
});

const PATH = '/data/settings/employee-codes';
const json = (method: 'PUT' | 'POST', path: string, body: unknown, token = owner.token) =>
  server.ask(method, path, {
    token,
    json: body,
  });
const set = (values: object, token = owner.token) => json('PUT', PATH, { ...SERIES, ...values }, token);
const read = async () => (await server.ask('GET', PATH, { token: owner.token })).body as Record<string, unknown>;
const SERIES = { is_on: true, prefix: 'SEAM-', digits: '4', next: '1' };

const add = (values: Readonly<Record<string, string>> = {}) => {
  const form = { ...newcomer(place), adhar_card_page_1: picture, adhar_card_page_2: PDF_FILE, ...values };
  return sendForm(server, 'POST', '/data/employee', owner.token, Object.entries(form));
};
const codeOf = async (answer: { readonly body: unknown }) => {
  const { id } = answer.body as { id: number };
  return (await sql`select biometric_id from employees where id = ${id}`)[0]?.biometric_id;
};

beforeEach(async () => {
  await sql`delete from employees`;
  await sql`delete from employee_codes`;
});

test('without a series new employees have no code', async () => {
  expect(await read()).toEqual({ is_on: false, prefix: '', digits: 4, next: 1, version: 1, next_code: null });
  expect(await codeOf(await add())).toBeNull();
});

test('new employees get the codes of the series one after the other, except those that somebody has', async () => {
  expect((await set({ next: '9', digits: '2' })).body).toMatchObject({ next_code: 'SEAM-09' });
  expect(await codeOf(await add())).toBe('SEAM-09');
  await sql`update employees set biometric_id = 'SEAM-10', left_at = now(), resignation_date = '2020-01-01',
    company_last_day = '2020-01-31'`;
  expect(await read()).toMatchObject({ next: 10, next_code: 'SEAM-11', version: 2 });
  expect(await codeOf(await add())).toBe('SEAM-11');
});

test('a number with more digits than agreed is written whole', async () => {
  await set({ digits: '1', next: '1000' });
  expect(await codeOf(await add())).toBe('SEAM-1000');
});

test('of many who are added at once each gets a code of their own, and an addition that fails takes none', async () => {
  await set({});
  const answers = await Promise.all([...Array.from({ length: 12 }, () => add()), add({ branch_id: '999999' })]);
  const codes = await Promise.all(answers.filter(({ status }) => status === 200).map(codeOf));
  expect(codes.toSorted()).toEqual(
    Array.from({ length: 12 }, (_, place) => `SEAM-${String(place + 1).padStart(4, '0')}`),
  );
});

test('a row of a sheet without a code gets the next one, and one with a code keeps it', async () => {
  await set({});
  const id = 'c0de'.repeat(8);
  await json('POST', '/data/employee-imports', { id, file_name: 'staff.xlsx', content_hash: id + id, total_rows: 2 });
  const rows = ['', 'OWN-7'].map((biometric_id, index) => {
    const values = { ...newcomer(place), ...(biometric_id && { biometric_id }) };
    return { row: index + 2, values };
  });
  await json('POST', `/data/employee-imports/${id}/rows`, { rows });
  expect(await sql`select biometric_id from employees order by id`).toEqual([
    { biometric_id: 'SEAM-0001' },
    { biometric_id: 'OWN-7' },
  ]);
});

test.each([
  ['prefix', 'SEAM 1', 'Use letters, digits, hyphens and slashes only.'],
  ['prefix', 'SEAMLINE-2026', 'Use at most 10 characters.'],
  ['digits', '9', 'Enter a whole number from 1 to 8.'],
  ['next', '0', 'Enter a whole number from 1 to 99999999.'],
])('%s %j is refused at its field', async (field, value, message) => {
  expect(await set({ [field]: value })).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
});

test('a change is noted, refused on a stale version, and needs the permission to edit', async () => {
  expect((await set({ version: 1 })).status).toBe(200);
  expect((await set({ version: 1, prefix: 'S' })).status).toBe(409);
  const viewer = await server.person({ role: 'manager', canEdit: false });
  expect((await set({}, viewer.token)).status).toBe(403);
  expect(
    await sql`select member_name, record_name, after from activity where record = 'employee-codes'
    order by id desc limit 1`,
  ).toMatchObject([{ member_name: 'Ilaben Meghani', record_name: 'SEAM-', after: { is_on: true, prefix: 'SEAM-' } }]);
});
