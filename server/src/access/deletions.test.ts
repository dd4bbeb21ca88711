import type { ActivityEntry, Deletion } from '@seamline/shared/contract/access/activity';
import type { DeletableKind } from '@seamline/shared/contract/record-kinds';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';
import {
  branches,
  departments,
  designations,
  leaveReasons,
  leaveTypes,
  shiftDays,
  shifts,
  subDepartments,
} from '../db/schema.ts';

const server = await testApp({ RESTORE_DAYS: '30' });
const { db } = server.database;
const asha = await server.person({ name: 'Asha Patel' });
const kiran = await server.person({ name: 'Kiran Shah', role: 'manager' });
const { token } = asha;

const restore = (record: DeletableKind, id: number, as = token) =>
  server.ask('POST', '/data/deletions/restore', { token: as, query: { record, id: String(id) } });

async function list(query: Readonly<Record<string, string>> = {}) {
  const { body } = await server.ask('GET', '/data/deletions/recent', { token, query });
  return body as { deletions: Deletion[]; days: number; next_cursor: string | null };
}

/** The request that deletes a record of each kind. */
const removals = {
  branch: (id) => ['/data/settings/branches', { branch_id: id }],
  department: (id) => ['/data/settings/departments', { department_id: id }],
  'sub-department': (id) => ['/data/settings/sub-departments', { sub_department_id: id }],
  designation: (id) => ['/data/settings/designations', { designation_id: id }],
  'leave-type': (id) => [`/data/leave-management/leave-type/${id}`],
  'leave-reason': (id) => [`/data/leave-management/leave-reason/${id}`],
  shift: (id) => [`/data/manage-shift/${id}`],
} as const satisfies Partial<
  Record<DeletableKind, (id: string) => readonly [path: string, query?: Readonly<Record<string, string>>]>
>;
type Kind = keyof typeof removals;

async function remove(record: Kind, id: number, as = token) {
  const [path, query = {}] = removals[record](String(id));
  const { status, text } = await server.ask('DELETE', path, { token: as, query });
  expect(status, text).toBe(200);
}

/** Long before the test, so that a new time of creation would show. */
const created_at = new Date('2021-03-04T05:06:07.089Z');

async function addBranch(name: string): Promise<number> {
  const values = { name, code: 'V1', branch_type: 'Showroom', created_at };
  const [row] = await db.insert(branches).values(values).returning({ id: branches.id });
  return row?.id ?? 0;
}

async function addDepartment(name: string, branch_id: number): Promise<number> {
  const values = { name, branch_id, description: 'On the floor', created_at };
  const [row] = await db.insert(departments).values(values).returning({ id: departments.id });
  return row?.id ?? 0;
}

async function addLeaveType(name: string): Promise<number> {
  const values = { name, short_name: 'SL', attachment_required: true, applicable_for: 'married', created_at } as const;
  const [row] = await db.insert(leaveTypes).values(values).returning({ id: leaveTypes.id });
  return row?.id ?? 0;
}

async function addShift(shift_name: string): Promise<number> {
  const values = {
    shift_name,
    week_off_days: ['SUNDAY' as const],
    penalty_value: 4.5,
    min_minutes_for_full_day_after_shift: 2940,
    created_at,
  };
  const [row] = await db.insert(shifts).values(values).returning({ id: shifts.id });
  const shift_id = row?.id ?? 0;
  const times = { shift_start_time: '09:30:00', shift_end_time: '18:00:00', min_full_day_minutes: 485 };
  await db.insert(shiftDays).values([
    { shift_id, day: 'monday', ...times, late_in_count_after_minutes: 5 },
    { shift_id, day: 'sunday' },
  ]);
  return shift_id;
}

const tables = {
  branch: branches,
  department: departments,
  'sub-department': subDepartments,
  designation: designations,
  'leave-type': leaveTypes,
  'leave-reason': leaveReasons,
  shift: shifts,
} as const;

async function stored(record: Kind, id: number) {
  const table = tables[record];
  const [row] = await db.select().from(table).where(eq(table.id, id));
  const days = record === 'shift' ? await db.select().from(shiftDays).where(eq(shiftDays.shift_id, id)) : [];
  if (row === undefined) return undefined;
  const { version: _, updated_at: __, ...values } = row;
  return { values, days: days.sort((one, other) => one.day.localeCompare(other.day)) };
}

test.each<[Kind, () => Promise<number>]>([
  ['branch', () => addBranch('Vesu')],
  ['department', async () => addDepartment('Sales', await addBranch('Adajan'))],
  [
    'sub-department',
    async () => {
      const department_id = await addDepartment('Cutting', await addBranch('Sachin'));
      const values = { name: 'Sarees', department_id, code: 'S', created_at };
      const [row] = await db.insert(subDepartments).values(values).returning({ id: subDepartments.id });
      return row?.id ?? 0;
    },
  ],
  [
    'designation',
    async () => {
      const values = { designation: 'Tailor', description: 'Sews', created_at };
      const [row] = await db.insert(designations).values(values).returning({ id: designations.id });
      return row?.id ?? 0;
    },
  ],
  ['leave-type', () => addLeaveType('Sick Leave')],
  [
    'leave-reason',
    async () => {
      const values = { leave_type_id: await addLeaveType('Casual Leave'), reason: 'Moving house', created_at };
      const [row] = await db.insert(leaveReasons).values(values).returning({ id: leaveReasons.id });
      return row?.id ?? 0;
    },
  ],
  ['shift', () => addShift('General')],
])('a deleted %s is restored with its id, values, time of creation and history', async (record, add) => {
  const id = await add();
  const before = await stored(record, id);
  await remove(record, id);
  expect(await stored(record, id)).toBeUndefined();
  const [deletion] = (await list()).deletions;
  expect(deletion).toMatchObject({ record, id, who: { id: asha.id, name: 'Asha Patel' } });

  expect(await restore(record, id)).toMatchObject({
    status: 200,
    body: { success: true, message: `${deletion?.name} was restored.` },
  });

  expect(await stored(record, id)).toEqual(before);
  expect((await list()).deletions).not.toContainEqual(deletion);
  const { body } = await server.ask('GET', '/data/activity', { token, query: { record } });
  const history = (body as { activity: ActivityEntry[] }).activity.filter((entry) => entry.record_id === id);
  expect(history.map(({ action }) => action)).toEqual(['restore', 'remove']);
  expect(history[0]?.after).toEqual(history[1]?.before);
  // It can be deleted and restored again.
  await remove(record, id);
  expect((await restore(record, id)).status).toBe(200);
  expect(await stored(record, id)).toEqual(before);
});

test('a record that two people restore at once is restored once, and the second one gets the reason', async () => {
  const id = await addShift('Evening');
  await remove('shift', id);

  const answers = await Promise.all([restore('shift', id), restore('shift', id)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'restored_already',
    message: 'Evening has already been restored.',
  });
});

test.each<[Kind, (name: string) => Promise<number>]>([
  ['branch', addBranch],
  ['leave-type', addLeaveType],
  ['shift', addShift],
])('a %s is not restored where another one has its name', async (record, add) => {
  const id = await add('Taken');
  await remove(record, id);
  await add('Taken');

  expect(await restore(record, id)).toMatchObject({
    status: 409,
    body: { message: 'Taken cannot be restored, because another record has this name now. Rename that one first.' },
  });
});

test('a department is not restored before its branch', async () => {
  const branch = await addBranch('Katargam');
  const department = await addDepartment('Dyeing', branch);
  await remove('department', department);
  await remove('branch', branch);

  expect(await restore('department', department)).toMatchObject({
    status: 409,
    body: {
      message:
        'Dyeing cannot be restored, because Katargam, which it belonged to, was deleted. Restore Katargam first.',
    },
  });
  expect((await restore('branch', branch)).status).toBe(200);
  expect((await restore('department', department)).status).toBe(200);
});

test('deleted records of one name are listed with the names, at the deletion, of what they belonged to', async () => {
  const [vesu, adajan] = [await addBranch('Parent Vesu'), await addBranch('Parent Adajan')];
  const [one, other] = [await addDepartment('Retail', vesu), await addDepartment('Retail', adajan)];
  const subDepartment = { name: 'Sarees', department_id: one };
  const [sub] = await db.insert(subDepartments).values(subDepartment).returning({ id: subDepartments.id });
  const reason = { leave_type_id: await addLeaveType('Parental Leave'), reason: 'Birth' };
  const [birth] = await db.insert(leaveReasons).values(reason).returning({ id: leaveReasons.id });
  await remove('sub-department', sub?.id ?? 0);
  await remove('leave-reason', birth?.id ?? 0);
  for (const id of [one, other]) await remove('department', id);
  await db.update(branches).set({ name: 'Renamed Adajan' }).where(eq(branches.id, adajan));
  await remove('branch', vesu);

  const { deletions } = await list({ limit: '5' });
  expect(deletions.map(({ record, name, parent }) => [record, name, parent])).toEqual([
    ['branch', 'Parent Vesu', undefined],
    ['department', 'Retail', 'Parent Adajan'],
    ['department', 'Retail', 'Parent Vesu'],
    ['leave-reason', 'Birth', 'Parental Leave'],
    ['sub-department', 'Sarees', 'Retail'],
  ]);
});

test('a manager restores what they deleted themselves, and nothing else', async () => {
  const [own, other] = [await addBranch('Own'), await addBranch('Other')];
  await remove('branch', own, kiran.token);
  await remove('branch', other);
  const blind = await server.person({ role: 'manager', canEdit: false });

  expect((await restore('branch', own, blind.token)).status).toBe(403);
  expect((await restore('branch', own, kiran.token)).status).toBe(200);
  expect(await restore('branch', other, kiran.token)).toMatchObject({
    status: 403,
    body: { message: 'You can restore only what you deleted yourself. Ask an owner to restore Other.' },
  });
  expect((await server.ask('GET', '/data/deletions/recent', { token: kiran.token })).status).toBe(403);
});

test('a record that was never deleted, or never there, is not restored', async () => {
  expect(await restore('leave-type', 999_999)).toMatchObject({
    status: 404,
    body: { message: 'This leave type does not exist. It may have been deleted.' },
  });
  const [path, query] = ['/data/settings/add-branches', { name: 'Present', branch_type: 'Showroom' }];
  const { id } = (await server.ask('POST', path, { token, query })).body as { id: number };
  expect((await restore('branch', id)).body).toMatchObject({ code: 'restored_already' });
});

test('deleted records are listed page by page and leave the list, unrestorable, after RESTORE_DAYS', async () => {
  const ids = [await addBranch('First'), await addBranch('Second')];
  for (const id of ids) await remove('branch', id);

  const first = await list({ limit: '1' });
  const second = await list({ limit: '1', cursor: first.next_cursor ?? '' });
  expect([...first.deletions, ...second.deletions].map(({ id }) => id)).toEqual(ids.toReversed());
  expect(first.days).toBe(30);

  server.passSeconds(30 * 86_400 + 60);
  // The session of before has ended.
  const later = (await server.person()).token;
  const { body } = await server.ask('GET', '/data/deletions/recent', { token: later });
  expect(body).toMatchObject({ deletions: [], next_cursor: null });
  expect(await restore('branch', ids[0] ?? 0, later)).toMatchObject({
    status: 409,
    body: { message: 'First was deleted more than 30 days ago and cannot be restored any more.' },
  });
});
