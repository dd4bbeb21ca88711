import type { EmployeeRecord, ImportedRow, ImportState } from '@seamline/shared/contract/employees/employee-imports';
import { describe, expect, test } from 'vitest';
import { importsBy, newcomerIn, randomHex } from '../../../test/support/imports.ts';
import { addEmployeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';

const server = await testApp();
const { token } = await server.person({ name: 'Ilaben Meghani' });
const { db, sql } = server.database;
const place = await makePlace(db);

const { post, begin, begun, send, sent } = importsBy(server, token);
const newcomer = (values: object = {}) => newcomerIn(place, values);

const addEmployee = (values: Parameters<typeof addEmployeeIn>[2] = {}) => addEmployeeIn(db, place, values);

const peopleWith = async (number: string) =>
  Number((await sql`select count(*) as people from employees where mobile_number = ${number}`)[0]?.people);

describe('rows of a sheet', () => {
  test('add people and change people, by the rules of the forms and with a line in the activity log', async () => {
    const id = await begun();
    const known = await addEmployee({ full_name: 'Hetal Desai', grade: 'W1', remark: null });
    const [added, changed, same, refused] = await sent(id, [
      { row: 2, values: newcomer({ country_code: '+971', grade: 'W2' }) },
      { row: 3, employee_id: known, version: 1, values: { job_location: 'Surat' }, clear: ['grade'] },
      { row: 4, employee_id: known, version: 2, values: { job_location: 'Surat' } },
      { row: 5, values: newcomer({ gender: 'male', birth_date: '1990-02-31', designation_id: '' }) },
    ]);

    expect(added).toEqual({ row: 2, outcome: 'created', employee_id: expect.any(Number), errors: [] });
    expect(changed).toEqual({ row: 3, outcome: 'changed', employee_id: known, errors: [] });
    expect(same).toEqual({ row: 4, outcome: 'unchanged', employee_id: known, errors: [] });
    expect(refused).toMatchObject({
      row: 5,
      outcome: 'rejected',
      employee_id: null,
      errors: [
        { field: 'birth_date', message: 'Enter a date that exists, as YYYY-MM-DD.' },
        { field: 'gender', message: 'Choose one of the options.' },
        { field: 'designation_id', message: 'This field is required.' },
      ],
    });
    const [stored] = await sql`select country_code, grade from employees where id = ${added?.employee_id ?? 0}`;
    expect(stored).toEqual({ country_code: '+971', grade: 'W2' });
    const [now] = await sql`select job_location, grade, version from employees where id = ${known}`;
    expect(now).toEqual({ job_location: 'Surat', grade: null, version: 2 });
    const log = await sql`select action, member_name, after from activity where record = 'employee'
      and record_id in (${known}, ${added?.employee_id ?? 0}) order by id`;
    expect(log.map(({ action, member_name }) => [action, member_name])).toEqual([
      ['create', 'Ilaben Meghani'],
      ['update', 'Ilaben Meghani'],
    ]);
    expect(log[1]?.after).toEqual({ job_location: 'Surat', grade: null });
  });

  test('that are sent again write nothing again and answer as the first time', async () => {
    const id = await begun();
    const values = newcomer();
    const first = await sent(id, [{ row: 2, values }]);
    const again = await sent(id, [{ row: 2, values }]);

    expect(again).toEqual(first);
    expect(await peopleWith(values.mobile_number)).toBe(1);
    const { body } = await server.ask('GET', '/data/employee-imports', { token });
    expect((body as { imports: ImportState[] }).imports[0]).toMatchObject({ id, created: 1, rejected: 0 });
  });

  test('that are sent several times at once are written once', async () => {
    const id = await begun();
    const people = Array.from({ length: 12 }, (_, index) => ({ row: index + 2, values: newcomer() }));
    const answers = await Promise.all([sent(id, people), sent(id, people.toReversed()), sent(id, people)]);

    const inOrder = answers.map((rows) => rows.toSorted((one, other) => one.row - other.row));
    expect(inOrder[1]).toEqual(inOrder[0]);
    expect(inOrder[2]).toEqual(inOrder[0]);
    expect(new Set(inOrder[0]?.map(({ outcome }) => outcome))).toEqual(new Set(['created']));
    for (const { values } of people) expect(await peopleWith(values.mobile_number)).toBe(1);
  });

  test('that were rejected may be sent again with corrections', async () => {
    const id = await begun();
    const values = newcomer();
    expect((await sent(id, [{ row: 9, values: { ...values, joining_date: '1980-01-01' } }]))[0]).toMatchObject({
      outcome: 'rejected',
      errors: [{ field: 'birth_date', message: 'The birth date must be at least 14 years before the joining date.' }],
    });
    expect((await sent(id, [{ row: 9, values }]))[0]).toMatchObject({ outcome: 'created', errors: [] });
  });

  test('are rejected one by one, with the sentence of the form at the field', async () => {
    const id = await begun();
    const number = freshNumber();
    await addEmployee({ full_name: 'Hetal Desai', mobile_number: number });
    const gone = await addEmployee({
      full_name: 'Mehul Shah',
      left_at: new Date(),
      resignation_date: '2026-01-01',
      company_last_day: '2026-02-01',
    });
    const known = await addEmployee({ full_name: 'Ravi Rana' });
    await sql`update employees set version = 4 where id = ${known}`;
    const rows = await sent(id, [
      { row: 2, values: newcomer({ mobile_number: number }) },
      { row: 3, values: newcomer({ branch_id: '999999' }) },
      { row: 4, employee_id: gone, values: { grade: 'A' } },
      { row: 5, employee_id: 2_000_000_000, values: { grade: 'A' } },
      { row: 6, employee_id: known, version: 1, values: { grade: 'A' } },
      { row: 7, employee_id: known, values: { reporting_person_ids: [String(known)] } },
      { row: 8, values: newcomer() },
    ]);

    expect(rows.map(({ outcome, errors }) => [outcome, errors[0]?.field, errors[0]?.message])).toEqual([
      ['rejected', 'mobile_number', 'Hetal Desai has this mobile number already.'],
      ['rejected', 'branch_id', 'Choose one of the options.'],
      ['rejected', '', 'Mehul Shah has left. Reinstate them first, on the page of former employees.'],
      ['rejected', '', 'This employee does not exist.'],
      ['rejected', '', 'Somebody else changed Ravi Rana while you were editing it.'],
      ['rejected', 'reporting_person_ids', 'Nobody can report to themselves.'],
      ['created', undefined, undefined],
    ]);
  });

  test('are listed by number, page by page, so that an import can be continued', async () => {
    const id = await begun();
    await sent(
      id,
      [2, 3, 4].map((row) => ({ row, values: newcomer() })),
    );
    const list = async (query: Record<string, string>) => {
      const { body } = await server.ask('GET', `/data/employee-imports/${id}/rows`, { token, query });
      return (body as { rows: ImportedRow[] }).rows.map(({ row }) => row);
    };

    expect(await list({ limit: '2' })).toEqual([2, 3]);
    expect(await list({ limit: '2', after: '3' })).toEqual([4]);
  });
});

describe('an import', () => {
  test('begins once, and remembers the sheet by its content', async () => {
    const about = { id: randomHex(16), content_hash: randomHex(32), file_name: 'कर्मचारी.xlsx' };
    expect((await begin({ ...about, total_rows: 3 })).body).toMatchObject({ ...about, total_rows: 3, created: 0 });
    expect((await begin({ ...about, total_rows: 5 })).body).toMatchObject({ ...about, total_rows: 5 });

    const { body } = await server.ask('GET', '/data/employee-imports', {
      token,
      query: { content_hash: about.content_hash },
    });
    expect((body as { imports: ImportState[] }).imports).toEqual([expect.objectContaining(about)]);
  });

  test('is private: another member can neither see nor continue it', async () => {
    const other = await server.person();
    const id = await begun();
    await sent(id, [{ row: 2, values: newcomer() }]);

    expect((await begin({ id }, other.token)).status).toBe(404);
    expect((await send(id, [{ row: 3, values: newcomer() }], other.token)).status).toBe(404);
    const seen = await server.ask('GET', `/data/employee-imports/${id}/rows`, {
      token: other.token,
      query: { limit: '9' },
    });
    expect(seen.body).toEqual({ rows: [] });
    expect((await server.ask('GET', '/data/employee-imports', { token: other.token })).body).toEqual({ imports: [] });
  });

  test('is removed after 90 days; its employees stay', async () => {
    const id = await begun();
    const [row] = await sent(id, [{ row: 2, values: newcomer() }]);
    await sql`update employee_imports set last_at = now() - interval '91 days' where id = ${id}`;
    await begin();

    expect(await sql`select 1 from employee_import_rows where import_id = ${id}`).toEqual([]);
    expect(await sql`select 1 from employees where id = ${row?.employee_id ?? 0}`).toHaveLength(1);
  });

  test.each([
    ['an id that is none', { id: 'x' }],
    ['a hash that is none', { content_hash: '../../etc' }],
    ['no rows', { total_rows: 0 }],
    ['more rows than a sheet may have', { total_rows: 50_001 }],
    ['no name of the file', { file_name: ' ' }],
  ])('with %s is refused', async (_what, about) => {
    expect((await begin(about)).status).toBe(422);
  });

  test.each([
    ['no rows', []],
    ['too many rows', Array.from({ length: 101 }, (_, row) => ({ row: row + 1, values: {} }))],
    ['no list', { row: 2 }],
    ['a row without a number', [{ values: {} }]],
    ['a row beyond the last of a sheet', [{ row: 1_048_577, values: {} }]],
    ['a value that is no text', [{ row: 2, values: { full_name: { a: 1 } } }]],
    ['a field to clear that cannot be', [{ row: 2, employee_id: 1, values: {}, clear: ['full_name'] }]],
  ])('that is sent %s is refused whole', async (_what, rows) => {
    expect((await send(await begun(), rows)).status).toBe(422);
  });

  test('judges hostile rows one by one without a server error', async () => {
    const id = await begun();
    const rows = await sent(id, [
      { row: 2, values: { __proto__: 'x', constructor: 'y', id: '1', version: '9', left_at: '2020-01-01' } },
      { row: 3, values: newcomer({ full_name: 'a\u0000b' }) },
      { row: 4, values: newcomer({ full_name: 'x'.repeat(201) }) },
      { row: 5, values: newcomer({ full_name: ['a', 'b'] }) },
      { row: 6, values: newcomer({ ...FORMULA, left_at: '2020-01-01', version: '7' }) },
    ]);

    expect(rows.map(({ outcome }) => outcome)).toEqual(['rejected', 'rejected', 'rejected', 'rejected', 'created']);
    const [stored] =
      await sql`select full_name, left_at, version from employees where id = ${rows[4]?.employee_id ?? 0}`;
    expect(stored).toEqual({ full_name: '=cmd|calc!A1', left_at: null, version: 1 });
  });
});

/** A name that a spreadsheet would run. */
const FORMULA = { full_name: '=cmd|calc!A1', first_name: '=cmd', last_name: 'calc' };

const LEFT = { left_at: new Date(), resignation_date: '2026-10-01', company_last_day: '2026-10-31' };

describe('records of many employees', () => {
  const find = async (body: object) =>
    ((await post('/data/employee-records', body)).body as { employees: EmployeeRecord[] }).employees;

  test('are found by id, number and biometric id, each person once', async () => {
    const number = freshNumber();
    const id = await addEmployee({ mobile_number: number, biometric_id: 'BIO-77', retirement_age: 58 });
    const chief = await addEmployee({ full_name: 'Ravi Rana' });
    await sql`insert into employee_reporting (employee_id, reports_to_id) values (${id}, ${chief})`;

    expect(await find({ ids: [id], mobile_numbers: [number], biometric_ids: ['BIO-77'] })).toEqual([
      {
        id,
        version: 1,
        has_left: false,
        leaving: null,
        values: {
          ...{ full_name: 'Hetal Desai', first_name: 'Hetal', last_name: 'Desai', mobile_number: number },
          ...{ gender: 'FEMALE', birth_date: '1992-03-08', joining_date: '2019-06-01', employment_type: 'FULL_TIME' },
          ...{ designation_id: String(place.designationId), branch_id: String(place.branchId) },
          ...{ department_id: String(place.departmentId), shift_id: String(place.shiftId), country_code: '+91' },
          ...{
            single_name: 'false',
            biometric_id: 'BIO-77',
            retirement_age: '58',
            reporting_person_ids: String(chief),
          },
          ...{ contact_number_privacy: 'false', is_physically_handicapped: 'false', employees_view_access: 'false' },
          ...{ members_chat_access: 'false', timeline_access: 'false', is_international_worker: 'false' },
        },
      },
    ]);
  });

  test('of current employees are found by name in any case and spacing', async () => {
    const id = await addEmployee({ full_name: 'Élodie Mehta Vora' });
    await addEmployee({ full_name: 'Élodie Mehta Vora', ...LEFT });
    const found = await find({ full_names: ['élodie  MEHTA\u00A0vora', 'Nobody Else'] });
    expect(found.map((record) => record.id)).toEqual([id]);
  });

  test('of former employees are found by id, and by number and code where they are asked for', async () => {
    const number = freshNumber();
    const id = await addEmployee({ mobile_number: number, biometric_id: 'F-78', ...LEFT });
    const leaving = { resignation_date: '2026-10-01', company_last_day: '2026-10-31' };
    const found = [expect.objectContaining({ id, has_left: true, leaving })];

    expect(await find({ mobile_numbers: [number], biometric_ids: ['F-78'] })).toEqual([]);
    expect(await find({ ids: [id] })).toEqual(found);
    expect(await find({ mobile_numbers: [number], with_former: true })).toEqual(found);
    expect(await find({ biometric_ids: ['F-78'], with_former: true })).toEqual(found);
    expect(await find({ ids: [id], mobile_numbers: [number], with_former: true })).toEqual(found);
    expect(await find({ with_former: true })).toEqual([]);
  });

  test('are visible to a manager who may view and not edit', async () => {
    const reader = await server.person({ role: 'manager', canEdit: false });

    expect((await post('/data/employee-records', { ids: [1] }, reader.token)).status).toBe(200);
    expect((await post('/data/employee-records', { ids: Array(501).fill(1) }, reader.token)).status).toBe(422);
  });
});
