import type { EmployeeProfile } from '@seamline/shared/contract/employees/employee-profiles';
import { DAYS } from '@seamline/shared/contract/shifts/shift-time';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { branches, employees, shiftDays, shifts } from '../../db/schema.ts';

const server = await testApp();
const owner = await server.person({ name: 'Ilaben Meghani' });
const { db, sql } = server.database;
const here = await makePlace(db, 'Vesu');
const there = await makePlace(db, 'Adajan');

async function add(values: Partial<typeof employees.$inferInsert> = {}): Promise<number> {
  const [row] = await db
    .insert(employees)
    .values({ ...employeeIn(here), ...values, mobile_number: freshNumber() })
    .returning({ id: employees.id });
  return row?.id ?? 0;
}

async function profileOf(id: number, token = owner.token) {
  const answer = await server.ask('GET', `/data/employee-profiles/${id}`, { token });
  return { status: answer.status, ...(answer.body as unknown as EmployeeProfile) };
}

const move = (id: number, place = there) =>
  db
    .update(employees)
    .set({ branch_id: place.branchId, department_id: place.departmentId })
    .where(eq(employees.id, id));

test('a new employee is assigned from the joining date on, and a change begins today', async () => {
  const id = await add({ joining_date: '2024-02-29' });
  expect((await profileOf(id)).entries).toMatchObject([{ effective_on: '2024-02-29', branch: 'Vesu', state: 'past' }]);

  await move(id);
  const { entries } = await profileOf(id);
  expect(entries.map(({ branch }) => branch)).toEqual(['Adajan', 'Vesu']);
  expect(entries[0]?.effective_on).toBe(new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10));
});

test('an entry says only what it sets, and a change of a value that has no day is none', async () => {
  const id = await add({ joining_date: '2024-02-29' });
  await move(id);
  await db.update(employees).set({ grade: 'W2' }).where(eq(employees.id, id));
  await db.update(employees).set({ hobbies: 'Garba' }).where(eq(employees.id, id));

  const [graded, moved, joined] = (await profileOf(id)).entries;
  expect(graded).toMatchObject({ grade: 'W2', by: null });
  expect(Object.keys(graded ?? {})).not.toContain('branch');
  expect(moved).toMatchObject({ branch: 'Adajan', department: expect.any(String), sub_department: null });
  expect(Object.keys(moved ?? {})).not.toContain('designation');
  expect(joined).toMatchObject({ grade: null, employment_type: 'FULL_TIME', reporting_persons: [] });
});

test('what one form changes is one entry, with who did it', async () => {
  const [id, boss] = [await add({ joining_date: '2024-02-29' }), await add({ full_name: 'Ravi Rana' })];
  const form = new FormData();
  form.append('grade', 'W3');
  form.append('reporting_person_ids', String(boss));
  expect((await server.ask('PUT', `/data/employeeDetails/${id}`, { token: owner.token, form })).status).toBe(200);

  const { entries } = await profileOf(id);
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatchObject({ grade: 'W3', reporting_persons: ['Ravi Rana'], by: 'Ilaben Meghani' });
});

test('one statement about many people leaves an entry of each of them', async () => {
  const ids = [await add({ joining_date: '2024-02-29' }), await add({ joining_date: '2025-01-01' })];
  await sql`update employees set branch_id = ${there.branchId}, department_id = ${there.departmentId}
    where id in (${ids[0] ?? 0}, ${ids[1] ?? 0})`;

  for (const id of ids) expect((await profileOf(id)).entries).toHaveLength(2);
});

test('the first entry follows a corrected joining date, unless another one has begun by then', async () => {
  const id = await add({ joining_date: '2024-02-29' });
  const correct = async (joining_date: string) => {
    await db.update(employees).set({ joining_date }).where(eq(employees.id, id));
    return (await profileOf(id)).entries.map(({ effective_on }) => effective_on);
  };
  expect(await correct('2023-02-28')).toEqual(['2023-02-28']);
  await sql`insert into assignment_entries (employee_id, effective_on, branch)
    values (${id}, '2024-06-01', 'Vesu')`;
  expect(await correct('2024-01-01')).toEqual(['2024-06-01', '2024-01-01']);
  expect(await correct('2024-07-01')).toEqual(['2024-06-01', '2024-01-01']);
});

test('an entry keeps the name that a branch had', async () => {
  const gone = await makePlace(db, 'Old House');
  const id = await add({ ...employeeIn(gone), joining_date: '2024-02-29' });
  await move(id, here);
  await db.update(branches).set({ name: 'New House' }).where(eq(branches.id, gone.branchId));

  expect((await profileOf(id)).entries[1]).toMatchObject({ branch: 'Old House' });

  await move(id, gone);
  await db.update(branches).set({ name: 'Newest House' }).where(eq(branches.id, gone.branchId));
  expect((await profileOf(id)).entries.map(({ branch }) => branch)).toEqual(['Newest House', 'Vesu', 'Old House']);
});

test('the week has the hours of the shift, and the reports are those of today', async () => {
  const [shift] = await db
    .insert(shifts)
    .values({ shift_name: 'Night of profiles', week_off_days: ['SUNDAY'] })
    .returning({ id: shifts.id });
  const boss = await add({ shift_id: shift?.id ?? null });
  const id = await add({ full_name: 'Asha Rana', shift_id: null });
  await sql`insert into employee_reporting (employee_id, reports_to_id) values (${id}, ${boss})`;

  const profile = await profileOf(boss);
  expect(profile.week.map(({ is_off }) => is_off)).toEqual([false, false, false, false, false, false, true]);
  expect(profile.reports).toMatchObject([{ id, name: 'Asha Rana' }]);
  expect((await profileOf(id)).week).toEqual([]);
});

test('a day of the week has the shift of that day, planned ones included, and none outside of the employment', async () => {
  const addShift = async (shift_name: string, start: string) => {
    const [shift] = await db.insert(shifts).values({ shift_name }).returning({ id: shifts.id });
    const hours = { shift_start_time: start, shift_end_time: '23:00' };
    await db.insert(shiftDays).values(DAYS.map((day) => ({ shift_id: shift?.id ?? 0, day, ...hours })));
    return shift?.id ?? 0;
  };
  const [early, late, night] = [
    await addShift('Early of days', '06:00'),
    await addShift('Late of days', '14:00'),
    await addShift('Night of days', '20:00'),
  ];
  // A Wednesday.
  const asked = await testApp({}, server.database);
  asked.passSeconds((Date.parse('2025-07-09T06:00:00Z') - Date.now()) / 1000);
  const { token } = await asked.person();
  const weekOf = async (id: number) => {
    const { body } = await asked.ask('GET', `/data/employee-profiles/${id}`, { token });
    return (body as EmployeeProfile).week.map(({ date, starts_at, without_hours }) => [
      date.slice(-2),
      starts_at ?? without_hours,
    ]);
  };
  const assign = (id: number, day: string, shiftId: number | null, isPending = false) =>
    sql`insert into assignment_entries (employee_id, effective_on, is_pending, sets_shift, shift, shift_id)
      values (${id}, ${day}, ${isPending}, true, (select shift_name from shifts where id = ${shiftId}), ${shiftId})`;

  const moved = await add({ shift_id: early, joining_date: '2024-01-01' });
  await assign(moved, '2025-07-09', late);
  await assign(moved, '2025-07-12', night, true);
  expect(await weekOf(moved)).toEqual([
    ...[
      ['07', '06:00'],
      ['08', '06:00'],
      ['09', '14:00'],
      ['10', '14:00'],
      ['11', '14:00'],
      ['12', '20:00'],
      ['13', '20:00'],
    ],
  ]);

  const unknown = await add({ shift_id: early, joining_date: '2024-01-01' });
  await sql`update assignment_entries set effective_on = '2025-07-12' where employee_id = ${unknown}`;
  expect((await weekOf(unknown)).map(([, hours]) => hours)).toEqual([
    ...Array(5).fill('not-recorded'),
    '06:00',
    '06:00',
  ]);

  const short = await add({
    shift_id: early,
    joining_date: '2025-07-08',
    resignation_date: '2025-07-08',
    company_last_day: '2025-07-10',
  });
  expect(await weekOf(short)).toEqual([
    ['08', '06:00'],
    ['09', '06:00'],
    ['10', '06:00'],
  ]);
  expect(await weekOf(await add({ shift_id: early, joining_date: '2025-07-20' }))).toEqual([]);
});

test('nobody is found under an unknown id, and a manager without the permission to view sees nobody', async () => {
  const blind = await server.person({ role: 'manager', canView: false });

  expect((await profileOf(999_999)).status).toBe(404);
  expect((await profileOf(await add(), blind.token)).status).toBe(403);
});
