import { beforeEach, describe, expect, test } from 'vitest';
import { organisationImportsBy, type Row, WHOLE } from '../../test/support/organisationImports.ts';
import { testApp } from '../../test/support/testApp.ts';
import { branches as branchesTable } from '../db/schema.ts';

const server = await testApp();
const { db, sql } = server.database;
const owner = await server.person({ name: 'Ilaben Meghani' });
const { preview, imported } = organisationImportsBy(server, owner.token);

const outcomes = (rows: Row[] | undefined) => rows?.map(({ outcome }) => outcome);
const problems = (rows: Row[] | undefined) =>
  rows?.flatMap(({ row, problems: found }) => found.map(({ field, message }) => [row, field, message]));
const NOTHING = { created: 0, changed: 0, unchanged: 0 };

/** The last entry of the activity log before the test. */
let noted = 0;

beforeEach(async () => {
  await sql`delete from sub_departments`;
  await sql`delete from departments`;
  await sql`delete from branches`;
  await sql`delete from designations`;
  await sql`delete from leave_types`;
  [{ id: noted } = { id: 0 }] = await sql<{ id: number }[]>`select coalesce(max(id), 0) id from activity`;
});

describe('an import of the organisation', () => {
  test('adds everything with its parents out of one workbook, each record with a line in the activity log', async () => {
    const before = await preview(WHOLE);
    expect(Object.values(before).flatMap((rows) => outcomes(rows))).toEqual(Array(9).fill('new'));

    expect(await imported(WHOLE)).toMatchObject({
      status: 200,
      body: {
        branches: { created: 2, changed: 0, unchanged: 0 },
        departments: { created: 3, changed: 0, unchanged: 0 },
        sub_departments: { created: 1, changed: 0, unchanged: 0 },
        designations: { created: 2, changed: 0, unchanged: 0 },
        leave_types: { created: 1, changed: 0, unchanged: 0 },
      },
    });
    const tree = await sql`
      select b.name branch, d.name department, s.name section, d.code, d.description from branches b
      join departments d on d.branch_id = b.id left join sub_departments s on s.department_id = d.id order by 1, 2`;
    expect(tree).toEqual([
      { branch: 'Adajan Studio', department: 'Retail', section: null, code: null, description: null },
      { branch: 'Vesu Showroom', department: 'Accounts', section: null, code: null, description: null },
      { branch: 'Vesu Showroom', department: 'Retail', section: 'Sarees', code: 'RET', description: 'Counter' },
    ]);
    expect(await sql`select short_name, allow_applicable_previous_days days from leave_types`).toEqual([
      { short_name: 'CL', days: 3 },
    ]);
    expect(
      await sql`select action, member_name who, count(*)::integer from activity where id > ${noted} group by 1, 2`,
    ).toEqual([{ action: 'create', who: 'Ilaben Meghani', count: 9 }]);
  });

  test('reads address, state and telephone of a branch, and keeps those that a row leaves out', async () => {
    const values = {
      name: 'Udhna',
      branch_type: 'Factory',
      postal_address: 'Plot 5, Surat 394210',
      telephone: '0261 555',
    };
    await imported({ branches: [values] });
    await imported({ branches: [{ name: 'Udhna', state: 'Gujarat' }] });
    const [stored] = await db.select().from(branchesTable);
    expect(stored).toMatchObject({ ...values, state: 'Gujarat' });
    const { branches: again } = await preview({ branches: [{ name: 'Udhna', telephone: 'none' }] });
    expect(problems(again)).toEqual([[2, 'telephone', 'Enter a telephone number of 6 to 15 digits.']]);
  });

  test('of the same workbook again changes nothing', async () => {
    await imported(WHOLE);
    const again = await preview(WHOLE);
    // The second row of departments writes its branch in small letters, which changes no branch.
    expect(Object.values(again).flatMap((rows) => outcomes(rows))).toEqual(Array(9).fill('same'));
    expect((await imported(WHOLE)).body).toMatchObject({ branches: { ...NOTHING, unchanged: 2 } });
    expect(await sql`select count(*)::integer from activity where id > ${noted}`).toEqual([{ count: 9 }]);
  });

  test('changes the values that differ, leaves those of empty cells, and deletes nothing', async () => {
    await imported(WHOLE);
    const workbook = {
      branches: [{ name: 'VESU showroom', code: '', branch_type: 'Head Office' }],
      departments: [{ branch: 'Vesu Showroom', name: 'Retail', description: 'Floor' }],
      sub_departments: [
        { branch: 'Vesu Showroom', department: 'Retail', sub_department: 'Sarees', description: 'Silk' },
      ],
      designations: [{ designation: 'TAILOR', code: 'TLR' }],
      leave_types: [{ leave_type_name: 'Casual Leave', leave_applied_on_past_days: 'false' }],
    };
    const seen = await preview(workbook);
    expect(seen.branches?.[0]).toMatchObject({
      outcome: 'changed',
      changes: [
        { field: 'name', before: 'Vesu Showroom', after: 'VESU showroom' },
        { field: 'branch_type', before: 'Showroom', after: 'Head Office' },
      ],
    });
    expect(seen.leave_types?.[0]?.changes).toEqual([
      { field: 'leave_applied_on_past_days', before: 'true', after: 'false' },
      { field: 'allow_applicable_previous_days', before: '3', after: '0' },
    ]);
    expect((await imported(workbook)).status).toBe(200);
    expect(await sql`select name, code, branch_type type, version from branches order by id`).toEqual([
      { name: 'VESU showroom', code: 'VES', type: 'Head Office', version: 2 },
      { name: 'Adajan Studio', code: null, type: 'Design Studio', version: 1 },
    ]);
    expect(await sql`select code, description from sub_departments`).toEqual([{ code: 'SAR', description: 'Silk' }]);
    expect(await sql`select designation, code from designations order by id limit 1`).toEqual([
      { designation: 'TAILOR', code: 'TLR' },
    ]);
    const log =
      await sql`select record, before, after from activity where id > ${noted} and action = 'update' and record = 'department'`;
    expect(log).toEqual([
      { record: 'department', before: { description: 'Counter' }, after: { description: 'Floor' } },
    ]);
  });

  test('names each problem at its cell, and none twice for the rows below it', async () => {
    const workbook = {
      branches: [{ name: 'Vesu', branch_type: 'Castle' }, { name: 'Vesu', branch_type: 'Showroom' }, { code: 'X' }],
      departments: [
        { branch: 'Vesu', name: 'Retail' },
        { branch: 'Katargam', name: 'Retail' },
        { name: 'Retail' },
        { branch: 'Vesu', name: 'retail', code: 'R' },
      ],
      sub_departments: [{ branch: 'Vesu', department: 'Cutting', sub_department: 'Sarees' }],
      designations: [{ designation: 'x'.repeat(201) }],
      leave_types: [
        {
          leave_type_name: 'Sick',
          attachment_required: 'maybe',
          applicable_for: 'cats',
          allow_applicable_previous_days: '-1',
        },
      ],
    };
    const seen = await preview(workbook);
    expect(problems(seen.branches)).toEqual([
      [2, 'branch_type', 'Choose one of the options.'],
      [3, 'name', 'Row 2 has the same name. Keep one of the two rows.'],
      [4, 'name', 'This field is required.'],
      [4, 'branch_type', 'This field is required.'],
    ]);
    expect(problems(seen.departments)).toEqual([
      [3, 'branch', 'There is no branch called Katargam, and the sheet of branches has none either.'],
      [4, 'branch', 'This field is required.'],
      [5, 'name', 'Row 2 has the same name. Keep one of the two rows.'],
    ]);
    expect(problems(seen.sub_departments)).toEqual([
      [
        2,
        'department',
        'There is no department called Cutting in this branch, and the sheet of departments has none either.',
      ],
    ]);
    expect(problems(seen.designations)).toEqual([[2, 'designation', 'Use at most 200 characters.']]);
    expect(problems(seen.leave_types)).toEqual([
      [2, 'attachment_required', 'Choose yes or no.'],
      [2, 'applicable_for', 'Choose one of the options.'],
      [2, 'allow_applicable_previous_days', 'Enter whole days, 0 or more.'],
    ]);
    const refused = await imported(workbook);
    expect(refused).toMatchObject({
      status: 422,
      body: { message: 'Some rows cannot be imported. Nothing was changed. Please check the workbook again.' },
    });
    expect((refused.body as { errors: object[] }).errors).toContainEqual(
      expect.objectContaining({ field: 'departments.3.branch' }),
    );
    expect(await db.$count(branchesTable)).toBe(0);
  });

  test('changes no code that the forms set once', async () => {
    await imported(WHOLE);
    const seen = await preview({
      sub_departments: [{ branch: 'Vesu Showroom', department: 'Retail', sub_department: 'Sarees', code: 'X' }],
      designations: [{ designation: 'Cutter', code: 'X', description: 'Cuts' }],
    });
    const message = 'This was set when the record was added and cannot be changed. Leave the cell empty.';
    expect(problems(seen.sub_departments)).toEqual([[2, 'code', message]]);
    expect(problems(seen.designations)).toEqual([
      [2, 'code', message],
      [2, 'description', message],
    ]);
  });

  test('takes of several designations with one name the one that has all values of the row', async () => {
    await sql`insert into designations (designation, code) values ('Tailor', 'A'), ('Tailor', 'B')`;
    const { designations } = await preview({
      designations: [
        { designation: 'Tailor', code: 'B' },
        { designation: 'Tailor', code: 'A' },
        { designation: 'Tailor', code: 'C' },
      ],
    });
    expect(outcomes(designations)).toEqual(['same', 'same', 'problem']);
    expect(designations?.[2]?.problems[0]?.message).toBe(
      'There are several records called Tailor. Change them on their screen.',
    );
  });
});
