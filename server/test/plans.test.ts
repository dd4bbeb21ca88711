import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { addEmployees } from '../src/seed/addEmployees.ts';
import { isFullRun } from './robustness/counts.ts';
import { captureQueries } from './support/captureQueries.ts';
import { makePlace } from './support/rows.ts';
import { testApp } from './support/testApp.ts';

/** Enough rows for the planner to use indexes; the full run has those of a large company, on PostgreSQL only. */
const EMPLOYEES = isFullRun && inject('engine') === 'postgresql' ? 100_000 : 5000;
const FILLING_MS = 600_000;
const VACUUM_MS = 60_000;

const server = await testApp();
const { db, sql } = server.database;
const { token } = await server.person();

beforeAll(async () => {
  for (const name of ['Vesu', 'Adajan', 'Ring Road', 'Sachin', 'Katargam', 'Udhna', 'Pal', 'Varachha']) {
    await makePlace(server.database.db, name);
  }
  await addEmployees(server.database, EMPLOYEES);
  await vi.waitFor(vacuumAll, { timeout: VACUUM_MS, interval: 500 });
}, FILLING_MS);

/** Fails while an older transaction, even in another database, keeps pages from being marked; then it is retried. */
async function vacuumAll(): Promise<void> {
  await sql`vacuum analyze`;
  const [pages] = await sql`select relallvisible as marked, relpages as all from pg_class where relname = 'employees'`;
  expect(pages?.marked).toBe(pages?.all);
}

/** The database's plans of all statements of a request, with the request's parameter values. */
async function plansOf(path: string): Promise<string> {
  const queries = await captureQueries(server.database, async () => {
    expect((await server.ask('GET', path, { token })).status).toBe(200);
  });
  const plans: string[] = [];
  for (const { text, parameters } of queries) {
    const { rows } = await db.$client.query(`explain ${text}`, parameters);
    plans.push(rows.map((line) => String(line['QUERY PLAN'])).join('\n'));
  }
  return plans.join('\n');
}

describe(`with ${EMPLOYEES} employees`, () => {
  test.each([
    ['the first page of the directory', '/data/employees?limit=50', 'employees_directory'],
    ['a page of one branch', '/data/employees?limit=50&branch_id=1', 'employees_directory_branch'],
    ['the departments', '/data/employees?limit=50&sort=department', 'employees_directory_grouped'],
    [
      'the departments of a branch',
      '/data/employees?limit=50&sort=department&branch_id=1',
      'employees_directory_(branch_)?grouped',
    ],
    ['the latest to join', '/data/employees?limit=50&sort=-joined', 'employees_directory_joined'],
    ['the codes', '/data/employees?limit=50&sort=code', 'employees_directory_code'],
    ['the codes downwards', '/data/employees?limit=50&sort=-code', 'employees_directory_code_down'],
    ['the latest to be added', '/data/employees?limit=50&sort=-added', 'employees_pkey'],
    ['the designations', '/data/employees?limit=50&sort=designation', 'employees_(designation_id|directory)'],
    [
      'the designations downwards',
      '/data/employees?limit=50&sort=-designation',
      'employees_(designation_id|directory)',
    ],
    ['the branches', '/data/employees?limit=50&sort=branch', 'employees_(branch_id|directory_branch)'],
    ['the shifts', '/data/employees?limit=50&sort=shift', 'employees_(shift_name|directory)'],
    ['the sub-departments', '/data/employees?limit=50&sort=sub-department', 'employees_(sub_department_id|directory)'],
    ['the departments downwards', '/data/employees?limit=50&sort=-department', 'employees_(department_id|directory)'],
    ['the genders', '/data/employees?limit=50&sort=-gender', 'employees_directory'],
    ['the employment types', '/data/employees?limit=50&sort=-employment-type', 'employees_directory'],
    ['the mobile numbers', '/data/employees?limit=50&sort=-mobile', 'employees_mobile_number_unique'],
    ['the places of the departments', '/data/employees/places?limit=50&sort=department', 'employees_directory_grouped'],
    ['a search by part of a number', '/data/employees?limit=50&q=9824612', 'employees_search'],
    [
      'a search by a mobile number with its country code',
      '/data/employees?limit=50&q=%2B91 98246 12',
      'employees_search',
    ],
    [
      'a search by name and designation',
      '/data/employees?limit=50&q=joshi tailor',
      'employees_(search|designation_id)',
    ],
    ['a search by name and department', '/data/employees?limit=50&q=joshi retail', 'employees_(search|department_id)'],
    ['a search over all records by name', '/data/search?query=joshi', 'employees_search'],
    ['a search over all records by part of a number', '/data/search?query=9824612', 'employees_search'],
    // A large company has enough of them on the first pages of the directory.
    [
      'the birthdays of the week',
      '/data/employees?limit=50&figure=birthday-this-week',
      'employees_(birthday|directory)',
    ],
    [
      'the anniversaries of the week',
      '/data/employees?limit=50&figure=anniversary-this-week',
      'employees_(anniversary|directory)',
    ],
    ['who joins next month', '/data/employees?limit=50&figure=joining-next-month', 'employees_directory_joined'],
    ['who is joining', '/data/employees?limit=50&status=joining', 'employees_joining'],
    ['who is on notice', '/data/employees?limit=50&figure=on-notice', 'employees_on_notice'],
    ['one person’s details', '/data/employeeDetails/77', 'employees_pkey'],
  ])('%s is read from its index without a sequential scan of employees', async (_what, path, index) => {
    const plans = await plansOf(path);

    expect(plans).toMatch(new RegExp(`\\b${index}\\b`));
    expect(plans).not.toMatch(/Seq Scan on employees/);
  });

  test.each([
    ['the list of employees on notice', 'company_last_day is not null order by company_last_day, id limit 51'],
    ['what has come due', "company_last_day < '2027-03-10' for update"],
  ])('%s is read from the index of those on notice', async (_what, condition) => {
    const { rows } = await db.execute(`explain select * from employees where left_at is null and ${condition}`);

    expect(rows.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/\bemployees_on_notice\b/);
  });

  test('who joins on a new day is read from the index of those who are joining', async () => {
    const { rows } = await db.execute(
      'explain select * from employees where not has_joined and joining_date <= today()',
    );

    expect(rows.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/\bemployees_joining\b/);
  });

  test('the figures of the home page read numbers of employees by date, and employees by their day of the year alone', async () => {
    const plans = await plansOf('/data/employees/figures');

    expect(plans).toMatch(/\bemployee_date_counts_key\b/);
    expect(plans).toMatch(/\bemployee_date_counts_month_day\b/);
    const readings = plans.match(/\S+ on employees\b/g);
    expect(readings?.length).toBe(2);
    expect(plans).toMatch(/employees_birthday on employees\b/);
    expect(plans).toMatch(/employees_anniversary on employees\b/);
  });

  test('the headcounts of the organisation read indexes alone', async () => {
    const plans = await plansOf('/data/settings/headcounts');

    const readings = plans.match(/\S+ \S+ \S+ using \S+ on employees\b|Scan on employees\b/g);
    expect(readings).toEqual([expect.stringContaining('Index Only Scan'), expect.stringContaining('Index Only Scan')]);
  });

  test('the lookups and the list of shifts with headcounts read no employees', async () => {
    for (const path of ['/data/employee/select', '/data/manage-shift']) {
      expect(await plansOf(path)).not.toMatch(/ on employees\b/);
    }
  });
});
