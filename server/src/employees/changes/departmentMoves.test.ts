import type { DepartmentMovePreview } from '@seamline/shared/contract/organisation/department-moves';
import { beforeEach, expect, test } from 'vitest';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { dueChangesApplier } from '../../db/dueChanges.ts';
import { employees } from '../../db/schema.ts';
import { dueEntries } from './plannedEntries.ts';

const server = await testApp();
const { db, sql } = server.database;
const { token } = await server.person({ name: 'Ilaben Meghani' });

type Place = Awaited<ReturnType<typeof makePlace>>;
let vesu: Place;
let adajan: Place;

beforeEach(async () => {
  // A test that came before may have applied changes of a later day.
  await sql`delete from due_changes`;
  vesu = await makePlace(db, `Vesu ${freshNumber()}`);
  adajan = await makePlace(db, `Adajan ${freshNumber()}`);
});

const PATH = '/data/settings/departments/move';
const post = (path: string, body: object, asked = token) =>
  server.ask('POST', path, {
    token: asked,
    json: body,
  });

const idOf = (rows: readonly Record<string, unknown>[]) => Number(rows[0]?.id);
const department = async (name: string, branch: number) =>
  idOf(await sql`insert into departments (branch_id, name) values (${branch}, ${name}) returning id`);
const subDepartment = async (name: string, of: number) =>
  idOf(await sql`insert into sub_departments (department_id, name) values (${of}, ${name}) returning id`);
const employee = async (place: Place, values: Partial<typeof employees.$inferInsert>) =>
  idOf(
    await db
      .insert(employees)
      .values(employeeIn(place, { mobile_number: freshNumber(), ...values }))
      .returning({ id: employees.id }),
  );
const LEFT = {
  resignation_date: '2020-01-01',
  company_last_day: '2020-01-31',
  left_at: new Date('2020-02-01T00:00:00Z'),
};

const move = (ids: number[], branch: number) => ({
  department_ids: ids.map(String),
  action: 'move',
  branch_id: String(branch),
});
const merge = (ids: number[], into: number) => ({
  department_ids: ids.map(String),
  action: 'merge',
  into_id: String(into),
});

async function preview(asked: object): Promise<DepartmentMovePreview> {
  const { status, body } = await post(`${PATH}/preview`, asked);
  expect(status).toBe(200);
  return body as unknown as DepartmentMovePreview;
}

async function made(asked: object) {
  const { fingerprint } = await preview(asked);
  return await post(PATH, { ...asked, fingerprint });
}

const placeOf = async (id: number) => {
  const [row] = await sql`select branch_id, department_id, sub_department_id from employees where id = ${id}`;
  return [row?.branch_id, row?.department_id, row?.sub_department_id];
};
const entriesOf = async (record: string, id: number) => [
  ...(await sql`select action, member_name as by, after from activity where record = ${record} and record_id = ${id}`),
];

test('a merge is previewed by department: people, sub-departments that have a duplicate in the target, planned changes', async () => {
  const from = await department('Counter', adajan.branchId);
  await subDepartment('Billing', vesu.departmentId);
  const [billing, silk] = [await subDepartment('BILLING', from), await subDepartment('Silk', from)];
  await employee(adajan, { department_id: from, sub_department_id: billing });
  await employee(adajan, { department_id: from, ...LEFT });
  const other = await employee(adajan, {});
  await sql`insert into employee_transfers (employee_id, effective_on, department_id, sub_department_id) values (${other}, '2999-04-01', ${from}, ${silk})`;

  expect(await preview(merge([from], vesu.departmentId))).toMatchObject({
    departments: [
      {
        department_id: from,
        department_name: 'Counter',
        ...{ employees: 1, former_employees: 1, transfers: 1, obstacle: null },
        sub_departments: [
          { name: 'BILLING', is_merged: true },
          { name: 'Silk', is_merged: false },
        ],
      },
    ],
    target: { name: 'Retail' },
  });
});

test('a merge gives people, sub-departments and planned changes to the target, and deletes the department', async () => {
  const from = await department('Counter', adajan.branchId);
  const kept = await subDepartment('Billing', vesu.departmentId);
  const [billing, silk] = [await subDepartment('billing', from), await subDepartment('Silk', from)];
  const [biller, weaver, plain, former, leaving] = [
    await employee(adajan, { department_id: from, sub_department_id: billing }),
    await employee(adajan, { department_id: from, sub_department_id: silk }),
    await employee(adajan, { department_id: from }),
    await employee(adajan, { department_id: from, sub_department_id: billing, ...LEFT }),
    await employee(adajan, { department_id: from }),
  ];
  const coming = await employee(adajan, {});
  await sql`insert into employee_transfers (employee_id, effective_on, department_id, sub_department_id) values
    (${coming}, '2999-04-01', ${from}, ${billing}), (${leaving}, '2999-04-01', ${adajan.departmentId}, null)`;

  expect((await made(merge([from], vesu.departmentId))).body).toEqual({ moved: 1 });

  const target = [vesu.branchId, vesu.departmentId];
  expect(await placeOf(biller)).toEqual([...target, kept]);
  expect(await placeOf(weaver)).toEqual([...target, silk]);
  expect(await placeOf(plain)).toEqual([...target, null]);
  expect(await placeOf(former)).toEqual([...target, kept]);
  expect([...(await sql`select id from departments where id = ${from}`)]).toEqual([]);
  expect([...(await sql`select id from sub_departments where id in (${billing}, ${silk})`)]).toEqual([{ id: silk }]);

  await dueChangesApplier(server.database, () => new Date('2999-04-01T00:00:00Z'), [dueEntries])();
  expect(await placeOf(coming)).toEqual([...target, kept]);
  expect(await placeOf(leaving)).toEqual([adajan.branchId, adajan.departmentId, null]);

  expect(await entriesOf('department', from)).toMatchObject([{ action: 'remove', by: 'Ilaben Meghani' }]);
  expect(await entriesOf('sub-department', billing)).toMatchObject([{ action: 'remove' }]);
  expect(await entriesOf('sub-department', silk)).toMatchObject([
    { action: 'update', after: { department_id: vesu.departmentId } },
  ]);
  expect(await entriesOf('employee', biller)).toMatchObject([
    {
      action: 'update',
      by: 'Ilaben Meghani',
      after: { branch_id: vesu.branchId, department_id: vesu.departmentId, sub_department_id: kept },
    },
  ]);
});

test('sub-departments with one name in two merged departments become one', async () => {
  const [one, other] = [await department('A', vesu.branchId), await department('B', adajan.branchId)];
  const [first, second] = [await subDepartment('Silk', one), await subDepartment('silk', other)];
  const id = await employee(adajan, { department_id: other, sub_department_id: second });

  expect((await made(merge([one, other], vesu.departmentId))).body).toEqual({ moved: 2 });
  expect(await placeOf(id)).toEqual([vesu.branchId, vesu.departmentId, first]);
});

test('a move takes people and planned changes along, and notes them; a department that is there already stays', async () => {
  const from = await department('Packing', adajan.branchId);
  const section = await subDepartment('Boxes', from);
  const packer = await employee(adajan, { department_id: from, sub_department_id: section });
  const coming = await employee(adajan, {});
  await sql`insert into employee_transfers (employee_id, effective_on, department_id) values (${coming}, '2999-05-01', ${from})`;
  const asked = move([from, vesu.departmentId], vesu.branchId);

  const obstacles = (await preview(asked)).departments.map(({ department_name: name, obstacle }) => [name, obstacle]);
  expect(obstacles).toEqual([
    ['Packing', null],
    ['Retail', 'already_there'],
  ]);
  expect((await made(asked)).body).toEqual({ moved: 1 });
  expect(await placeOf(packer)).toEqual([vesu.branchId, from, section]);
  expect(await entriesOf('department', from)).toMatchObject([
    { action: 'update', after: { branch_id: vesu.branchId } },
  ]);
  expect(await entriesOf('employee', packer)).toMatchObject([{ after: { branch_id: vesu.branchId } }]);
  await dueChangesApplier(server.database, () => new Date('2999-05-01T00:00:00Z'), [dueEntries])();
  expect(await placeOf(coming)).toEqual([vesu.branchId, from, null]);
});

test('a department stays where the branch has a department of its name, whatever its case', async () => {
  const third = await makePlace(db, `Third ${freshNumber()}`);
  await sql`update departments set name = 'RETAIL' where id = ${third.departmentId}`;
  const from = third.departmentId;
  const second = await department('Twin', vesu.branchId);
  const twin = await department('twin', third.branchId);
  const asked = move([from, second, twin], adajan.branchId);

  expect((await preview(asked)).departments.map(({ obstacle }) => obstacle)).toEqual([
    'name_taken',
    null,
    'name_taken',
  ]);
  expect((await made(asked)).body).toEqual({ moved: 1 });
  const branches = await sql`select branch_id from departments where id in (${from}, ${second}, ${twin}) order by id`;
  expect(branches.map(({ branch_id }) => branch_id)).toEqual([third.branchId, adajan.branchId, third.branchId]);
});

test('a move or merge that would do something else than the preview said changes nothing', async () => {
  const from = await department('Counter', vesu.branchId);
  const asked = merge([from], vesu.departmentId);
  const { fingerprint } = await preview(asked);
  const id = await employee(vesu, { department_id: from });

  expect(await post(PATH, { ...asked, fingerprint })).toMatchObject({
    status: 409,
    body: { code: 'department_move_outdated' },
  });
  expect(await placeOf(id)).toEqual([vesu.branchId, from, null]);
});

test('of two merges of one department at once one succeeds', async () => {
  const from = await department('Counter', vesu.branchId);
  const asked = merge([from], vesu.departmentId);
  const { fingerprint } = await preview(asked);

  const answers = await Promise.all([1, 2].map(() => post(PATH, { ...asked, fingerprint })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test.each([
  ['no department', () => ({ ...move([], vesu.branchId) }), 'department_ids'],
  [
    'more than a hundred departments',
    () =>
      move(
        Array.from({ length: 101 }, (_, index) => index + 1),
        1,
      ),
    'department_ids',
  ],
  ['a department that does not exist', () => move([999_999], vesu.branchId), 'department_ids'],
  ['a branch that does not exist', () => move([vesu.departmentId], 999_999), 'branch_id'],
  ['a move without a branch', () => ({ department_ids: ['1'], action: 'move', into_id: '1' }), 'branch_id'],
  ['a merge without a department', () => ({ department_ids: ['1'], action: 'merge', branch_id: '1' }), 'into_id'],
  ['a merge into itself', () => merge([vesu.departmentId], vesu.departmentId), 'into_id'],
  ['a merge into a department that does not exist', () => merge([vesu.departmentId], 999_999), 'into_id'],
])('refuses %s at its field', async (_, asked, field) => {
  expect(await post(`${PATH}/preview`, asked())).toMatchObject({ status: 422, body: { errors: [{ field }] } });
});

test('needs the permission to edit', async () => {
  const viewer = await server.person({ role: 'manager', canEdit: false });
  const asked = { ...merge([vesu.departmentId], adajan.departmentId), fingerprint: 'x' };

  expect((await post(`${PATH}/preview`, asked, viewer.token)).status).toBe(403);
  expect((await post(PATH, asked, viewer.token)).status).toBe(403);
});
