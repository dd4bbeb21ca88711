import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';

const server = await testApp();
const { sql } = server.database;
const { token } = await server.person({ name: 'Ilaben Meghani' });

type Query = Record<string, string>;
const PATH = '/data/settings/sub-departments';
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', query: Query = {}) =>
  server.ask(method, PATH, { token, query });

/** A branch with the departments Retail and Accounts, and one without any; their ids. */
async function makeBranches(name: string, other: string) {
  const branches = await sql<{ id: number }[]>`
    insert into branches (name, branch_type) values (${name}, 'Showroom'), (${other}, 'Showroom') returning id`;
  const [branch = '', empty = ''] = branches.map(({ id }) => String(id));
  const departments = await sql<{ id: number }[]>`
    insert into departments (branch_id, name) values (${branch}, 'Retail'), (${branch}, 'Accounts') returning id`;
  const [retail = '', accounts = ''] = departments.map(({ id }) => String(id));
  return { branch, empty, retail, accounts };
}

const { branch: vesu, empty, retail, accounts } = await makeBranches('Vesu', 'Adajan');

const add = (sub_department: string, more: Query = {}) =>
  ask('POST', { branch_id: vesu, department_id: retail, sub_department, ...more });

async function added(name: string, more: Query = {}): Promise<string> {
  return String(((await add(name, more)).body as { id: number }).id);
}

describe('adding a sub-department', () => {
  test('answers with it, and puts it under its department', async () => {
    const own = await makeBranches('New', 'Empty');
    const where = { branch_id: own.branch, department_id: own.retail };
    const { status, body } = await add(' Billing ', { ...where, code: 'BIL', description: 'Counter' });

    expect(status).toBe(200);
    const billing = {
      id: expect.any(Number),
      sub_department: 'Billing',
      code: 'BIL',
      description: 'Counter',
      version: 1,
    };
    expect(body).toEqual(billing);
    const { branches } = (await ask('GET')).body as { branches: { branch_id: number }[] };
    expect(branches.filter(({ branch_id }) => [own.branch, own.empty].includes(String(branch_id)))).toEqual([
      { branch_id: Number(own.empty), branch_name: 'Empty', departments: [] },
      {
        branch_id: Number(own.branch),
        branch_name: 'New',
        departments: [
          { department_id: Number(own.accounts), department_name: 'Accounts', sub_departments: [] },
          { department_id: Number(own.retail), department_name: 'Retail', sub_departments: [billing] },
        ],
      },
    ]);
  });

  test.each([
    [{ sub_department: '  ' }, 'sub_department', 'This field is required.'],
    [{ sub_department: 'x'.repeat(201) }, 'sub_department', 'Use at most 200 characters.'],
    [{ code: 'x'.repeat(101) }, 'code', 'Use at most 100 characters.'],
    [{ description: 'x'.repeat(501) }, 'description', 'Use at most 500 characters.'],
    [{ department_id: '0' }, 'department_id', 'This is not a valid id.'],
    [{ branch_id: 'vesu' }, 'branch_id', 'This is not a valid id.'],
  ])('refuses %j', async (query: Query, field, message) => {
    expect(await add('Fine', query)).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  });

  test('refuses a department of another branch, and one that is not there', async () => {
    const message = 'This department does not exist in this branch. It may have been moved or deleted.';
    const refused = { status: 422, body: { errors: [{ field: 'department_id', message }] } };

    expect(await add('Stray', { branch_id: empty })).toMatchObject(refused);
    expect(await add('Stray', { department_id: '999999' })).toMatchObject(refused);
  });

  test('refuses a name that is taken in its department, whatever its case, and takes it in another', async () => {
    await add('Fitting');

    const message = 'There is already a sub-department called FITTING in this department.';
    expect(await add('FITTING')).toMatchObject({
      status: 409,
      body: { message, errors: [{ field: 'sub_department', message }] },
    });
    expect((await add('FITTING', { department_id: accounts })).status).toBe(200);
  });

  test('of several at once with the same name one succeeds', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add('Twins')));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('changing a sub-department', () => {
  test('takes name and description, and leaves the code', async () => {
    const sub_department_id = await added('Before', { code: 'BEF', description: 'Old' });

    expect(await ask('PUT', { sub_department_id, sub_department: 'After', description: '' })).toMatchObject({
      status: 200,
      body: { sub_department: 'After', description: null, code: 'BEF', version: 2 },
    });
  });

  test('refuses the name of another in the department, and an old version', async () => {
    await added('Taken');
    const sub_department_id = await added('Free');

    expect(await ask('PUT', { sub_department_id, sub_department: 'taken' })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'sub_department' }] },
    });
    await ask('PUT', { sub_department_id, sub_department: 'Freer' });
    expect(await ask('PUT', { sub_department_id, sub_department: 'Freest', version: '1' })).toMatchObject({
      status: 409,
      body: { conflict: { version: 2, changes: [{ field: 'name', before: 'Free', after: 'Freer' }] } },
    });
  });

  test('of one that does not exist is answered with 404', async () => {
    expect(await ask('PUT', { sub_department_id: '999999', sub_department: 'Nowhere' })).toMatchObject({
      status: 404,
      body: { message: 'This sub-department does not exist. It may have been deleted.' },
    });
  });
});

describe('deleting a sub-department', () => {
  test('removes it, once', async () => {
    const sub_department_id = await added('Short-lived');

    expect((await ask('DELETE', { sub_department_id })).body).toEqual({
      success: true,
      message: 'Sub-department deleted successfully.',
    });
    expect((await ask('DELETE', { sub_department_id })).status).toBe(404);
  });

  test('is refused while employees belong to it, which the message counts', async () => {
    const sub_department_id = await added('Busy');
    const [designation] = await sql`insert into designations (designation) values ('Cashier') returning id`;
    await sql`insert into employees (full_name, first_name, last_name, mobile_number, gender, birth_date, designation_id,
        branch_id, department_id, sub_department_id, joining_date, employment_type)
      values ('Mira Patel', 'Mira', 'Patel', '9000000007', 'FEMALE', '1990-01-01', ${designation?.id}, ${vesu}, ${retail},
        ${sub_department_id}, '2020-01-01', 'FULL_TIME')`;

    expect(await ask('DELETE', { sub_department_id })).toMatchObject({
      status: 409,
      body: { message: 'Busy cannot be deleted: 1 employee belongs to it.' },
    });
  });
});

test('changes of a sub-department are in the activity log, with the name of its department', async () => {
  const id = await added('Recorded');

  expect(
    await sql`select action, record_name, after->>'department_name' as department, member_name from activity
    where record = 'sub-department' and record_id = ${id}`,
  ).toEqual([{ action: 'create', record_name: 'Recorded', department: 'Retail', member_name: 'Ilaben Meghani' }]);
});
