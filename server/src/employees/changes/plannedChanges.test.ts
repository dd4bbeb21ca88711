import type { ChangePreview } from '@seamline/shared/contract/employees/employee-changes';
import type { EmployeeProfile } from '@seamline/shared/contract/employees/employee-profiles';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { expect, test } from 'vitest';
import { randomHex } from '../../../test/support/imports.ts';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { dueChangesApplier } from '../../db/dueChanges.ts';
import { employees } from '../../db/schema.ts';
import { dueLeavings } from '../exits/leavings.ts';
import { dueEntries } from './plannedEntries.ts';

const dayIn = (days: number) => dateInIndia(new Date(Date.now() + days * 86_400_000));
const [BEFORE, TAKES_EFFECT, A_MONTH_LATER, AFTER_BOTH] = [dayIn(99), dayIn(100), dayIn(130), dayIn(160)];

/** An organisation with two branches, since what is due can be applied once only. */
async function open() {
  const server = await testApp();
  const owner = await server.person({ name: 'Ilaben Meghani' });
  const { db, sql } = server.database;
  const here = await makePlace(db, 'Vesu');
  const there = await makePlace(db, 'Adajan');
  const post = (path: string, json: object) => server.ask('POST', path, { token: owner.token, json });
  const apply = dueChangesApplier(server.database, () => new Date(server.now()), [dueLeavings, dueEntries]);

  async function preview(ids: readonly number[], change: object) {
    return await post('/data/employee-changes/preview', {
      ids,
      count: ids.length,
      effective_on: TAKES_EFFECT,
      ...change,
    });
  }

  return {
    ...{ server, owner, sql, db, here, there, post, preview, apply },
    async add(values: Partial<typeof employees.$inferInsert> = {}): Promise<number> {
      const [row] = await db
        .insert(employees)
        .values({ ...employeeIn(here), joining_date: '2024-02-29', ...values, mobile_number: freshNumber() })
        .returning({ id: employees.id });
      return row?.id ?? 0;
    },
    toAdajan: { branch_id: String(there.branchId), department_id: String(there.departmentId) },
    /** Previews a change and makes it. */
    async plan(ids: readonly number[], change: object) {
      const answer = await preview(ids, change);
      if (answer.status !== 200) return answer;
      const { fingerprint } = answer.body as unknown as ChangePreview;
      const body = { ids, count: ids.length, effective_on: TAKES_EFFECT, ...change, fingerprint, id: randomHex(16) };
      return { ...(await post('/data/employee-changes', body)), id: body.id };
    },
    withdraw: (id: number) => server.ask('DELETE', `/data/planned-changes/${id}`, { token: owner.token }),
    async entriesOf(id: number) {
      const { body } = await server.ask('GET', `/data/employee-profiles/${id}`, { token: owner.token });
      return (body as unknown as EmployeeProfile).entries;
    },
    async applyAt(instant: string) {
      await dueChangesApplier(server.database, () => new Date(instant), [dueLeavings, dueEntries])();
    },
    async branchOf(id: number) {
      const [row] = await sql`select branch_id from employees where id = ${id}`;
      return row?.branch_id;
    },
    log: (id: number) =>
      sql`select member_name as by, before, after from activity where record = 'employee' and record_id = ${id} order by id`,
  };
}

test('a planned change takes effect at midnight in India, and history and log say who planned it', async () => {
  const { add, plan, toAdajan, entriesOf, applyAt, branchOf, log, here, there } = await open();
  const id = await add();

  expect((await plan([id], { ...toAdajan, reason: 'New store' })).body).toEqual({ changed: 1 });
  expect((await entriesOf(id))[0]).toMatchObject({
    ...{ effective_on: TAKES_EFFECT, branch: 'Adajan', state: 'planned', reason: 'New store', by: 'Ilaben Meghani' },
    values: { branch_id: there.branchId, department_id: there.departmentId, sub_department_id: null },
  });
  await applyAt(`${BEFORE}T18:29:59Z`);
  expect(await branchOf(id)).toBe(here.branchId);
  await applyAt(`${BEFORE}T18:30:00Z`);
  expect(await branchOf(id)).toBe(there.branchId);

  const entries = await entriesOf(id);
  expect(entries.map(({ effective_on, branch, state }) => [effective_on, branch, state])).toEqual([
    [TAKES_EFFECT, 'Adajan', 'past'],
    ['2024-02-29', 'Vesu', 'past'],
  ]);
  expect((await log(id)).map(({ by, after }) => [by, after.effective_on, after.branch_id, after.planned_by])).toEqual([
    ['Ilaben Meghani', TAKES_EFFECT, undefined, undefined],
    ['Seamline', undefined, there.branchId, 'Ilaben Meghani'],
  ]);
});

test('several planned changes stand side by side; one is withdrawn, and one replaced', async () => {
  const { add, plan, toAdajan, withdraw, entriesOf, applyAt, branchOf, here, there, sql } = await open();
  const id = await add({ shift_id: null });
  await plan([id], toAdajan);
  await plan([id], { shift_id: String(there.shiftId), effective_on: A_MONTH_LATER });
  const planned = async () => (await entriesOf(id)).filter(({ state }) => state === 'planned');
  expect((await planned()).map(({ effective_on }) => effective_on)).toEqual([A_MONTH_LATER, TAKES_EFFECT]);

  const [later, earlier] = await planned();
  expect((await withdraw(earlier?.id ?? 0)).body).toMatchObject({ message: expect.stringContaining('was withdrawn') });
  const replaced = { shift_id: String(here.shiftId), effective_on: AFTER_BOTH, replaces: later?.id };
  expect((await plan([id], replaced)).body).toEqual({ changed: 1 });
  expect((await planned()).map(({ effective_on }) => effective_on)).toEqual([AFTER_BOTH]);
  await applyAt(`${AFTER_BOTH}T00:00:00Z`);
  expect(await branchOf(id)).toBe(here.branchId);
  expect(await sql`select shift_id from employees where id = ${id}`).toEqual([{ shift_id: here.shiftId }]);
});

test('a planned change that is not possible any more lapses visibly, and the others of the day take effect', async () => {
  const { add, plan, toAdajan, applyAt, branchOf, entriesOf, here, there, sql } = await open();
  const [gone, moved, stays] = [await add(), await add(), await add()];
  const boss = await add();
  await plan([gone, stays], toAdajan);
  await plan([moved], { reporting_person_ids: [String(boss)] });
  await sql`update employees set resignation_date = '2026-01-01', company_last_day = '2026-01-31', left_at = '2026-02-01'
    where id in (${gone}, ${boss})`;

  await applyAt(`${TAKES_EFFECT}T00:00:00Z`);
  expect([await branchOf(gone), await branchOf(stays)]).toEqual([here.branchId, there.branchId]);
  expect((await entriesOf(gone))[0]).toMatchObject({ state: 'lapsed', obstacle: 'left' });
  expect((await entriesOf(moved))[0]).toMatchObject({ state: 'lapsed', obstacle: 'reporting' });
  expect([...(await sql`select from employee_reporting where employee_id = ${moved}`)]).toEqual([]);
});

test('a change back takes effect at once, and a later entry of the same value stays', async () => {
  const { add, plan, preview, toAdajan, entriesOf, branchOf, log, here, there, sql } = await open();
  const id = await add();
  await plan([id], { ...toAdajan, effective_on: dayIn(-10) });
  expect(await branchOf(id)).toBe(there.branchId);

  const back = { branch_id: String(here.branchId), department_id: String(here.departmentId), effective_on: dayIn(-20) };
  expect(await preview([id], back)).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'branch_id', message: expect.stringMatching(/^Nothing would change/) }] },
  });
  const designation = { designation_id: String(there.designationId), effective_on: dayIn(-30) };
  await plan([id], designation);
  const next = { designation_id: String(here.designationId), effective_on: dayIn(-40) };
  const [row] = await sql`select designation_id from employees where id = ${id}`;
  expect(row?.designation_id).toBe(there.designationId);
  expect((await preview([id], { ...next, ...toAdajan })).body).toMatchObject({
    changes: [{ fields: [{ field: 'branch_id', until: dayIn(-10) }, { field: 'department_id' }] }],
  });
  await plan([id], { ...toAdajan, effective_on: dayIn(-40) });
  expect(await branchOf(id)).toBe(there.branchId);
  expect((await entriesOf(id)).map(({ effective_on }) => effective_on)).toEqual([
    ...[dayIn(-10), dayIn(-30), dayIn(-40), '2024-02-29'],
  ]);
  // The last one changes nothing that holds today.
  expect((await log(id)).map(({ after }) => [after.effective_on, after.branch_id])).toEqual([
    [dayIn(-10), there.branchId],
    [dayIn(-30), undefined],
    [dayIn(-40), undefined],
  ]);
});

test('who joins later gets the values from joining on, and a past day before joining is an obstacle', async () => {
  const { add, plan, preview, toAdajan, branchOf, entriesOf, there } = await open();
  const [joins, works] = [await add({ joining_date: dayIn(50) }), await add({ full_name: 'Asha Rana' })];
  expect((await preview([joins, works], { ...toAdajan, effective_on: dayIn(-1) })).body).toMatchObject({
    refusals: [{ employee_id: joins, reason: 'not_joined' }],
    changes: [{ employee_id: works, effective_on: dayIn(-1) }],
  });
  await plan([joins], { ...toAdajan, effective_on: dayIn(0) });
  expect(await branchOf(joins)).toBe(there.branchId);
  expect((await entriesOf(joins))[0]).toMatchObject({ effective_on: dayIn(50), branch: 'Adajan', state: 'past' });
});

test('the undo of a planned change removes it, that of a change back restores the values of today', async () => {
  const { add, plan, toAdajan, post, branchOf, entriesOf, here, there } = await open();
  const [id, other] = [await add(), await add()];
  const planned = (await plan([id], toAdajan)) as { id: string };
  const back = (await plan([id, other], { ...toAdajan, effective_on: dayIn(-5) })) as { id: string };
  expect([await branchOf(id), await branchOf(other)]).toEqual([there.branchId, there.branchId]);

  const undo = (change: { id: string }) => post(`/data/employee-changes/${change.id}/undo`, {});
  expect((await undo(planned)).body).toMatchObject({ restored: 0, kept: [{ employee_id: id, reason: 'changed' }] });
  expect((await undo(back)).body).toMatchObject({ restored: 2, kept: [] });
  expect([await branchOf(id), await branchOf(other)]).toEqual([here.branchId, here.branchId]);
  expect((await undo(planned)).body).toMatchObject({ restored: 1, kept: [] });
  expect((await entriesOf(id)).map(({ effective_on }) => effective_on)).toEqual(['2024-02-29']);
});

test('reporting loops are refused on every day from the change on', async () => {
  const { add, plan, preview, server, owner } = await open();
  const [one, other] = [await add({ full_name: 'Asha' }), await add({ full_name: 'Bina' })];
  await plan([one], { reporting_person_ids: [String(other)] });

  const loop = { reporting_person_ids: [String(one)] };
  const reasons = async (effective_on: string) =>
    (await preview([other], { ...loop, effective_on })).body as { refusals: { reason: string }[] };
  expect((await reasons(dayIn(0))).refusals).toMatchObject([{ reason: 'reporting_loop' }]);
  expect((await reasons(A_MONTH_LATER)).refusals).toMatchObject([{ reason: 'reporting_loop' }]);
  const form = new FormData();
  form.append('reporting_person_ids', String(one));
  expect(await server.ask('PUT', `/data/employeeDetails/${other}`, { token: owner.token, form })).toMatchObject({
    status: 409,
    body: { errors: [{ field: 'reporting_person_ids' }] },
  });
  await plan([one], { reporting_person_ids: [String(await add())], effective_on: BEFORE });
  expect((await reasons(dayIn(0))).refusals).toMatchObject([{ reason: 'reporting_loop' }]);
});

test('is refused at its field: a day too far ahead, nothing to change, a record that does not exist', async () => {
  const { add, plan, toAdajan, preview, here } = await open();
  const id = await add();
  const fieldOf = async (json: object) => {
    const { status, body } = await plan([id], json);
    return [status, (body as { errors?: { field: string }[] }).errors?.[0]?.field];
  };
  expect(await fieldOf({})).toEqual([422, 'branch_id']);
  expect(await fieldOf({ shift_id: '999999' })).toEqual([422, 'shift_id']);
  expect(await fieldOf({ ...toAdajan, effective_on: dayIn(367) })).toEqual([422, 'effective_on']);
  expect(await fieldOf({ ...toAdajan, effective_on: '9999-12-31' })).toEqual([422, 'effective_on']);
  expect(await fieldOf({ ...toAdajan, effective_on: '2026-02-30' })).toEqual([422, 'effective_on']);
  expect(await fieldOf({ ...toAdajan, reason: 'x'.repeat(201) })).toEqual([422, 'reason']);
  const unchanged = { branch_id: String(here.branchId), department_id: String(here.departmentId) };
  expect(await fieldOf(unchanged)).toEqual([422, 'branch_id']);
  const onNotice = await add({ resignation_date: '2026-01-01', company_last_day: BEFORE });
  expect((await preview([onNotice], toAdajan)).body).toMatchObject({ refusals: [{ reason: 'after_last_day' }] });
});

test('a record that a planned change uses cannot be deleted', async () => {
  const { add, plan, toAdajan, server, owner, there, sql } = await open();
  await plan([await add({ full_name: 'Asha Rana' })], toAdajan);
  const query = { branch_id: String(there.branchId) };

  expect(await server.ask('DELETE', '/data/settings/branches', { token: owner.token, query })).toMatchObject({
    status: 409,
    body: {
      message: expect.stringMatching(/cannot be deleted: (.* and )?1 planned change \(Asha Rana\) belongs? to it\.$/),
    },
  });
  await expect(sql`delete from designations where id = ${there.designationId}`).resolves.toBeDefined();
  await expect(sql`delete from departments where id = ${there.departmentId}`).rejects.toMatchObject({
    cause: { code: '23001' },
  });
});

test('a leaving withdraws what is planned for after the last day, says so, and leaves what is earlier', async () => {
  const { server, owner, add, plan, toAdajan, entriesOf, log, there } = await open();
  const [later, earlier] = [await add(), await add()];
  await plan([later, earlier], toAdajan);
  const leave = (id: number, company_last_day: string) =>
    server.ask('POST', `/data/ex-employees/${id}`, {
      token: owner.token,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(new URLSearchParams({ resignation_date: dayIn(0), company_last_day })),
    });

  expect((await leave(later, BEFORE)).body).toMatchObject({ success: true, withdrawn_changes_on: [TAKES_EFFECT] });
  expect((await entriesOf(later)).map(({ state }) => state)).toEqual(['past']);
  const logged = (await log(later)).filter(({ before }) => before?.effective_on);
  expect(logged).toMatchObject([{ before: { effective_on: TAKES_EFFECT }, after: { effective_on: null } }]);
  expect((await leave(earlier, TAKES_EFFECT)).body).not.toHaveProperty('withdrawn_changes_on');
  expect((await entriesOf(earlier))[0]).toMatchObject({ effective_on: TAKES_EFFECT, state: 'planned' });
  const dependents = await server.ask('GET', '/data/settings/dependants', {
    token: owner.token,
    query: { record: 'branch', id: String(there.branchId) },
  });
  expect(dependents.body).toMatchObject({ employees: 0, transfers: 1 });
});

test('a clock that was wrong and goes back takes planned changes back with it', async () => {
  const { add, plan, toAdajan, applyAt, branchOf, entriesOf, here, there } = await open();
  const id = await add();
  await plan([id], toAdajan);
  await applyAt(`${AFTER_BOTH}T00:00:00Z`);
  expect(await branchOf(id)).toBe(there.branchId);
  // Another process may be slow by less than a week.
  await applyAt(`${dayIn(155)}T00:00:00Z`);
  expect(await branchOf(id)).toBe(there.branchId);
  await applyAt(`${dayIn(10)}T00:00:00Z`);
  expect(await branchOf(id)).toBe(here.branchId);
  expect((await entriesOf(id))[0]).toMatchObject({ state: 'planned', effective_on: TAKES_EFFECT });
  await applyAt(`${TAKES_EFFECT}T00:00:00Z`);
  expect(await branchOf(id)).toBe(there.branchId);
});

test('two processes at midnight apply a planned change once', async () => {
  const { add, plan, toAdajan, server, branchOf, log, there } = await open();
  const id = await add();
  await plan([id], toAdajan);
  const at = () => new Date(`${TAKES_EFFECT}T00:00:00Z`);
  await Promise.all([0, 1].map(async () => await dueChangesApplier(server.database, at, [dueEntries])()));
  expect(await branchOf(id)).toBe(there.branchId);
  expect((await log(id)).filter(({ by }) => by === 'Seamline')).toHaveLength(1);
});

test('what the previous release plans and reads works on: a transfer becomes an entry, its columns become entries', async () => {
  const { add, sql, entriesOf, applyAt, branchOf, there } = await open();
  const id = await add();
  await sql`insert into employee_transfers (employee_id, effective_on, department_id) values (${id}, ${TAKES_EFFECT}, ${there.departmentId})
    on conflict (employee_id) do update set effective_on = excluded.effective_on`;
  expect((await entriesOf(id))[0]).toMatchObject({ state: 'planned', effective_on: TAKES_EFFECT, branch: 'Adajan' });
  expect([...(await sql`select from employee_transfers`)]).toEqual([]);
  // Its process may be the first one on the day, and applies nothing of this release.
  await sql`insert into due_changes (applied_through) values (${TAKES_EFFECT}) on conflict (id) do update set applied_through = excluded.applied_through`;
  await applyAt(`${TAKES_EFFECT}T00:00:00Z`);
  expect(await branchOf(id)).toBe(there.branchId);
});
