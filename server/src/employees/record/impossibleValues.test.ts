import type { ImportedRow } from '@seamline/shared/contract/employees/employee-imports';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { beforeAll, describe, expect, test } from 'vitest';
import { newcomer, PDF_FILE, pictureFile, sendForm } from '../../../test/support/forms.ts';
import { addEmployeeIn, makePlace, storeWithoutTriggers } from '../../../test/support/rows.ts';
import { testApp } from '../../../test/support/testApp.ts';
import { employees } from '../../db/schema.ts';

const server = await testApp();
const { token } = await server.person();
const { db, sql } = server.database;
const place = await makePlace(db);
let picture: File;
beforeAll(async () => {
  picture = await pictureFile();
});

const inDays = (days: number) => dateInIndia(new Date(server.now().getTime() + days * 86_400_000));

const TEN_DIGITS = 'An Indian mobile number has ten digits.';
const EMAIL = 'Enter an email address, such as name@example.com.';

/** Cases that every form and import refuses: a title, the impossible values, the field and the message. */
const IMPOSSIBLE: [string, Record<string, string>, string, string][] = [
  ['a birth date in the future', { birth_date: inDays(1) }, 'birth_date', 'The birth date cannot be in the future.'],
  [
    'a birth date less than 14 years before joining',
    { birth_date: '2005-06-02' },
    'birth_date',
    'The birth date must be at least 14 years before the joining date.',
  ],
  [
    'a joining date more than one year ahead',
    { joining_date: inDays(367) },
    'joining_date',
    'The joining date cannot be more than one year ahead.',
  ],
  ['a retirement age of 17', { retirement_age: '17' }, 'retirement_age', 'Enter a retirement age from 18 to 100.'],
  ['an Indian mobile number of five digits', { mobile_number: '12345' }, 'mobile_number', TEN_DIGITS],
  ['a mail address without a dot', { primary_email: 'name@company' }, 'primary_email', EMAIL],
  ['a retirement age of 101', { retirement_age: '101' }, 'retirement_age', 'Enter a retirement age from 18 to 100.'],
];

const TELEPHONE = 'Enter a telephone number of 6 to 15 digits.';

/** The same of fields that a new employee's form does not have. */
const IMPOSSIBLE_LATER: typeof IMPOSSIBLE = [
  ['an emergency number of letters', { emergency_number: 'abc' }, 'emergency_number', TELEPHONE],
  ['a WhatsApp number of four digits', { whatsapp_number: '98 98' }, 'whatsapp_number', TELEPHONE],
  ['a personal mail address without a dot', { personal_email: 'name@company' }, 'personal_email', EMAIL],
  [
    'a link that runs a script',
    { twitter_link: 'javascript:alert(1)' },
    'twitter_link',
    'Enter an address that begins with https:// or http://, or a name.',
  ],
];

const addEmployee = (values: Parameters<typeof addEmployeeIn>[2] = {}) => addEmployeeIn(db, place, values);

const UNUSABLE = { primary_email: 'name@company', whatsapp_number: '98 98', twitter_link: 'javascript:alert(1)' };

/** An employee as they were stored before these rules. */
async function addImpossibleEmployee(): Promise<number> {
  const id = await addEmployee();
  const impossible = { birth_date: '2035-01-01', joining_date: '2036-01-01', retirement_age: 5, ...UNUSABLE };
  await storeWithoutTriggers(server.database, employees, id, impossible);
  return id;
}

const change = (id: number, values: Readonly<Record<string, string>>) =>
  sendForm(server, 'PUT', `/data/employeeDetails/${id}`, token, Object.entries(values));

let imports = 0;
async function importRow(row: object): Promise<ImportedRow | undefined> {
  imports += 1;
  const id = String(imports).padStart(32, '0');
  const headers = { 'content-type': 'application/json' };
  const about = { id, file_name: 'staff.xlsx', content_hash: id.repeat(2), total_rows: 1 };
  await server.ask('POST', '/data/employee-imports', { token, json: about });
  const payload = JSON.stringify({ rows: [{ row: 2, ...row }] });
  const { body } = await server.ask('POST', `/data/employee-imports/${id}/rows`, { token, headers, payload });
  return (body as { rows: ImportedRow[] }).rows[0];
}

describe('impossible values: the form of a new employee', () => {
  test.each(IMPOSSIBLE)('%s: 422 at the field', async (_title, values, field, message) => {
    const form = { ...newcomer(place), adhar_card_page_1: picture, adhar_card_page_2: PDF_FILE, ...values };
    const answer = await sendForm(server, 'POST', '/data/employee', token, Object.entries(form));

    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field, message }] } });
  });

  test('dates at the limits are accepted', async () => {
    const joining_date = inDays(365);
    const birth_date = `${Number(joining_date.slice(0, 4)) - 14}${joining_date.slice(4)}`;
    const form = { ...newcomer(place), adhar_card_page_1: picture, adhar_card_page_2: PDF_FILE };
    const values = { ...form, joining_date, birth_date, retirement_age: '100' };

    expect((await sendForm(server, 'POST', '/data/employee', token, Object.entries(values))).status).toBe(200);
  });
});

describe('impossible values: the form of a stored employee', () => {
  test.each([...IMPOSSIBLE, ...IMPOSSIBLE_LATER])(
    '%s: 422 at the field, and nothing is stored',
    async (_title, values, field, message) => {
      const id = await addEmployee();

      expect(await change(id, { grade: 'W9', ...values })).toMatchObject({
        status: 422,
        body: { errors: [{ field, message }] },
      });
      expect((await sql`select grade, version from employees where id = ${id}`)[0]).toEqual({
        grade: null,
        version: 1,
      });
    },
  );

  test('the sentence is at the joining date when that is the changed one', async () => {
    expect((await change(await addEmployee(), { joining_date: '2006-03-07' })).body).toMatchObject({
      errors: [{ field: 'joining_date', message: 'The joining date must be at least 14 years after the birth date.' }],
    });
    const left = { resignation_date: '2026-01-01', company_last_day: '2026-02-01', left_at: new Date() };
    expect((await change(await addEmployee(left), { joining_date: '2026-02-02' })).body).toMatchObject({
      errors: [{ field: 'joining_date', message: 'The joining date cannot be after the resignation date.' }],
    });
  });

  test('impossible stored values block no other change, even when they are sent again', async () => {
    const id = await addImpossibleEmployee();

    expect((await change(id, { grade: 'W2' })).status).toBe(200);
    const again = {
      birth_date: '2035-01-01',
      joining_date: '2036-01-01',
      retirement_age: '5',
      grade: 'W3',
      ...UNUSABLE,
    };
    expect((await change(id, again)).status).toBe(200);
    expect((await change(id, { retirement_age: '6' })).status).toBe(422);
    expect((await change(id, { retirement_age: '58' })).status).toBe(200);
    expect((await change(id, { whatsapp_number: '98 99' })).status).toBe(422);
    expect((await change(id, { whatsapp_number: '98240 12345', twitter_link: '@hetal' })).status).toBe(200);
  });
});

test('impossible values: a number is judged by the country that it is stored with', async () => {
  const id = await addEmployee({ country_code: '+971', mobile_number: '501234567' });
  expect((await change(id, { mobile_number: '501234568' })).status).toBe(200);
  expect(await importRow({ employee_id: id, version: 2, values: { country_code: '+91' } })).toMatchObject({
    outcome: 'rejected',
    errors: [{ field: 'mobile_number', message: TEN_DIGITS }],
  });
});

describe('impossible values: rows of an import', () => {
  test.each([...IMPOSSIBLE, ...IMPOSSIBLE_LATER])(
    '%s: rejected at the field',
    async (_title, values, field, message) => {
      const rejected = { outcome: 'rejected', errors: [{ field, message }] };

      expect(await importRow({ values: { ...newcomer(place), ...values } })).toMatchObject(rejected);
      expect(await importRow({ employee_id: await addEmployee(), version: 1, values })).toMatchObject(rejected);
    },
  );

  test('impossible stored values that are repeated block no other change', async () => {
    const values = {
      birth_date: '2035-01-01',
      joining_date: '2036-01-01',
      retirement_age: '5',
      grade: 'W2',
      ...UNUSABLE,
    };
    const row = { employee_id: await addImpossibleEmployee(), version: 1, values };

    expect(await importRow(row)).toMatchObject({ outcome: 'changed', errors: [] });
  });
});

test('impossible dates: what only the database refuses is a 422 at the field too', async () => {
  // Two days ahead of the database's clock the server accepts a date that the database does not.
  server.passSeconds(2 * 86_400);
  const { token: later } = await server.person();
  const id = await addEmployee();
  const joining_date = `${Number(inDays(0).slice(0, 4)) + 1}${inDays(0).slice(4)}`;
  const answer = await sendForm(server, 'PUT', `/data/employeeDetails/${id}`, later, [['joining_date', joining_date]]);

  expect(answer).toMatchObject({
    status: 422,
    body: {
      errors: [{ field: 'joining_date', message: 'The joining date cannot be more than one year ahead.' }],
    },
  });
});
