import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../test/support/database.ts';
import { employeeIn, makePlace } from '../../test/support/rows.ts';
import { setToday } from '../../test/support/today.ts';
import { branches, employees, files, shifts } from './schema.ts';

const database = await testDatabase();
const { db, sql: client } = database;
let here: Awaited<ReturnType<typeof makePlace>>;
let there: Awaited<ReturnType<typeof makePlace>>;
let numbers = 9_824_000_000;

beforeEach(async () => {
  await client`truncate employees cascade`;
  await client`truncate branches, designations, shifts cascade`;
  here = await makePlace(db, 'Here');
  there = await makePlace(db, 'There');
});

const person = (place: typeof here, values: object = {}) => {
  numbers += 1;
  return employeeIn(place, { mobile_number: String(numbers), ...values });
};

async function counts(): Promise<number[]> {
  const rows = await client`select branch_id as id, total from branch_headcounts`;
  const held = await client`select shift_id as id, total from shift_headcounts`;
  const total = (found: typeof rows, id: number) => found.find((row) => row.id === id)?.total ?? 0;
  return [
    total(rows, here.branchId),
    total(rows, there.branchId),
    total(held, here.shiftId),
    total(held, there.shiftId),
  ];
}

/** The counts as they would be found by counting everybody. */
async function recounted(): Promise<number[]> {
  const { rows } = await db.execute<Record<string, number>>(sql`select
    count(*) filter (where branch_id = ${here.branchId})::int as b1, count(*) filter (where branch_id = ${there.branchId})::int as b2,
    count(*) filter (where shift_id = ${here.shiftId})::int as s1, count(*) filter (where shift_id = ${there.shiftId})::int as s2
    from employees where left_at is null and has_joined`);
  const [row] = rows;
  return [row?.b1 ?? -1, row?.b2 ?? -1, row?.s1 ?? -1, row?.s2 ?? -1];
}

/** The stored numbers of incomplete records and of missing values by branch, and of dates, as they are and as counting everybody finds them. */
async function figures() {
  const kept = await client`
    select branch_id || ' ' || gap as key, gaps.total from branch_headcounts,
      lateral (values ('incomplete', incomplete), ('bank', no_bank_account), ('proof', no_id_proof)) as gaps (gap, total)
      where gaps.total <> 0
    union all select concat_ws(' ', is_former, field, day), total from employee_date_counts where total <> 0
    order by key`;
  const counted = await client`
    select branch_id || ' ' || gap as key, count(*)::int as total from employees,
      lateral (values ('incomplete', is_incomplete), ('bank', bank_account_number is null),
        ('proof', num_nonnulls(aadhaar_page_1_file_id, aadhaar_page_2_file_id, pan_card_file_id) = 0)) as gaps (gap, has_gap)
    where left_at is null and has_joined and has_gap group by 1
    union all select concat_ws(' ', left_at is not null, field, day), count(*)::int
    from employees, lateral (values ('birth_date', birth_date), ('joining_date', joining_date),
      ('insurance_expiry_date', insurance_expiry_date), ('company_last_day', company_last_day)) as dates (field, day)
    where day is not null and (left_at is null and has_joined or field in ('joining_date', 'company_last_day'))
    group by 1 order by key`;
  return { kept, counted };
}

const left = { resignation_date: '2024-01-01', company_last_day: '2024-02-01', left_at: new Date('2024-02-02') };

test('headcounts follow employees who join, move, change their shift, leave, return and are deleted', async () => {
  const rows = await db
    .insert(employees)
    .values([person(here), person(here), person(there), person(there, { shift_id: null }), person(here, left)])
    .returning({ id: employees.id });
  expect(await counts()).toEqual([2, 2, 2, 1]);

  const change = (index: number, values: Partial<typeof employees.$inferInsert>) =>
    db
      .update(employees)
      .set(values)
      .where(eq(employees.id, rows[index]?.id ?? 0));
  await change(0, { branch_id: there.branchId, department_id: null });
  expect(await counts()).toEqual([1, 3, 2, 1]);
  await change(0, { shift_id: null });
  expect(await counts()).toEqual([1, 3, 1, 1]);
  await change(1, left);
  expect(await counts()).toEqual([0, 3, 0, 1]);
  await change(4, { left_at: null });
  expect(await counts()).toEqual([1, 3, 1, 1]);
  await change(2, { grade: 'A' });
  await db.delete(employees).where(eq(employees.id, rows[2]?.id ?? 0));
  expect(await counts()).toEqual([1, 2, 1, 0]);
  expect(await counts()).toEqual(await recounted());
});

test('an employee is joining until the joining date has come, and counts apart from the headcount', async () => {
  await setToday(database, '2026-03-05');
  onTestFinished(() => setToday(database));
  const rows = await db
    .insert(employees)
    .values([person(here, { joining_date: '2026-03-05' }), person(here, { joining_date: '2026-03-06' }), person(there)])
    .returning({ id: employees.id, has_joined: employees.has_joined });
  expect(rows.map(({ has_joined }) => has_joined)).toEqual([true, false, true]);
  const joining = async () =>
    await client`select (select sum(joining)::int from branch_headcounts) as branches,
      (select sum(joining)::int from department_headcounts) as departments, (select sum(joining)::int from shift_headcounts) as shifts`;
  const expectCounts = async (expected: number[], apart: number) => {
    expect(await counts()).toEqual(expected);
    expect(await joining()).toEqual([{ branches: apart, departments: apart, shifts: apart }]);
    expect(await counts()).toEqual(await recounted());
    const { kept, counted } = await figures();
    expect(kept).toEqual(counted);
  };
  const change = (index: number, values: Partial<typeof employees.$inferInsert>) =>
    db
      .update(employees)
      .set(values)
      .where(eq(employees.id, rows[index]?.id ?? 0));
  await expectCounts([1, 1, 1, 1], 1);

  await change(0, { joining_date: '2026-04-01' });
  await expectCounts([0, 1, 0, 1], 2);
  await change(0, { branch_id: there.branchId, department_id: there.departmentId, shift_id: there.shiftId });
  await expectCounts([0, 1, 0, 1], 2);
  await change(0, { joining_date: '2020-01-01' });
  await expectCounts([0, 2, 0, 2], 1);
  await change(1, { grade: 'A' });
  await db.delete(employees).where(eq(employees.id, rows[1]?.id ?? 0));
  await expectCounts([0, 2, 0, 2], 0);
});

test('counts of dates and of incomplete records follow every change of a value and of the state', async () => {
  const picture = { kind: 'profile_picture', content_type: 'image/webp', bytes: 9, sha256: 'b'.repeat(64) } as const;
  const [file] = await db.insert(files).values(picture).onConflictDoNothing().returning();
  const documents = {
    profile_picture_file_id: file?.id,
    aadhaar_page_1_file_id: file?.id,
    aadhaar_page_2_file_id: file?.id,
    pan_card_file_id: file?.id,
  };
  const bankDetails = { bank_account_number: `v1.${'a'.repeat(40)}.1234`, ifsc_code: `v1.${'b'.repeat(40)}.0001` };
  const insured = { insurance_expiry_date: '2027-01-31' };
  const rows = await db
    .insert(employees)
    .values([person(here, documents), person(here, insured), person(there, { birth_date: '1992-02-29' })])
    .returning({ id: employees.id });
  const ids = rows.map(({ id }) => id);
  const changes: [number | undefined, Partial<typeof employees.$inferInsert>][] = [
    [ids[0], { pan_card_file_id: null }],
    [ids[0], { aadhaar_page_1_file_id: null, aadhaar_page_2_file_id: null, ...bankDetails }],
    [ids[1], { ...documents, insurance_expiry_date: '2028-02-29', joining_date: '2026-11-30' }],
    [
      ids[2],
      {
        branch_id: here.branchId,
        department_id: null,
        resignation_date: left.resignation_date,
        company_last_day: '2026-12-31',
      },
    ],
    [ids[1], { ...left, joining_date: '2020-05-05' }],
    [ids[1], { left_at: null, resignation_date: null, company_last_day: null }],
  ];
  for (const [id = 0, values] of changes) {
    await db.update(employees).set(values).where(eq(employees.id, id));
    const { kept, counted } = await figures();
    expect(kept).toEqual(counted);
  }
  expect((await figures()).kept).toContainEqual({ key: `${here.branchId} incomplete`, total: 2 });
  await db.delete(employees).where(eq(employees.id, ids[0] ?? 0));
  const { kept, counted } = await figures();
  expect(kept).toEqual(counted);
});

test('headcounts stay exact under many concurrent changes, some of which are rolled back', async () => {
  const work = Array.from({ length: 40 }, async (_, index) => {
    const place = index % 2 === 0 ? here : there;
    await db
      .transaction(async (connection) => {
        const [row] = await connection.insert(employees).values(person(place)).returning({ id: employees.id });
        const elsewhere = { branch_id: index % 3 === 0 ? here.branchId : there.branchId, department_id: null };
        await connection
          .update(employees)
          .set(elsewhere)
          .where(eq(employees.id, row?.id ?? 0));
        if (index % 5 === 0) throw new Error('rolled back');
      })
      .catch(() => undefined);
  });
  await Promise.all(work);

  expect(await counts()).toEqual(await recounted());
  const { kept, counted } = await figures();
  expect(kept).toEqual(counted);
});

test('emptying the table empties the counts', async () => {
  await db.insert(employees).values([person(here), person(there)]);
  await client`truncate employees cascade`;

  expect(await counts()).toEqual([0, 0, 0, 0]);
  expect((await figures()).kept).toEqual([]);
});

test('a branch and a shift without employees can be deleted together with their headcounts', async () => {
  const [row] = await db.insert(employees).values(person(here)).returning({ id: employees.id });
  await db.delete(employees).where(eq(employees.id, row?.id ?? 0));
  await client`delete from departments where branch_id = ${here.branchId}`;
  await db.delete(branches).where(eq(branches.id, here.branchId));
  await db.delete(shifts).where(eq(shifts.id, here.shiftId));

  expect(await client`select * from branch_headcounts where branch_id = ${here.branchId}`).toEqual([]);
});
