import { randomBytes } from 'node:crypto';
import type { SessionLogEntry } from '@seamline/shared/contract/access/session-log';
import type { EmployeeDetails } from '@seamline/shared/contract/employees/employee-details';
import type { EmployeeRecord } from '@seamline/shared/contract/employees/employee-imports';
import { expect, test } from 'vitest';
import { sendForm } from '../../../test/support/forms.ts';
import { addEmployeeIn, makePlace } from '../../../test/support/rows.ts';
import { testApp } from '../../../test/support/testApp.ts';
import { dataKeyStore } from './dataKeys.ts';
import { numberCipher } from './identityNumbers.ts';

const server = await testApp();
const { db, sql } = server.database;
const owner = await server.person({ name: 'Ilaben Meghani' });
const viewer = await server.person({ role: 'manager', name: 'Only Reads', canEdit: false });
const place = await makePlace(db);

const NUMBERS = {
  pan_number: 'BCDPE1234F',
  aadhaar_number: '234123412346',
  uan_number: '100123456789',
  esic_number: '3112345678',
  bank_account_number: '001234567890',
  ifsc_code: 'HDFC0001234',
};
const WHOLE = new RegExp(Object.values(NUMBERS).join('|'));

const addEmployee = (name: string) => addEmployeeIn(db, place, { full_name: name });

const change = (id: number, values: Readonly<Record<string, string>>) =>
  sendForm(server, 'PUT', `/data/employeeDetails/${id}`, owner.token, Object.entries(values));
const json = (path: string, token: string, body: unknown) =>
  server.ask('POST', path, {
    token,
    json: body,
  });
const reveal = (id: number, field: string, token = owner.token) =>
  json(`/data/employeeDetails/${id}/reveal`, token, { field });
const logOf = async (number: string) => {
  const { body } = await server.ask('GET', '/data/session-log', { token: owner.token, query: { q: number } });
  return (body as { entries: SessionLogEntry[] }).entries.filter(({ event }) => event === 'reveal-number');
};

async function employeeWithNumbers(name: string): Promise<number> {
  const id = await addEmployee(name);
  expect((await change(id, NUMBERS)).status).toBe(200);
  return id;
}

test('identity numbers are stored encrypted, and leave the server masked', async () => {
  const id = await employeeWithNumbers('Hetal Masked');
  const { body, text } = await server.ask('GET', `/data/employeeDetails/${id}`, { token: owner.token });
  expect((body as EmployeeDetails).identity).toEqual({
    pan: '••••234F',
    aadhaar: '••••2346',
    uan: '••••6789',
    esic: '••••5678',
    bank_account: '••••7890',
    ifsc: 'HDFC0001234',
  });
  const { text: activity } = await server.ask('GET', '/data/activity', {
    token: owner.token,
    query: { q: 'Hetal Masked' },
  });
  expect(JSON.parse(activity)).toMatchObject({ activity: [{ after: { pan_number: '••••234F' } }] });
  const [rows] = await sql`
    select (select string_agg(employees::text, '') from employees) as employees,
      (select string_agg(activity::text, '') from activity) as activity`;
  expect(JSON.stringify(rows)).not.toMatch(WHOLE);
  for (const answer of [text, activity]) expect(answer).not.toMatch(/v1\.|BCDPE1234F/);
  expect(server.logs.join('')).not.toMatch(WHOLE);
});

test('a number is revealed to those who may edit, and each time leaves an entry', async () => {
  const id = await employeeWithNumbers('Hetal Revealed');
  for (const [field, value] of Object.entries(NUMBERS)) {
    expect((await reveal(id, field)).body, field).toEqual({ value });
  }
  expect((await reveal(id, 'pan_number', viewer.token)).status).toBe(403);
  expect(await reveal(id, 'hobbies')).toMatchObject({ status: 422, body: { errors: [{ field: 'field' }] } });
  expect((await reveal(999_999, 'pan_number')).status).toBe(404);
  expect((await reveal(await addEmployee('Without Numbers'), 'pan_number')).body).toEqual({ value: null });

  const log = await logOf('Hetal Revealed');
  expect(log.map(({ document, who }) => [document?.kind, document?.employee_id, who.name]).toSorted()).toEqual(
    Object.keys(NUMBERS)
      .map((field) => [field, id, 'Ilaben Meghani'])
      .toSorted(),
  );
});

test.each([
  ['pan_number', 'BCDPE12345'],
  ['aadhaar_number', '234123412347'],
  ['uan_number', '1'],
  ['esic_number', '31123456789'],
  ['bank_account_number', '12'],
  ['ifsc_code', 'SBIN1001234'],
])('%s %s is refused at its field', async (field, value) => {
  const id = await addEmployee('Hetal Refused');
  expect(await change(id, { [field]: value })).toMatchObject({ status: 422, body: { errors: [{ field }] } });
});

test('bank details are complete or absent, by the database too', async () => {
  const id = await addEmployee('Hetal Banked');
  const incomplete = {
    status: 422,
    body: {
      errors: [
        {
          field: 'ifsc_code',
          message: 'An account number and an IFSC code are stored together. Enter both, or clear both.',
        },
      ],
    },
  };
  const { bank_account_number, ifsc_code } = NUMBERS;
  expect(await change(id, { bank_account_number })).toMatchObject(incomplete);
  expect((await change(id, { bank_account_number, ifsc_code })).status).toBe(200);
  expect(await change(id, { 'clear[]': 'ifsc_code' })).toMatchObject(incomplete);
  await expect(sql`update employees set pan_number = 'BCDPE1234F' where id = ${id}`).rejects.toMatchObject({
    cause: { constraint: 'employees_pan_number_encrypted' },
  });
});

test('a masked number that is sent back changes nothing, and neither does the same number', async () => {
  const id = await employeeWithNumbers('Hetal Again');
  const [before] = await sql`select pan_number, uan_number from employees where id = ${id}`;
  expect((await change(id, { pan_number: '••••234F', uan_number: '1001 2345 6789' })).status).toBe(200);
  expect((await sql`select pan_number, uan_number from employees where id = ${id}`)[0]).toEqual(before);
});

test('a conflict shows masked numbers', async () => {
  const id = await addEmployee('Hetal Contested');
  await change(id, { version: '1', pan_number: 'BCDPE1234F' });
  const { status, body } = await change(id, { version: '1', pan_number: 'BCDPE1234G' });
  expect(status).toBe(409);
  const text = JSON.stringify(body);
  expect(text).toContain('••••234F');
  expect(text).not.toMatch(/v1\./);
});

test('whole records have masked numbers, and whole ones on demand for those who may edit', async () => {
  const id = await employeeWithNumbers('Hetal Exported');
  const records = async (token: string, more = {}) => {
    const { body } = await json('/data/employee-records', token, { ids: [id], ...more });
    return (body as { employees: EmployeeRecord[] }).employees[0]?.values;
  };
  const exporter = await server.person({ name: 'Exports Everything' });
  expect(await records(exporter.token)).toMatchObject({ pan_number: '••••234F' });
  expect(await records(viewer.token, { with_identity: true })).toMatchObject({ pan_number: '••••234F' });
  expect(await logOf(exporter.number)).toEqual([]);
  expect(await records(exporter.token, { with_identity: true })).toMatchObject(NUMBERS);
  expect(await logOf(exporter.number)).toMatchObject([{ employees: 1, document: null }]);
});

test('an import writes numbers, and one that brings the same again changes nothing', async () => {
  const id = await addEmployee('Hetal Imported');
  const importOne = async (key: string, values: Readonly<Record<string, string>>) => {
    const importId = key.repeat(32);
    const about = { id: importId, file_name: 'staff.xlsx', content_hash: key.repeat(64), total_rows: 1 };
    await json('/data/employee-imports', owner.token, about);
    const { body } = await json(`/data/employee-imports/${importId}/rows`, owner.token, {
      rows: [{ row: 2, employee_id: id, values }],
    });
    return (body as { rows: unknown[] }).rows[0];
  };
  expect(await importOne('a', NUMBERS)).toMatchObject({ outcome: 'changed' });
  expect(await importOne('b', NUMBERS)).toMatchObject({ outcome: 'unchanged' });
  expect(await importOne('c', { pan_number: 'BCDPE12345' })).toMatchObject({
    outcome: 'rejected',
    errors: [{ field: 'pan_number' }],
  });
  expect((await reveal(id, 'pan_number')).body).toEqual({ value: 'BCDPE1234F' });
  const undone = await json(`/data/employee-imports/${'a'.repeat(32)}/undo`, owner.token, { kept: [] });
  expect(undone.body).toMatchObject({ restored: 1 });
  expect((await reveal(id, 'pan_number')).body).toEqual({ value: null });
});

test('another key for uploads wraps the key of the numbers again', async () => {
  const id = await employeeWithNumbers('Hetal Rotated');
  const former = server.env.uploadsKeys.current;
  const current = randomBytes(32).toString('hex');
  const [before] = await sql`select wrapped from data_keys`;
  await expect(dataKeyStore(server.database, { current, former: [] }).getKey()).rejects.toThrow('None of the keys');

  const rotated = dataKeyStore(server.database, { current, former: [former] });
  await rotated.rewrap();
  expect((await sql`select wrapped from data_keys`)[0]).not.toEqual(before);
  const after = dataKeyStore(server.database, { current, former: [] });
  const [row] = await sql<{ pan_number: string }[]>`select pan_number from employees where id = ${id}`;
  expect(numberCipher(await after.getKey()).decrypt('pan_number', row?.pan_number ?? '')).toBe('BCDPE1234F');
  await dataKeyStore(server.database, { current: former, former: [current] }).rewrap();
});

test('an encrypted number cannot pass for another field, nor for one of another key', () => {
  const cipher = numberCipher(randomBytes(32));
  const encrypted = cipher.encrypt('uan_number', '100123456789');
  expect(cipher.encrypt('uan_number', '100123456789')).toBe(encrypted);
  expect(() => cipher.decrypt('aadhaar_number', encrypted)).toThrow();
  expect(() => numberCipher(randomBytes(32)).decrypt('uan_number', encrypted)).toThrow();
});
