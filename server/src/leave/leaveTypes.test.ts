import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';

const server = await testApp();
const { token } = await server.person();
const { sql } = server.database;

interface LeaveType {
  leave_type_id: number;
  leave_type_name: string;
  version: number;
}

const TYPE = '/data/leave-management/leave-type';
const REASON = '/data/leave-management/leave-reason';

const add = (query: Record<string, string>, as = token) => server.ask('POST', TYPE, { token: as, query });
const change = (id: number | string, query: Record<string, string>, as = token) =>
  server.ask('PUT', `${TYPE}/${id}`, { token: as, query });
const remove = (id: number | string, as = token) => server.ask('DELETE', `${TYPE}/${id}`, { token: as });
const list = async () =>
  ((await server.ask('GET', '/data/leave-management/leave-types', { token })).body as { leave_types: LeaveType[] })
    .leave_types;
const addReason = (leave_type_name: string, reason: string) =>
  server.ask('POST', REASON, { token, query: { leave_type_name, reason } });
const reasonsOf = async (name: string) =>
  ((await server.ask('GET', REASON, { token })).body as { leave_reasons: Record<string, string>[] }).leave_reasons
    .filter(({ leave_type_name }) => leave_type_name === name)
    .map(({ reason }) => reason);

async function added(leave_type_name: string): Promise<number> {
  return ((await add({ leave_type_name })).body as LeaveType).leave_type_id;
}

/** As the add form sends it. */
const SENT = {
  leave_type_name: 'Sick Leave',
  leave_type_short_name: 'SL',
  attachment_required: '1',
  apply_leave_on_holiday: '0',
  applicable_unpaid_leave: '1',
  is_birthday_anniversary_leave: '0',
  leave_applied_on_past_days: '1',
  applicable_for: 'married female only',
  allow_applicable_previous_days: '7',
  description: 'From the third day on with a certificate.',
};

/** As the edit overlay sends it. */
const CHANGED = {
  leave_type_name: 'Changed',
  leave_type_short_name: '',
  attachment_required: 'false',
  apply_leave_on_holiday: 'true',
  applicable_unpaid_leave: 'false',
  is_birthday_anniversary_leave: 'true',
  leave_applied_on_past_days: 'true',
  applicable_for: 'un-married',
  allow_applicable_previous_days: '0',
  description: '',
};

describe('adding a leave type', () => {
  test('answers with the leave type and puts it into the list, by name', async () => {
    const answer = await add(SENT);
    await add({ leave_type_name: 'casual leave' });

    expect(answer).toMatchObject({
      status: 200,
      body: {
        leave_type_id: expect.any(Number),
        leave_type_name: 'Sick Leave',
        leave_type_short_name: 'SL',
        attachment_required: true,
        apply_leave_on_holiday: false,
        applicable_unpaid_leave: true,
        is_birthday_anniversary_leave: false,
        leave_applied_on_past_days: true,
        applicable_for: 'married female only',
        allow_applicable_previous_days: 7,
        description: 'From the third day on with a certificate.',
        version: 1,
      },
    });
    const own = (await list()).filter(({ leave_type_name }) => /^(casual|sick) leave$/i.test(leave_type_name));
    expect(own.map(({ leave_type_name }) => leave_type_name)).toEqual(['casual leave', 'Sick Leave']);
    expect(own[1]).toEqual(answer.body);
  });

  test('needs nothing but a name', async () => {
    const empty = { leave_type_short_name: '', applicable_for: '', allow_applicable_previous_days: 0, description: '' };

    expect((await add({ leave_type_name: 'Bare' })).body).toMatchObject({ ...empty, attachment_required: false });
  });

  test('keeps no previous days where past days are not allowed', async () => {
    const query = { leave_type_name: 'No past', leave_applied_on_past_days: '0', allow_applicable_previous_days: '30' };

    expect((await add(query)).body).toMatchObject({ allow_applicable_previous_days: 0 });
  });

  test.each([
    [{}, { leave_type_name: 'This field is required.' }],
    [{ leave_type_name: '   ' }, { leave_type_name: 'This field is required.' }],
    [{ leave_type_name: 'x'.repeat(101) }, { leave_type_name: 'Use at most 100 characters.' }],
    [{ leave_type_short_name: 'x'.repeat(51) }, { leave_type_short_name: 'Use at most 50 characters.' }],
    [{ description: 'x'.repeat(1001) }, { description: 'Use at most 1000 characters.' }],
    [{ description: 'a\u0000b' }, { description: 'Remove the invisible control characters.' }],
    [{ attachment_required: 'perhaps' }, { attachment_required: 'Choose yes or no.' }],
    [{ applicable_for: 'women only' }, { applicable_for: 'Choose one of the options.' }],
    [{ allow_applicable_previous_days: '-1' }, { allow_applicable_previous_days: 'Enter whole days, 0 or more.' }],
    [{ allow_applicable_previous_days: '1.5' }, { allow_applicable_previous_days: 'Enter whole days, 0 or more.' }],
    [{ allow_applicable_previous_days: '' }, { allow_applicable_previous_days: 'Enter whole days, 0 or more.' }],
    [{ allow_applicable_previous_days: '1e3' }, { allow_applicable_previous_days: 'Enter whole days, 0 or more.' }],
  ])('refuses %j', async (query, errors) => {
    const named = Object.keys(query).length === 0 ? {} : { leave_type_name: 'Refused', ...query };

    expect(await add(named as Record<string, string>)).toMatchObject({
      status: 422,
      body: {
        message: 'Please check the marked fields.',
        errors: Object.entries(errors).map(([field, message]) => ({ field, message })),
      },
    });
  });

  test('refuses a name that is taken, whatever its case', async () => {
    await added('Comp-off');

    expect(await add({ leave_type_name: ' COMP-off ' })).toMatchObject({
      status: 409,
      body: {
        message: 'There is already a leave type called COMP-off.',
        errors: [{ field: 'leave_type_name', message: 'There is already a leave type called COMP-off.' }],
      },
    });
  });

  test('of three at once with the same name two are refused', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => add({ leave_type_name: 'Triplets' })));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test.each([
    ['a description of a thousand letters of Gujarati', 'ક'.repeat(1000)],
    ['one of a thousand emoji', '🧵'.repeat(1000)],
    ['what an address would misread', 'A&B=C#D+E/F?G%H;{{x}} <b>"\\\n%27'],
  ])('keeps %s letter for letter', async (name, description) => {
    expect((await add({ leave_type_name: name, description })).body).toMatchObject({ description });
  });
});

describe('changing a leave type', () => {
  test('changes every field, and its reasons follow the name', async () => {
    const id = await added('Before');
    await addReason('Before', 'Fever');

    expect(await change(id, { ...CHANGED, leave_type_name: 'After' })).toMatchObject({
      status: 200,
      body: {
        leave_type_id: id,
        leave_type_name: 'After',
        leave_type_short_name: '',
        attachment_required: false,
        apply_leave_on_holiday: true,
        applicable_unpaid_leave: false,
        is_birthday_anniversary_leave: true,
        leave_applied_on_past_days: true,
        applicable_for: 'un-married',
        version: 2,
      },
    });
    expect(await reasonsOf('Before')).toEqual([]);
    expect(await reasonsOf('After')).toEqual(['Fever']);
  });

  test('understands 1 and 0 as well, and keeps no idle days', async () => {
    const id = await added('Numbers');
    const query = { leave_applied_on_past_days: '0', attachment_required: '1', allow_applicable_previous_days: '5' };

    expect((await change(id, { ...CHANGED, leave_type_name: 'Numbers', ...query })).body).toMatchObject({
      attachment_required: true,
      leave_applied_on_past_days: false,
      allow_applicable_previous_days: 0,
    });
  });

  test('needs every field: what is left out is not taken for empty', async () => {
    const id = await added('Whole');

    expect(await change(id, { leave_type_name: 'Whole' })).toMatchObject({
      status: 422,
      body: {
        errors: expect.arrayContaining([
          expect.objectContaining({ field: 'leave_type_short_name', message: 'Enter text.' }),
          expect.objectContaining({ field: 'attachment_required', message: 'Choose yes or no.' }),
          expect.objectContaining({ field: 'applicable_for', message: 'Choose one of the options.' }),
          expect.objectContaining({ field: 'allow_applicable_previous_days', message: 'Enter whole days, 0 or more.' }),
          expect.objectContaining({ field: 'description', message: 'Enter text.' }),
        ]),
      },
    });
  });

  test('refuses the name of another, and takes its own in another case', async () => {
    await added('Taken');
    const id = await added('Free');

    expect(await change(id, { ...CHANGED, leave_type_name: 'taken' })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'leave_type_name', message: 'There is already a leave type called taken.' }] },
    });
    expect((await change(id, { ...CHANGED, leave_type_name: 'FREE' })).status).toBe(200);
  });

  test('on a stale version is refused with the changes of the other editor', async () => {
    const id = await added('Contested');
    const other = await server.person({ name: 'Jignesh Desai' });
    const first = { ...CHANGED, leave_type_name: 'Contested', description: 'Two days.', version: '1' };
    await change(id, first, other.token);

    expect(await change(id, { ...CHANGED, leave_type_name: 'Mine', version: '1' })).toMatchObject({
      status: 409,
      body: {
        message: 'Jignesh Desai changed Contested while you were editing it.',
        conflict: {
          by: 'Jignesh Desai',
          version: 2,
          changes: expect.arrayContaining([{ field: 'description', before: '', after: 'Two days.' }]),
        },
      },
    });
    expect((await change(id, { ...CHANGED, leave_type_name: 'Mine', version: '2' })).status).toBe(200);
  });

  test('is noted with what was changed', async () => {
    const id = await added('Noted');
    await change(id, { ...CHANGED, leave_type_name: 'Noted again' });
    await remove(id);
    const lines = await sql`select action, record_name, before ->> 'leave_type_name' as before,
      after ->> 'leave_type_name' as after from activity where record = 'leave-type' and record_id = ${id} order by id`;

    expect([...lines]).toEqual([
      { action: 'create', record_name: 'Noted', before: null, after: 'Noted' },
      { action: 'update', record_name: 'Noted again', before: 'Noted', after: 'Noted again' },
      { action: 'remove', record_name: 'Noted again', before: 'Noted again', after: null },
    ]);
  });

  test('of a leave type that does not exist is answered with 404', async () => {
    expect(await change(999_999, CHANGED)).toMatchObject({
      status: 404,
      body: { message: 'This leave type does not exist. It may have been deleted.' },
    });
  });

  test.each(['0', '-1', '1.5', '1e3', 'abc', '2147483648', '%20'])('refuses %j as an id', async (id) => {
    const refused = { status: 422, body: { errors: [{ field: 'id', message: 'This is not a valid id.' }] } };

    expect(await change(id, CHANGED)).toMatchObject(refused);
    expect(await remove(id)).toMatchObject(refused);
  });
});

describe('deleting a leave type', () => {
  test('takes it out of the list, once', async () => {
    const id = await added('Doomed');

    expect((await remove(id)).body).toEqual({ success: true, message: 'Leave type deleted successfully.' });
    expect((await list()).map(({ leave_type_name }) => leave_type_name)).not.toContain('Doomed');
    expect(await remove(id)).toMatchObject({
      status: 404,
      body: { message: 'This leave type does not exist. It may have been deleted.' },
    });
  });

  test('is refused while reasons belong to it, and names them', async () => {
    const id = await added('In use');
    await addReason('In use', 'Family function');
    await addReason('In use', 'Travel');

    expect(await remove(id)).toMatchObject({
      status: 409,
      body: { message: 'In use cannot be deleted: the reasons Family function and Travel belong to it.' },
    });
    expect(await reasonsOf('In use')).toEqual(['Family function', 'Travel']);
  });
});

test('a manager without the edit permission may look at leave types and change none', async () => {
  const viewer = await server.person({ role: 'manager', canEdit: false });
  const id = await added('Untouchable');
  const refused = { status: 403, body: { message: 'You do not have permission to change this.' } };

  expect((await server.ask('GET', '/data/leave-management/leave-types', { token: viewer.token })).status).toBe(200);
  expect(await add({ leave_type_name: 'Mine' }, viewer.token)).toMatchObject(refused);
  expect(await change(id, CHANGED, viewer.token)).toMatchObject(refused);
  expect(await remove(id, viewer.token)).toMatchObject(refused);
});
