import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATED_FIELDS, findImpossibleDates } from '@seamline/shared/contract/employees/employee-dates';
import { BRANCH_TYPES } from '@seamline/shared/contract/organisation/branches';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { nameKey } from '@seamline/shared/contract/wire/fields';
import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/support/database.ts';
import { passwordMatches } from '../access/sign-in/passwords.ts';
import { todayBy } from '../db/dueChanges.ts';
import {
  branches,
  company,
  departments,
  designations,
  employeeReporting,
  employees,
  files,
  leaveReasons,
  leaveTypes,
  members,
  shiftDays,
  shifts,
  subDepartments,
} from '../db/schema.ts';
import { daysOf, employeeHealthStore } from '../employees/directory/dataHealth.ts';
import { folderUploads } from '../files/folderUploads.ts';
import { uploadPath } from '../files/uploads.ts';
import { addEmployees } from './addEmployees.ts';
import { makeEmployee } from './employees.ts';
import { seededRandom } from './random.ts';
import { seedDemo } from './seedDemo.ts';

const uploadsDir = mkdtempSync(join(tmpdir(), 'seamline-test-'));
const uploads = folderUploads(uploadsDir);
const database = await testDatabase();
const { db } = database;
const TABLES = {
  members,
  branches,
  departments,
  subDepartments,
  designations,
  leaveTypes,
  leaveReasons,
  shifts,
  shiftDays,
  employees,
  employeeReporting,
  files,
  company,
};

async function counts() {
  const entries = await Promise.all(
    Object.entries(TABLES).map(async ([name, table]) => {
      const [row] = await db.select({ rows: count() }).from(table);
      return [name, row?.rows] as const;
    }),
  );
  return Object.fromEntries(entries);
}

const present = isNull(employees.left_at);

beforeAll(async () => {
  const [first, second] = await Promise.all([seedDemo(database, uploads), seedDemo(database, uploads)]);
  expect([first, second].sort()).toEqual([false, true]);
});

afterAll(() => rmSync(uploadsDir, { recursive: true, force: true }));

test('the demo organisation has its members, places, rules and people', async () => {
  expect(await counts()).toEqual({
    members: 4,
    branches: 6,
    departments: 21,
    subDepartments: 38,
    designations: 20,
    leaveTypes: 8,
    leaveReasons: 20,
    shifts: 6,
    shiftDays: 42,
    employees: 125,
    employeeReporting: 119,
    files: 127,
    company: 1,
  });
  expect(await db.select({ rows: count() }).from(employees).where(present)).toEqual([{ rows: 120 }]);
});

test('the demo company has employees on notice and former employees, with dates that can be true', async () => {
  const leaving = await db.select().from(employees).where(isNotNull(employees.company_last_day));
  const today = dateInIndia(new Date());
  expect(leaving.filter((row) => row.left_at === null)).toHaveLength(3);
  expect(leaving.filter((row) => row.left_at !== null)).toHaveLength(5);
  for (const { left_at, resignation_date, company_last_day, joining_date } of leaving) {
    expect(left_at === null).toBe(String(company_last_day) >= today);
    const dates = { joining_date, resignation_date, company_last_day };
    expect(findImpossibleDates(dates, { today, changed: Object.keys(dates) })).toEqual([]);
  }
});

test('seeding a second time changes nothing', async () => {
  const before = await counts();
  expect(await seedDemo(database, uploads)).toBe(false);
  expect(await counts()).toEqual(before);
});

test('the demo members have the roles, flags and password of the manual', async () => {
  const rows = await db.select().from(members).orderBy(members.number);
  expect(rows.map((row) => [row.number, row.role, row.edit_permission, row.view_permission, row.is_active])).toEqual([
    ['9876500001', 'owner', true, true, true],
    ['9876500002', 'manager', true, true, true],
    ['9876500003', 'manager', false, true, true],
    ['9876500004', 'manager', true, true, false],
  ]);
  for (const row of rows) {
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwordMatches(row.password_hash, 'fitting-room-7')).toBe(true);
  }
});

test('every branch has a code and a type that the server offers', async () => {
  for (const branch of await db.select().from(branches)) {
    expect(branch.code).toBeTruthy();
    expect(BRANCH_TYPES).toContain(branch.branch_type);
  }
});

test('every shift has seven days whose breaks lie inside the shift, night shifts included', async () => {
  const minutes = (time: string | null) => Number(time?.slice(0, 2)) * 60 + Number(time?.slice(3, 5));
  for (const day of await db.select().from(shiftDays)) {
    const start = minutes(day.shift_start_time);
    const since = (time: string | null) => (minutes(time) - start + 1440) % 1440;
    const length = since(day.shift_end_time);
    const breaks = [day.lunch_start_time, day.lunch_end_time, day.tea_start_time, day.tea_end_time];
    for (const time of [...breaks, day.half_day_after_time, day.half_day_before_time]) {
      expect(since(time)).toBeLessThan(length);
    }
    expect(since(day.lunch_end_time)).toBeGreaterThan(since(day.lunch_start_time));
    expect(day.max_punch_out_minutes ?? 0).toBeGreaterThan(length);
    expect(day.min_full_day_minutes ?? 0).toBeLessThanOrEqual(length);
  }
  const night = await db.select().from(shifts).where(eq(shifts.code, 'NSC'));
  expect(night.map((shift) => shift.shift_name)).toEqual(['Night Security']);
});

test('every demo employee joined as an adult, and all but the first have a reporting person', async () => {
  const [young] = await db
    .select({ age: sql<number>`min(extract(year from joining_date) - extract(year from birth_date))::int` })
    .from(employees);
  expect(young?.age).toBeGreaterThanOrEqual(18);
  const free = await db
    .select({ id: employees.id })
    .from(employees)
    .leftJoin(employeeReporting, eq(employeeReporting.employee_id, employees.id))
    .where(and(present, isNull(employeeReporting.reports_to_id)));
  expect(free).toHaveLength(1);
});

test('the demo company breaks no rule that holds for what people enter', async () => {
  const today = dateInIndia(new Date());
  const people = await db.select().from(employees);
  expect(people.flatMap((person) => findImpossibleDates(person, { today, changed: DATED_FIELDS }))).toEqual([]);
  const names = (await db.select({ name: shifts.shift_name }).from(shifts)).map(({ name }) => nameKey(name));
  expect(new Set(names).size).toBe(names.length);
});

test('employees made up for a company of any size have possible dates', () => {
  const today = dateInIndia(new Date());
  const post = {
    ...{ branchId: 1, branchName: 'Vesu Showroom', departmentId: 1, subDepartmentId: null, shiftId: 1 },
    ...{ designationId: 1, designation: 'Tailor', description: '', grade: 'W1', women: 50 },
  };
  const random = seededRandom(7);
  const people = Array.from({ length: 20_000 }, (_, index) => makeEmployee(random, index + 1, post));
  expect(people.flatMap((person) => findImpossibleDates(person, { today, changed: DATED_FIELDS }))).toEqual([]);
});

test('a few demo records have gaps that data health reports', async () => {
  const { counts: found } = await employeeHealthStore(database).count(daysOf(todayBy(() => new Date())));
  expect(Object.fromEntries(found.map(({ kind, total }) => [kind, total]))).toMatchObject({
    'no-shift': 2,
    'no-department': 0,
    'no-photo': 3,
    'no-aadhaar': 2,
    'no-pan': 3,
    'insurance-expired': 1,
    'insurance-expiring': 1,
    'probation-ending': 1,
    'same-email': 2,
  });
});

test('every picture lies in the upload folder in two sizes, no two portraits the same', async () => {
  const portraits = await db.select().from(files).where(eq(files.kind, 'profile_picture'));
  expect(new Set(portraits.map((file) => file.sha256)).size).toBe(122);
  for (const file of portraits) {
    expect(readFileSync(join(uploadsDir, uploadPath(file.sha256, false))).length).toBe(file.bytes);
    expect(existsSync(join(uploadsDir, uploadPath(file.sha256, true)))).toBe(true);
  }
  const sha256 = portraits[0]?.sha256 ?? '';
  const large = await sharp(join(uploadsDir, uploadPath(sha256, false))).metadata();
  const small = await sharp(join(uploadsDir, uploadPath(sha256, true))).metadata();
  expect([large.format, large.width, large.height]).toEqual(['webp', 256, 256]);
  expect([small.format, small.width, small.height]).toEqual(['webp', 96, 96]);
  const [profile] = await db.select().from(company);
  expect(profile?.company_logo_file_id).not.toBeNull();
  expect(profile?.company_photo_file_id).not.toBeNull();
});

test('adding employees reaches the number asked for, shares the pictures and can be repeated', async () => {
  const growing = await testDatabase();
  const { db } = growing;
  await seedDemo(growing, uploads);
  const progress: number[] = [];
  await addEmployees(growing, 350, (present) => progress.push(present), 100);
  expect(progress).toEqual([220, 320, 350]);
  await addEmployees(growing, 350);
  expect(await db.select({ rows: count() }).from(employees).where(present)).toEqual([{ rows: 350 }]);
  expect(await db.select({ rows: count() }).from(employeeReporting)).toEqual([{ rows: 349 }]);
  expect(await db.select({ rows: count() }).from(files)).toEqual([{ rows: 127 }]);
  const bare = and(present, isNull(employees.profile_picture_file_id));
  expect(await db.select({ rows: count() }).from(employees).where(bare)).toEqual([{ rows: 3 }]);
  const numbers = await db
    .selectDistinct({ number: employees.mobile_number })
    .from(employees)
    .where(and(present, isNotNull(employees.mobile_number)));
  expect(numbers).toHaveLength(350);
});
