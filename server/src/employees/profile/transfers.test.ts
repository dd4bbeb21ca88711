import type { EmployeeProfile } from '@seamline/shared/contract/employees/employee-profiles';
import { expect, test } from 'vitest';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { dueChangesApplier } from '../../db/dueChanges.ts';
import { employees, subDepartments } from '../../db/schema.ts';
import { dueTransfers } from './transfers.ts';

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const [BEFORE, TAKES_EFFECT, A_MONTH_LATER, AFTER_BOTH] = [dayIn(99), dayIn(100), dayIn(130), dayIn(160)];

/** An organisation with two branches, since what is due can be applied once only. */
async function open() {
  const server = await testApp();
  const owner = await server.person({ name: 'Ilaben Meghani' });
  const { db, sql } = server.database;
  const here = await makePlace(db, 'Vesu');
  const there = await makePlace(db, 'Adajan');
  const path = (id: number) => `/data/employee-profiles/${id}`;
  return {
    ...{ server, owner, db, sql, here, there },
    async add(values: Partial<typeof employees.$inferInsert> = {}): Promise<number> {
      const [row] = await db
        .insert(employees)
        .values({ ...employeeIn(here), joining_date: '2024-02-29', ...values, mobile_number: freshNumber() })
        .returning({ id: employees.id });
      return row?.id ?? 0;
    },
    toAdajan: { branch_id: String(there.branchId), department_id: String(there.departmentId) },
    plan: (id: number, json: object) =>
      server.ask('POST', `${path(id)}/transfer`, {
        token: owner.token,
        json: { effective_on: TAKES_EFFECT, ...json },
      }),
    withdraw: (id: number) => server.ask('DELETE', `${path(id)}/transfer`, { token: owner.token }),
    async profileOf(id: number) {
      return (await server.ask('GET', path(id), { token: owner.token })).body as unknown as EmployeeProfile;
    },
    applyAt: async (instant: string) =>
      await dueChangesApplier(server.database, () => new Date(instant), [dueTransfers])(),
    async branchOf(id: number) {
      const [row] = await sql`select branch_id from employees where id = ${id}`;
      return row?.branch_id;
    },
  };
}

test('a transfer takes effect at midnight in India, with its date in history and log, and is gone', async () => {
  const { add, plan, toAdajan, profileOf, applyAt, branchOf, here, there, sql } = await open();
  const id = await add();

  expect((await plan(id, toAdajan)).body).toMatchObject({ success: true });
  expect((await profileOf(id)).transfer).toMatchObject({ effective_on: TAKES_EFFECT, branch: 'Adajan', shift: null });
  await applyAt(`${BEFORE}T18:29:59Z`);
  expect(await branchOf(id)).toBe(here.branchId);
  await applyAt(`${BEFORE}T18:30:00Z`);
  expect(await branchOf(id)).toBe(there.branchId);

  const { transfer, assignments } = await profileOf(id);
  expect(transfer).toBeNull();
  expect(assignments.map(({ effective_from, branch }) => [effective_from, branch])).toEqual([
    [TAKES_EFFECT, 'Adajan'],
    ['2024-02-29', 'Vesu'],
  ]);
  const log =
    await sql`select member_name as by, after from activity where record = 'employee' and record_id = ${id} order by id`;
  expect(log.map(({ by, after }) => [by, after.transfer_on ?? after.branch_id])).toEqual([
    ['Ilaben Meghani', TAKES_EFFECT],
    ['Seamline', there.branchId],
  ]);
});

test('a later entry replaces the one before, and a withdrawn transfer does nothing', async () => {
  const { add, plan, toAdajan, withdraw, profileOf, applyAt, branchOf, here } = await open();
  const id = await add();
  await plan(id, toAdajan);
  await plan(id, { ...toAdajan, effective_on: A_MONTH_LATER });
  expect((await profileOf(id)).transfer?.effective_on).toBe(A_MONTH_LATER);

  expect((await withdraw(id)).body).toMatchObject({ message: expect.stringContaining('withdrawn') });
  await applyAt(`${AFTER_BOTH}T00:00:00Z`);
  expect(await branchOf(id)).toBe(here.branchId);
});

test('a transfer that cannot be made any more lapses, and the others of the day take effect', async () => {
  const { add, plan, toAdajan, applyAt, branchOf, here, there, sql } = await open();
  const [gone, stays] = [await add(), await add()];
  await plan(gone, toAdajan);
  await plan(stays, toAdajan);
  await sql`update employees set resignation_date = '2026-01-01', company_last_day = '2026-01-31', left_at = '2026-02-01' where id = ${gone}`;

  await applyAt(`${TAKES_EFFECT}T00:00:00Z`);
  expect([await branchOf(gone), await branchOf(stays)]).toEqual([here.branchId, there.branchId]);
  expect([...(await sql`select employee_id from employee_transfers`)]).toEqual([]);
});

test('is refused at its field: a day that is not ahead, nothing to change, a department of another branch', async () => {
  const { add, plan, toAdajan, db, here, there } = await open();
  const id = await add();
  const [sub] = await db
    .insert(subDepartments)
    .values({ name: 'Sarees', department_id: here.departmentId })
    .returning({ id: subDepartments.id });
  const fieldOf = async (json: object, person = id) => {
    const { status, body } = await plan(person, json);
    return [status, (body as { errors?: { field: string }[] }).errors?.[0]?.field];
  };

  expect(await fieldOf({ ...toAdajan, effective_on: new Date().toISOString().slice(0, 10) })).toEqual([
    422,
    'effective_on',
  ]);
  expect(await fieldOf({})).toEqual([422, 'branch_id']);
  expect(await fieldOf({ branch_id: toAdajan.branch_id })).toEqual([422, 'department_id']);
  expect(await fieldOf({ ...toAdajan, sub_department_id: sub?.id })).toEqual([422, 'sub_department_id']);
  expect(await fieldOf({ shift_id: 999_999 })).toEqual([422, 'shift_id']);
  expect(await fieldOf({ ...toAdajan, effective_on: dayIn(367) })).toEqual([422, 'effective_on']);
  expect(await fieldOf({ ...toAdajan, effective_on: '9999-12-31' })).toEqual([422, 'effective_on']);
  const unchanged = { branch_id: String(here.branchId), department_id: String(here.departmentId) };
  expect(await plan(id, unchanged)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'branch_id', message: 'Nothing would change: this person has these values already.' }] },
  });
  const onNotice = await add({ resignation_date: '2026-01-01', company_last_day: BEFORE });
  expect(await fieldOf({ branch_id: String(there.branchId) }, onNotice)).toEqual([422, 'effective_on']);
  expect((await plan(999_999, toAdajan)).status).toBe(404);
});

test('a branch that a transfer names cannot be deleted', async () => {
  const { add, plan, toAdajan, server, owner, there } = await open();
  await plan(await add(), toAdajan);
  const query = { branch_id: String(there.branchId) };

  expect(await server.ask('DELETE', '/data/settings/branches', { token: owner.token, query })).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/cannot be deleted: (.* and )?1 planned transfer belongs? to it\.$/) },
  });
});

test('a leaving withdraws the transfer that would take effect after the last day, says so, and leaves an earlier one', async () => {
  const { server, owner, add, plan, toAdajan, profileOf, sql, there } = await open();
  const [later, earlier] = [await add(), await add()];
  await plan(later, toAdajan);
  await plan(earlier, toAdajan);
  const leave = (id: number, company_last_day: string) =>
    server.ask('POST', `/data/ex-employees/${id}`, {
      token: owner.token,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams({ resignation_date: dayIn(0), company_last_day })),
    });

  expect((await leave(later, BEFORE)).body).toMatchObject({ success: true, withdrawn_transfer_on: TAKES_EFFECT });
  expect((await profileOf(later)).transfer).toBeNull();
  const log = await sql`
    select after from activity where record = 'employee' and record_id = ${later} and before ? 'transfer_on' order by id desc`;
  expect(log[0]?.after).toEqual({ transfer_on: null });
  expect((await leave(earlier, TAKES_EFFECT)).body).not.toHaveProperty('withdrawn_transfer_on');
  expect((await profileOf(earlier)).transfer).toMatchObject({ effective_on: TAKES_EFFECT });
  const dependents = await server.ask('GET', '/data/settings/dependants', {
    token: owner.token,
    query: { record: 'branch', id: String(there.branchId) },
  });
  expect(dependents.body).toMatchObject({ employees: 0, transfers: 1 });
});
