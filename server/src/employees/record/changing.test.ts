import { DETAIL_PATHS, readPath } from '@seamline/shared/contract/employees/detail-paths';
import { CLEARABLE } from '@seamline/shared/contract/employees/employee-details';
import { describe, expect, test } from 'vitest';
import { type FormEntries, PDF_FILE, pictureFile, sendForm } from '../../../test/support/forms.ts';
import { addEmployeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';

const server = await testApp();
const { token } = await server.person({ name: 'Ilaben Meghani' });
const { db, sql } = server.database;
const place = await makePlace(db);
const elsewhere = await makePlace(db, 'Adajan Studio');
const [sub] =
  await sql`insert into sub_departments (department_id, name) values (${elsewhere.departmentId}, 'Hems') returning id`;

const addEmployee = (name: string) => addEmployeeIn(db, place, { full_name: name });

const change = (id: number, entries: FormEntries) =>
  sendForm(server, 'PUT', `/data/employeeDetails/${id}`, token, entries);
const read = async (id: number) =>
  (await server.ask('GET', `/data/employeeDetails/${id}`, { token })).body as Record<string, unknown>;

/** Another value for every field of the edit form, spelt as on the wire, and as a read answers it. */
const OTHER: Record<keyof typeof DETAIL_PATHS, [wire: string, read: unknown]> = {
  full_name: ['Hetal D. Shah', 'Hetal D. Shah'],
  first_name: ['Hetalben', 'Hetalben'],
  last_name: ['Shah', 'Shah'],
  single_name: ['false', false],
  alias_name: ['હેતલ', 'હેતલ'],
  mobile_number: ['9000012345', '9000012345'],
  birth_date: ['1991-12-31', '1991-12-31'],
  primary_email: ['h@example.com', 'h@example.com'],
  joining_date: ['2018-01-01', '2018-01-01'],
  probation_period_days: ['0', 0],
  training_completion_date: ['2018-02-28', '2018-02-28'],
  gender: ['OTHER', 'OTHER'],
  job_location: ['Adajan', 'Adajan'],
  employment_type: ['PART_TIME', 'PART_TIME'],
  grade: ['W1', 'W1'],
  insurance_number: ['A & B', 'A & B'],
  insurance_company_name: ['LIC', 'LIC'],
  insurance_expiry_date: ['2028-02-29', '2028-02-29'],
  retirement_age: ['58', 58],
  designation_id: [String(elsewhere.designationId), elsewhere.designationId],
  branch_id: [String(elsewhere.branchId), elsewhere.branchId],
  department_id: [String(elsewhere.departmentId), elsewhere.departmentId],
  sub_department_id: [String(sub?.id), sub?.id],
  shift_id: [String(elsewhere.shiftId), elsewhere.shiftId],
  emergency_number: ['98765 43210', '98765 43210'],
  alt_phone_number: ['0261-2222', '0261-2222'],
  whatsapp_number: ['9876543210', '9876543210'],
  company_mobile: ['9876543211', '9876543211'],
  personal_email: ['me@example.com', 'me@example.com'],
  current_address: ['12, Vesu\nSurat', '12, Vesu\nSurat'],
  permanent_address: ['Rajkot', 'Rajkot'],
  contact_number_privacy: ['true', true],
  blood_group: ['O+', 'O+'],
  marital_status: ['Married', 'Married'],
  family_members_count: ['4', 4],
  nationality: ['Indian', 'Indian'],
  is_physically_handicapped: ['1', true],
  hobbies: ['Garba', 'Garba'],
  professional_skills: ['Zari', 'Zari'],
  languages_known: ['ગુજરાતી, हिन्दी', 'ગુજરાતી, हिन्दी'],
  facebook_link: ['https://facebook.example/h', 'https://facebook.example/h'],
  linkedin_link: ['https://linkedin.example/h', 'https://linkedin.example/h'],
  twitter_link: ['https://twitter.example/h', 'https://twitter.example/h'],
  instagram_link: ['https://instagram.example/h', 'https://instagram.example/h'],
  employees_view_access: ['true', true],
  members_chat_access: ['true', true],
  timeline_access: ['true', true],
  biometric_id: ['BIO-1', 'BIO-1'],
  previous_member_id: ['OLD-7', 'OLD-7'],
  is_international_worker: ['true', true],
  job_description: ['Sews.', 'Sews.'],
  pan_number: ['abcde 1234 f', '••••234F'],
  aadhaar_number: ['2341 2341 2346', '••••2346'],
  uan_number: ['100123456789', '••••6789'],
  esic_number: ['3112345678', '••••5678'],
  bank_account_number: ['001234567890', '••••7890'],
  ifsc_code: ['SBIN0001234', 'SBIN0001234'],
  reporting_person_ids: [String(await addEmployee('Ravi Shah')), expect.any(Array)],
};

describe('changing an employee', () => {
  test('every field that the edit form sends flat is read back from its group', async () => {
    const id = await addEmployee('Round Trip');
    const sent = Object.entries(OTHER).map(([field, [wire]]) => [field, wire] as const);

    expect(await change(id, sent)).toEqual({ status: 200, body: { id, version: 2, message: 'Updated successfully.' } });
    const details = await read(id);
    const back = Object.fromEntries(
      Object.entries(DETAIL_PATHS).map(([field, path]) => [field, readPath(details, path)]),
    );
    expect(back).toEqual(Object.fromEntries(Object.entries(OTHER).map(([field, [, value]]) => [field, value])));
    expect(back.reporting_person_ids).toEqual([Number(OTHER.reporting_person_ids[0])]);

    // The edit form sends the values that it read, which changes nothing.
    const again = Object.entries(back).flatMap(([field, value]): [string, string][] =>
      Array.isArray(value) ? value.map((item) => [field, String(item)]) : [[field, String(value)]],
    );
    await change(id, again);
    expect(await read(id)).toEqual({ ...details, version: 3 });
  });

  test('each field alone changes only its own value', async () => {
    const together = new Set([
      ...['branch_id', 'department_id', 'sub_department_id', 'single_name'],
      ...['bank_account_number', 'ifsc_code'],
    ]);
    for (const [field, [wire]] of Object.entries(OTHER).filter(([name]) => !together.has(name))) {
      const id = await addEmployee('One Field');
      const before = await read(id);
      await change(id, [[field, field === 'mobile_number' ? freshNumber() : wire]]);
      const after = await read(id);
      const differing = Object.entries(DETAIL_PATHS).filter(
        ([, path]) => JSON.stringify(readPath(before, path)) !== JSON.stringify(readPath(after, path)),
      );
      expect(differing.map(([name]) => name)).toEqual([field]);
    }
  });

  test('a field that is not sent stays', async () => {
    const id = await addEmployee('Stays');
    await change(id, [['hobbies', 'Garba']]);
    await change(id, [['grade', 'W1']]);

    expect(await read(id)).toMatchObject({ grade: 'W1', full_name: 'Stays', personal_info: { hobbies: 'Garba' } });
  });

  test('clear[] empties everything that can be empty, and nothing else', async () => {
    const id = await addEmployee('Cleared');
    const picture = await pictureFile();
    await change(id, [
      ...Object.entries(OTHER)
        .filter(([field]) => field !== 'mobile_number')
        .map(([field, [wire]]) => [field, wire] as const),
      ['profile_picture', picture],
      ['pan_card', PDF_FILE],
    ]);
    const full = await read(id);
    expect(
      (
        await change(
          id,
          CLEARABLE.map((field) => ['clear[]', field] as const),
        )
      ).status,
    ).toBe(200);

    const details = await read(id);
    for (const [field, path] of Object.entries(DETAIL_PATHS)) {
      const expected = !CLEARABLE.includes(field)
        ? readPath(full, path)
        : typeof OTHER[field as keyof typeof OTHER][1] === 'boolean'
          ? false
          : field === 'reporting_person_ids'
            ? []
            : null;
      expect([field, readPath(details, path)]).toEqual([field, expected]);
    }
    expect(details.documents).toMatchObject({ profile_picture: null, pan_card: null });
  });

  test.each(['full_name', 'mobile_number', 'branch_id', 'adhar_card_page_1', 'id', 'version', 'left_at', '__proto__'])(
    'refuses to empty %s',
    async (field) => {
      expect(await change(await addEmployee('Kept'), [['clear[]', field]])).toMatchObject({
        status: 422,
        body: { errors: [{ message: 'This cannot be emptied.' }] },
      });
    },
  );

  test('unknown names and columns that the form has not are ignored', async () => {
    const id = await addEmployee('Plain');
    const entries: FormEntries = [
      ['search_text', 'x'],
      ['left_at', '2024-01-01'],
      ['aadhaar_page_1_file_id', '1'],
      ['grade', 'G1'],
    ];

    expect((await change(id, entries)).status).toBe(200);
    expect(await read(id)).toMatchObject({ grade: 'G1', leaving: null, documents: { aadhaar_page_1: null } });
  });

  test('a branch alone is refused while the department belongs to the old one', async () => {
    const id = await addEmployee('Moves');

    expect(await change(id, [['branch_id', String(elsewhere.branchId)]])).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'department_id', message: 'This department does not belong to the chosen branch.' }] },
    });
    const cleared: FormEntries = [
      ['branch_id', String(elsewhere.branchId)],
      ['clear[]', 'department_id'],
    ];
    expect((await change(id, cleared)).status).toBe(200);
    expect(await read(id)).toMatchObject({ branch: { name: 'Adajan Studio' }, department: { id: null } });
  });

  test('a newly chosen file replaces the old one, the others stay', async () => {
    const id = await addEmployee('Files');
    await change(id, [
      ['adhar_card_page_1', await pictureFile()],
      ['adhar_card_page_2', PDF_FILE],
    ]);
    const before = (await read(id)).documents as Record<string, string>;
    await change(id, [['adhar_card_page_2', await pictureFile('b.png', '#123456')]]);
    const after = (await read(id)).documents as Record<string, string>;

    const fileIn = (address?: string) => address?.split('?')[0];
    expect(fileIn(after.aadhaar_page_1)).toBe(fileIn(before.aadhaar_page_1));
    expect(fileIn(after.aadhaar_page_2)).toMatch(/aadhaar-page-2\.webp$/);
  });

  test('the number of another employee is refused with their name', async () => {
    const other = await addEmployee('Number Owner');
    const number = String((await read(other)).mobile_number);

    expect(await change(await addEmployee('Wants It'), [['mobile_number', number]])).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'mobile_number', message: 'Number Owner has this mobile number already.' }] },
    });
  });

  test('a change on a stale version is refused, and names the other editor with their changes', async () => {
    const id = await addEmployee('Two Editors');
    const version = ['version', '1'] as const;
    await change(id, [['grade', 'G1'], version]);

    expect(await change(id, [['grade', 'G2'], version])).toMatchObject({
      status: 409,
      body: {
        message: 'Ilaben Meghani changed Two Editors while you were editing it.',
        conflict: { by: 'Ilaben Meghani', version: 2, changes: [{ field: 'grade', before: null, after: 'G1' }] },
      },
    });
  });

  test('of an unknown employee is answered with 404', async () => {
    expect(await change(999_999, [['grade', 'G1']])).toMatchObject({
      status: 404,
      body: { message: 'This employee does not exist. It may have been deleted.' },
    });
    expect((await server.ask('GET', '/data/employeeDetails/999999', { token })).status).toBe(404);
  });
});
