import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { expect, test } from 'vitest';
import { randomHex } from './support/imports.ts';
import { addEmployeeIn, makePlace } from './support/rows.ts';
import { type Answer, testApp } from './support/testApp.ts';

const server = await testApp();
const { db, sql } = server.database;
const asha = await server.person({ name: 'Asha Patel' });
const ketan = await server.person({ name: 'Ketan Desai' });
const place = await makePlace(db);

type Query = Record<string, string>;

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, query: Query = {}, by = asha) =>
  server.ask(method, path, { token: by.token, query });
const callJson = (method: 'POST' | 'PUT', path: string, body: object, query: Query = {}, by = asha) =>
  server.ask(method, path, { token: by.token, query, json: body });
const idIn = (answer: Answer, key = 'id') => String((answer.body as Record<string, unknown>)[key]);

const addEmployee = () => addEmployeeIn(db, place);

const inDays = (days: number) => dateInIndia(new Date(Date.now() + days * 86_400_000));
const SHIFT = { hours_type_in_shift_clock: 'FULL_SHIFT_HOURS', shift_utc_offset: '+05:30' };

/** For each kind of record: adds one, changes it as Ketan, and deletes it with the version that is given. */
const deletions = [
  {
    record: 'branch',
    add: async () =>
      idIn(await call('POST', '/data/settings/add-branches', { name: 'Piplod', branch_type: 'Showroom' })),
    change: (id: string) =>
      call(
        'PUT',
        '/data/settings/branches',
        { branch_id: id, name: 'Piplod 2', code: 'P', branch_type: 'Showroom' },
        ketan,
      ),
    remove: (id: string, version: Query) => call('DELETE', '/data/settings/branches', { branch_id: id, ...version }),
  },
  {
    record: 'department',
    add: async () =>
      idIn(
        await call('POST', '/data/settings/add-departments', { name: 'Finance', branch_id: String(place.branchId) }),
        'department_id',
      ),
    change: (id: string) =>
      call(
        'PUT',
        '/data/settings/departments',
        { department_id: id, name: 'Accounts', branch_id: String(place.branchId), code: '', description: '' },
        ketan,
      ),
    remove: (id: string, version: Query) =>
      call('DELETE', '/data/settings/departments', { department_id: id, ...version }),
  },
  {
    record: 'sub-department',
    add: async () =>
      idIn(
        await call('POST', '/data/settings/sub-departments', {
          sub_department: 'Sarees',
          branch_id: String(place.branchId),
          department_id: String(place.departmentId),
        }),
      ),
    change: (id: string) =>
      call('PUT', '/data/settings/sub-departments', { sub_department_id: id, sub_department: 'Silk' }, ketan),
    remove: (id: string, version: Query) =>
      call('DELETE', '/data/settings/sub-departments', { sub_department_id: id, ...version }),
  },
  {
    record: 'designation',
    add: async () => idIn(await call('POST', '/data/settings/designations', { designation: 'Cutter' })),
    change: (id: string) =>
      call('PUT', '/data/settings/designations', { designation_id: id, designation: 'Master Cutter' }, ketan),
    remove: (id: string, version: Query) =>
      call('DELETE', '/data/settings/designations', { designation_id: id, ...version }),
  },
  {
    record: 'leave type',
    add: async () =>
      idIn(
        await call('POST', '/data/leave-management/leave-type', { leave_type_name: 'Casual', applicable_for: 'all' }),
        'leave_type_id',
      ),
    change: (id: string) =>
      call(
        'PUT',
        `/data/leave-management/leave-type/${id}`,
        {
          leave_type_name: 'Casual Leave',
          leave_type_short_name: '',
          attachment_required: 'false',
          apply_leave_on_holiday: 'false',
          applicable_unpaid_leave: 'false',
          is_birthday_anniversary_leave: 'false',
          leave_applied_on_past_days: 'false',
          applicable_for: 'all',
          allow_applicable_previous_days: '0',
          description: '',
        },
        ketan,
      ),
    remove: (id: string, version: Query) => call('DELETE', `/data/leave-management/leave-type/${id}`, version),
  },
  {
    record: 'shift',
    add: async () => {
      await callJson('POST', '/data/add-shift', { ...SHIFT, shift_name: 'Evening' });
      return String((await sql`select id from shifts where shift_name = 'Evening'`)[0]?.id);
    },
    change: (id: string) => callJson('PUT', `/data/manage-shift/${id}`, { ...SHIFT, shift_name: 'Late' }, {}, ketan),
    remove: (id: string, version: Query) => call('DELETE', `/data/manage-shift/${id}`, version),
  },
  {
    record: 'manager',
    add: async () => (await server.person({ role: 'manager', name: 'Jayesh Rana' })).number,
    change: (number: string) =>
      call(
        'PUT',
        '/data/settings/admin',
        {
          number,
          new_name: 'Jayesh Shah',
          email: '',
          edit_permission: 'true',
          view_permission: 'true',
          is_active: 'true',
        },
        ketan,
      ),
    remove: (number: string, version: Query) => call('DELETE', '/data/settings/admin', { number, ...version }),
  },
];

test.each(deletions)(
  'deletion of a $record: is refused where another user has changed it since the version on the screen',
  async ({ add, change, remove }) => {
    const id = await add();
    expect(await change(id)).toMatchObject({ status: 200 });

    const refused = await remove(id, { version: '1' });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      message: expect.stringMatching(/^Ketan Desai has changed .+ since you opened this\./),
      conflict: { by: 'Ketan Desai', version: 2 },
    });
    expect((await remove(id, { version: '2' })).status).toBe(200);
  },
);

test.each(deletions)(
  'deletion of a $record: goes on without a version, as specified',
  async ({ add, change, remove }) => {
    const id = await add();
    await change(id);

    expect((await remove(id, {})).status).toBe(200);
  },
);

test('task of an exit: is not overwritten unseen, and the conflict names what another user has changed', async () => {
  const id = await addEmployee();
  const form = new URLSearchParams({ resignation_date: inDays(-5), company_last_day: inDays(20) });
  await server.ask('POST', `/data/ex-employees/${id}`, {
    token: asha.token,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(form),
  });
  const path = `/data/employee-exits/${id}/tasks`;
  const handover = (values: object, by = asha) => callJson('PUT', path, { task: 'handover', ...values }, {}, by);
  expect((await handover({ due_on: inDays(5), version: 0 })).body).toMatchObject({ version: 1 });
  await callJson('PUT', path, { task: 'assets', due_on: inDays(1) }, {}, ketan);
  await handover({ due_on: inDays(9), version: 1 }, ketan);

  const refused = await handover({ due_on: inDays(7), version: 1 });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      conflict: {
        by: 'Ketan Desai',
        version: 2,
        changes: [{ field: 'due_on', before: inDays(5), after: inDays(9) }],
      },
    },
  });
  expect((await handover({ due_on: inDays(7), version: 2 })).body).toMatchObject({ due_on: inDays(7), version: 3 });
  expect((await handover({ done_on: inDays(0) })).status).toBe(200);
});

test('planned change: one that was replaced or withdrawn is neither replaced nor withdrawn again', async () => {
  const id = await addEmployee();
  const there = await makePlace(db, 'Adajan Studio');
  const change = { ids: [id], count: 1, shift_id: String(there.shiftId) };
  const plan = async (effective_on: string, replaces?: number, by = asha) => {
    const body = { ...change, effective_on, ...(replaces && { replaces }) };
    const preview = await callJson('POST', '/data/employee-changes/preview', body, {}, by);
    const { fingerprint } = preview.body as { fingerprint: string };
    return await callJson('POST', '/data/employee-changes', { ...body, fingerprint, id: randomHex(16) }, {}, by);
  };
  const planned = async () => {
    const rows = await sql<{ id: number }[]>`
      select id from assignment_entries where employee_id = ${id} and is_pending`;
    return rows.map((row) => row.id);
  };
  expect((await plan(inDays(100))).status).toBe(200);
  const [first = 0] = await planned();
  expect((await plan(inDays(160), first, ketan)).status).toBe(200);

  const message = 'This planned change does not exist. It may have been deleted.';
  expect(await plan(inDays(130), first)).toMatchObject({ status: 404, body: { message } });
  expect(await call('DELETE', `/data/planned-changes/${first}`)).toMatchObject({ status: 404 });
  const [second = 0] = await planned();
  expect((await call('DELETE', `/data/planned-changes/${second}`)).status).toBe(200);
  expect(await planned()).toEqual([]);
});

test('saved view: an older window neither changes nor deletes what a newer one has saved', async () => {
  const added = await callJson('POST', '/data/employee-views', { name: 'Notice', search: 'status=on-notice' });
  const path = `/data/employee-views/${idIn(added)}`;
  const change = (search: string, version: number) => callJson('PUT', path, { name: 'Notice', search, version });
  expect((await change('sort=joined', 1)).body).toMatchObject({ version: 2 });

  expect(await change('sort=-joined', 1)).toMatchObject({
    status: 409,
    body: { message: 'Asha Patel changed Notice while you were editing it.' },
  });
  expect((await call('DELETE', path, { version: '1' })).status).toBe(409);
  expect((await call('DELETE', path, { version: '2' })).status).toBe(200);
  expect((await call('DELETE', path, { version: '2' })).status).toBe(404);
});

test('leaving: is not withdrawn where another user has changed its dates, but where they changed another value', async () => {
  const id = await addEmployee();
  const leave = (days: number, by = asha) =>
    server.ask('POST', `/data/ex-employees/${id}`, {
      token: by.token,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams({ resignation_date: inDays(-5), company_last_day: inDays(days) })),
    });
  await leave(20);
  await leave(25, ketan);
  const withdraw = (version: string) => call('POST', `/data/ex-employees/${id}/take-back`, { version });

  expect(await withdraw('2')).toMatchObject({
    status: 409,
    body: { conflict: { changes: [{ field: 'company_last_day', before: inDays(20), after: inDays(25) }] } },
  });
  const form = new FormData();
  form.append('grade', 'W3');
  await server.ask('PUT', `/data/employeeDetails/${id}`, { token: ketan.token, form });
  expect((await withdraw('3')).status).toBe(200);
});

test.each([
  ['designation', '/data/settings/designations', { designation: 'Weaver' }, 'designations'],
  [
    'leave reason',
    '/data/leave-management/leave-reason',
    { leave_type_name: 'Sick', reason: 'Fever' },
    'leave_reasons',
  ],
] as const)('creation of a %s: the same call twice, even at once, adds one', async (_record, path, values, table) => {
  await sql`insert into leave_types (name) values ('Sick') on conflict do nothing`;
  const client_id = randomHex(16);
  const count = async () => (await db.execute<{ total: number }>(`select count(*)::int as total from ${table}`)).rows;
  const [before] = await count();
  const answers = await Promise.all([1, 2, 3].map(() => call('POST', path, { ...values, client_id })));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => idIn(answer))).size).toBe(1);
  await call('POST', path, values);
  await call('POST', path, values);
  expect(await count()).toEqual([{ total: (before?.total ?? 0) + 3 }]);
  expect(await call('POST', path, { ...values, client_id: 'short' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'client_id' }] },
  });
});
