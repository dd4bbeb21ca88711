import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';

const server = await testApp();
const { sql } = server.database;
const { token } = await server.person({ name: 'Ilaben Meghani' });

type Query = Record<string, string>;
const ADD = '/data/settings/add-departments';
const PATH = '/data/settings/departments';
const add = (query: Query) => server.ask('POST', ADD, { token, query });
const change = (query: Query) => server.ask('PUT', PATH, { token, query });
const remove = (department_id: string) => server.ask('DELETE', PATH, { token, query: { department_id } });
const list = async () => (await server.ask('GET', PATH, { token })).body as Record<string, object>;

let vesu = '';
let adajan = '';

beforeAll(async () => {
  const rows = await sql<{ id: number }[]>`
    insert into branches (name, branch_type) values ('Vesu', 'Showroom'), ('Adajan', 'Showroom') returning id`;
  [vesu = '', adajan = ''] = rows.map(({ id }) => String(id));
});

async function added(name: string, branch_id = vesu, more: Query = {}): Promise<string> {
  const { body } = await add({ branch_id, name, ...more });
  return String((body as { department_id: number }).department_id);
}

describe('adding a department', () => {
  test('answers with the department and its branch, and puts it under that branch', async () => {
    const rows = await sql<{ id: number }[]>`
      insert into branches (name, branch_type) values ('New', 'Showroom'), ('Empty', 'Showroom') returning id`;
    const [branch = 0, empty = 0] = rows.map(({ id }) => id);
    const query = { branch_id: String(branch), name: ' Retail ', code: 'RET', description: 'કાપડ' };
    const { status, body } = await add(query);

    expect(status).toBe(200);
    expect(body).toEqual({
      department_id: expect.any(Number),
      branch_id: branch,
      branch_name: 'New',
      department_name: 'Retail',
      department_code: 'RET',
      department_description: 'કાપડ',
      version: 1,
    });
    const { [branch]: full, [empty]: other } = await list();
    expect(full).toEqual({
      branch_name: 'New',
      department: {
        [(body as { department_id: number }).department_id]: {
          department_name: 'Retail',
          department_code: 'RET',
          department_description: 'કાપડ',
          version: 1,
        },
      },
    });
    expect(other).toEqual({ branch_name: 'Empty', department: {} });
  });

  test('stores nothing where code and description are empty or missing', async () => {
    const nothing = { department_code: null, department_description: null };

    expect((await add({ branch_id: vesu, name: 'Bare', code: ' ', description: '' })).body).toMatchObject(nothing);
    expect((await add({ branch_id: vesu, name: 'Barer' })).body).toMatchObject(nothing);
  });

  test.each([
    [
      { branch_id: 'x', name: ' ' },
      { branch_id: 'This is not a valid id.', name: 'This field is required.' },
    ],
    [{ name: 'x'.repeat(201) }, { name: 'Use at most 200 characters.' }],
    [{ name: 'X', code: 'x'.repeat(101) }, { code: 'Use at most 100 characters.' }],
    [{ name: 'X', description: 'x'.repeat(501) }, { description: 'Use at most 500 characters.' }],
    [{ name: 'X', branch_id: '999999' }, { branch_id: 'This branch does not exist. It may have been deleted.' }],
  ])('refuses %j', async (query: Query, errors) => {
    expect(await add({ branch_id: vesu, ...query })).toMatchObject({
      status: 422,
      body: { errors: Object.entries(errors).map(([field, message]) => ({ field, message })) },
    });
  });

  test('needs a branch and a name', async () => {
    const required = 'This field is required.';

    expect((await add({})).body).toMatchObject({
      errors: [
        { field: 'branch_id', message: required },
        { field: 'name', message: required },
      ],
    });
  });

  test('refuses a name that is taken in its branch, whatever its case, and takes it in another', async () => {
    await add({ branch_id: vesu, name: 'Accounts' });

    const message = 'There is already a department called ACCOUNTS in this branch.';
    expect(await add({ branch_id: vesu, name: 'ACCOUNTS' })).toMatchObject({
      status: 409,
      body: { message, errors: [{ field: 'name', message }] },
    });
    expect((await add({ branch_id: adajan, name: 'ACCOUNTS' })).status).toBe(200);
  });

  test('of several at once with the same name one succeeds', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add({ branch_id: vesu, name: 'Twins' })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('changing a department', () => {
  test('takes name, code and description, and clears what is sent empty', async () => {
    const department_id = await added('Before', vesu, { code: 'B', description: 'Long' });

    expect(await change({ department_id, branch_id: vesu, name: 'After', code: '', description: '' })).toMatchObject({
      status: 200,
      body: { department_name: 'After', department_code: null, department_description: null, version: 2 },
    });
  });

  test('leaves alone what is not sent', async () => {
    const department_id = await added('Partly', vesu, { code: 'P', description: 'Kept' });

    expect((await change({ department_id, branch_id: vesu, name: 'Partly so' })).body).toMatchObject({
      department_code: 'P',
      department_description: 'Kept',
    });
  });

  test('moves it with another branch, and its people with it', async () => {
    const department_id = await added('Movers');
    const [designation] = await sql`insert into designations (designation) values ('Packer') returning id`;
    await sql`insert into employees (full_name, first_name, last_name, mobile_number, gender, birth_date, designation_id,
        branch_id, department_id, joining_date, employment_type)
      values ('Ravi Shah', 'Ravi', 'Shah', '9000000009', 'MALE', '1990-01-01', ${designation?.id}, ${vesu},
        ${department_id}, '2020-01-01', 'FULL_TIME')`;

    expect((await change({ department_id, branch_id: adajan, name: 'Movers' })).body).toMatchObject({
      branch_id: Number(adajan),
      branch_name: 'Adajan',
    });
    expect(await sql`select branch_id from employees where full_name = 'Ravi Shah'`).toEqual([
      { branch_id: Number(adajan) },
    ]);
    expect(await change({ department_id, branch_id: '999999', name: 'Movers' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'branch_id', message: 'This branch does not exist. It may have been deleted.' }] },
    });
  });

  test('refuses the name of another in the branch', async () => {
    await added('Taken');
    const department_id = await added('Free');

    expect(await change({ department_id, branch_id: vesu, name: 'taken' })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'name', message: 'There is already a department called taken in this branch.' }] },
    });
  });

  test('on a stale version is refused, and names the other editor with their changes', async () => {
    const department_id = await added('Contested');
    const other = await server.person({ name: 'Ketan Desai' });
    const theirs = { department_id, branch_id: vesu, name: 'Contested by Ketan', version: '1' };
    await server.ask('PUT', PATH, { token: other.token, query: theirs });

    expect(await change({ department_id, branch_id: vesu, name: 'Mine', version: '1' })).toMatchObject({
      status: 409,
      body: {
        conflict: {
          by: 'Ketan Desai',
          version: 2,
          changes: [{ field: 'name', before: 'Contested', after: 'Contested by Ketan' }],
        },
      },
    });
    expect((await change({ department_id, branch_id: vesu, name: 'Mine', version: '2' })).status).toBe(200);
  });

  test('of one that does not exist is answered with 404', async () => {
    expect(await change({ department_id: '999999', branch_id: vesu, name: 'Nowhere' })).toMatchObject({
      status: 404,
      body: { message: 'This department does not exist. It may have been deleted.' },
    });
  });
});

describe('deleting a department', () => {
  test('removes it, once', async () => {
    const department_id = await added('Short-lived');

    expect((await remove(department_id)).body).toEqual({
      success: true,
      message: 'Department deleted successfully.',
    });
    expect((await remove(department_id)).status).toBe(404);
  });

  test('is refused while it has dependent records, which the message counts', async () => {
    const department_id = await added('Busy');
    await sql`insert into sub_departments (department_id, name) values (${department_id}, 'Cutting'), (${department_id}, 'Stitching')`;

    expect(await remove(department_id)).toMatchObject({
      status: 409,
      body: { message: 'Busy cannot be deleted: 2 sub-departments belong to it.' },
    });
  });
});

test('the branches to choose from come by id, with no kinds of department', async () => {
  const { body } = await server.ask('GET', ADD, { token });
  expect(body).toMatchObject({ branches: { [vesu]: 'Vesu', [adajan]: 'Adajan' } });
  expect(body).toHaveProperty('department_type_options', []);
});

test('changes of a department are in the activity log', async () => {
  const id = await added('Recorded');
  await change({ department_id: id, branch_id: vesu, name: 'Recorded twice' });
  await remove(id);

  expect(
    await sql`select action, record_name, member_name from activity
    where record = 'department' and record_id = ${id} order by id`,
  ).toEqual([
    { action: 'create', record_name: 'Recorded', member_name: 'Ilaben Meghani' },
    { action: 'update', record_name: 'Recorded twice', member_name: 'Ilaben Meghani' },
    { action: 'remove', record_name: 'Recorded twice', member_name: 'Ilaben Meghani' },
  ]);
});
