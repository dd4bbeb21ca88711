import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/support/database.ts';
import { refusal } from '../../test/support/refusal.ts';
import { employeeIn, makePlace } from '../../test/support/rows.ts';
import { freshNumber } from '../../test/support/testApp.ts';
import {
  branches,
  company,
  departments,
  designations,
  employeeReporting,
  employees,
  leaveReasons,
  leaveTypes,
  members,
  shiftDays,
  shifts,
  subDepartments,
} from './schema.ts';

const { db } = await testDatabase();
let place: Awaited<ReturnType<typeof makePlace>>;

beforeAll(async () => {
  place = await makePlace(db);
});

/** PostgreSQL 18 has an error code of its own for a restricted deletion; earlier releases do not. */
const inUse = (constraint: string) => expect.stringMatching(new RegExp(`^(23001|23503) ${constraint}$`));

test('two branches cannot have names that differ only in case', async () => {
  await db.insert(branches).values({ name: 'Adajan Studio', branch_type: 'Design Studio' });
  const twin = db.insert(branches).values({ name: 'ADAJAN studio', branch_type: 'Factory' });
  expect(await refusal(twin)).toBe('23505 branches_name_unique');
});

test('a branch needs a name of more than spaces and at most 200 characters', async () => {
  const blank = db.insert(branches).values({ name: '   ', branch_type: 'Factory' });
  expect(await refusal(blank)).toBe('23514 branches_name_present');
  const long = db.insert(branches).values({ name: 'શ'.repeat(201), branch_type: 'Factory' });
  expect(await refusal(long)).toBe('23514 branches_name_length');
  const longest = db.insert(branches).values({ name: 'શ'.repeat(200), branch_type: 'Factory' });
  expect(await refusal(longest)).toBe('accepted');
});

test('a department name is taken in its branch only', async () => {
  const twin = db.insert(departments).values({ name: 'retail', branch_id: place.branchId });
  expect(await refusal(twin)).toBe('23505 departments_name_unique');
  const [other] = await db.insert(branches).values({ name: 'Elsewhere', branch_type: 'Showroom' }).returning();
  const same = db.insert(departments).values({ name: 'Retail', branch_id: other?.id ?? 0 });
  expect(await refusal(same)).toBe('accepted');
});

test('a sub-department name is taken in its department only', async () => {
  const [other] = await db
    .insert(departments)
    .values({ name: 'Stitching', branch_id: place.branchId })
    .returning({ id: departments.id });
  await db.insert(subDepartments).values({ name: 'Hand work', department_id: place.departmentId });
  const twin = db.insert(subDepartments).values({ name: 'HAND work', department_id: place.departmentId });
  expect(await refusal(twin)).toBe('23505 sub_departments_name_unique');
  const elsewhere = db.insert(subDepartments).values({ name: 'Hand work', department_id: other?.id ?? 0 });
  expect(await refusal(elsewhere)).toBe('accepted');
});

test('two designations may have the same name', async () => {
  const twins = db.insert(designations).values([{ designation: 'Helper' }, { designation: 'Helper' }]);
  expect(await refusal(twins)).toBe('accepted');
});

test('a mobile number belongs to one current employee, and is free again when they have left', async () => {
  const [first] = await db
    .insert(employees)
    .values(employeeIn(place, { mobile_number: '9000000001' }))
    .returning({ id: employees.id });
  const twin = () => db.insert(employees).values(employeeIn(place, { mobile_number: '9000000001' }));
  expect(await refusal(twin())).toBe('23505 employees_mobile_number_unique');
  await db
    .update(employees)
    .set({ left_at: new Date(), resignation_date: '2026-03-01', company_last_day: '2026-03-31' })
    .where(eq(employees.id, first?.id ?? 0));
  expect(await refusal(twin())).toBe('accepted');
  const back = db
    .update(employees)
    .set({ left_at: null })
    .where(eq(employees.id, first?.id ?? 0));
  expect(await refusal(back)).toBe('23505 employees_mobile_number_unique');
});

const LEAVING = { resignation_date: '2026-03-01', company_last_day: '2026-03-31' };

test.each([
  [{ left_at: new Date() }, '23514 employees_left_after_last_day'],
  [{ resignation_date: '2026-03-01' }, '23514 employees_leaving_complete'],
  [{ company_last_day: '2026-03-31' }, '23514 employees_leaving_complete'],
  [{ ...LEAVING, left_at: new Date('2026-03-31T18:29:59Z') }, '23514 employees_left_after_last_day'],
  [{ ...LEAVING, left_at: new Date('2026-03-31T18:30:00Z') }, 'accepted'],
  [LEAVING, 'accepted'],
])('a leaving of %j is %s', async (leaving, expected) => {
  const values = employeeIn(place, { mobile_number: freshNumber(), ...leaving });
  expect(await refusal(db.insert(employees).values(values))).toBe(expected);
});

test('an employee is in no department of another branch, and in no sub-department without its department', async () => {
  const [branch] = await db.insert(branches).values({ name: 'Udhna', branch_type: 'Factory' }).returning();
  const astray = employeeIn(place, { mobile_number: '9000000003', branch_id: branch?.id ?? 0 });
  expect(await refusal(db.insert(employees).values(astray))).toBe('23503 employees_department');
  const [sub] = await db
    .insert(subDepartments)
    .values({ name: 'Bridal', department_id: place.departmentId })
    .returning();
  const lost = employeeIn(place, { mobile_number: '9000000004', department_id: null, sub_department_id: sub?.id ?? 0 });
  expect(await refusal(db.insert(employees).values(lost))).toBe('23514 employees_sub_department_in_department');
});

test('a department that moves to another branch takes its people along', async () => {
  const [home] = await db.insert(branches).values({ name: 'Old house', branch_type: 'Factory' }).returning();
  const [target] = await db.insert(branches).values({ name: 'New house', branch_type: 'Factory' }).returning();
  const [department] = await db
    .insert(departments)
    .values({ name: 'Cutting', branch_id: home?.id ?? 0 })
    .returning();
  const [person] = await db
    .insert(employees)
    .values(
      employeeIn(place, { mobile_number: '9000000005', branch_id: home?.id ?? 0, department_id: department?.id ?? 0 }),
    )
    .returning();
  await db
    .update(departments)
    .set({ branch_id: target?.id ?? 0 })
    .where(eq(departments.id, department?.id ?? 0));
  const [moved] = await db
    .select()
    .from(employees)
    .where(eq(employees.id, person?.id ?? 0));
  expect(moved?.branch_id).toBe(target?.id);
});

test('a record that an employee refers to cannot be deleted', async () => {
  await db.insert(employees).values(employeeIn(place, { mobile_number: '9000000006' }));
  const { branchId, departmentId, designationId, shiftId } = place;
  const deletions = [
    db.delete(branches).where(eq(branches.id, branchId)),
    db.delete(departments).where(eq(departments.id, departmentId)),
    db.delete(designations).where(eq(designations.id, designationId)),
    db.delete(shifts).where(eq(shifts.id, shiftId)),
  ];
  expect(await Promise.all(deletions.map(refusal))).toEqual([
    inUse('(employees|departments)_branch'),
    inUse('employees_department'),
    inUse('employees_designation'),
    inUse('employees_shift'),
  ]);
});

test('a leave type with reasons cannot be deleted', async () => {
  const [type] = await db.insert(leaveTypes).values({ name: 'Casual Leave' }).returning();
  const id = type?.id ?? 0;
  await db.insert(leaveReasons).values({ leave_type_id: id, reason: 'Family function' });
  const deletion = db.delete(leaveTypes).where(eq(leaveTypes.id, id));
  expect(await refusal(deletion)).toEqual(inUse('leave_reasons_leave_type'));
});

test('a shift day has one row a weekday, real times and minutes within their bounds', async () => {
  const day = { shift_id: place.shiftId, day: 'monday', shift_start_time: '20:00', shift_end_time: '06:00' } as const;
  expect(await refusal(db.insert(shiftDays).values(day))).toBe('accepted');
  expect(await refusal(db.insert(shiftDays).values(day))).toBe('23505 shift_days_key');
  const tuesday = { ...day, day: 'tuesday' } as const;
  expect(await refusal(db.insert(shiftDays).values({ ...tuesday, late_in_count_after_minutes: 6 }))).toBe(
    '23514 shift_days_late_in_count_after_minutes_range',
  );
  expect(await refusal(db.insert(shiftDays).values({ ...tuesday, max_personal_break_minutes: 60 }))).toBe(
    '23514 shift_days_max_personal_break_minutes_range',
  );
  expect(await refusal(db.insert(shiftDays).values({ ...tuesday, shift_end_time: '25:00' }))).toMatch(/^22008 /);
});

test('alternate week-off days are among the week-off days', async () => {
  const rules = { shift_name: 'Alternate', week_off_days: ['SUNDAY' as const] };
  const astray = db.insert(shifts).values({ ...rules, alternate_week_off_days: ['SATURDAY'] });
  expect(await refusal(astray)).toBe('23514 shifts_alternate_week_off_days_within_week_off_days');
  const weeks = db.insert(shifts).values({ ...rules, week_off_alternate_week: [2, 6] });
  expect(await refusal(weeks)).toBe('23514 shifts_week_off_alternate_week_choices');
});

test('a shift returns its lists and numbers as they were stored', async () => {
  const [stored] = await db
    .insert(shifts)
    .values({
      shift_name: 'Lists',
      week_off_days: ['SATURDAY', 'SUNDAY'],
      alternate_week_off_days: ['SATURDAY'],
      week_off_alternate_week: [2, 4],
      penalty_value: 12.5,
    })
    .returning();
  expect(stored).toMatchObject({
    week_off_days: ['SATURDAY', 'SUNDAY'],
    alternate_week_off_days: ['SATURDAY'],
    week_off_alternate_week: [2, 4],
    penalty_value: 12.5,
    short_leave_days: [],
  });
});

test('an employee cannot report to themselves', async () => {
  const [person] = await db
    .insert(employees)
    .values(employeeIn(place, { mobile_number: '9000000007' }))
    .returning();
  const id = person?.id ?? 0;
  const loop = db.insert(employeeReporting).values({ employee_id: id, reports_to_id: id });
  expect(await refusal(loop)).toBe('23514 employee_reporting_not_oneself');
});

test('the end of probation follows from the joining date', async () => {
  const [person] = await db
    .insert(employees)
    .values(employeeIn(place, { mobile_number: '9000000008', joining_date: '2026-01-30', probation_period_days: 30 }))
    .returning();
  expect(person?.probation_end_date).toBe('2026-03-01');
});

test('there is one company and one member a number', async () => {
  const profile = { company_name: 'Meghdhanush', address: 'Surat' };
  expect(await refusal(db.insert(company).values(profile))).toBe('accepted');
  expect(await refusal(db.insert(company).values(profile))).toBe('23505 company_pkey');
  expect(await refusal(db.insert(company).values({ ...profile, id: 2 }))).toBe('23514 company_only_one');
  const member = { number: '9876500009', name: 'Mina', role: 'manager' } as const;
  expect(await refusal(db.insert(members).values(member))).toBe('accepted');
  expect(await refusal(db.insert(members).values(member))).toBe('23505 members_number_unique');
});
