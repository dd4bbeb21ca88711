import type { ChangePreview, ChangeUndo } from '@seamline/shared/contract/employees/employee-changes';
import { describe, expect, test } from 'vitest';
import { importsBy, randomHex, undoneImports } from '../../../test/support/imports.ts';
import { makePlace } from '../../../test/support/rows.ts';
import { testApp } from '../../../test/support/testApp.ts';
import { type employees, subDepartments } from '../../db/schema.ts';

const server = await testApp();
const owner = await server.person({ name: 'Ilaben Meghani' });
const manager = await server.person({ name: 'Jayesh Rana', role: 'manager' });
const { db, sql } = server.database;
const here = await makePlace(db, 'Vesu');
const there = await makePlace(db, 'Adajan');
const [sub] = await db
  .insert(subDepartments)
  .values({ name: 'Sarees', department_id: here.departmentId })
  .returning({ id: subDepartments.id });

const { post } = importsBy(server, owner.token);
const { addEmployee } = undoneImports(server, owner.token, here);
const add = (values: Partial<typeof employees.$inferInsert> = {}) => addEmployee(values);

type Fields = Readonly<Record<string, unknown>>;
const people = (...ids: number[]): Fields => ({ ids, count: ids.length });
const toAdajan = { branch_id: String(there.branchId), department_id: String(there.departmentId) };

async function previewed(body: Fields, by = owner.token) {
  const answer = await post('/data/employee-changes/preview', body, by);
  return { ...answer, body: answer.body as ChangePreview };
}

/** Previews a change and makes it. */
async function made(body: Fields, by = owner.token) {
  const { fingerprint } = (await previewed(body, by)).body;
  const id = randomHex(16);
  const again = () => post('/data/employee-changes', { ...body, id, fingerprint }, by);
  return { id, fingerprint, again, answer: await again() };
}

async function undo(id: string, by = owner.token) {
  const answer = await post(`/data/employee-changes/${id}/undo`, {}, by);
  return { ...answer, body: answer.body as ChangeUndo };
}

async function stored(id: number) {
  const [row] = await sql`
    select branch_id, department_id, sub_department_id, designation_id, shift_id, version,
      array(select reports_to_id from employee_reporting where employee_id = employees.id order by 1) as managers
    from employees where id = ${id}`;
  return row ?? {};
}

const edit = async (id: number, name: string, value: string) => {
  const form = new FormData();
  form.append(name, value);
  const { status } = await server.ask('PUT', `/data/employeeDetails/${id}`, { token: manager.token, form });
  expect(status).toBe(200);
};

describe('a change of many employees', () => {
  test('is previewed by person, made as previewed, and noted as an edit of each person', async () => {
    const [one, other, third] = [
      await add({ full_name: 'Asha Rana', sub_department_id: sub?.id ?? 0 }),
      await add({ full_name: 'Bina Rana' }),
      await add({ full_name: 'Chitra Rana', branch_id: there.branchId, department_id: there.departmentId }),
    ];
    const boss = await add({ full_name: 'Ravi Rana' });
    const change = { ...people(one, other, third), ...toAdajan, reporting_person_ids: [String(boss)] };

    const { body } = await previewed(change);
    expect(body).toMatchObject({ changed: 3, unchanged: 0, refused: 0, refusals: [] });
    expect(body.changes.map(({ name, fields }) => [name, fields.map(({ field }) => field)])).toEqual([
      ['Asha Rana', ['branch_id', 'department_id', 'sub_department_id', 'reporting_person_ids']],
      ['Bina Rana', ['branch_id', 'department_id', 'reporting_person_ids']],
      ['Chitra Rana', ['reporting_person_ids']],
    ]);
    expect(body.changes[0]?.fields[2]).toEqual({ field: 'sub_department_id', before: sub?.id, after: null });
    expect(body.names).toMatchObject({
      branch_id: { [here.branchId]: 'Vesu', [there.branchId]: 'Adajan' },
      sub_department_id: { [sub?.id ?? 0]: 'Sarees' },
      reporting_person_ids: { [boss]: 'Ravi Rana' },
    });
    expect((await stored(one)).version).toBe(1);

    expect((await made(change)).answer).toMatchObject({ status: 200, body: { changed: 3 } });
    for (const id of [one, other, third]) {
      expect(await stored(id)).toMatchObject({
        ...{ branch_id: there.branchId, department_id: there.departmentId, sub_department_id: null },
        ...{ managers: [boss], version: 2 },
      });
    }
    const log = await sql`select action, member_name, record_name, version, before, after from activity
      where record = 'employee' and record_id = ${one}`;
    expect(log).toEqual([
      {
        ...{ action: 'update', member_name: 'Ilaben Meghani', record_name: 'Asha Rana', version: 2 },
        before: {
          ...{ branch_id: here.branchId, department_id: here.departmentId },
          ...{ sub_department_id: sub?.id, reporting_person_ids: [] },
        },
        after: {
          ...{ branch_id: there.branchId, department_id: there.departmentId },
          ...{ sub_department_id: null, reporting_person_ids: [boss] },
        },
      },
    ]);
  });

  test('names the people whom it cannot be applied to and changes the others', async () => {
    const boss = await add({ full_name: 'Boss' });
    const lead = await add({ full_name: 'Lead' });
    const worker = await add({ full_name: 'Worker' });
    await sql`insert into employee_reporting (employee_id, reports_to_id) values (${boss}, ${lead})`;
    const change = { ...people(boss, lead, worker), reporting_person_ids: [String(boss)] };

    const { body } = await previewed(change);
    expect(body).toMatchObject({ changed: 1, unchanged: 0, refused: 2 });
    expect(body.refusals).toEqual([
      { employee_id: boss, name: 'Boss', reason: 'reports_to_oneself' },
      { employee_id: lead, name: 'Lead', reason: 'reporting_loop' },
    ]);
    expect((await made(change)).answer.body).toEqual({ changed: 1 });
    expect([(await stored(boss)).managers, (await stored(worker)).managers]).toEqual([[lead], [boss]]);
  });

  test('is for the people whom the directory’s filter finds, without those left out', async () => {
    const family = `Solanki ${randomHex(4)}`;
    const [one, other, left] = [
      await add({ full_name: `Asha ${family}` }),
      await add({ full_name: `Bina ${family}` }),
      await add({ full_name: `Chitra ${family}` }),
    ];
    const filter = { q: family, branch_id: String(here.branchId) };
    const change = { filter, except: [left], count: 2, ...toAdajan };
    const preview = (await previewed(change)).body;
    expect(preview.changes.map(({ employee_id }) => employee_id)).toEqual([one, other]);

    await add({ full_name: `Dipa ${family}` });
    const message = '3 employees match now, but 2 were selected. Nothing was changed. Please select again.';
    expect(await previewed(change)).toMatchObject({
      status: 409,
      body: { code: 'employees_selected_changed', message },
    });
    const { fingerprint } = preview;
    expect(await post('/data/employee-changes', { ...change, id: randomHex(16), fingerprint })).toMatchObject({
      status: 409,
      body: { message },
    });
    expect((await made({ ...change, count: 3 })).answer.body).toEqual({ changed: 3 });
    expect([await stored(one), await stored(left)]).toMatchObject([
      { branch_id: there.branchId },
      { branch_id: here.branchId },
    ]);
  });

  test('is refused as a whole where the preview does not hold any more', async () => {
    const [one, other] = [await add(), await add()];
    const change = { ...people(one, other), shift_id: String(there.shiftId) };
    const { fingerprint } = (await previewed(change)).body;
    const apply = () => post('/data/employee-changes', { ...change, id: randomHex(16), fingerprint });
    await edit(other, 'shift_id', String(there.shiftId));

    expect(await apply()).toMatchObject({ status: 409, body: { code: 'employee_change_outdated' } });
    expect((await stored(one)).version).toBe(1);
    await edit(other, 'shift_id', String(here.shiftId));
    // A change of anything else is not in the preview.
    await edit(one, 'hobbies', 'Garba');
    expect(await apply()).toMatchObject({ status: 200, body: { changed: 2 } });
  });

  test('is made once, however often it is sent', async () => {
    const one = await add();
    const change = { ...people(one), designation_id: String(there.designationId) };
    const { again, id } = await made(change);
    await edit(one, 'designation_id', String(here.designationId));

    expect(await again()).toMatchObject({ status: 200, body: { changed: 1 } });
    expect((await stored(one)).designation_id).toBe(here.designationId);
    const answers = await Promise.all([0, 1].map(async () => await undo(id)));
    expect(answers.map(({ body }) => body.restored)).toEqual([0, 0]);
  });

  test('is refused at the field for a record that does not exist or does not fit, and without people or values', async () => {
    const one = await add();
    const gone = await add({ resignation_date: '2026-01-01', company_last_day: '2026-01-31', left_at: new Date() });
    const errorsOf = async (body: Fields) => {
      const answer = await previewed(body);
      return [answer.status, (answer.body as unknown as { errors?: { field: string }[] }).errors?.[0]?.field];
    };
    const none = '999999';
    expect(await errorsOf({ ...people(one), shift_id: none })).toEqual([422, 'shift_id']);
    expect(await errorsOf({ ...people(one), branch_id: none })).toEqual([422, 'branch_id']);
    expect(await errorsOf({ ...people(one), department_id: none })).toEqual([422, 'department_id']);
    expect(
      await errorsOf({ ...people(one), branch_id: toAdajan.branch_id, department_id: String(here.departmentId) }),
    ).toEqual([422, 'department_id']);
    expect(await errorsOf({ ...people(one), ...toAdajan, sub_department_id: String(sub?.id) })).toEqual([
      422,
      'sub_department_id',
    ]);
    expect(await errorsOf({ ...people(one), reporting_person_ids: [String(gone)] })).toEqual([
      409,
      'reporting_person_ids',
    ]);
    expect(await errorsOf(people(one))).toEqual([422, 'branch_id']);
    expect(await errorsOf({ count: 1, ...toAdajan })).toEqual([422, 'ids']);
    // Without a filter that it does not know, the change would be one of other people.
    expect((await errorsOf({ filter: { colour: 'red' }, count: 1, ...toAdajan }))[0]).toBe(422);
    expect((await errorsOf({ ...people(one), count: 5001, ...toAdajan }))[0]).toBe(422);
    expect((await errorsOf({ ids: Array.from({ length: 5001 }, (_, id) => id + 1), count: 1, ...toAdajan }))[0]).toBe(
      422,
    );
    const { body } = await previewed({ ...people(one, gone), shift_id: null });
    expect(body).toMatchObject({ changed: 1, refusals: [{ employee_id: gone, reason: 'left' }] });
    expect(await previewed({ ...people(one, 999_999), shift_id: null })).toMatchObject({ status: 409 });
  });

  test('takes as many statements for many people as for a few', async () => {
    const boss = await add();
    const statementsFor = async (count: number) => {
      const ids = await Promise.all(Array.from({ length: count }, () => add()));
      const { statements } = server.database;
      const { ended } = statements;
      let sent = 0;
      statements.ended = () => {
        sent += 1;
      };
      const { id, answer } = await made({ ...people(...ids), ...toAdajan, reporting_person_ids: [String(boss)] });
      expect(answer.body).toEqual({ changed: count });
      expect((await undo(id)).body).toEqual({ restored: count, kept: [] });
      statements.ended = ended;
      return sent;
    };
    // Whatever the day owes is done with its first request.
    await statementsFor(1);
    expect(await statementsFor(8)).toBe(await statementsFor(2));
  });
});

describe('the undo of a change of many employees', () => {
  test('gives the former values back, leaves people who were changed since, names them, and happens once', async () => {
    const [boss, former] = [await add(), await add()];
    const [one, other] = [await add({ sub_department_id: sub?.id ?? 0 }), await add({ full_name: 'Bina Rana' })];
    await sql`insert into employee_reporting (employee_id, reports_to_id) values (${one}, ${former})`;
    const before = await stored(one);
    const { id } = await made({ ...people(one, other), ...toAdajan, reporting_person_ids: [String(boss)] });
    // A change of anything else is no obstacle.
    await edit(one, 'hobbies', 'Garba');
    await edit(other, 'reporting_person_ids', String(former));

    expect((await undo(id)).body).toEqual({
      restored: 1,
      kept: [
        {
          ...{ employee_id: other, name: 'Bina Rana', reason: 'changed' },
          since: { by: 'Jayesh Rana', at: expect.any(String) },
        },
      ],
    });
    expect(await stored(one)).toEqual({ ...before, version: 4 });
    expect((await stored(other)).branch_id).toBe(there.branchId);
    const [entry] = await sql`select member_name, after from activity where record_id = ${one} and version = 4`;
    expect(entry).toMatchObject({ member_name: 'Ilaben Meghani', after: { reporting_person_ids: [former] } });
    expect(await undo(id)).toMatchObject({
      status: 409,
      body: { message: 'Ilaben Meghani has undone this change.' },
    });
  });

  test('is possible for a day, for who made the change and for owners', async () => {
    const change = async () => ({ ...people(await add()), shift_id: null });
    const own = await made(await change(), manager.token);
    const second = await made(await change(), manager.token);
    const { id } = await made(await change());
    expect((await undo(own.id, manager.token)).body.restored).toBe(1);
    expect((await undo(id, manager.token)).status).toBe(404);
    expect((await undo('f'.repeat(32))).status).toBe(404);
    server.passSeconds(23 * 3600);
    const later = await server.person();
    expect((await undo(second.id, later.token)).body.restored).toBe(1);
    server.passSeconds(2 * 3600);
    expect(await undo(id, later.token)).toMatchObject({
      status: 409,
      body: { message: 'This change was made more than 24 hours ago and cannot be undone any more.' },
    });
  });

  test('outlives neither the account that made the change nor ninety days', async () => {
    const { id } = await made({ ...people(await add()), shift_id: null });
    const known = async (change: string) => {
      const rows = await sql`select id from employee_changes where id = ${change}`;
      return rows.length > 0;
    };
    server.passSeconds(91 * 86_400);
    const later = await server.person();
    const next = await made({ ...people(await add()), shift_id: null }, later.token);
    expect(await known(id)).toBe(false);
    await sql`delete from members where id = ${later.id}`;
    expect(await known(next.id)).toBe(false);
  });
});
