import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';

const server = await testApp();
const { sql } = server.database;
const { token } = await server.person();

type Query = Record<string, string>;
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', query: Query = {}) =>
  server.ask(method, '/data/settings/designations', { token, query });

async function added(designation: string, more: Query = {}): Promise<string> {
  return String(((await ask('POST', { designation, ...more })).body as { id: number }).id);
}

describe('adding a designation', () => {
  test('answers with it and puts it into the list, by name', async () => {
    const { status, body } = await ask('POST', { designation: ' Tailor ', code: 'TAI', description: 'સીવણ' });
    await added('cutter', { code: '', description: '' });

    expect(status).toBe(200);
    const tailor = { id: expect.any(Number), designation: 'Tailor', code: 'TAI', description: 'સીવણ', version: 1 };
    expect(body).toEqual(tailor);
    const { designations } = (await ask('GET')).body as { designations: { designation: string }[] };
    expect(designations.filter(({ designation }) => /^(cutter|tailor)$/i.test(designation))).toEqual([
      { id: expect.any(Number), designation: 'cutter', code: null, description: null, version: 1 },
      tailor,
    ]);
  });

  test.each([
    [{}, 'designation', 'This field is required.'],
    [{ designation: ' ' }, 'designation', 'This field is required.'],
    [{ designation: 'x'.repeat(201) }, 'designation', 'Use at most 200 characters.'],
    [{ designation: 'X', code: 'x'.repeat(101) }, 'code', 'Use at most 100 characters.'],
    [{ designation: 'X', description: 'x'.repeat(501) }, 'description', 'Use at most 500 characters.'],
  ])('refuses %j', async (query: Query, field, message) => {
    expect(await ask('POST', query)).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  });

  test('accepts a duplicate name, because two designations may share one', async () => {
    await added('Helper');

    expect((await ask('POST', { designation: 'helper', code: 'H2' })).status).toBe(200);
  });
});

describe('changing a designation', () => {
  test('renames it and leaves code and description', async () => {
    const designation_id = await added('Before', { code: 'BEF', description: 'Old' });

    expect(await ask('PUT', { designation_id, designation: 'After', code: 'NEW', description: 'New' })).toMatchObject({
      status: 200,
      body: { designation: 'After', code: 'BEF', description: 'Old', version: 2 },
    });
  });

  test('on a stale version is refused with the changes of the other editor', async () => {
    const designation_id = await added('First');
    await ask('PUT', { designation_id, designation: 'Second', version: '1' });

    expect(await ask('PUT', { designation_id, designation: 'Third', version: '1' })).toMatchObject({
      status: 409,
      body: { conflict: { version: 2, changes: [{ field: 'designation', before: 'First', after: 'Second' }] } },
    });
  });

  test('of one that does not exist is answered with 404', async () => {
    expect(await ask('PUT', { designation_id: '999999', designation: 'Nobody' })).toMatchObject({
      status: 404,
      body: { message: 'This designation does not exist. It may have been deleted.' },
    });
  });
});

describe('deleting a designation', () => {
  test('removes it, once', async () => {
    const designation_id = await added('Short-lived');

    expect((await ask('DELETE', { designation_id })).body).toEqual({
      success: true,
      message: 'Designation deleted successfully.',
    });
    expect((await ask('DELETE', { designation_id })).status).toBe(404);
  });

  test('is refused while current or former employees hold it, which the message counts', async () => {
    const designation_id = await added('Weaver');
    const [branch] = await sql`insert into branches (name, branch_type) values ('Sachin', 'Factory') returning id`;
    const employ = (number: string, left: string | null) => sql`
      insert into employees (full_name, first_name, last_name, mobile_number, gender, birth_date, designation_id, branch_id,
        joining_date, employment_type, resignation_date, company_last_day, left_at)
      values ('Ravi Shah', 'Ravi', 'Shah', ${number}, 'MALE', '1990-01-01', ${designation_id}, ${branch?.id}, '2020-01-01',
        'FULL_TIME', ${left}, ${left}, ${left && '2024-02-01'})`;
    await employ('9000000001', null);
    await employ('9000000002', '2024-01-01');

    expect(await ask('DELETE', { designation_id })).toMatchObject({
      status: 409,
      body: { message: 'Weaver cannot be deleted: 1 employee and 1 former employee belong to it.' },
    });
  });
});

test('changes of a designation are in the activity log', async () => {
  const id = await added('Recorded');

  expect(
    await sql`select action, record_name from activity where record = 'designation' and record_id = ${id}`,
  ).toEqual([{ action: 'create', record_name: 'Recorded' }]);
});
