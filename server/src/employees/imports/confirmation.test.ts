import type { ImportedRow } from '@seamline/shared/contract/employees/employee-imports';
import { describe, expect, test } from 'vitest';
import { importsBy, newcomerIn } from '../../../test/support/imports.ts';
import { addEmployeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';

const server = await testApp();
const { token } = await server.person({ name: 'Ilaben Meghani' });
const { db, sql } = server.database;
const place = await makePlace(db);
const { begun, sent } = importsBy(server, token);
const newcomer = (values: object = {}) => newcomerIn(place, values);

const addEmployee = (values: Parameters<typeof addEmployeeIn>[2] = {}) => addEmployeeIn(db, place, values);

const LEFT = { left_at: new Date(), resignation_date: '2026-10-01', company_last_day: '2026-10-31' };

describe('rows that must be confirmed', () => {
  const CONFLICT =
    'Name and birth date differ from those of Mitesh Vekariya. Reload the page, check the sheet again, and confirm that the row is about the same person.';
  const another = { full_name: 'Hetal Shah', first_name: 'Hetal', last_name: 'Shah', birth_date: '1992-03-09' };
  const mitesh = () => addEmployee({ full_name: 'Mitesh Vekariya', first_name: 'Mitesh', last_name: 'Vekariya' });
  const outcomes = (rows: ImportedRow[]) => rows.map(({ outcome, errors }) => [outcome, errors[0]]);

  test('row with another name and birth date: is rejected until it is confirmed', async () => {
    const id = await begun();
    const employee_id = await mitesh();
    const row = { row: 2, employee_id, version: 1, values: another };

    expect(outcomes(await sent(id, [row]))).toEqual([
      [
        'rejected',
        { field: 'full_name', message: CONFLICT, code: 'another_person', params: { name: 'Mitesh Vekariya' } },
      ],
    ]);
    expect(await sql`select full_name, version from employees where id = ${employee_id}`).toEqual([
      { full_name: 'Mitesh Vekariya', version: 1 },
    ]);
    expect(outcomes(await sent(id, [{ ...row, confirmed: true }]))).toEqual([['changed', undefined]]);
    expect(outcomes(await sent(id, [row]))).toEqual([['changed', undefined]]);
  });

  test('row with another name or another birth date: needs no confirmation', async () => {
    const id = await begun();
    const { birth_date, ...names } = another;
    const rows = await sent(id, [
      { row: 2, employee_id: await mitesh(), values: names },
      { row: 3, employee_id: await mitesh(), values: { birth_date } },
      { row: 4, employee_id: await mitesh(), values: { ...another, birth_date: '1992-03-08' } },
      { row: 5, employee_id: await mitesh(), values: { full_name: 'VEKARIYA Mitesh', birth_date } },
    ]);
    expect(outcomes(rows)).toEqual(Array(4).fill(['changed', undefined]));
  });

  test('new row with the number or the code of a former employee: is rejected until it is confirmed', async () => {
    const id = await begun();
    const number = freshNumber();
    await addEmployee({ full_name: 'Mehul Shah', mobile_number: number, biometric_id: 'F-77', ...LEFT });
    const byNumber = { row: 2, values: newcomer({ mobile_number: number }) };
    const byCode = { row: 3, values: newcomer({ biometric_id: 'F-77' }) };
    const message = (what: string) =>
      `The former employee Mehul Shah has the same ${what}. Reload the page, check the sheet again, and confirm that a new employee is added.`;

    expect(outcomes(await sent(id, [byNumber, byCode]))).toMatchObject([
      ['rejected', { field: 'mobile_number', message: message('mobile number') }],
      ['rejected', { field: 'biometric_id', message: message('biometric id') }],
    ]);
    expect(
      await sent(
        id,
        [byNumber, byCode].map((row) => ({ ...row, confirmed: true })),
      ),
    ).toMatchObject([{ outcome: 'created' }, { outcome: 'created' }]);
  });

  test('names that contradict each other: are rejected at the field, and stored ones block nothing', async () => {
    const id = await begun();
    const odd = await addEmployee({ full_name: 'Hetal Shah', first_name: 'Mitesh', last_name: 'Vekariya' });
    const against = (full: string) => `This name and the full name “${full}” contradict each other. Change both.`;
    const rows = await sent(id, [
      { row: 2, values: newcomer({ full_name: 'Hetal Shah' }) },
      { row: 3, employee_id: await mitesh(), values: { full_name: 'Mitesh Patel' } },
      { row: 4, employee_id: await mitesh(), values: { full_name: 'Mitesh R. Vekariya' } },
      { row: 5, employee_id: odd, values: { grade: 'A', first_name: 'Mitesh' } },
    ]);
    expect(rows.map(({ errors }) => errors)).toMatchObject([
      [
        { field: 'first_name', message: against('Hetal Shah') },
        { field: 'last_name', message: against('Hetal Shah') },
      ],
      [{ field: 'last_name', message: against('Mitesh Patel') }],
      [],
      [],
    ]);
  });
});
