import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';

const server = await testApp();
const asha = await server.person({ name: 'Asha Patel' });
const kiran = await server.person({ name: 'Kiran Shah', role: 'manager' });
type Query = Record<string, string>;

const add = async (name: string) => {
  const query = { name, code: 'C1', branch_type: 'Showroom' };
  const { body } = await server.ask('POST', '/data/settings/add-branches', { token: asha.token, query });
  return body as { id: number; version: number };
};
const change = (id: number, token: string, query: Query) =>
  server.ask('PUT', '/data/settings/branches', { token, query: { branch_id: String(id), ...query } });
const values = (name: string, code = 'C1'): Query => ({ name, code, branch_type: 'Showroom' });
const NO_CONTACT = { postal_address: null, state: null, telephone: null };
const logOf = async (id: number) => [
  ...(await server.database.sql`select member_name, member_number, address, action, record_name, version, before, after
    from activity where record = 'branch' and record_id = ${id} order by id`),
];

describe('the activity log', () => {
  test('records the author, action, record, IP address and the values before and after', async () => {
    const { id } = await add('Vesu');
    await change(id, kiran.token, values('Vesu Road'));
    await server.ask('DELETE', '/data/settings/branches', {
      token: asha.token,
      query: { branch_id: String(id) },
      from: '203.0.113.9',
    });

    expect(await logOf(id)).toEqual([
      {
        member_name: 'Asha Patel',
        member_number: asha.number,
        address: '127.0.0.1',
        action: 'create',
        record_name: 'Vesu',
        version: 1,
        before: null,
        after: { name: 'Vesu', code: 'C1', branch_type: 'Showroom', ...NO_CONTACT },
      },
      {
        member_name: 'Kiran Shah',
        member_number: kiran.number,
        address: '127.0.0.1',
        action: 'update',
        record_name: 'Vesu Road',
        version: 2,
        before: { name: 'Vesu' },
        after: { name: 'Vesu Road' },
      },
      {
        member_name: 'Asha Patel',
        member_number: asha.number,
        address: '203.0.113.9',
        action: 'remove',
        record_name: 'Vesu Road',
        version: 3,
        before: { name: 'Vesu Road', code: 'C1', branch_type: 'Showroom', ...NO_CONTACT },
        after: null,
      },
    ]);
  });

  test('has no entry for a change that was refused', async () => {
    await add('Taken');
    const { id } = await add('Free');
    expect((await change(id, asha.token, values('Taken'))).status).toBe(409);

    expect(await logOf(id)).toHaveLength(1);
  });

  test('has no entry for a save without a change', async () => {
    const { id } = await add('Same');
    await change(id, asha.token, values('Same'));

    expect(await logOf(id)).toHaveLength(1);
  });

  test.each(['update activity set member_name = $$nobody$$', 'delete from activity', 'truncate activity'])(
    'refuses %s',
    async (statement) => {
      await expect(server.database.db.execute(statement)).rejects.toMatchObject({
        cause: { message: 'The activity log is only ever added to.' },
      });
    },
  );
});

describe('an edit conflict', () => {
  test('tells the second editor who changed which values, and the former ones', async () => {
    const { id, version } = await add('Adajan');
    await change(id, kiran.token, { ...values('Adajan Gam'), version: String(version) });
    await change(id, kiran.token, { ...values('Adajan Patiya'), version: String(version + 1) });
    const answer = await change(id, asha.token, { ...values('Adajan', 'ADJ'), version: String(version) });

    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'Kiran Shah changed Adajan Patiya while you were editing it.',
        detail: 'version 1 is not the current one, 3',
        conflict: {
          by: 'Kiran Shah',
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          version: 3,
          changes: [{ field: 'name', before: 'Adajan', after: 'Adajan Patiya' }],
        },
      },
    });
  });

  test('the second editor may save on the version that the conflict response names', async () => {
    const { id, version } = await add('Katargam');
    await change(id, kiran.token, values('Katargam East'));
    const stale = await change(id, asha.token, { ...values('Katargam West'), version: String(version) });
    const { conflict } = stale.body as { conflict: { version: number } };

    expect(
      await change(id, asha.token, { ...values('Katargam West'), version: String(conflict.version) }),
    ).toMatchObject({
      status: 200,
      body: { name: 'Katargam West', version: 3 },
    });
  });

  test('a change that was reverted causes no edit conflict', async () => {
    const { id, version } = await add('Piplod');
    await change(id, kiran.token, values('Dumas'));
    await change(id, kiran.token, values('Piplod'));

    expect((await change(id, asha.token, { ...values('Piplod', 'PPL'), version: String(version) })).status).toBe(200);
  });

  test('lets exactly one of many saves on the same version succeed', async () => {
    const { id, version } = await add('Udhna');
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        change(id, asha.token, { ...values(`Udhna ${n}`), version: String(version) }),
      ),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('a caller that names no version still saves', async () => {
    const { id } = await add('Rander');
    await change(id, kiran.token, values('Rander Road'));

    expect((await change(id, asha.token, values('Rander Gam'))).status).toBe(200);
  });
});
