import {
  EMPLOYEE_FIGURES,
  type EmployeeFigure,
  type EmployeeFigures,
} from '@seamline/shared/contract/employees/employee-figures';
import { beforeEach, describe, expect, test } from 'vitest';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { setToday } from '../../../test/support/today.ts';
import { todayBy } from '../../db/dueChanges.ts';
import { employees, files } from '../../db/schema.ts';
import { calendarOf } from './figures.ts';

const server = await testApp();
const { db, sql } = server.database;
const place = await makePlace(db);
const other = await makePlace(db, 'Adajan');
const picture = { kind: 'profile_picture', content_type: 'image/webp', bytes: 9, sha256: 'c'.repeat(64) } as const;
const [file] = await db.insert(files).values(picture).returning();

type Values = Partial<typeof employees.$inferInsert>;

beforeEach(async () => {
  await sql`truncate employees, due_changes cascade`;
});

// The database decides who has joined when a row is added.
await setToday(server.database, '2026-11-25');

const bankDetails = { bank_account_number: `v1.${'a'.repeat(40)}.1234`, ifsc_code: `v1.${'b'.repeat(40)}.0001` };

/** Adds complete records; the name of each is its key. */
async function add(people: Record<string, Values>, where = place): Promise<void> {
  const id = file?.id ?? null;
  for (const [full_name, values] of Object.entries(people)) {
    const row = employeeIn(where, {
      full_name,
      mobile_number: freshNumber(),
      birth_date: '1990-06-15',
      joining_date: '2015-06-15',
      profile_picture_file_id: id,
      aadhaar_page_1_file_id: id,
      aadhaar_page_2_file_id: id,
      pan_card_file_id: id,
      ...bankDetails,
      ...values,
    });
    await db.insert(employees).values(row);
  }
}

const onNotice = (lastDay: string) => ({ resignation_date: '2026-09-01', company_last_day: lastDay });

/** The employee left at the end of this day. */
function former(lastDay: string) {
  const left_at = new Date(Date.parse(`${lastDay}T00:00+05:30`) + 86_400_000);
  return { ...onNotice(lastDay), left_at };
}

/** Signs in at an instant, until the end of the test. */
async function at(instant: string) {
  // Another process knows nothing of the days of other tests.
  const asked = await testApp({}, server.database);
  asked.passSeconds((Date.parse(instant) - asked.now().getTime()) / 1000);
  const { token } = await asked.person();
  const get = async (path: string) => {
    const { status, body } = await asked.ask('GET', path, { token });
    expect(status).toBe(200);
    return body;
  };
  return {
    figures: async () => (await get('/data/employees/figures')) as EmployeeFigures,
    async listed(filter: string): Promise<string[]> {
      const list = (await get(`/data/employees?sort=name&limit=100&${filter}`)) as {
        department: Record<string, { user_name: string }[]>;
      };
      return Object.values(list.department).flatMap((people) => people.map(({ user_name }) => user_name));
    },
    async leaving(filter: string): Promise<string[]> {
      const lists = await Promise.all(
        ['state=on-notice', 'state=former'].map((state) => get(`/data/ex-employees?limit=100&${state}&${filter}`)),
      );
      return (lists as { leavers: { user_name: string }[] }[]).flatMap(({ leavers }) =>
        leavers.map(({ user_name }) => user_name),
      );
    },
  };
}

const NOON = '2026-11-25T12:00+05:30';

describe('on Wednesday, 25 November 2026', () => {
  const PEOPLE: Record<string, Values> = {
    'Last of October': { joining_date: '2026-10-31' },
    'First of November': { joining_date: '2026-11-01' },
    'Last of November': { joining_date: '2026-11-30' },
    'First of December': { joining_date: '2026-12-01' },
    'Last of December': { joining_date: '2026-12-31' },
    'First of January': { joining_date: '2027-01-01' },
    'Joined and left': { joining_date: '2026-11-02', ...former('2026-11-20'), resignation_date: '2026-11-10' },
    'Leaves today': onNotice('2026-11-25'),
    'Leaves in November': onNotice('2026-11-30'),
    'Leaves in December': onNotice('2026-12-31'),
    'Leaves in January': onNotice('2027-01-01'),
    'Left in October': former('2026-10-31'),
    'Left in November': former('2026-11-01'),
    'Born on Sunday': { birth_date: '1990-11-22' },
    'Born on Monday': { birth_date: '1988-11-23' },
    'Born on Sunday after': { birth_date: '1991-11-29' },
    'Born on Monday after': { birth_date: '1991-11-30' },
    'Former, born on Monday': { birth_date: '1988-11-23', ...former('2020-01-01') },
    'Anniversary on Monday': { joining_date: '2020-11-23' },
    'Anniversary on Sunday': { joining_date: '2025-11-29' },
    'Joined this week': { joining_date: '2026-11-24' },
    'No PAN card': { pan_card_file_id: null },
    'No shift': { shift_id: null },
    'No department': { department_id: null },
    'No photo': { profile_picture_file_id: null },
    'No second page': { aadhaar_page_2_file_id: null },
    'No ID proof': { aadhaar_page_1_file_id: null, aadhaar_page_2_file_id: null, pan_card_file_id: null },
    'No bank account': { bank_account_number: null, ifsc_code: null },
    'Former without shift': { shift_id: null, ...former('2020-01-01') },
    'Insurance expired': { insurance_expiry_date: '2026-11-24' },
    'Insurance expires today': { insurance_expiry_date: '2026-11-25' },
    'Insurance expires in 30 days': { insurance_expiry_date: '2026-12-25' },
    'Insurance expires later': { insurance_expiry_date: '2026-12-26' },
  };

  const EXPECTED: Record<EmployeeFigure, string[]> = {
    'on-notice': ['Leaves in December', 'Leaves in January', 'Leaves in November', 'Leaves today'],
    'joining-this-month': ['First of November', 'Joined this week', 'Last of November'],
    'joining-next-month': ['First of December', 'Last of December'],
    'birthday-this-week': ['Born on Monday', 'Born on Sunday after'],
    'anniversary-this-week': ['Anniversary on Monday', 'Anniversary on Sunday'],
    incomplete: ['No ID proof', 'No PAN card', 'No department', 'No photo', 'No second page', 'No shift'],
    'no-bank-account': ['No bank account'],
    'no-id-proof': ['No ID proof'],
  };

  beforeEach(async () => await add(PEOPLE));

  test.each(EMPLOYEE_FIGURES)('the figure %s counts the employees that its list shows', async (figure) => {
    const { figures, listed } = await at(NOON);
    const { totals } = await figures();
    expect((await listed(`figure=${figure}`)).sort()).toEqual(EXPECTED[figure]);
    expect(totals[figure.replaceAll('-', '_') as keyof typeof totals]).toBe(EXPECTED[figure].length);
  });

  test.each([
    ['this_month', ['Joined and left', 'Leaves in November', 'Leaves today', 'Left in November']],
    ['next_month', ['Leaves in December']],
  ] as const)(
    'exits of %s are the lists of employees on notice and former employees between its dates',
    async (month, expected) => {
      const { figures, leaving } = await at(NOON);
      const { [month]: period, totals } = await figures();
      expect((await leaving(`from=${period.from}&to=${period.to}`)).sort()).toEqual(expected);
      expect(totals[`leaving_${month}`]).toBe(expected.length);
    },
  );

  test.each([
    ['insurance-expired', ['Insurance expired']],
    ['insurance-expiring', ['Insurance expires in 30 days', 'Insurance expires today']],
    ['no-shift', ['No shift']],
  ] as const)('records of data health that are %s are counted as the directory lists them', async (kind, expected) => {
    const { figures, listed } = await at(NOON);
    const { totals } = await figures();
    expect((await listed(`health=${kind}`)).sort()).toEqual(expected);
    expect(totals[kind.replace('-', '_') as keyof typeof totals]).toBe(expected.length);
  });

  test('the headcount is that of the directory without those who are joining, and its change is that since the first of the month', async () => {
    const { figures, listed } = await at(NOON);
    const { headcount, headcount_change } = await figures();
    const joining = await listed('status=joining');
    expect(joining.sort()).toEqual(['First of December', 'First of January', 'Last of December', 'Last of November']);
    expect(headcount).toBe((await listed('')).length - joining.length);
    // Two have joined and stayed, one joined and left, one left: those who join later in the month do not count yet.
    expect(headcount_change).toBe(2 - 1);
  });

  test('an incomplete record is one with any of the gaps of data health', async () => {
    const { listed } = await at(NOON);
    const gaps = ['no-shift', 'no-department', 'no-photo', 'no-aadhaar', 'no-pan'];
    const found = (await Promise.all(gaps.map((gap) => listed(`health=${gap}`)))).flat();
    expect([...new Set(found)].sort()).toEqual(EXPECTED.incomplete);
  });

  test('a figure is a filter beside others, also of a search and of jumps into the list', async () => {
    const { listed } = await at(NOON);
    expect(await listed(`figure=birthday-this-week&branch_id=${other.branchId}`)).toEqual([]);
    expect(await listed('figure=birthday-this-week&q=monday')).toEqual(['Born on Monday']);
    const { token } = await server.person();
    const path = '/data/employees/places?limit=2&sort=name&figure=incomplete';
    const { body } = await server.ask('GET', path, { token });
    expect((body as { cursors: string[] }).cursors).toHaveLength(3);
  });
});

test('a birthday of 29 February is on 28 February of a common year', async () => {
  await add({ Leap: { birth_date: '1992-02-29' }, First: { birth_date: '1992-03-01' } });
  const { figures, listed } = await at('2027-02-22T09:00+05:30');
  const { occasions, totals } = await figures();
  expect(totals.birthday_this_week).toBe(1);
  expect(await listed('figure=birthday-this-week')).toEqual(['Leap']);
  expect(occasions).toMatchObject([{ user_name: 'Leap', day: '2027-02-28' }]);
});

test('a birthday of 29 February is not in the week that begins on 1 March', async () => {
  await add({ Leap: { birth_date: '1992-02-29' }, First: { birth_date: '1992-03-01' } });
  const { figures } = await at('2027-03-01T09:00+05:30');
  expect((await figures()).occasions).toMatchObject([{ user_name: 'First', day: '2027-03-01' }]);
});

test('a birthday of 29 February is on that day of a leap year, and counted once', async () => {
  await add({ Leap: { birth_date: '1992-02-29' }, Before: { birth_date: '1992-02-28' } });
  const { figures } = await at('2028-02-28T09:00+05:30');
  const { occasions, totals } = await figures();
  expect(totals.birthday_this_week).toBe(2);
  expect(occasions).toMatchObject([
    { user_name: 'Before', day: '2028-02-28' },
    { user_name: 'Leap', day: '2028-02-29' },
  ]);
});

test('a week over the end of the year has the anniversaries of both years', async () => {
  await add({
    'One year': { joining_date: '2026-01-02' },
    'Ten years': { joining_date: '2016-12-28' },
    New: { joining_date: '2026-12-29' },
    'Joins on the day': { joining_date: '2027-01-02' },
  });
  const { figures, listed } = await at('2026-12-28T09:00+05:30');
  const { occasions, totals } = await figures();
  expect(totals.anniversary_this_week).toBe(2);
  expect(await listed('figure=anniversary-this-week')).toEqual(['One year', 'Ten years']);
  expect(occasions.map(({ user_name, day, years }) => [user_name, day, years])).toEqual([
    ['Ten years', '2026-12-28', 10],
    ['One year', '2027-01-02', 1],
  ]);
});

test('the next occasions are those from today on, six at most, by day and name', async () => {
  await add({
    Yesterday: { birth_date: '1990-11-24' },
    ...Object.fromEntries(['G', 'F', 'E', 'D', 'C', 'B', 'A'].map((name) => [name, { birth_date: '1990-11-27' }])),
    Today: { birth_date: '1990-11-25' },
    Both: { birth_date: '1990-11-26', joining_date: '2021-11-26' },
  });
  const { figures } = await at(NOON);
  expect((await figures()).occasions.map(({ user_name, kind }) => `${user_name}: ${kind}`)).toEqual([
    'Today: birthday',
    'Both: anniversary',
    'Both: birthday',
    'A: birthday',
    'B: birthday',
    'C: birthday',
  ]);
});

test('a month ends at midnight in India', async () => {
  await add({ December: { joining_date: '2026-12-01' } });
  const before = await at('2026-11-30T18:29:59Z');
  expect((await before.figures()).totals).toMatchObject({ joining_this_month: 0, joining_next_month: 1 });
  const after = await at('2026-11-30T18:30:00Z');
  expect((await after.figures()).totals).toMatchObject({ joining_this_month: 1, joining_next_month: 0 });
});

test('branches and departments have the headcounts of their lists, the largest first', async () => {
  await add({ One: {}, Two: { department_id: null }, Gone: former('2024-01-31') });
  await add({ Three: {}, Four: {}, Five: {} }, other);
  const { figures, listed } = await at(NOON);
  const { branches, departments, headcount } = await figures();
  expect(branches).toEqual([
    { id: other.branchId, name: 'Adajan', total: 3 },
    { id: place.branchId, name: 'Vesu Showroom', total: 2 },
  ]);
  expect(departments).toEqual([
    { id: other.departmentId, name: 'Retail', branch_name: 'Adajan', total: 3 },
    { id: place.departmentId, name: 'Retail', branch_name: 'Vesu Showroom', total: 1 },
  ]);
  for (const { id, total } of branches) expect(await listed(`branch_id=${id}`)).toHaveLength(total);
  for (const { id, total } of departments) expect(await listed(`department_id=${id}`)).toHaveLength(total);
  expect(await listed('health=no-department')).toHaveLength(headcount - 4);
});

test('a company without employees has figures of zero', async () => {
  const { figures } = await at(NOON);
  const { headcount, headcount_change, totals, ...lists } = await figures();
  expect([headcount, headcount_change, ...Object.values(totals)].every((figure) => figure === 0)).toBe(true);
  expect(lists).toMatchObject({ occasions: [], branches: [], departments: [] });
});

test('an unknown figure is refused', async () => {
  const { token } = await server.person();
  expect(await server.ask('GET', '/data/employees?figure=bad', { token })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'figure', message: 'Choose one of the options.' }] },
  });
});

test.each([
  ['2026-11-22T18:29:59Z', '2026-11-16', '2026-11-22', '2026-11-30', '2026-12-31'],
  ['2026-11-22T18:30:00Z', '2026-11-23', '2026-11-29', '2026-11-30', '2026-12-31'],
  ['2026-12-31T12:00:00Z', '2026-12-28', '2027-01-03', '2026-12-31', '2027-01-31'],
  ['2028-01-31T12:00:00Z', '2028-01-31', '2028-02-06', '2028-01-31', '2028-02-29'],
])('at %s the week is %s to %s, and the months end on %s and %s', (now, from, to, monthEnd, nextMonthEnd) => {
  const calendar = calendarOf(todayBy(() => new Date(now)));
  expect(calendar).toMatchObject({ weekStart: from, weekEnd: to, monthEnd, nextMonthEnd });
  expect(calendar.nextMonthStart).toBe(`${nextMonthEnd.slice(0, 8)}01`);
});
