import { beforeAll, describe, expect, test } from 'vitest';
import { newcomer, PDF_FILE, pictureFile, sendForm } from '../../../test/support/forms.ts';
import { makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';

const server = await testApp();
const { token } = await server.person({ name: 'Ilaben Meghani' });
const { sql } = server.database;
const place = await makePlace(server.database.db);
const elsewhere = await makePlace(server.database.db, 'Adajan Studio');
let picture: File;
beforeAll(async () => {
  picture = await pictureFile();
});

const required = () => newcomer(place);

type Values = Record<string, string | File>;
const documents = () => ({ adhar_card_page_1: picture, adhar_card_page_2: PDF_FILE });
const add = (values: Values, more: [string, string][] = []) =>
  sendForm(server, 'POST', '/data/employee', token, [...Object.entries(values), ...more]);
const added = async (values: Values = {}, more: [string, string][] = []) => {
  const { body } = await add({ ...required(), ...documents(), ...values }, more);
  return (body as { id: number }).id;
};
const read = async (id: number) =>
  (await server.ask('GET', `/data/employeeDetails/${id}`, { token })).body as Record<string, unknown>;
const count = async () => Number((await sql`select count(*) from employees`)[0]?.count);

describe('adding an employee', () => {
  test('takes the marks of direction off a number, and the digits of any script', async () => {
    const number = `9${freshNumber().slice(1)}`;
    const mobile = `\u202A९${number.slice(1, 5)} ${number.slice(5)}\u202C`;
    const answer = await add({ ...required(), ...documents(), mobile_number: mobile });
    expect(answer.status).toBe(200);
    const { id } = answer.body as { id: number };
    const contact = { emergency_number: '\u2067+٩٧١ ٥٠ ١٢٣ ٤٥٦٧\u2069' };
    await sendForm(server, 'PUT', `/data/employeeDetails/${id}`, token, Object.entries(contact));
    expect(await read(id)).toMatchObject({
      mobile_number: number,
      contact: { emergency_number: '+971 50 123 4567' },
    });
  });

  test('keeps every field of the form, and both documents', async () => {
    const boss = await added({ full_name: 'Ravi Shah' });
    const values = {
      ...required(),
      full_name: 'હેતલ દેસાઈ',
      alias_name: 'Hetalben',
      mobile_number: '98240 12-345',
      primary_email: 'hetal@example.com',
      probation_period_days: '90',
      training_completion_date: '2019-09-01',
      job_location: 'Vesu & Adajan',
      grade: 'G2',
      insurance_number: 'LIC-1',
      insurance_company_name: 'LIC',
      insurance_expiry_date: '2027-01-31',
      retirement_age: '60',
      department_id: String(place.departmentId),
      shift_id: String(place.shiftId),
    };
    const answer = await add({ ...values, ...documents(), profile_picture: picture, pan_card: PDF_FILE }, [
      ['reporting_person_ids[]', String(boss)],
    ]);

    expect(answer).toEqual({
      status: 200,
      body: { id: expect.any(Number), message: 'Employee added successfully!' },
    });
    expect(await read((answer.body as { id: number }).id)).toMatchObject({
      version: 1,
      full_name: 'હેતલ દેસાઈ',
      first_name: 'Hetal',
      last_name: 'Desai',
      alias_name: 'Hetalben',
      mobile_number: '9824012345',
      birth_date: '1992-03-08',
      primary_email: 'hetal@example.com',
      joining_date: '2019-06-01',
      probation_period_days: 90,
      probation_end_date: '2019-08-30',
      training_completion_date: '2019-09-01',
      gender: 'FEMALE',
      job_location: 'Vesu & Adajan',
      employment_type: 'FULL_TIME',
      grade: 'G2',
      reporting_person_ids: [boss],
      reporting_persons: [{ id: boss, user_name: 'Ravi Shah', designation: 'Tailor', has_left: false }],
      shift_id: place.shiftId,
      designation: { id: place.designationId, name: 'Tailor' },
      branch: { id: place.branchId, name: 'Vesu Showroom' },
      department: { id: place.departmentId, name: 'Retail' },
      insurance: { number: 'LIC-1', company_name: 'LIC', expiry_date: '2027-01-31', retirement_age: 60 },
      documents: {
        profile_picture: expect.stringMatching(
          /^\/data\/files\/\d+\/picture\.webp\?session=[\w.-]+&expires=\d+&signature=/,
        ),
        aadhaar_page_1: expect.stringMatching(/\/aadhaar-page-1\.webp\?/),
        aadhaar_page_2: expect.stringMatching(/\/aadhaar-page-2\.pdf\?/),
        pan_card: expect.stringMatching(/\/pan-card\.pdf\?/),
      },
      leaving: null,
    });
  });

  test('gives the portrait a small copy for the directory', async () => {
    const id = await added({ full_name: 'Zarna Portrait', profile_picture: picture });
    const { body } = await server.ask('GET', '/data/employees', { token, query: { q: 'zarna portrait' } });

    expect(JSON.stringify(body)).toMatch(new RegExp(`"id":${id}.*/thumbnail\\.webp\\?`));
  });

  test('without documents is for those who say so, and the record is listed as incomplete', async () => {
    const answer = await add({ ...required(), without_documents: 'true' });
    expect(answer.status).toBe(200);
    const { id } = answer.body as { id: number };
    expect(await read(id)).toMatchObject({ documents: { aadhaar_page_1: null, aadhaar_page_2: null } });
    const { body } = await server.ask('GET', '/data/employees', {
      token,
      query: { sort: '-added', health: 'no-aadhaar' },
    });
    expect(JSON.stringify(body)).toContain(`"id":${id},`);

    for (const without_documents of ['false', undefined]) {
      const asked = { ...required(), adhar_card_page_1: picture, ...(without_documents && { without_documents }) };
      expect(await add(asked)).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'adhar_card_page_2', message: 'Choose a file.' }] },
      });
    }
  });

  test('without what an employee needs says so at every field', async () => {
    const answer = await add({});

    expect(answer.status).toBe(422);
    const { errors } = answer.body as { errors: { field: string; message: string }[] };
    expect(Object.fromEntries(errors.map(({ field, message }) => [field, message]))).toEqual({
      full_name: 'This field is required.',
      first_name: 'This field is required.',
      last_name: 'This field is required.',
      country_code: 'This field is required.',
      mobile_number: 'This field is required.',
      birth_date: 'This field is required.',
      joining_date: 'This field is required.',
      gender: 'This field is required.',
      employment_type: 'This field is required.',
      designation_id: 'This field is required.',
      branch_id: 'This field is required.',
      adhar_card_page_1: 'Choose a file.',
      adhar_card_page_2: 'Choose a file.',
    });
  });

  test('does not need a department, whatever its label says', async () => {
    expect(await read(await added())).toMatchObject({ department: { id: null, name: null }, sub_department_id: null });
  });

  test.each([
    ['mobile_number', '12', 'Please enter a valid mobile number.'],
    ['mobile_number', 'nine eight', 'Please enter a valid mobile number.'],
    ['country_code', '+7', 'Choose one of the options.'],
    ['birth_date', '1992-02-30', 'Enter a date that exists, as YYYY-MM-DD.'],
    ['birth_date', '08/03/1992', 'Enter a date that exists, as YYYY-MM-DD.'],
    ['gender', 'female', 'Choose one of the options.'],
    ['employment_type', 'CONTRACT', 'Choose one of the options.'],
    ['primary_email', 'hetal', 'Enter an email address, such as name@example.com.'],
    ['probation_period_days', '-1', 'Enter a whole number from 0 to 3650.'],
    ['probation_period_days', '3651', 'Enter a whole number from 0 to 3650.'],
    ['retirement_age', '60.5', 'Enter a retirement age from 18 to 100.'],
    ['full_name', 'x'.repeat(201), 'Use at most 200 characters.'],
    ['designation_id', '999999', 'Choose one of the options.'],
    ['branch_id', '999999', 'Choose one of the options.'],
    ['shift_id', '999999', 'Choose one of the options.'],
    ['department_id', '999999', 'This department does not belong to the chosen branch.'],
    ['reporting_person_ids[]', 'x', 'This is not a valid id.'],
  ])('refuses %s %s at its field', async (field, value, message) => {
    const before = await count();
    const answer = await add({ ...required(), ...documents(), [field]: value });

    expect(answer).toMatchObject({ status: 422, body: { errors: [{ message }] } });
    expect((answer.body as { errors: { field: string }[] }).errors[0]?.field).toContain(field.replace('[]', ''));
    expect(await count()).toBe(before);
  });

  test('refuses a department of another branch, and a sub-department of another department', async () => {
    const [sub] = await sql`
      insert into sub_departments (department_id, name) values (${elsewhere.departmentId}, 'Hems') returning id`;
    const department = { department_id: String(elsewhere.departmentId) };
    const subDepartment = { sub_department_id: String(sub?.id) };

    expect(await add({ ...required(), ...documents(), ...department })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'department_id', message: 'This department does not belong to the chosen branch.' }] },
    });
    const notOfDepartment = [
      { field: 'sub_department_id', message: 'This sub-department does not belong to the chosen department.' },
    ];
    expect(
      await add({ ...required(), ...documents(), department_id: String(place.departmentId), ...subDepartment }),
    ).toMatchObject({ status: 422, body: { errors: notOfDepartment } });
    expect(await add({ ...required(), ...documents(), ...subDepartment })).toMatchObject({
      status: 422,
      body: { errors: notOfDepartment },
    });
  });

  test('of fifty at once with the same number one succeeds, and the others read who has it and leave no file', async () => {
    const values = { ...required(), adhar_card_page_1: PDF_FILE, adhar_card_page_2: PDF_FILE, full_name: 'Twin Patel' };
    const [before] = await sql`select count(*)::int as files from files`;
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(values)));

    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(49).fill(409)]);
    for (const { status, body } of answers) {
      if (status !== 200)
        expect(body).toMatchObject({
          errors: [{ field: 'mobile_number', message: 'Twin Patel has this mobile number already.' }],
        });
    }
    expect((await sql`select count(*)::int as files from files`)[0]?.files).toBe(before?.files + 2);
  });

  test.each(['adhar_card_page_1', 'profile_picture', 'pan_card'])('refuses a text for %s', async (field) => {
    const message =
      field === 'profile_picture'
        ? 'Choose a JPEG, PNG or WebP picture.'
        : 'Choose a JPEG, PNG or WebP picture, or a PDF.';
    const disguised = new File(['<script>alert(1)</script>'], 'card.png', { type: 'image/png' });
    const before = await count();

    expect(await add({ ...required(), ...documents(), [field]: disguised })).toMatchObject({
      status: 415,
      body: { errors: [{ field, message }] },
    });
    expect(await count()).toBe(before);
  });

  test('a PDF is no portrait', async () => {
    expect((await add({ ...required(), ...documents(), profile_picture: PDF_FILE })).status).toBe(415);
  });

  test('is noted in the activity log, by whom and with what', async () => {
    const id = await added({ full_name: 'Noted Person' });

    expect(await sql`select * from activity where record = 'employee' and record_id = ${id}`).toMatchObject([
      {
        member_name: 'Ilaben Meghani',
        action: 'create',
        record_name: 'Noted Person',
        after: { first_name: 'Hetal', branch_id: place.branchId, reporting_person_ids: [] },
      },
    ]);
  });
});

test('the lookups hold designations, shifts, and branches with what is in them', async () => {
  const [sub] = await sql`
    insert into sub_departments (department_id, name) values (${place.departmentId}, 'Bridal') returning id`;

  expect((await server.ask('GET', '/data/employee/select', { token })).body).toMatchObject({
    designations: [
      { id: place.designationId, name: 'Tailor' },
      { id: elsewhere.designationId, name: 'Tailor' },
    ],
    shifts: [{ name: 'General, Adajan Studio' }, { name: 'General, Vesu Showroom' }],
    branches: [
      { id: elsewhere.branchId, name: 'Adajan Studio', departments: [{ name: 'Retail' }] },
      {
        id: place.branchId,
        name: 'Vesu Showroom',
        departments: [{ id: place.departmentId, name: 'Retail', sub_departments: [{ id: sub?.id, name: 'Bridal' }] }],
      },
    ],
  });
});
