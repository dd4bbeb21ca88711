import { describe, expect, test } from 'vitest';
import { undone, undoneImports } from '../../../test/support/imports.ts';
import { makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { branches } from '../../db/schema.ts';

const server = await testApp();
const owner = await server.person({ name: 'Ilaben Meghani' });
const manager = await server.person({ name: 'Jayesh Rana', role: 'manager' });
const { token } = owner;
const { db, sql } = server.database;
const place = await makePlace(db);

const { addEmployee, imported, newcomer, preview, undo } = undoneImports(server, token, place);
const stored = async (id: number) => (await sql`select * from employees where id = ${id}`)[0];
const managersOf = async (id: number) =>
  (await sql<{ to: number }[]>`select reports_to_id as to from employee_reporting where employee_id = ${id}`).map(
    ({ to }) => to,
  );
const change = async (id: number, values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  const { status } = await server.ask('PUT', `/data/employeeDetails/${id}`, { token: manager.token, form });
  expect(status).toBe(200);
};
const keptOf = async (id: string) =>
  (await preview(id)).kept.map(({ employee_id, reason, row }) => [row, employee_id, reason]);

describe('the undo of an import', () => {
  test('removes the added people, gives the changed ones their former values, and says so in the activity log', async () => {
    const known = await addEmployee({ full_name: 'Hetal Desai', grade: 'W1', retirement_age: 58 });
    const boss = await addEmployee({ full_name: 'Ravi Rana' });
    await sql`insert into employee_reporting (employee_id, reports_to_id) values (${known}, ${boss})`;
    const before = await stored(known);
    const { id, ids } = await imported([
      newcomer({ reporting_person_ids: [String(boss)] }),
      {
        employee_id: known,
        values: { full_name: 'Hetal Shah', last_name: 'Shah', birth_date: '1992-03-09', retirement_age: '60' },
        clear: ['grade', 'reporting_person_ids'],
        confirmed: true,
      },
      { employee_id: known, values: { full_name: 'Hetal Shah' } },
    ]);
    const added = ids[0] ?? 0;

    expect(await preview(id)).toMatchObject({
      import: { id, who: { id: owner.id, name: 'Ilaben Meghani' }, undone: null, created: 1, changed: 1 },
      ...{ removed: 1, restored: 1, kept: [] },
    });
    expect(await undo(id)).toMatchObject(undone(1, 1));

    expect(await stored(added)).toBeUndefined();
    const { version, updated_at: _, ...after } = (await stored(known)) ?? {};
    const { version: __, updated_at: ___, ...former } = before ?? {};
    expect(after).toEqual(former);
    expect(version).toBe(3);
    expect(await managersOf(known)).toEqual([boss]);
    const log = await sql`select action, member_name, record_id, record_name, before, after from activity
      where record_id in (${known}, ${added}) order by id desc limit 2`;
    expect(log.reverse()).toMatchObject([
      { action: 'remove', member_name: 'Ilaben Meghani', record_id: added, before: { full_name: 'Jignesh Chaudhary' } },
      {
        ...{ action: 'update', member_name: 'Ilaben Meghani', record_id: known, record_name: 'Hetal Desai' },
        before: { grade: null, reporting_person_ids: [], retirement_age: 60 },
        after: { grade: 'W1', reporting_person_ids: [boss], retirement_age: 58 },
      },
    ]);
  });

  test('leaves nothing of the import in the history of a person', async () => {
    const known = await addEmployee({ grade: 'W1' });
    const entries = async () => [
      ...(await sql`select grade, entered_by as by from assignment_entries where employee_id = ${known} order by id`),
    ];
    const { id } = await imported([{ employee_id: known, values: { grade: 'W2' } }]);
    expect(await entries()).toEqual([
      { grade: 'W1', by: null },
      { grade: 'W2', by: 'Ilaben Meghani' },
    ]);
    await undo(id);
    expect(await entries()).toEqual([{ grade: 'W1', by: null }]);
    expect(await stored(known)).toMatchObject({ grade: 'W1' });
  });

  test('names the people who were changed since and who changed them, and leaves them as they are', async () => {
    const known = await addEmployee({ grade: 'W1' });
    const { id, ids } = await imported([
      newcomer(),
      newcomer({ full_name: 'Asha Chaudhary', first_name: 'Asha' }),
      { employee_id: known, values: { grade: 'W2' } },
    ]);
    const [one = 0, other = 0] = ids;
    await change(other, { hobbies: 'Garba' });
    await change(known, { grade: 'W3' });

    const { kept, removed, restored } = await preview(id);
    expect({ kept, removed, restored }).toEqual({
      ...{ removed: 1, restored: 0 },
      kept: [
        {
          ...{ row: 3, employee_id: other, name: 'Asha Chaudhary', reason: 'changed' },
          since: { by: 'Jayesh Rana', at: expect.any(String) },
        },
        {
          ...{ row: 4, employee_id: known, name: 'Hetal Desai', reason: 'changed' },
          since: { by: 'Jayesh Rana', at: expect.any(String) },
        },
      ],
    });
    expect(await undo(id, [other, known])).toMatchObject(undone(1, 0, 2));
    expect([await stored(one), (await stored(other))?.hobbies, (await stored(known))?.grade]).toEqual([
      undefined,
      'Garba',
      'W3',
    ]);
  });

  test('does nothing where more people were changed than were seen', async () => {
    const { id, ids } = await imported([newcomer(), newcomer()]);
    await change(ids[1] ?? 0, { hobbies: 'Garba' });

    expect(await undo(id)).toMatchObject({
      status: 409,
      body: {
        message: 'More people were changed in the meantime. Nothing was undone. Please look at the list again.',
      },
    });
    expect(await stored(ids[0] ?? 0)).toBeDefined();
    expect(await undo(id, [ids[1] ?? 0])).toMatchObject(undone(1, 0, 1));
  });

  test('undoes two imports of one person, the later one first', async () => {
    const first = await imported([newcomer({ grade: 'W1' })]);
    const person = first.ids[0] ?? 0;
    const second = await imported([{ employee_id: person, values: { grade: 'W2' } }]);

    expect(await keptOf(first.id)).toEqual([[2, person, 'changed']]);
    expect(await undo(second.id)).toMatchObject(undone(0, 1));
    expect((await stored(person))?.grade).toBe('W1');
    expect(await undo(first.id)).toMatchObject(undone(1, 0));
    expect(await stored(person)).toBeUndefined();
  });

  test('gives mobile numbers back that changed hands within the import, and none that another employee has now', async () => {
    const [a, b, c, d] = [freshNumber(), freshNumber(), freshNumber(), freshNumber()];
    const [one, other, third] = [
      await addEmployee({ mobile_number: a }),
      await addEmployee({ mobile_number: b }),
      await addEmployee({ mobile_number: c }),
    ];
    const numbers = async () => [one, other, third].map(async (id) => (await stored(id))?.mobile_number);
    const { id } = await imported([
      { employee_id: third, values: { mobile_number: d } },
      { employee_id: other, values: { mobile_number: c } },
      { employee_id: one, values: { mobile_number: b } },
    ]);
    const taker = await addEmployee({ mobile_number: a });
    expect(await keptOf(id)).toEqual([
      [2, third, 'number_taken'],
      [3, other, 'number_taken'],
      [4, one, 'number_taken'],
    ]);
    await sql`delete from employees where id = ${taker}`;
    expect(await undo(id)).toMatchObject(undone(0, 3));
    expect(await Promise.all(await numbers())).toEqual([a, b, c]);
  });

  test('leaves people whom another employee reports to, and those with them whom they report to', async () => {
    const { id, ids } = await imported([newcomer(), newcomer()]);
    const [boss = 0, lead = 0] = ids;
    await sql`insert into employee_reporting (employee_id, reports_to_id) values (${lead}, ${boss})`;
    expect(await keptOf(id)).toEqual([]);
    const outsider = await addEmployee();
    await sql`insert into employee_reporting (employee_id, reports_to_id) values (${outsider}, ${lead})`;

    expect(await keptOf(id)).toEqual([
      [2, boss, 'reported_to'],
      [3, lead, 'reported_to'],
    ]);
    await sql`delete from employee_reporting where employee_id = ${outsider}`;
    expect(await undo(id)).toMatchObject(undone(2, 0));
  });

  test('leaves people who are assigned tasks of an employee who leaves', async () => {
    const { id, ids } = await imported([newcomer(), newcomer()]);
    const [owner = 0] = ids;
    const leaver = await addEmployee({ resignation_date: '2026-01-01', company_last_day: '2100-01-01' });
    await sql`insert into exit_tasks (employee_id, task, owner_id) values (${leaver}, 'handover', ${owner})`;

    expect(await keptOf(id)).toEqual([[2, owner, 'owns_tasks']]);
    expect(await undo(id, [owner])).toMatchObject(undone(1, 0, 1));
  });

  test('leaves people whose former branch is gone, who have left, whose data are erased, or who would answer to themselves', async () => {
    const [gone] = await db
      .insert(branches)
      .values({ name: `Gone ${freshNumber()}`, branch_type: 'Showroom' })
      .returning({ id: branches.id });
    const moved = await addEmployee({ branch_id: gone?.id ?? 0, department_id: null });
    const [boss, circle, left, erased] = [
      await addEmployee({ full_name: 'Ravi Rana' }),
      await addEmployee(),
      await addEmployee({ grade: 'W1' }),
      await addEmployee({ grade: 'W1' }),
    ];
    await sql`insert into employee_reporting (employee_id, reports_to_id) values (${circle}, ${boss})`;
    const grade = { values: { grade: 'W2' } };
    const { id } = await imported([
      { employee_id: moved, values: { branch_id: String(place.branchId) } },
      { employee_id: circle, values: {}, clear: ['reporting_person_ids'] },
      { employee_id: left, ...grade },
      { employee_id: erased, ...grade },
    ]);
    await sql`delete from branches where id = ${gone?.id ?? 0}`;
    await sql`insert into employee_reporting (employee_id, reports_to_id) values (${boss}, ${circle})`;
    const dates = sql`update employees set resignation_date = '2026-01-01', company_last_day = '2026-01-31',
      left_at = now() where id in (${left}, ${erased})`;
    await dates;
    await sql`update employees set erased_at = now(), grade = null where id = ${erased}`;

    const kept = await keptOf(id);
    expect(kept).toEqual([
      [2, moved, 'place_gone'],
      [3, circle, 'reporting'],
      [4, left, 'left'],
      [5, erased, 'erased'],
    ]);
    const ids = kept.map(([, employee]) => Number(employee));
    expect(await undo(id, ids)).toMatchObject(undone(0, 0, 4));
    expect((await stored(erased))?.grade).toBeNull();
  });
});
