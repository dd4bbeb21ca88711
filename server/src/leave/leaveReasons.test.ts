import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';

const server = await testApp();
const { token } = await server.person();
const { sql } = server.database;

interface LeaveReason {
  id: number;
  leave_type_id: number;
  leave_type_name: string;
  reason: string;
}

const TYPE = '/data/leave-management/leave-type';
const REASON = '/data/leave-management/leave-reason';

const add = (query: Record<string, string>, as = token) => server.ask('POST', REASON, { token: as, query });
const remove = (id: number | string, as = token) => server.ask('DELETE', `${REASON}/${id}`, { token: as });
const list = async () =>
  ((await server.ask('GET', REASON, { token })).body as { leave_reasons: LeaveReason[] }).leave_reasons;
const names = async () =>
  ((await server.ask('GET', `${REASON}/select`, { token })).body as { leave_type_names: string[] }).leave_type_names;

async function addType(leave_type_name: string): Promise<number> {
  const { body } = await server.ask('POST', TYPE, { token, query: { leave_type_name } });
  return (body as LeaveReason).leave_type_id;
}

const sick = await addType('Sick Leave');
await addType('casual leave');

test('the leave types to choose from are their names, in order', async () => {
  const own = (await names()).filter((name) => /^(casual|Sick) leave$/i.test(name));
  expect(own).toEqual(['casual leave', 'Sick Leave']);
});

describe('adding a reason', () => {
  test('ties it to the leave type, whatever the case of its name', async () => {
    expect(await add({ leave_type_name: ' sick LEAVE ', reason: ' Fever or flu ' })).toEqual(
      expect.objectContaining({
        status: 200,
        body: {
          id: expect.any(Number),
          leave_type_id: sick,
          leave_type_name: 'Sick Leave',
          reason: 'Fever or flu',
          version: 1,
        },
      }),
    );
  });

  test('puts it into the list, by leave type and then as they were added', async () => {
    const ids = [await addType('The second'), await addType('the first')];
    await add({ leave_type_name: 'The second', reason: 'Fever' });
    await add({ leave_type_name: 'The second', reason: 'Accident' });
    await add({ leave_type_name: 'the first', reason: 'Wedding' });
    await add({ leave_type_name: 'the first', reason: 'Errand' });

    const own = (await list()).filter(({ leave_type_id }) => ids.includes(leave_type_id));
    expect(own.map(({ leave_type_name, reason }) => [leave_type_name, reason])).toEqual([
      ['the first', 'Wedding'],
      ['the first', 'Errand'],
      ['The second', 'Fever'],
      ['The second', 'Accident'],
    ]);
  });

  test('takes one without a text, and one that is there already', async () => {
    await addType('Tolerant');

    expect((await add({ leave_type_name: 'Tolerant' })).body).toMatchObject({ reason: '' });
    expect((await add({ leave_type_name: 'Tolerant', reason: 'Twice' })).status).toBe(200);
    expect((await add({ leave_type_name: 'Tolerant', reason: 'Twice' })).status).toBe(200);
  });

  test.each([
    [{ reason: 'No type' }, { leave_type_name: 'This field is required.' }],
    [{ leave_type_name: ' ', reason: 'No type' }, { leave_type_name: 'This field is required.' }],
    [
      { leave_type_name: 'Nonsense', reason: 'x' },
      { leave_type_name: 'There is no leave type called Nonsense. It may have been renamed or deleted.' },
    ],
    [{ leave_type_name: 'Sick Leave', reason: 'x'.repeat(501) }, { reason: 'Use at most 500 characters.' }],
    [{ leave_type_name: 'Sick Leave', reason: 'a\u0007b' }, { reason: 'Remove the invisible control characters.' }],
  ])('refuses %j', async (query, errors) => {
    expect(await add(query as Record<string, string>)).toMatchObject({
      status: 422,
      body: {
        message: 'Please check the marked fields.',
        errors: Object.entries(errors).map(([field, message]) => ({ field, message })),
      },
    });
  });

  test.each(['તાવ & ઉધરસ', '🧵'.repeat(500), `'; drop table leave_reasons; --`, '100% + 50%'])(
    'keeps %s letter for letter',
    async (reason) => {
      expect((await add({ leave_type_name: 'Sick Leave', reason })).body).toMatchObject({ reason });
    },
  );
});

describe('deleting a reason', () => {
  test('takes it out of the list, once', async () => {
    const { body } = await add({ leave_type_name: 'Sick Leave', reason: 'Doomed' });
    const { id } = body as LeaveReason;

    expect(await remove(id)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Leave reason deleted successfully.' },
    });
    expect((await list()).map((reason) => reason.id)).not.toContain(id);
    expect(await remove(id)).toMatchObject({
      status: 404,
      body: { message: 'This leave reason does not exist. It may have been deleted.' },
    });
  });

  test.each(['0', '-1', 'select', '2147483648'])('refuses %j as an id', async (id) => {
    expect(await remove(id)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'id', message: 'This is not a valid id.' }] },
    });
  });

  test('is noted, as the adding was, with the leave type of that time', async () => {
    const { body } = await add({ leave_type_name: 'Sick Leave', reason: 'Noted' });
    const { id } = body as LeaveReason;
    await remove(id);
    const lines = await sql`select action, record_name, coalesce(after, before) ->> 'leave_type_name' as type
      from activity where record = 'leave-reason' and record_id = ${id} order by id`;

    expect([...lines]).toEqual([
      { action: 'create', record_name: 'Noted', type: 'Sick Leave' },
      { action: 'remove', record_name: 'Noted', type: 'Sick Leave' },
    ]);
  });
});

test('a manager without the edit permission may look at reasons and change none', async () => {
  const viewer = await server.person({ role: 'manager', canEdit: false });
  const { body } = await add({ leave_type_name: 'Sick Leave', reason: 'Untouchable' });
  const refused = { status: 403, body: { message: 'You do not have permission to change this.' } };

  for (const path of [REASON, `${REASON}/select`]) {
    expect((await server.ask('GET', path, { token: viewer.token })).status).toBe(200);
  }
  expect(await add({ leave_type_name: 'Sick Leave', reason: 'Mine' }, viewer.token)).toMatchObject(refused);
  expect(await remove((body as LeaveReason).id, viewer.token)).toMatchObject(refused);
});
