import { describe, expect, test } from 'vitest';
import { namesOn, PAST, testAppForLeavings } from '../../../test/support/leavings.ts';
import { storeWithoutTriggers } from '../../../test/support/rows.ts';
import { freshNumber } from '../../../test/support/testApp.ts';
import { employees } from '../../db/schema.ts';

const { server, token, sql, inDays, ask, addEmployee, leave, list } = await testAppForLeavings();
const tomorrow = inDays(1);
const NOTICE = { resignation_date: '2026-10-01', company_last_day: tomorrow };
const reinstate = (id: number) => ask('POST', `/${id}/take-back`);
const listNames = async (state: string, q: string) => namesOn(await list({ state, q }));

interface Directory {
  branches: { branch_name: string; total_employees: number }[];
  department: Record<string, { user_name: string; on_notice_until?: string }[]>;
}
const readDirectory = async (q: string) =>
  (await server.ask('GET', '/data/employees', { token, query: { q } })).body as Directory;
const inDirectory = async (name: string) =>
  Object.values((await readDirectory(name)).department)
    .flat()
    .find((card) => card.user_name === name);
const headcount = async () =>
  (await readDirectory('')).branches.find((branch) => branch.branch_name === 'Vesu Showroom')?.total_employees;
const identify = async (id: number) => (await ask('GET', `/${id}`)).body;
const details = async (id: number) => (await server.ask('GET', `/data/employeeDetails/${id}`, { token })).body;

describe('ex-employees, an id', () => {
  test('is identified with place, picture and the number of reports', async () => {
    const id = await addEmployee('Hetal Desai');
    const report = await addEmployee('Report');
    await sql`insert into employee_reporting (employee_id, reports_to_id) values (${report}, ${id})`;

    expect(await identify(id)).toEqual({
      id,
      user_id: id,
      user_name: 'Hetal Desai',
      designation: 'Tailor',
      profile_pic: null,
      department: 'Retail',
      branch_name: 'Vesu Showroom',
      mobile_number: expect.any(String),
      joining_date: '2019-06-01',
      reports: 1,
      version: 1,
      leaving: null,
    });
  });

  test('that no employee has is answered with 404', async () => {
    expect(await ask('GET', '/999999')).toMatchObject({
      status: 404,
      body: { message: 'This employee does not exist. It may have been deleted.' },
    });
  });
});

describe('a leaving with a last day in the past', () => {
  test('takes the employee out of the directory and its counts at once, and keeps the record', async () => {
    const id = await addEmployee('Leaves Today');
    const before = (await headcount()) ?? 0;
    const answer = await leave(id, { ...PAST, remark: 'Moved & married', fnf_remark: 'ચૂકવ્યું' });

    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: 'Ex-employee data updated successfully!' },
    });
    expect(await inDirectory('Leaves Today')).toBeUndefined();
    expect(await headcount()).toBe(before - 1);
    expect(await details(id)).toMatchObject({
      full_name: 'Leaves Today',
      leaving: { ...PAST, remark: 'Moved & married', fnf_remark: 'ચૂકવ્યું', left_at: '2026-09-30T18:30:00.000Z' },
    });
    expect(await details(id)).not.toHaveProperty('notice');
    expect(await list({ q: 'Leaves Today' })).toMatchObject({
      leavers: [{ id, user_name: 'Leaves Today', branch_name: 'Vesu Showroom' }],
    });
  });

  test('is corrected by a second one, and the former employee then left on the day after the new last day', async () => {
    const id = await addEmployee('Corrected');
    await leave(id, { ...PAST, remark: 'Typo' });
    await leave(id, { ...PAST, company_last_day: '2026-10-05', remark: '' });

    expect(await identify(id)).toMatchObject({
      leaving: { company_last_day: '2026-10-05', remark: null, left_at: '2026-10-05T18:30:00.000Z' },
    });
  });

  test('needs both dates', async () => {
    expect(await leave(await addEmployee('Undated'), { remark: 'x' })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'resignation_date', message: 'This field is required.' },
          { field: 'company_last_day', message: 'This field is required.' },
        ],
      },
    });
  });

  test.each(['0', 'x', '2147483648', '1.5'])('of the id %s is refused', async (id) => {
    expect((await leave(id)).status).toBe(422);
  });

  test('of an unknown id is answered with 404', async () => {
    expect((await leave(999_999)).status).toBe(404);
  });

  test('is noted in the activity log', async () => {
    const id = await addEmployee('Logged');
    await leave(id);

    const [entry] = await sql`select * from activity where record = 'employee' and record_id = ${id}`;
    expect(entry).toMatchObject({
      action: 'update',
      before: { company_last_day: null, left_at: null },
      after: { company_last_day: '2026-09-30', left_at: '2026-09-30T18:30:00.000Z' },
    });
  });

  test('may be before the resignation date', async () => {
    const id = await addEmployee('Absconding');

    expect((await leave(id, { resignation_date: '2026-09-30', company_last_day: '2026-09-01' })).status).toBe(200);
  });

  test('is refused at both fields before the joining date', async () => {
    const id = await addEmployee('Too Early');

    expect(await leave(id, { resignation_date: '2019-05-30', company_last_day: '2019-05-31' })).toMatchObject({
      status: 422,
      body: {
        errors: [
          { field: 'resignation_date', message: 'The resignation date cannot be before the joining date.' },
          { field: 'company_last_day', message: 'The last day cannot be before the joining date.' },
        ],
      },
    });
    expect(await identify(id)).toMatchObject({ leaving: null });
  });

  test('keeps a stored date before the joining date when only a remark changes', async () => {
    const id = await addEmployee('Stored Oddity');
    const dates = { resignation_date: '2019-05-30', company_last_day: '2019-05-31' };
    const left_at = new Date('2019-05-31T18:30:00Z');
    await storeWithoutTriggers(server.database, employees, id, { ...dates, left_at });

    expect((await leave(id, { ...dates, remark: 'Never came' })).status).toBe(200);
    expect(await identify(id)).toMatchObject({ leaving: { remark: 'Never came' } });
  });
});

describe('an employee on notice', () => {
  test('stays in the directory and every count, marked with the last day', async () => {
    const id = await addEmployee('Kept In Every Count');
    const before = await headcount();
    expect(await leave(id, { ...NOTICE, remark: 'Moves' })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Ex-employee data updated successfully!' },
    });

    expect(await inDirectory('Kept In Every Count')).toMatchObject({ on_notice_until: tomorrow });
    expect(await headcount()).toBe(before);
    const notice = { ...NOTICE, remark: 'Moves', fnf_remark: null };
    expect(await identify(id)).toMatchObject({ notice, leaving: null });
    expect(await details(id)).toMatchObject({ notice, leaving: null });
    expect(await listNames('on-notice', 'Kept In Every Count')).toEqual(['Kept In Every Count']);
    expect(await listNames('former', 'Kept In Every Count')).toEqual([]);
  });

  test('has today as the last day, or a later date', async () => {
    const id = await addEmployee('Last Day Today');
    await leave(id, { ...NOTICE, company_last_day: inDays(0) });
    expect(await inDirectory('Last Day Today')).toMatchObject({ on_notice_until: inDays(0) });

    await leave(id, { ...NOTICE, company_last_day: inDays(-1) });
    expect(await inDirectory('Last Day Today')).toBeUndefined();
    expect(await identify(id)).toMatchObject({ leaving: { company_last_day: inDays(-1) } });
  });

  test('keeps the mobile number, so that no other employee can have it', async () => {
    const number = freshNumber();
    await leave(await addEmployee('Number On Notice', number), NOTICE);

    await expect(addEmployee('Same Number', number)).rejects.toThrow();
  });

  test('remains the reporting person of their reports', async () => {
    const boss = await addEmployee('Boss On Notice');
    await leave(boss, NOTICE);
    const report = await addEmployee('Report Of Notice');
    await sql`insert into employee_reporting (employee_id, reports_to_id) values (${report}, ${boss})`;

    expect(await details(report)).toMatchObject({ reporting_persons: [{ id: boss, has_left: false }] });
  });

  test('stays after a withdrawal, which forgets the leaving', async () => {
    const id = await addEmployee('Changed Mind');
    await leave(id, { ...NOTICE, remark: 'Moves' });

    expect((await reinstate(id)).body).toEqual({ success: true, message: 'Changed Mind is no longer on notice.' });
    expect(await inDirectory('Changed Mind')).not.toHaveProperty('on_notice_until');
    expect(await identify(id)).toMatchObject({ leaving: null });
    expect(await sql`select remark, resignation_date from employees where id = ${id}`).toEqual([
      { remark: null, resignation_date: null },
    ]);
  });
});

describe('reinstating', () => {
  test('puts a former employee into the directory again and forgets the leaving', async () => {
    const id = await addEmployee('Boomerang');
    await leave(id);

    expect((await reinstate(id)).body).toEqual({ success: true, message: 'Boomerang works here again.' });
    expect(await inDirectory('Boomerang')).toBeDefined();
    expect(await identify(id)).toMatchObject({ leaving: null });
  });

  test('is refused while a current employee has the number, with the name', async () => {
    const number = freshNumber();
    const id = await addEmployee('First Owner', number);
    await leave(id);
    await addEmployee('Second Owner', number);

    expect(await reinstate(id)).toMatchObject({
      status: 409,
      body: {
        message:
          'First Owner cannot be reinstated: Second Owner has the same mobile number. Change one of the two first.',
      },
    });
  });

  test('by a last day in the future puts a former employee on notice', async () => {
    const id = await addEmployee('Back On Notice');
    await leave(id);
    await leave(id, NOTICE);

    expect(await inDirectory('Back On Notice')).toMatchObject({ on_notice_until: tomorrow });
    expect(await identify(id)).toMatchObject({ notice: NOTICE, leaving: null });
  });

  test('by a last day in the future is refused at the field while a current employee has the number', async () => {
    const number = freshNumber();
    const id = await addEmployee('Third Owner', number);
    await leave(id);
    await addEmployee('Fourth Owner', number);
    const message =
      'Third Owner cannot be on notice: Fourth Owner has the same mobile number. Change one of the two first.';

    expect(await leave(id, NOTICE)).toMatchObject({
      status: 409,
      body: { message, errors: [{ field: 'company_last_day', message }] },
    });
    expect(await identify(id)).toMatchObject({ leaving: PAST });
  });

  test('is refused for an employee who is not leaving', async () => {
    expect(await reinstate(await addEmployee('Present'))).toMatchObject({
      status: 409,
      body: { message: 'Present is not leaving: there is nothing to withdraw.' },
    });
    expect((await reinstate(999_999)).status).toBe(404);
  });
});
