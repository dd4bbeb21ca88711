import { HEALTH_KINDS, type HealthKind } from '@seamline/shared/contract/employees/employee-health';
import { inArray, like } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { todayBy } from '../../db/dueChanges.ts';
import { branches, departments, employees, files } from '../../db/schema.ts';
import { daysOf } from './dataHealth.ts';

const server = await testApp();
const { token } = await server.person();
const { db, sql } = server.database;
const { today, soon } = daysOf(todayBy(server.now));
const place = await makePlace(db);

type Values = Partial<typeof employees.$inferInsert>;

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
const gone = { resignation_date: '2024-01-01', company_last_day: '2024-02-01', left_at: new Date('2024-02-02') };

/** Employees with their faults; all others have none. */
const PEOPLE: [name: string, values: Values][] = [
  ['Whole', {}],
  ['Shiftless', { shift_id: null }],
  ['Placeless', { department_id: null }],
  ['Faceless', { profile_picture_file_id: null }],
  ['Front only', { aadhaar_page_2_file_id: null }],
  ['No PAN', { pan_card_file_id: null }],
  ['Ran out', { insurance_expiry_date: dayBefore(today) }],
  ['Runs out today', { insurance_expiry_date: today }],
  ['Runs out soon', { insurance_expiry_date: soon }],
  ['Runs out later', { insurance_expiry_date: dayAfter(soon) }],
  ['Probation', { joining_date: today, probation_period_days: 30 }],
  ['Long probation', { joining_date: today, probation_period_days: 31 }],
  ['Lapsed', {}],
  ['Lapsed long ago', {}],
  ['Mail one', { primary_email: 'desk@example.com' }],
  ['Mail two', { primary_email: 'Desk@Example.com' }],
  ['Phone one', { company_mobile: '0261 1234' }],
  ['Phone two', { company_mobile: '0261 1234' }],
  ['Code one', { biometric_id: 'BIO-7' }],
  ['Code two', { biometric_id: 'BIO-7' }],
  ['Gone', { ...gone, shift_id: null, primary_email: 'desk@example.com', biometric_id: 'BIO-8' }],
  ['Code of one gone', { biometric_id: 'BIO-8' }],
];

const EXPECTED: Record<HealthKind, string[]> = {
  'no-shift': ['Shiftless'],
  'no-designation': [],
  'no-department': ['Placeless'],
  'no-photo': ['Faceless'],
  'no-aadhaar': ['Front only'],
  'no-pan': ['No PAN'],
  'insurance-expired': ['Ran out'],
  'insurance-expiring': ['Runs out soon', 'Runs out today'],
  'probation-ending': ['Probation'],
  'change-lapsed': ['Lapsed'],
  'same-email': ['Mail one', 'Mail two'],
  'same-company-mobile': ['Phone one', 'Phone two'],
  'same-code': ['Code one', 'Code two'],
};

beforeAll(async () => {
  const picture = { kind: 'profile_picture', content_type: 'image/webp', bytes: 9, sha256: 'a'.repeat(64) } as const;
  const [file] = await db.insert(files).values(picture).returning();
  const id = file?.id ?? null;
  const documents = {
    profile_picture_file_id: id,
    aadhaar_page_1_file_id: id,
    aadhaar_page_2_file_id: id,
    pan_card_file_id: id,
  };
  for (const [full_name, values] of PEOPLE) {
    const row = employeeIn(place, { full_name, mobile_number: freshNumber(), ...documents, ...values });
    await db.insert(employees).values(row);
  }
  await sql`
    insert into assignment_entries (employee_id, effective_on, lapsed_because, sets_grade)
    select id, ${today}::date - case full_name when 'Lapsed' then 30 else 31 end, 'place_gone', true
    from employees where full_name like 'Lapsed%'`;
});

async function get(path: string): Promise<unknown> {
  const { status, body } = await server.ask('GET', path, { token });
  expect(status).toBe(200);
  return body;
}

test('every kind of fault is counted among current employees', async () => {
  expect(await get('/data/employees/health')).toEqual({
    employees: PEOPLE.length - 1,
    counts: HEALTH_KINDS.map((kind) => ({ kind, total: EXPECTED[kind].length })),
    same_names: [],
  });
});

test('names that read the same are listed, those of one branch only', async () => {
  const other = await makePlace(db, 'Adajan Studio');
  await db.insert(branches).values([
    { name: 'Café Ring Road', branch_type: 'Showroom' },
    { name: 'Cafe\u0301 Ring Road', branch_type: 'Showroom' },
  ]);
  await db.insert(departments).values([
    { name: 'Müller', branch_id: place.branchId },
    { name: 'muller', branch_id: other.branchId },
    { name: 'Zoë', branch_id: place.branchId },
    { name: 'Zoe', branch_id: place.branchId },
  ]);

  const { same_names } = (await get('/data/employees/health')) as { same_names: unknown };
  await db.delete(branches).where(like(branches.name, '%Ring Road'));
  await db.delete(departments).where(inArray(departments.name, ['Zoë', 'Zoe']));
  expect(same_names).toEqual([
    { record: 'branch', names: ['Café Ring Road', 'Cafe\u0301 Ring Road'] },
    { record: 'department', names: ['Zoë', 'Zoe'] },
  ]);
});

test.each(HEALTH_KINDS)('the employees of %s are listed, as many as are counted', async (kind) => {
  const { department, groups } = (await get(`/data/employees?sort=name&limit=10&health=${kind}`)) as {
    department: Record<string, { user_name: string }[]>;
    groups: { total: number }[];
  };
  const names = Object.values(department).flatMap((people) => people.map((person) => person.user_name));
  expect(names.sort()).toEqual(EXPECTED[kind]);
  expect(groups.reduce((sum, { total }) => sum + total, 0)).toBe(names.length);
});

test('an unknown kind is refused', async () => {
  expect(await server.ask('GET', '/data/employees?health=bad', { token })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'health', message: 'Choose one of the options.' }] },
  });
});

test.each([
  ['2026-11-20T18:29:59Z', '2026-11-20', '2026-12-20'],
  ['2026-11-20T18:30:00Z', '2026-11-21', '2026-12-21'],
])('at %s the day in India is %s', (now, today, soon) => {
  expect(daysOf(todayBy(() => new Date(now)))).toEqual({ today, soon });
});
