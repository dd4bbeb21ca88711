import type { EmployeeExit } from '@seamline/shared/contract/employees/employee-exits';
import type { FormerEmployee, Identity } from '@seamline/shared/contract/employees/former-employees';
import { expect, test } from 'vitest';
import { testAppForLeavings } from '../../../test/support/leavings.ts';
import { workingDaysAfter } from './workingDays.ts';

const { server, token, sql, inDays, ask, addEmployee, leave, list } = await testAppForLeavings();

const leaving = (days = 10) => ({ resignation_date: inDays(-20), company_last_day: inDays(days) });
const exitOf = async (id: number) =>
  (await server.ask('GET', `/data/employee-exits/${id}`, { token })).body as EmployeeExit;
const setTask = async (id: number, body: object) =>
  await server.ask('PUT', `/data/employee-exits/${id}/tasks`, {
    ...{ token, json: body },
  });
const identityOf = async (id: number) => (await ask('GET', `/${id}`)).body as Identity;
const reportTo = async (id: number, manager: number) =>
  await sql`insert into employee_reporting (employee_id, reports_to_id) values (${id}, ${manager})`;

test('an exit: type, reason, notice period and settlement are part of the leaving, and stay where they are left out', async () => {
  const id = await addEmployee('Asha Mehta');
  const about = { exit_type: 'resignation', exit_reason: 'studies', notice_period_days: '30', settled_on: inDays(-1) };
  expect((await leave(id, { ...leaving(), ...about })).status).toBe(200);
  const stored = { exit_type: 'resignation', exit_reason: 'studies', notice_period_days: 30, settled_on: inDays(-1) };
  expect((await identityOf(id)).notice).toMatchObject(stored);
  await leave(id, leaving(12));
  expect((await identityOf(id)).notice).toMatchObject({ ...stored, company_last_day: inDays(12) });
  await leave(id, { ...leaving(12), exit_reason: '', notice_period_days: '', settled_on: '' });
  expect((await identityOf(id)).notice).toMatchObject({
    ...{ exit_type: 'resignation', exit_reason: null, notice_period_days: null, settled_on: null },
  });
});

test.each([
  [{ exit_type: 'quit' }, 'exit_type', 'Choose one of the options.'],
  [{ notice_period_days: '366' }, 'notice_period_days', 'Enter a whole number from 0 to 365.'],
  [{ notice_period_days: 'a month' }, 'notice_period_days', 'Enter a whole number from 0 to 365.'],
  [{ settled_on: inDays(1) }, 'settled_on', 'This date cannot be in the future.'],
  [{ settled_on: '2019-05-31' }, 'settled_on', 'The final settlement cannot be before the joining date.'],
])('an exit with %j is refused at its field', async (values, field, message) => {
  const id = await addEmployee('Refused');
  expect(await leave(id, { ...leaving(), ...values })).toMatchObject({
    ...{ status: 422, body: { errors: [{ field, message }] } },
  });
  expect((await identityOf(id)).notice).toBeUndefined();
});

test('a task of an exit has an owner and dates, each changed alone, and noted as a change of the employee', async () => {
  const [id, owner] = [await addEmployee('Bina Rao'), await addEmployee('Ila Shah')];
  await leave(id, leaving());
  const versionOf = async () => (await sql`select version from employees where id = ${id}`)[0]?.version;
  const version = await versionOf();
  expect((await exitOf(id)).tasks.map(({ task }) => task)).toEqual(['assets', 'handover', 'documents']);
  const first = { task: 'handover', owner_id: String(owner), due_on: inDays(5) };
  expect(await setTask(id, first)).toMatchObject({ status: 200, body: { owner: { id: owner, name: 'Ila Shah' } } });
  await setTask(id, { task: 'handover', done_on: inDays(0) });
  expect((await exitOf(id)).tasks[1]).toEqual({
    ...{ task: 'handover', owner: { id: owner, name: 'Ila Shah' }, due_on: inDays(5), done_on: inDays(0) },
    version: 2,
  });
  await setTask(id, { task: 'handover', owner_id: null, due_on: '', done_on: '' });
  expect((await exitOf(id)).tasks[1]).toEqual({
    task: 'handover',
    owner: null,
    due_on: null,
    done_on: null,
    version: 3,
  });

  // Whoever has the employee's form open can still save it.
  expect(await versionOf()).toBe(version);

  const log = await sql`select action, record_name, before, after from activity
    where record = 'employee' and record_id = ${id} order by id desc limit 2`;
  expect(log[1]).toEqual({
    ...{ action: 'update', record_name: 'Bina Rao' },
    ...{ before: { handover_done_on: null }, after: { handover_done_on: inDays(0) } },
  });
});

test('a task of an exit is refused for a wrong owner, a future date, and an employee who stays', async () => {
  const [id, gone] = [await addEmployee('Chitra Vora'), await addEmployee('Gone Already')];
  expect(await setTask(id, { task: 'assets', done_on: inDays(0) })).toMatchObject({
    ...{ status: 409, body: { message: 'Chitra Vora is not leaving: there are no tasks.' } },
  });
  await leave(gone);
  await leave(id, leaving());
  for (const owner_id of [String(id), String(gone), '2147483647']) {
    expect(await setTask(id, { task: 'assets', owner_id })).toMatchObject({
      ...{ status: 422, body: { errors: [{ field: 'owner_id' }] } },
    });
  }
  expect(await setTask(id, { task: 'assets', done_on: inDays(1) })).toMatchObject({
    ...{ status: 422, body: { errors: [{ field: 'done_on', message: 'This date cannot be in the future.' }] } },
  });
  expect((await setTask(id, { task: 'party' })).status).toBe(422);
  expect((await server.ask('GET', '/data/employee-exits/2147483647', { token })).status).toBe(404);
});

test('an exit that is withdrawn leaves nothing behind, also where a server of before withdraws it', async () => {
  const withdraw = [
    async (id: number) => void (await ask('POST', `/${id}/take-back`)),
    async (id: number) =>
      void (await sql`update employees set resignation_date = null, company_last_day = null where id = ${id}`),
  ];
  for (const act of withdraw) {
    const id = await addEmployee('Stays On');
    await leave(id, { ...leaving(), exit_type: 'retirement', exit_reason: 'other', notice_period_days: '60' });
    await setTask(id, { task: 'documents', due_on: inDays(3) });
    await act(id);
    expect(await exitOf(id)).toMatchObject({ tasks: [], settlement_due_on: null });
    await leave(id, leaving());
    expect((await identityOf(id)).notice).toMatchObject({ exit_type: null, notice_period_days: null });
    expect((await exitOf(id)).tasks[2]?.due_on).toBeNull();
  }
});

test('the database keeps tasks and types to employees who leave', async () => {
  const id = await addEmployee('Current');
  await expect(sql`insert into exit_tasks (employee_id, task) values (${id}, 'assets')`).rejects.toThrow();
  await expect(sql`update employees set exit_type = 'retirement' where id = ${id}`).rejects.toThrow();
});

test('the list of employees on notice says what is left to do, and the exit who reports to the one who leaves', async () => {
  const manager = await addEmployee('Manager Mira');
  const [one, other] = [await addEmployee('Zarna Report'), await addEmployee('Amit Report')];
  await reportTo(one, manager);
  await reportTo(other, manager);
  const former = await addEmployee('Former Report');
  await reportTo(former, manager);
  await leave(former);
  await leave(manager, { ...leaving(4), exit_type: 'end_of_contract' });
  await setTask(manager, { task: 'assets', done_on: inDays(-1) });

  const { leavers } = (await list({ state: 'on-notice', q: 'Manager Mira' })) as unknown as {
    leavers: FormerEmployee[];
  };
  const due = workingDaysAfter(inDays(4), 2);
  expect(leavers).toMatchObject([
    { exit_type: 'end_of_contract', tasks_done: 1, reports: 2, settlement_due_on: due, settled_on: null },
  ]);
  const exit = await exitOf(manager);
  expect(exit.reports.map(({ name }) => name)).toEqual(['Amit Report', 'Zarna Report']);
  expect(exit.settlement_due_on).toBe(due);
});
