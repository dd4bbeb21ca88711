import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';

const server = await testApp();
const { token } = await server.person();

const add = (query: Record<string, string>) => server.ask('POST', '/data/settings/add-branches', { token, query });
const change = (query: Record<string, string>) => server.ask('PUT', '/data/settings/branches', { token, query });
const remove = (branch_id: string) => server.ask('DELETE', '/data/settings/branches', { token, query: { branch_id } });
const list = async () =>
  ((await server.ask('GET', '/data/settings/branches', { token })).body as { branches: { name: string }[] }).branches;

async function added(name: string): Promise<string> {
  const { body } = await add({ name, branch_type: 'Showroom' });
  return String((body as { id: number }).id);
}

describe('adding a branch', () => {
  test('answers with the branch and puts it into the list, by name', async () => {
    const second = await add({ name: 'Vesu Showroom', code: 'VSU', branch_type: 'Showroom' });
    await add({ name: 'adajan Studio', branch_type: 'Design Studio' });

    expect(second).toMatchObject({
      status: 200,
      body: {
        id: expect.any(Number),
        name: 'Vesu Showroom',
        code: 'VSU',
        branch_type: 'Showroom',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    });
    const names = (await list()).map((branch) => branch.name);
    expect(names.filter((name) => /adajan|Vesu/.test(name))).toEqual(['adajan Studio', 'Vesu Showroom']);
  });

  test('stores no code where the code is empty', async () => {
    expect((await add({ name: 'Codeless', code: '  ', branch_type: 'Factory' })).body).toMatchObject({ code: null });
  });

  test.each([
    [{}, { name: 'This field is required.', branch_type: 'This field is required.' }],
    [{ name: '   ', branch_type: 'Showroom' }, { name: 'This field is required.' }],
    [{ name: 'x'.repeat(201), branch_type: 'Showroom' }, { name: 'Use at most 200 characters.' }],
    [{ name: 'Fine', code: 'x'.repeat(101), branch_type: 'Showroom' }, { code: 'Use at most 100 characters.' }],
    [{ name: 'a\u0000b', branch_type: 'Showroom' }, { name: 'Remove the invisible control characters.' }],
    [{ name: 'a\u001bb', branch_type: 'Showroom' }, { name: 'Remove the invisible control characters.' }],
    [
      { name: 'Fine', branch_type: 'Showroom', telephone: '12345' },
      { telephone: 'Enter a telephone number of 6 to 15 digits.' },
    ],
    [{ name: 'Fine', branch_type: 'Circus' }, { branch_type: 'Choose one of the options.' }],
  ])('refuses %j', async (query, errors) => {
    const answer = await add(query as Record<string, string>);

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      message: 'Please check the marked fields.',
      errors: Object.entries(errors).map(([field, message]) => ({ field, message })),
    });
  });

  test('stores address, state and telephone; a change without them keeps them, and an empty text clears one', async () => {
    const contact = { postal_address: 'Plot 5\nUdhna, Surat 394210', state: 'Gujarat', telephone: '+91 261 555 0142' };
    const values = { name: 'Udhna Works', code: 'UDW', branch_type: 'Factory' };
    const { body } = await add({ ...values, ...contact, telephone: '+૯૧ 261 555 0142' });
    expect(body).toMatchObject(contact);
    const branch_id = String((body as { id: number }).id);
    expect((await change({ branch_id, ...values, name: 'Udhna Mill' })).body).toMatchObject(contact);
    expect((await change({ branch_id, ...values, telephone: '' })).body).toMatchObject({ ...contact, telephone: null });
  });

  test('refuses a name that is taken, whatever its case', async () => {
    await add({ name: 'Ring Road', branch_type: 'Head Office' });

    expect(await add({ name: ' RING road ', branch_type: 'Showroom' })).toMatchObject({
      status: 409,
      body: {
        message: 'There is already a branch called RING road.',
        errors: [{ field: 'name', message: 'There is already a branch called RING road.' }],
      },
    });
  });

  test('of fifty at once with the same name exactly one succeeds', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => add({ name: 'Twins', branch_type: 'Factory' })));

    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(49).fill(409)]);
  });

  test.each([
    'વેસુ શોરૂમ',
    '🧵 Thread & Needle 🪡',
    '<script>alert(1)</script>',
    `O'Brien "quoted" \\ %27; drop table branches; --`,
    'A&B=C#D+E/F?G%H',
    '{{constructor}} %s __proto__',
    '🧵'.repeat(200),
  ])('keeps the name %s letter for letter', async (name) => {
    expect((await add({ name, branch_type: 'Showroom' })).body).toMatchObject({ name });
    expect((await list()).map((branch) => branch.name)).toContain(name);
  });
});

describe('changing a branch', () => {
  test('answers with the changed branch', async () => {
    const branch_id = await added('Before');

    expect(await change({ branch_id, name: 'After', code: 'AFT', branch_type: 'Warehouse' })).toMatchObject({
      status: 200,
      body: { id: Number(branch_id), name: 'After', code: 'AFT', branch_type: 'Warehouse' },
    });
  });

  test('may change the case of its own name', async () => {
    const branch_id = await added('sachin factory');

    expect((await change({ branch_id, name: 'Sachin Factory', code: 'S', branch_type: 'Factory' })).status).toBe(200);
  });

  test('needs a code, although adding does not', async () => {
    const branch_id = await added('Needs a code');

    expect((await change({ branch_id, name: 'Needs a code', code: '', branch_type: 'Factory' })).body).toMatchObject({
      errors: [{ field: 'code', message: 'This field is required.' }],
    });
  });

  test('refuses the name of another branch', async () => {
    await added('Taken');
    const branch_id = await added('Free');

    expect(await change({ branch_id, name: 'taken', code: 'T', branch_type: 'Factory' })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'name', message: 'There is already a branch called taken.' }] },
    });
  });

  test('of a branch that does not exist is answered with 404', async () => {
    expect(await change({ branch_id: '999999', name: 'Nowhere', code: 'N', branch_type: 'Factory' })).toMatchObject({
      status: 404,
      body: { message: 'This branch does not exist. It may have been deleted.' },
    });
  });

  test.each(['', '0', '-1', '1.5', '1e3', 'abc', '2147483648', '99999999999', ' 1', '१'])(
    'refuses %j as an id',
    async (branch_id) => {
      expect(await change({ branch_id, name: 'X', code: 'X', branch_type: 'Factory' })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'branch_id', message: 'This is not a valid id.' }] },
      });
    },
  );
});

describe('deleting a branch', () => {
  test('removes it, once', async () => {
    const branch_id = await added('Short-lived');

    expect((await remove(branch_id)).body).toEqual({ success: true, message: 'Branch deleted successfully.' });
    expect(await remove(branch_id)).toMatchObject({
      status: 404,
      body: { message: 'This branch does not exist. It may have been deleted.' },
    });
  });

  test('is refused while it has dependent records, which the message counts', async () => {
    const branch_id = await added('Busy Showroom');
    const { sql } = server.database;
    const departments = await sql`
      insert into departments (branch_id, name) values (${branch_id}, 'Retail'), (${branch_id}, 'Accounts') returning id`;
    const [designation] = await sql`insert into designations (designation) values ('Tailor') returning id`;
    const addEmployee = (number: string, left: boolean) => sql`
      insert into employees (full_name, first_name, last_name, mobile_number, gender, birth_date, designation_id, branch_id,
        department_id, joining_date, employment_type, resignation_date, company_last_day, left_at)
      values ('Ravi Shah', 'Ravi', 'Shah', ${number}, 'MALE', '1990-01-01', ${designation?.id}, ${branch_id},
        ${departments[0]?.id}, '2020-01-01', 'FULL_TIME', ${left ? '2024-01-01' : null}, ${left ? '2024-02-01' : null},
        ${left ? '2024-02-02' : null})`;
    await addEmployee('9000000001', false);
    await addEmployee('9000000002', false);
    await addEmployee('9000000003', true);

    const answer = await remove(branch_id);

    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      message: 'Busy Showroom cannot be deleted: 2 departments, 2 employees and 1 former employee belong to it.',
    });
    expect((await list()).map((branch) => branch.name)).toContain('Busy Showroom');
  });
});

test('the form of a branch offers six types', async () => {
  expect((await server.ask('GET', '/data/settings/add-branches', { token })).body).toEqual({
    branch_type_options: ['Head Office', 'Showroom', 'Factory', 'Warehouse', 'Design Studio', 'Franchise'],
  });
});

test('unknown keys and keys with a meaning in JavaScript are ignored', async () => {
  const answer = await server.ask('POST', `/data/settings/add-branches?__proto__=x&constructor=y&id=7&token=${token}`, {
    query: { name: 'Plain', branch_type: 'Factory' },
  });

  expect(answer).toMatchObject({ status: 200, body: { name: 'Plain' } });
  expect((answer.body as { id: number }).id).not.toBe(7);
});

test('a name given twice is refused at its field', async () => {
  const path = `/data/settings/add-branches?name=A&name=B&branch_type=Factory&token=${token}`;

  expect(await server.ask('POST', path)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'name', message: 'Enter text.' }] },
  });
});
