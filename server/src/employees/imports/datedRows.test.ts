import { describe, expect, test } from 'vitest';
import { previewsBy } from '../../../test/support/importPreviews.ts';
import { importsBy, undone, undoneImports } from '../../../test/support/imports.ts';
import { makePlace } from '../../../test/support/rows.ts';
import { testApp } from '../../../test/support/testApp.ts';
import { designations } from '../../db/schema.ts';

const server = await testApp();
const { token } = await server.person({ name: 'Ilaben Meghani' });
const { db, sql } = server.database;
const place = await makePlace(db);
const adajan = await makePlace(db, 'Adajan');
const [clerk = { id: 0 }] = await db
  .insert(designations)
  .values({ designation: 'Clerk' })
  .returning({ id: designations.id });
const { addEmployee, imported, preview: undoPreview, undo } = undoneImports(server, token, place);
const { plan, preview } = previewsBy(server, token);

/** A day some days after today, in Asia/Kolkata. */
const dayIn = async (days: number) =>
  (await sql<{ day: string }[]>`select (today() + ${days}::integer)::text as day`)[0]?.day ?? '';
const stored = async (id: number) => (await sql`select * from employees where id = ${id}`)[0] ?? {};
const entries = async (id: number) => [
  ...(await sql`select effective_on::text as on, designation, grade, branch, is_pending as pending
    from assignment_entries where employee_id = ${id} and change_id is not null order by id`),
];

/** The row to write that a preview announces. */
const sentOf = ({ employee, values, clear, effective_on }: Awaited<ReturnType<typeof plan>>) => ({
  employee_id: employee?.id ?? 0,
  version: employee?.version ?? 0,
  values,
  clear,
  ...(effective_on && { effective_on }),
});

describe('a row with the day from which it holds', () => {
  test('changes the post from a day ahead on, and everything else at once', async () => {
    const id = await addEmployee({ grade: 'W1' });
    const day = await dayIn(10);
    const row = await plan({
      employee_id: String(id),
      designation_id: 'Clerk',
      grade: 'W2',
      hobbies: 'Chess',
      effective_on: day,
    });
    expect(row).toMatchObject({
      ...{ kind: 'change', errors: {}, notes: {}, effective_on: day, before: { grade: 'W1' } },
      values: { designation_id: String(clerk.id), grade: 'W2', hobbies: 'Chess' },
    });
    const written = await imported([sentOf(row)]);
    expect(await stored(id)).toMatchObject({
      ...{ designation_id: place.designationId, grade: 'W1', hobbies: 'Chess', version: 2 },
    });
    expect(await entries(id)).toEqual([{ on: day, designation: 'Clerk', grade: 'W2', branch: null, pending: true }]);
    const [log] = await sql`select after from activity where record_id = ${id} order by id desc limit 1`;
    expect(log).toEqual({ after: { effective_on: day, hobbies: 'Chess' } });

    expect(await undoPreview(written.id)).toMatchObject({ restored: 1, kept: [] });
    expect(await undo(written.id)).toMatchObject(undone(0, 1));
    expect(await stored(id)).toMatchObject({ grade: 'W1', hobbies: null });
    expect(await entries(id)).toEqual([]);
  });

  test('that changes nothing else is undone as well, and takes nothing of what came before with it', async () => {
    const id = await addEmployee({ grade: 'W1' });
    await imported([{ employee_id: id, values: { hobbies: 'Chess' } }]);
    const written = await imported([{ employee_id: id, values: { grade: 'W2' }, effective_on: await dayIn(3) }]);
    expect(await stored(id)).toMatchObject({ grade: 'W1', version: 3 });
    expect(await undo(written.id)).toMatchObject(undone(0, 1));
    expect(await stored(id)).toMatchObject({ grade: 'W1', hobbies: 'Chess' });
    expect(await entries(id)).toEqual([]);
  });

  test('of the past is compared with that day, and changes today where nothing later does', async () => {
    const id = await addEmployee({ grade: 'W1' });
    await imported([{ employee_id: id, values: { grade: 'W3' }, effective_on: '2024-06-01' }]);
    expect(await stored(id)).toMatchObject({ grade: 'W3' });
    const row = await plan({ employee_id: String(id), grade: 'W3', effective_on: '2024-01-01' });
    expect(row).toMatchObject({ kind: 'change', before: { grade: 'W1' }, values: { grade: 'W3' } });
    const other = await plan({ employee_id: String(id), grade: 'W2', effective_on: '01/01/2024' });
    const written = await imported([sentOf(other)]);
    expect(await stored(id)).toMatchObject({ grade: 'W3' });
    expect((await entries(id)).map(({ on, grade }) => [on, grade])).toEqual([
      ['2024-06-01', 'W3'],
      ['2024-01-01', 'W2'],
    ]);
    expect(await plan({ employee_id: String(id), grade: 'W2', effective_on: '2024-03-01' })).toMatchObject({
      kind: 'same',
    });
    await undo(written.id);
    expect((await entries(id)).map(({ on }) => on)).toEqual(['2024-06-01']);
  });

  test('moves to another branch, and leaves the department of the old one on that day', async () => {
    const id = await addEmployee();
    const day = await dayIn(30);
    const row = await plan({ employee_id: String(id), branch_id: 'Adajan', effective_on: day });
    expect(row).toMatchObject({ kind: 'change', clear: ['department_id'], errors: {} });
    await imported([sentOf(row)]);
    expect(await stored(id)).toMatchObject({ branch_id: place.branchId, department_id: place.departmentId });
    expect(await entries(id)).toMatchObject([{ on: day, branch: 'Adajan', pending: true }]);
    expect(adajan.branchId).not.toBe(place.branchId);
  });

  test('is refused for a day that the person cannot have, in the preview as by the write', async () => {
    const [joined, leaving] = [await addEmployee({ joining_date: '2023-01-01' }), await addEmployee()];
    await sql`update employees set resignation_date = '2020-01-01', company_last_day = today() + 5 where id = ${leaving}`;
    const [tooEarly, afterwards, tooFar] = ['2022-12-31', await dayIn(6), await dayIn(400)];
    const cells = (id: number, effective_on: string) => ({
      cells: { employee_id: String(id), grade: 'W9', effective_on },
    });
    const rows = await preview([
      cells(joined, tooEarly),
      cells(leaving, afterwards),
      cells(joined, tooFar),
      cells(joined, 'soon'),
    ]);
    const sentences = rows.map(({ errors }) => errors.effective_on);
    expect(sentences).toEqual([
      'This person joined after that day.',
      'The last day of this person is before that day.',
      'Choose a date within a year from today.',
      expect.stringContaining('No such date.'),
    ]);
    const { begun, sent } = importsBy(server, token);
    const answers = await sent(
      await begun(),
      [
        [joined, tooEarly],
        [leaving, afterwards],
        [joined, tooFar],
        [joined, 'soon'],
      ].map(([employee_id, effective_on], at) => ({ row: at + 2, employee_id, values: { grade: 'W9' }, effective_on })),
    );
    expect(answers.map(({ errors: [error] }) => [error?.field, error?.message])).toEqual([
      ...sentences.slice(0, 3).map((sentence) => ['effective_on', sentence]),
      ['effective_on', 'Enter a date that exists, as YYYY-MM-DD.'],
    ]);
  });

  test('holds from that day for a reporting person who is a new row of the sheet as well', async () => {
    const id = await addEmployee();
    const day = await dayIn(7);
    const row = await plan({ employee_id: String(id), reporting_person_ids: 'Somebody New', effective_on: day });
    expect(row).toMatchObject({ kind: 'change', unresolved: ['Somebody New'], effective_on: day, notes: {} });
  });

  test('that counts for nothing says so', async () => {
    const id = await addEmployee();
    const note = {
      effective_on:
        'Counts only for a change of branch, department, designation, shift, reporting persons, grade or employment type.',
    };
    expect(await plan({ employee_id: String(id), hobbies: 'Chess', effective_on: '2024-01-01' })).toMatchObject({
      ...{ kind: 'change', effective_on: null, notes: note },
    });
    expect(await plan({ employee_id: String(id), grade: 'W4', effective_on: await dayIn(0) })).toMatchObject({
      ...{ kind: 'change', effective_on: null, notes: {} },
    });
  });

  test('refuses a circle of reporting persons by that day, and clears them from that day on', async () => {
    const [head, below] = [await addEmployee(), await addEmployee()];
    const day = await dayIn(20);
    await imported([{ employee_id: below, values: { reporting_person_ids: [String(head)] } }]);
    const loop = { employee_id: String(head), reporting_person_ids: String(below), effective_on: day };
    expect((await plan(loop)).errors).toEqual({
      effective_on:
        'By that day, somebody whom this person would report to reports to this person, directly or through others.',
    });
    const cleared = await plan(
      { employee_id: String(below), effective_on: day },
      { targets: ['employee_id', 'reporting_person_ids', 'effective_on'], empty_clears: true },
    );
    expect(cleared).toMatchObject({ kind: 'change', clear: ['reporting_person_ids'], effective_on: day });
    await imported([sentOf(cleared)]);
    const managers = async () => (await sql`select 1 from employee_reporting where employee_id = ${below}`).length;
    expect(await managers()).toBe(1);
    expect((await plan(loop)).errors).toEqual({});
  });
});
