import { describe, expect, test } from 'vitest';
import { freshNumber, testApp } from '../../test/support/testApp.ts';

const server = await testApp();
const owner = await server.person({ name: 'Ilaben Meghani' });

type Query = Readonly<Record<string, string>>;
const PATH = '/data/settings/admin';
const flags = { edit_permission: 'true', view_permission: 'true', is_active: 'true' };

const add = (query: Query, token = owner.token) => server.ask('POST', PATH, { token, query: { ...flags, ...query } });
const change = (number: string, query: Query = {}, token = owner.token) =>
  server.ask('PUT', PATH, { token, query: { number, email: '', ...flags, ...query } });
const remove = (number: string, token = owner.token) => server.ask('DELETE', PATH, { token, query: { number } });
const session = async (token: string) => (await server.ask('GET', '/data/session', { token })).status;

const logOf = (number: string) => server.database.sql`
  select activity.action, activity.before, activity.after, activity.member_number as by from activity
  join members on members.id = activity.record_id
  where activity.record = 'member' and members.number = ${number} order by activity.id`;

test('an email address that cannot work is refused once it changes, and blocks no other change as it is stored', async () => {
  const number = freshNumber();
  await add({ name: 'Ketan Desai', number });
  await server.database.sql`update members set email = 'name@company' where number = ${number}`;
  expect((await change(number, { email: 'name@company', edit_permission: 'false' })).status).toBe(200);
  expect(await change(number, { email: 'name@other' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'email', message: 'Enter an email address, such as name@example.com.' }] },
  });
  expect((await change(number, { email: 'name@company.in' })).body).toMatchObject({ email: 'name@company.in' });
});

describe('adding a manager', () => {
  test('answers with the row of the list', async () => {
    const number = freshNumber();

    expect(
      await add({ name: ' Ketan Desai ', number, email: ' ketan@example.com ', view_permission: 'false' }),
    ).toEqual(
      expect.objectContaining({
        status: 200,
        body: {
          name: 'Ketan Desai',
          number,
          email: 'ketan@example.com',
          status: 'manager',
          edit_permission: true,
          view_permission: false,
          is_active: true,
          version: 1,
        },
      }),
    );
    expect([...(await logOf(number))]).toEqual([
      {
        action: 'create',
        by: owner.number,
        before: null,
        after: expect.objectContaining({ name: 'Ketan Desai', number, status: 'manager', view_permission: false }),
      },
    ]);
  });

  test('needs no email address, and takes 1 and 0 for yes and no', async () => {
    const numbered = { edit_permission: '0', view_permission: '1', is_active: '0' };

    expect((await add({ name: 'Foram Joshi', number: freshNumber(), ...numbered })).body).toMatchObject({
      email: null,
      edit_permission: false,
      view_permission: true,
      is_active: false,
    });
  });

  test('never makes an owner, whatever else is sent', async () => {
    const odd = { status: 'owner', role: 'owner', password_hash: 'x', version: '7' };

    expect((await add({ name: 'Climber', number: freshNumber(), ...odd })).body).toMatchObject({
      status: 'manager',
      version: 1,
    });
  });

  test.each([
    [{ name: '' }, { name: 'This field is required.' }],
    [{ name: 'x'.repeat(201) }, { name: 'Use at most 200 characters.' }],
    [{ number: '12345' }, { number: 'Please enter a valid mobile number.' }],
    [{ number: '+919876500001' }, { number: 'Please enter a valid mobile number.' }],
    [{ email: 'name@company' }, { email: 'Enter an email address, such as name@example.com.' }],
    [{ email: 'nobody' }, { email: 'Enter an email address, such as name@example.com.' }],
    [{ is_active: 'perhaps' }, { is_active: 'Choose yes or no.' }],
  ])('refuses %j', async (query, errors) => {
    expect(await add({ name: 'Fine', number: freshNumber(), ...query } as Query)).toMatchObject({
      status: 422,
      body: { errors: Object.entries(errors).map(([field, message]) => ({ field, message })) },
    });
  });

  test('succeeds for exactly one of fifty requests at once with one number, and tells the others why', async () => {
    const number = freshNumber();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => add({ name: `Twin ${index}`, number })));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const message = `There is already an owner or manager with the number ${number}.`;
    for (const { status, body } of answers) {
      if (status !== 200)
        expect({ status, body }).toMatchObject({ status: 409, body: { errors: [{ field: 'number', message }] } });
    }
  });
});

describe('changing a member', () => {
  test('sets address and flags, and an empty address removes the old one', async () => {
    const { number } = await server.person({ role: 'manager' });

    expect((await change(number, { email: 'new@example.com', edit_permission: 'false' })).body).toMatchObject({
      number,
      email: 'new@example.com',
      edit_permission: false,
      version: 2,
    });
    expect((await change(number, { email: '  ' })).body).toMatchObject({
      email: null,
      edit_permission: true,
      version: 3,
    });
    expect([...(await logOf(number))]).toMatchObject([
      { before: { email: null, edit_permission: true }, after: { email: 'new@example.com', edit_permission: false } },
      { before: { email: 'new@example.com', edit_permission: false }, after: { email: null, edit_permission: true } },
    ]);
  });

  test.each(['', 'same'])('keeps the number when the new one is %j', async (kind) => {
    const { number, token } = await server.person({ role: 'manager' });
    const answer = await change(number, { new_number: kind === 'same' ? number : '' });

    expect(answer).toMatchObject({ status: 200, body: { number } });
    expect(await session(token)).toBe(200);
  });

  test('of the number ends the sessions that were begun with the old one', async () => {
    const someone = await server.person({ role: 'manager' });
    const new_number = freshNumber();

    expect((await change(someone.number, { new_number })).body).toMatchObject({ number: new_number });
    expect(await session(someone.token)).toBe(401);
    expect(await change(someone.number)).toMatchObject({
      status: 404,
      body: { message: 'This owner or manager does not exist. It may have been deleted.' },
    });
  });

  test('refuses the number of another administrator at its field', async () => {
    const { number } = await server.person({ role: 'manager' });
    const message = `There is already an owner or manager with the number ${owner.number}.`;

    expect(await change(number, { new_number: owner.number })).toMatchObject({
      status: 409,
      body: { message, errors: [{ field: 'new_number', message }] },
    });
  });

  test('is refused on a stale version, with the changes of the other editor', async () => {
    const { number } = await server.person({ name: 'Mital Vora', role: 'manager' });
    await change(number, { email: 'first@example.com', version: '1' });

    expect(await change(number, { email: 'second@example.com', version: '1' })).toMatchObject({
      status: 409,
      body: {
        message: 'Ilaben Meghani changed Mital Vora while you were editing it.',
        conflict: { version: 2, changes: [{ field: 'email', before: null, after: 'first@example.com' }] },
      },
    });
  });

  test('ends the sessions of a deactivated manager at once', async () => {
    const { number, token } = await server.person({ role: 'manager' });
    await change(number, { is_active: 'false' });

    expect(await session(token)).toBe(401);
  });

  test('a session that a deactivation has ended stays ended after the account is active again', async () => {
    const { number, token } = await server.person({ role: 'manager' });
    await change(number, { is_active: 'false' });
    expect((await change(number, { is_active: 'true' })).status).toBe(200);

    expect(await session(token)).toBe(401);
  });

  test('a session that a new number has ended stays ended after the account has its old number again', async () => {
    const { number, token } = await server.person({ role: 'manager' });
    const new_number = freshNumber();
    await change(number, { new_number });
    expect((await change(new_number, { new_number: number })).status).toBe(200);

    expect(await session(token)).toBe(401);
  });

  test('a session outlives changes of the permissions', async () => {
    const { number, token } = await server.person({ role: 'manager' });
    await change(number, { edit_permission: 'false', view_permission: 'false' });

    expect(await session(token)).toBe(200);
  });
});

describe('roles and names', () => {
  test('an owner adds another owner, who may do what owners may', async () => {
    const number = freshNumber();

    expect((await add({ name: 'Second Owner', number, new_role: 'owner' })).body).toMatchObject({ status: 'owner' });
    expect(await logOf(number)).toMatchObject([{ action: 'create', after: { status: 'owner' } }]);
    expect((await add({ name: 'X', number: freshNumber(), new_role: 'king' })).body).toMatchObject({
      errors: [{ field: 'new_role', message: 'Choose one of the options.' }],
    });
  });

  test('a new role ends the sessions of the account and decides about the next one', async () => {
    const climber = await server.person({ role: 'manager' });

    expect((await change(climber.number, { new_role: 'owner' })).body).toMatchObject({ status: 'owner' });
    expect(await session(climber.token)).toBe(401);
    expect((await change(climber.number, { new_role: 'manager' })).body).toMatchObject({ status: 'manager' });
    expect((await logOf(climber.number)).map(({ before, after }) => [before?.status, after?.status])).toEqual([
      ['manager', 'owner'],
      ['owner', 'manager'],
    ]);
  });

  test('a corrected name ends no session; without a name or a role both stay', async () => {
    const member = await server.person({ role: 'manager', name: 'Ketan Desay' });

    expect((await change(member.number, { new_name: ' Ketan Desai ' })).body).toMatchObject({ name: 'Ketan Desai' });
    expect((await change(member.number)).body).toMatchObject({ name: 'Ketan Desai', status: 'manager' });
    expect(await session(member.token)).toBe(200);
    expect((await change(member.number, { new_name: ' ' })).body).toMatchObject({
      errors: [{ field: 'new_name', message: 'This field is required.' }],
    });
  });
});

describe('deleting a member', () => {
  test('removes them once and ends their sessions', async () => {
    const { number, token } = await server.person({ role: 'manager' });

    expect((await remove(number)).body).toEqual({ success: true, message: 'Manager deleted successfully.' });
    expect(await session(token)).toBe(401);
    expect((await remove(number)).status).toBe(404);
  });
});

test('a manager with every permission writes no member, not even themselves', async () => {
  const manager = await server.person({ role: 'manager' });
  const refused = { status: 403, body: { message: 'Only an owner may do this.' } };

  expect(await add({ name: 'X', number: freshNumber() }, manager.token)).toMatchObject(refused);
  expect(await change(manager.number, {}, manager.token)).toMatchObject(refused);
  expect(await remove(manager.number, manager.token)).toMatchObject(refused);
});
