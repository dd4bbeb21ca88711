import { expect, test } from 'vitest';
import { testApp } from './support/testApp.ts';

const server = await testApp();
const { sql } = server.database;
const { token } = await server.person();

type Values = Readonly<Record<string, string>>;
const post = (path: string, values: Values, as: 'query' | 'json' = 'query') =>
  server.ask('POST', path, { token, [as]: values });

const [branch] = await sql<{ id: number }[]>`
  insert into branches (name, branch_type) values ('Vesu', 'Showroom') returning id`;
const branch_id = String(branch?.id);
const [department] = await sql<{ id: number }[]>`
  insert into departments (branch_id, name) values (${branch_id}, 'Retail') returning id`;
const department_id = String(department?.id);

const shift = { hours_type_in_shift_clock: 'FULL_SHIFT_HOURS', shift_utc_offset: '+05:30' };
const LEAVE_TYPE = '/data/leave-management/leave-type';
const SPACES = ['  ', '\u00A0', '\u2009', ' \u200B ', '\t'];

test.each<[string, field: string, (name: string) => ReturnType<typeof post>]>([
  ['branch', 'name', (name) => post('/data/settings/add-branches', { name, branch_type: 'Factory' })],
  ['department', 'name', (name) => post('/data/settings/add-departments', { name, branch_id })],
  [
    'sub-department',
    'sub_department',
    (name) => post('/data/settings/sub-departments', { sub_department: name, branch_id, department_id }),
  ],
  ['shift', 'shift_name', (name) => post('/data/add-shift', { ...shift, shift_name: name }, 'json')],
  ['leave type', 'leave_type_name', (name) => post(LEAVE_TYPE, { leave_type_name: name })],
  ['saved view', 'name', (name) => post('/data/employee-views', { name, search: '' }, 'json')],
])('names that differ in inner spaces are one: a second %s is refused at its field', async (_kind, field, add) => {
  expect((await add('Ring \u2009 Road')).status).toBe(200);
  for (const space of SPACES) {
    const refusal = await add(`Ring${space}Road`);
    expect(refusal, JSON.stringify(space)).toMatchObject({ status: 409, body: { errors: [{ field }] } });
    expect(refusal.text).toContain('Ring Road');
  }
});

test('a name is stored with single spaces, and found by any', async () => {
  await post('/data/settings/designations', { designation: ' Master \u00A0 Tailor ' });
  await post(LEAVE_TYPE, { leave_type_name: 'Sick\u2009Leave' });
  const reason = { leave_type_name: 'sick  leave', reason: 'Family  function' };
  expect((await post('/data/leave-management/leave-reason', reason)).status).toBe(200);
  const names = await sql`
    select designation as name from designations union all select reason from leave_reasons
    union all select name from leave_types where name like 'Sick%'`;
  expect(names.map(({ name }) => name)).toEqual(['Master Tailor', 'Family function', 'Sick Leave']);
});
