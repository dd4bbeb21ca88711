import { IMPORT_TARGETS } from '@seamline/shared/contract/employees/import-preview';
import { describe, expect, test } from 'vitest';
import { type Cells, previewsBy } from '../../../test/support/importPreviews.ts';
import { addEmployeeIn, makePlace, storeWithoutTriggers } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { branches, departments, employees, subDepartments } from '../../db/schema.ts';

const server = await testApp();
const { token } = await server.person({ name: 'Ilaben Meghani' });
const { db, sql } = server.database;
const place = await makePlace(db);
const { plan } = previewsBy(server, token);

const idOf = (rows: readonly { readonly id: number }[]) => rows[0]?.id ?? 0;
const sarees = idOf(
  await db
    .insert(subDepartments)
    .values({ name: 'Sarees', department_id: place.departmentId })
    .returning({ id: subDepartments.id }),
);
const adajan = idOf(
  await db.insert(branches).values({ name: 'Adajan', branch_type: 'Showroom' }).returning({ id: branches.id }),
);
const adajanRetail = idOf(
  await db.insert(departments).values({ name: 'Retail', branch_id: adajan }).returning({ id: departments.id }),
);

const addEmployee = (values: Parameters<typeof addEmployeeIn>[2] = {}) => addEmployeeIn(db, place, values);

describe('a row about a current employee', () => {
  test('is only what it changes, with the stored values of those fields', async () => {
    const number = freshNumber();
    const id = await addEmployee({ mobile_number: number, grade: 'W1', biometric_id: 'P-17' });
    expect(await plan({ mobile_number: number, grade: 'W2', designation_id: 'Tailor' })).toMatchObject({
      ...{ kind: 'change', employee: { id, version: 1, name: 'Hetal Desai' }, person: id },
      ...{ values: { grade: 'W2' }, before: { grade: 'W1' }, clear: [] },
    });
    const keys: Cells[] = [{ employee_id: `#${id}` }, { biometric_id: 'P-17' }];
    for (const key of keys) {
      expect(await plan({ ...key, grade: 'W1' })).toMatchObject({ kind: 'same', values: {}, employee: { id } });
    }
  });

  test('with unusable values as they are stored blocks no other change', async () => {
    const unusable = { primary_email: 'name@company', whatsapp_number: '98 98', retirement_age: '5' };
    const id = await addEmployee();
    await storeWithoutTriggers(server.database, employees, id, { ...unusable, retirement_age: 58 });
    const { retirement_age: _, ...cells } = unusable;
    expect(await plan({ employee_id: String(id), ...cells })).toMatchObject({ kind: 'same', errors: {} });
    expect(await plan({ employee_id: String(id), ...cells, grade: 'W2' })).toMatchObject({
      ...{ kind: 'change', errors: {}, values: { grade: 'W2' } },
    });
  });

  test('clears a value for an empty cell only on request, and never a required value', async () => {
    const id = await addEmployee({ grade: 'W1', timeline_access: true, sub_department_id: sarees });
    const cells = { employee_id: String(id) };
    expect((await plan(cells)).clear).toEqual([]);
    const targets = IMPORT_TARGETS.filter((target) => target !== 'shift_id');
    const { clear, kind } = await plan(cells, { empty_clears: true, targets });
    expect(kind).toBe('change');
    expect(clear.toSorted()).toEqual(['department_id', 'grade', 'sub_department_id', 'timeline_access']);
  });

  test('that was changed since the export waits for a word, but only where it would change something', async () => {
    const id = await addEmployee({ grade: 'W1', version: 3 });
    const cells = { employee_id: String(id), version: '2' };
    expect(await plan({ ...cells, grade: 'W2' })).toMatchObject({
      ...{ kind: 'problem', is_stale: true, errors: { version: 'Changed after this sheet was exported.' } },
    });
    const taken = await plan({ ...cells, grade: 'W2' }, { takes_stale: true });
    expect(taken).toMatchObject({ kind: 'change', is_stale: true, employee: { version: 3 } });
    expect(await plan({ ...cells, grade: 'W1' })).toMatchObject({ kind: 'same', is_stale: false });
  });

  test('with the number of another employee or an unknown id is a problem', async () => {
    const id = await addEmployee();
    const taken = freshNumber();
    await addEmployee({ full_name: 'Ravi Rana', mobile_number: taken });
    expect((await plan({ employee_id: String(id), mobile_number: taken })).errors).toEqual({
      mobile_number: 'Ravi Rana has this mobile number already.',
    });
    expect((await plan({ employee_id: '900000000', grade: 'A' })).errors).toMatchObject({
      employee_id: 'Nobody has the Employee ID 900000000.',
    });
  });
});

describe('a transfer', () => {
  const LEFT_DEPARTMENT = 'Cleared, because the department does not belong to the new branch.';
  const LEFT_SUB_DEPARTMENT = 'Cleared, because the sub-department does not belong to the new department.';

  test('leaves behind what does not belong to the new branch or department, and says so', async () => {
    const cells = { employee_id: String(await addEmployee({ sub_department_id: sarees })), branch_id: 'Adajan' };
    expect(await plan(cells)).toMatchObject({
      ...{ kind: 'change', values: { branch_id: String(adajan) }, clear: ['department_id', 'sub_department_id'] },
      notes: { department_id: LEFT_DEPARTMENT, sub_department_id: LEFT_SUB_DEPARTMENT },
    });
    expect(await plan({ ...cells, department_id: 'retail' })).toMatchObject({
      values: { branch_id: String(adajan), department_id: String(adajanRetail) },
      ...{ clear: ['sub_department_id'], notes: { sub_department_id: LEFT_SUB_DEPARTMENT } },
    });
  });

  test('says in which branch or department there is no such name', async () => {
    const cells = { employee_id: String(await addEmployee({ sub_department_id: sarees })) };
    expect((await plan({ ...cells, branch_id: 'Adajan', department_id: 'Office' })).errors).toEqual({
      department_id: 'There is no department “Office” in the branch “Adajan”.',
    });
    expect((await plan({ ...cells, sub_department_id: 'Suits' })).errors).toEqual({
      sub_department_id: 'There is no sub-department “Suits” in the department “Retail”.',
    });
    expect((await plan({ ...cells, branch_id: 'Adajan', sub_department_id: 'Sarees' })).errors).toEqual({
      sub_department_id: 'A sub-department needs a department.',
    });
  });
});

describe('names', () => {
  const FOLLOWS = 'Follows from the other names.';

  test('follow from changed ones, and the row says so', async () => {
    const employee_id = String(await addEmployee());
    expect(await plan({ employee_id, last_name: 'Shah' })).toMatchObject({
      ...{ values: { full_name: 'Hetal Shah', last_name: 'Shah' }, notes: { full_name: FOLLOWS } },
      before: { full_name: 'Hetal Desai', last_name: 'Desai' },
    });
    expect(await plan({ employee_id, single_name: 'Yes' })).toMatchObject({
      ...{ values: { single_name: 'true', last_name: '', full_name: 'Hetal' } },
      notes: { last_name: FOLLOWS, full_name: FOLLOWS },
    });
  });

  test('that contradict each other are a problem; a person of one name cannot lose the mark without a last name', async () => {
    const employee_id = String(await addEmployee());
    expect((await plan({ employee_id, full_name: 'Hetal Shah', last_name: 'Patel' })).errors).toEqual({
      last_name: 'This name and the full name “Hetal Shah” contradict each other. Change both.',
    });
    const single = String(await addEmployee({ full_name: 'Hetal', last_name: '', single_name: true }));
    expect((await plan({ employee_id: single, single_name: 'No' })).errors).toEqual({
      last_name: 'This field is required.',
    });
  });
});

describe('reporting persons', () => {
  test('are found by id, code and name; who is nobody stored may be a new row', async () => {
    const head = await addEmployee({ full_name: 'Manager Ben', first_name: 'Manager', last_name: 'Ben' });
    const coded = await addEmployee({ biometric_id: 'R-1' });
    const employee_id = String(await addEmployee());
    const found = await plan({ employee_id, reporting_person_ids: `#${head}, R-1; manager ben` });
    expect(found).toMatchObject({
      kind: 'change',
      values: { reporting_person_ids: `${head},${coded}` },
      unresolved: [],
    });
    expect(await plan({ employee_id, reporting_person_ids: `R-1, New Person, 900000001` })).toMatchObject({
      ...{ kind: 'change', errors: {}, values: { reporting_person_ids: String(coded) } },
      unresolved: ['New Person', '900000001'],
    });
    expect(await plan({ employee_id, reporting_person_ids: 'New Person' })).toMatchObject({
      ...{ kind: 'change', values: {}, unresolved: ['New Person'] },
    });
  });

  test('are one current employee each, other than oneself and those below', async () => {
    const gone = await addEmployee({
      ...{ left_at: new Date(), resignation_date: '2026-01-01', company_last_day: '2026-02-01' },
    });
    const head = await addEmployee({ full_name: 'Kiran Joshi', first_name: 'Kiran', last_name: 'Joshi' });
    const below = await addEmployee({ full_name: 'Ravi Rana', first_name: 'Ravi', last_name: 'Rana' });
    await sql`insert into employee_reporting (employee_id, reports_to_id) values (${below}, ${head})`;
    await addEmployee({ full_name: 'Twin Name' });
    await addEmployee({ full_name: 'twin  name' });
    const errorOf = async (persons: string) =>
      (await plan({ employee_id: String(head), reporting_person_ids: persons })).errors.reporting_person_ids;
    expect(await errorOf(String(gone))).toBe(`No current employee has the Employee ID ${gone}.`);
    expect(await errorOf(String(head))).toBe('Nobody can report to themselves.');
    expect(await errorOf(String(below))).toBe(
      'Ravi Rana already reports to Kiran Joshi, directly or through others. Reporting lines cannot form a circle.',
    );
    expect(await errorOf(' ; ,')).toBe(
      'Write the Employee IDs, codes or names of the reporting persons, with commas between them.',
    );
    expect(await errorOf(Array.from({ length: 51 }, (_, index) => `P${index}`).join())).toBe(
      'Send between 1 and 50 at once.',
    );
  });
});
