import type { ActivityEntry } from '@seamline/shared/contract/access/activity';
import { describe, expect, test } from 'vitest';
import { newcomer, PDF_FILE, sendForm } from '../../../test/support/forms.ts';
import { importsBy, newcomerIn } from '../../../test/support/imports.ts';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { employees } from '../../db/schema.ts';

const server = await testApp();
const { token } = await server.person({ name: 'Ilaben Meghani' });
const { db, sql } = server.database;
const place = await makePlace(db);

type Entries = [string, string | File][];
const add = (entries: Entries) =>
  sendForm(server, 'POST', '/data/employee', token, [
    ...Object.entries({ ...newcomer(place), full_name: 'Sunil', first_name: 'Sunil' }).filter(
      ([name]) => name !== 'last_name',
    ),
    ['adhar_card_page_1', PDF_FILE],
    ['adhar_card_page_2', PDF_FILE],
    ...entries,
  ]);
const change = (id: number, values: Record<string, string>) =>
  sendForm(server, 'PUT', `/data/employeeDetails/${id}`, token, Object.entries(values));
const read = async (id: number) => (await server.ask('GET', `/data/employeeDetails/${id}`, { token })).body;
const stored = async (values: Partial<typeof employees.$inferInsert> = {}) => {
  const row = employeeIn(place, { full_name: 'Ravi Shah', mobile_number: freshNumber(), ...values });
  return (await db.insert(employees).values(row).returning({ id: employees.id }))[0]?.id ?? 0;
};
const withOneName = () => stored({ full_name: 'Sunil', first_name: 'Sunil', last_name: '', single_name: true });
const refusal = (message: string) => ({ status: 422, body: { errors: [{ field: 'last_name', message }] } });

describe('a person with one name', () => {
  test('is added without a last name, which is required of everyone else', async () => {
    expect(await add([])).toMatchObject(refusal('This field is required.'));
    expect(await add([['last_name', '']])).toMatchObject(refusal('This field is required.'));
    expect(
      await add([
        ['single_name', 'true'],
        ['last_name', 'Patel'],
      ]),
    ).toMatchObject(refusal('A person with one name has no last name.'));

    const { status, body } = await add([['single_name', 'true']]);
    expect(status).toBe(200);
    expect(await read((body as { id: number }).id)).toMatchObject({
      ...{ full_name: 'Sunil', first_name: 'Sunil', last_name: '', single_name: true },
    });
  });

  test('loses the last name with the flag, and the flag with a last name', async () => {
    const id = await stored();
    expect((await change(id, { single_name: 'true', full_name: 'Hetal' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ last_name: '', single_name: true });
    const { body } = await server.ask('GET', '/data/activity', { token, query: { record: 'employee' } });
    expect((body as { activity: ActivityEntry[] }).activity[0]).toMatchObject({
      before: { full_name: 'Ravi Shah', last_name: 'Desai', single_name: false },
      after: { full_name: 'Hetal', last_name: '', single_name: true },
    });

    expect((await change(id, { hobbies: 'Garba' })).status).toBe(200);
    expect((await change(id, { last_name: 'Joshi', full_name: 'Hetal Joshi' })).status).toBe(200);
    expect(await read(id)).toMatchObject({ last_name: 'Joshi', single_name: false });
  });

  test('cannot lose the flag without getting a last name', async () => {
    const id = await withOneName();
    expect(await change(id, { single_name: 'false' })).toMatchObject(refusal('This field is required.'));
    expect(await change(id, { 'clear[]': 'single_name' })).toMatchObject({ status: 422 });
    expect(await change(await stored(), { last_name: ' ' })).toMatchObject(refusal('This field is required.'));
    expect(await read(id)).toMatchObject({ last_name: '', single_name: true, version: 1 });
  });

  test('is found and listed by that name, without a space behind it', async () => {
    const name = `Sunil${freshNumber()}`;
    await stored({ full_name: name, first_name: name, last_name: '', single_name: true });
    const { text } = await server.ask('GET', '/data/employees', { token, query: { q: name, limit: '5' } });
    expect(text).toContain(`"user_name":"${name}"`);
  });

  test('is imported with the flag, and with the sentence of the form without it', async () => {
    const { begun, sent } = importsBy(server, token);
    const { last_name: _, ...values } = newcomerIn(place, { full_name: 'Jignesh' });
    const id = await begun();
    const known = await stored();
    const rows = await sent(id, [
      { row: 2, values },
      { row: 3, values: { ...values, single_name: 'true' } },
      { row: 4, employee_id: known, values: { single_name: 'true', full_name: 'Hetal' } },
      { row: 5, employee_id: await withOneName(), values: { single_name: 'false' } },
    ]);
    expect(rows.map(({ outcome, errors }) => [outcome, errors[0]?.field, errors[0]?.message])).toEqual([
      ['rejected', 'last_name', 'This field is required.'],
      ['created', undefined, undefined],
      ['changed', undefined, undefined],
      ['rejected', 'last_name', 'This field is required.'],
    ]);
    expect(await read(rows[1]?.employee_id ?? 0)).toMatchObject({ full_name: 'Jignesh', last_name: '' });
    expect(await read(known)).toMatchObject({ full_name: 'Hetal', last_name: '', single_name: true });
  });
});

test('the database refuses an empty last name without the flag', async () => {
  const id = await withOneName();
  await expect(sql`update employees set single_name = false where id = ${id}`).rejects.toMatchObject({
    cause: { constraint: 'employees_last_name_present' },
  });
  await expect(sql`update employees set last_name = ' ' where id = ${id}`).rejects.toThrow();
});
