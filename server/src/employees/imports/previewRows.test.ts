import type { PreviewedRow } from '@seamline/shared/contract/employees/import-preview';
import { describe, expect, test, vi } from 'vitest';
import { sendForm } from '../../../test/support/forms.ts';
import { type Cells, previewsBy } from '../../../test/support/importPreviews.ts';
import { addEmployeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { designations, subDepartments } from '../../db/schema.ts';

const server = await testApp();
const { token } = await server.person({ name: 'Ilaben Meghani' });
const { db, sql } = server.database;
const place = await makePlace(db);
const { ask, preview, plan } = previewsBy(server, token);

const idOf = (rows: readonly { readonly id: number }[]) => rows[0]?.id ?? 0;
const sarees = idOf(
  await db
    .insert(subDepartments)
    .values({ name: 'Sarees', department_id: place.departmentId })
    .returning({ id: subDepartments.id }),
);
await db.insert(designations).values([{ designation: 'Clerk' }, { designation: 'Clerk' }]);

const addEmployee = (values: Parameters<typeof addEmployeeIn>[2] = {}) => addEmployeeIn(db, place, values);

const newcomer = {
  ...{ first_name: 'Jignesh', last_name: 'Chaudhary', gender: 'm', birth_date: '31/01/1990' },
  ...{ mobile_number: '+91 98765 00001', joining_date: '2020-02-29', employment_type: 'full time' },
  ...{ designation_id: 'tailor', branch_id: 'vesu  showroom' },
};

describe('a row about a new employee', () => {
  test('is read as people write it, and the full name is composed', async () => {
    expect(await plan({ ...newcomer, department_id: 'Retail', sub_department_id: 'sarees' })).toMatchObject({
      ...{ row: 2, kind: 'new', employee: null, errors: {}, notes: {}, before: {}, clear: [], question: null },
      ...{ mobile_number: '9876500001', person: null, is_stale: false, is_confirmed: false, unresolved: [] },
      values: {
        ...{ full_name: 'Jignesh Chaudhary', mobile_number: '9876500001', country_code: '+91', gender: 'MALE' },
        ...{ birth_date: '1990-01-31', employment_type: 'FULL_TIME', designation_id: String(place.designationId) },
        ...{ branch_id: String(place.branchId), department_id: String(place.departmentId) },
        sub_department_id: String(sarees),
      },
    });
    const { first_name: _, last_name: __, ...named } = newcomer;
    const { values, read } = await plan({ ...named, full_name: 'Asha Ben Patel' });
    expect(values).toMatchObject({ first_name: 'Asha', last_name: 'Ben Patel' });
    expect(read).not.toHaveProperty('first_name');
  });

  test('has words, countries and numbers as people write them, in any script', async () => {
    expect(
      (
        await plan({
          ...newcomer,
          ...{ gender: 'महिला', employment_type: 'अंशकालिक', timeline_access: 'ના', country_code: 'india' },
          ...{ retirement_age: '58.0', mobile_number: '\u202A९०००१ ५५५०२\u202C', blood_group: 'b positive' },
          emergency_number: '\u202A+९१ ९८७६५ ००००१\u202C',
        })
      ).values,
    ).toMatchObject({
      ...{ gender: 'FEMALE', employment_type: 'PART_TIME', timeline_access: 'false', country_code: '+91' },
      ...{ retirement_age: '58', mobile_number: '9000155502', blood_group: 'B+', emergency_number: '+91 98765 00001' },
    });
  });

  test('says at each field why it cannot be written, and everything at once', async () => {
    const { gender: _, ...rest } = newcomer;
    const { kind, errors } = await plan({
      ...rest,
      ...{ mobile_number: '12', birth_date: '31/02/1990', employment_type: 'sometimes', designation_id: 'Clerk' },
      ...{ branch_id: 'Moon', department_id: 'Retail', primary_email: 'nobody', retirement_age: '151' },
      ...{ timeline_access: 'perhaps', shift_id: 'Night', country_code: 'Mars', family_members_count: 'many' },
      ...{ employee_id: 'A-12', twitter_link: 'javascript:alert(1)', whatsapp_number: '98 98' },
    });
    expect(kind).toBe('problem');
    expect(errors).toEqual({
      gender: 'This field is required.',
      mobile_number: 'Please enter a valid mobile number.',
      birth_date: 'No such date. Write it as 29/02/2020 (day first), 2020-02-29 or 29 Feb 2020.',
      employment_type: 'Write Full time or Part time.',
      designation_id: 'There are several of the name “Clerk”. Rename one, or choose it on the details page.',
      branch_id: 'There is no branch “Moon”.',
      department_id: 'A department needs a branch.',
      primary_email: 'Enter an email address, such as name@example.com.',
      retirement_age: 'Enter a retirement age from 18 to 100.',
      timeline_access: 'Write Yes or No.',
      shift_id: 'There is no shift “Night”.',
      country_code: 'This country code is not in the list.',
      family_members_count: 'Enter a whole number.',
      employee_id: 'An Employee ID is a number.',
      twitter_link: 'Enter an address that begins with https:// or http://, or a name.',
      whatsapp_number: 'Enter a telephone number of 6 to 15 digits.',
    });
  });

  test('with odd values gets advice and is written', async () => {
    const odd = { mobile_number: '5876500001', marital_status: 'complicated' };
    expect(await plan({ ...newcomer, ...odd })).toMatchObject({
      kind: 'new',
      notes: {
        mobile_number: 'Indian mobile numbers begin with 6, 7, 8 or 9. Can be saved.',
        marital_status: 'This is not one of the usual values. Can be saved.',
      },
    });
  });

  test('may be about a person with one name, who is then written without a last name', async () => {
    const { last_name: _, ...named } = newcomer;
    const question = { kind: 'one_name', about: 0, by: null, name: 'Jignesh', day: null };
    expect(await plan(named)).toMatchObject({ kind: 'question', errors: {}, is_confirmed: false, question });
    const answered = (answer: string) => plan(named, {}, { answer: { about: 0, kind: 'one_name', answer } });
    expect((await answered('left_out')).kind).toBe('left_out');
    expect(await answered('confirmed')).toMatchObject({
      ...{ kind: 'new', is_confirmed: true },
      values: { full_name: 'Jignesh', first_name: 'Jignesh', last_name: '', single_name: 'true' },
    });
    expect((await plan({ ...newcomer, single_name: 'yes' })).errors).toEqual({
      last_name: 'A person with one name has no last name.',
    });
  });
});

describe('questions', () => {
  test('another name and birth date at once may be another person; an answer holds for that one', async () => {
    const id = await addEmployee();
    const cells = { employee_id: String(id), full_name: 'Asha Patel', birth_date: '04/05/1991' };
    expect(await plan(cells)).toMatchObject({
      ...{ kind: 'question', is_confirmed: false },
      question: {
        ...{ kind: 'same_person', about: id, by: 'id', name: 'Hetal Desai', day: '1992-03-08' },
        ...{ row_name: 'Asha Patel', row_birth_date: '1991-05-04' },
      },
    });
    const answered = (about: number, answer: string) =>
      plan(cells, {}, { answer: { about, kind: 'same_person', answer } });
    expect(await answered(id, 'confirmed')).toMatchObject({ kind: 'change', is_confirmed: true });
    expect(await answered(id + 1, 'confirmed')).toMatchObject({ kind: 'question', is_confirmed: false });
    expect(await answered(id, 'left_out')).toMatchObject({ kind: 'left_out', is_confirmed: false });
    expect(await plan({ ...cells, gender: '?' })).toMatchObject({ kind: 'problem', question: { about: id } });
    expect(await plan({ ...cells, birth_date: '' })).toMatchObject({ kind: 'change', question: null });
  });

  test('a new row with the number or code of a former employee waits; with the id alone it is a reinstatement', async () => {
    const number = freshNumber();
    const left = { left_at: new Date('2026-11-01'), resignation_date: '2026-10-01', company_last_day: '2026-10-31' };
    const id = await addEmployee({ full_name: 'Mehul Shah', mobile_number: number, biometric_id: 'F-9', ...left });
    const about = { kind: 'new_employee', about: id, name: 'Mehul Shah', day: '2026-10-31' };
    const [byNumber, byCode, again] = await preview([
      { cells: { ...newcomer, mobile_number: number } },
      { cells: { ...newcomer, biometric_id: 'F-9' } },
      {
        cells: { ...newcomer, mobile_number: number },
        answer: { about: id, kind: 'new_employee', answer: 'confirmed' },
      },
    ]);
    expect(byNumber).toMatchObject({
      ...{ kind: 'question', employee: null, person: null, question: { ...about, by: 'number' } },
    });
    expect(byCode).toMatchObject({ kind: 'question', question: { ...about, by: 'code' } });
    expect(again).toMatchObject({ kind: 'new', employee: null, is_confirmed: true });
    expect(await plan({ employee_id: String(id), grade: 'Z' })).toMatchObject({
      ...{ kind: 'problem', person: id },
      errors: { employee_id: 'Mehul Shah has left. Reinstate them first, on the page of former employees.' },
    });
  });
});

describe('identity numbers', () => {
  const numbers = {
    ...{ pan_number: 'BCDPE1234F', aadhaar_number: '234123412346' },
    ...{ bank_account_number: '001234567890', ifsc_code: 'HDFC0001234' },
  };
  const whole = /BCDPE1234F|234123412346|001234567890|v1\./;

  test('are compared on the server, and leave it masked alone', async () => {
    const id = await addEmployee();
    const written = await sendForm(server, 'PUT', `/data/employeeDetails/${id}`, token, Object.entries(numbers));
    expect(written.status).toBe(200);
    const cells = { employee_id: String(id) };
    const rows = [
      { row: 2, cells: { ...cells, ...numbers, aadhaar_number: '2341 2341 2346' } },
      { row: 3, cells: { ...cells, pan_number: 'ABCDE1234F', ifsc_code: 'SBIN0001234' } },
      { row: 4, cells: { ...cells, pan_number: '••••234F' } },
      { row: 5, cells: { ...cells, pan_number: 'BCDPE1234' } },
    ];
    const { body, text } = await ask(rows);
    const [same, changed, masked, wrong] = (body as { rows: PreviewedRow[] }).rows;
    expect(same).toMatchObject({ kind: 'same', read: {}, values: {}, before: {} });
    expect(changed).toMatchObject({
      ...{ kind: 'change', read: {}, values: { pan_number: '••••234F', ifsc_code: 'SBIN0001234' } },
      before: { pan_number: '••••234F', ifsc_code: 'HDFC0001234' },
    });
    expect(masked).toMatchObject({ kind: 'same', values: {} });
    expect(wrong).toMatchObject({ kind: 'problem', errors: [{ field: 'pan_number', code: 'invalid_pan_number' }] });
    expect(text).not.toMatch(whole);
  });

  test('an account without its bank is a problem, as it is to the write', async () => {
    const { errors } = await plan({ ...newcomer, bank_account_number: '001234567890' });
    expect(errors).toEqual({
      ifsc_code: 'An account number and an IFSC code are stored together. Enter both, or clear both.',
    });
  });
});

describe('a call', () => {
  test('judges up to 500 rows, and each without regard to the others', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => ({ row: index + 2, cells: newcomer }));
    const { body } = await ask(rows);
    expect(new Set((body as { rows: PreviewedRow[] }).rows.map(({ kind }) => kind))).toEqual(new Set(['new']));
    expect((await ask([...rows, { row: 900, cells: newcomer }])).status).toBe(422);
    expect((await ask([])).status).toBe(422);
  });

  test('asks the database as often for 500 rows as for one', async () => {
    const reportingTo = String(await addEmployee());
    const statementsFor = async (rows: number) => {
      const spies = [vi.spyOn(db, 'select'), vi.spyOn(db, 'execute')];
      const numbered = Array.from({ length: rows }, (_, index) => ({
        row: index + 2,
        cells: {
          ...newcomer,
          mobile_number: freshNumber(),
          biometric_id: `S-${index}`,
          reporting_person_ids: reportingTo,
        },
      }));
      expect((await ask(numbered)).status).toBe(200);
      const counts = spies.map((spy) => spy.mock.calls.length);
      for (const spy of spies) spy.mockRestore();
      return counts;
    };
    // The first call of a process prepares its statements.
    await statementsFor(1);
    const one = await statementsFor(1);
    expect(Math.min(...one)).toBeGreaterThan(0);
    expect(await statementsFor(500)).toEqual(one);
  });

  test('writes nothing, and is for those who may edit', async () => {
    const count = async () => (await sql`select count(*)::int as people from employees`)[0];
    const before = await count();
    await plan(newcomer);
    expect(await count()).toEqual(before);
    const reader = await server.person({ role: 'manager', name: 'Only Reads', canEdit: false });
    expect((await ask([{ row: 2, cells: newcomer }], {}, reader.token)).status).toBe(403);
  });

  test.each([
    ['number', { row: 0, cells: {} }],
    ['lack of cells', { row: 2 }],
    ['cell', { row: 2, cells: { grade: 7 } }],
    ['length of a cell', { row: 2, cells: { grade: 'x'.repeat(40_000) } }],
    ['answer', { row: 2, cells: {}, answer: { about: 'x', kind: 'one_name', answer: 'confirmed' } }],
  ])('is refused for the %s of a row', async (_, row) => {
    expect((await ask([row])).status).toBe(422);
  });

  test.each<[string, Cells]>([
    ['null bytes', { full_name: '\0', biometric_id: '\0', reporting_person_ids: '\0,\ud800', mobile_number: '\0' }],
    ['ids that nobody can have', { employee_id: '99999999999', version: '-1', reporting_person_ids: '999999999' }],
    ['names that are no targets', { constructor: 'x', toString: 'y', unknown: 'z' }],
    ['endless texts', { full_name: '\ud800', birth_date: '9'.repeat(9000), reporting_person_ids: ','.repeat(9000) }],
    ['names of code', { biometric_id: "' or 1=1", branch_id: '%', department_id: '__proto__', gender: 'constructor' }],
  ])('with %s in cells is answered row by row', async (_, cells) => {
    const { status, body, text } = await ask([{ row: 2, cells }]);
    expect(status, text).toBe(200);
    expect((body as { rows: PreviewedRow[] }).rows).toMatchObject([{ row: 2, kind: 'problem' }]);
  });
});
