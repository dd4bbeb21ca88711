import { type ActivityEntry, SYSTEM_ACTOR } from '@seamline/shared/contract/access/activity';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';
import { fromCursor, toCursor } from './activityLog.ts';

interface Answer {
  activity: ActivityEntry[];
  next_cursor: string | null;
}

interface Line {
  at: string;
  name: string;
  by?: { id: number; name: string; number: string };
  record?: string;
  action?: string;
  before?: object | null;
  after?: object | null;
}

type Query = Readonly<Record<string, string>>;

const json = (values: object | null) => values && JSON.stringify(values);

/** A log of four entries on a database of its own; a test that adds entries opens another one. */
async function openLog() {
  const server = await testApp();
  const { sql } = server.database;
  const asha = await server.person({ name: 'Asha Patel' });
  const kiran = await server.person({ name: 'Kiran Shah', role: 'manager' });
  const read = async (query: Query = {}) =>
    (await server.ask('GET', '/data/activity', { token: asha.token, query })).body as Answer;
  const note = ({
    at,
    name,
    by = asha,
    record = 'branch',
    action = 'update',
    before = null,
    after = null,
  }: Line) => sql`
    insert into activity (at, member_id, member_number, member_name, address, action, record, record_id, record_name, version, before, after)
    values (${at}, ${by.id}, ${by.number}, ${by.name}, '203.0.113.9', ${action}, ${record}, 1, ${name}, 1, ${json(before)}::text::jsonb, ${json(after)}::text::jsonb)`;

  await note({
    at: '2026-03-05T18:29:59.999Z',
    name: 'Before midnight',
    before: { code: 'A_1' },
    after: { code: '100%' },
  });
  await note({
    at: '2026-03-05T18:30:00Z',
    name: 'At midnight',
    record: 'shift',
    action: 'create',
    after: { name: 'Night' },
  });
  await note({ at: '2026-03-06T12:00:00Z', name: 'વેસુ શોરૂમ', by: kiran, action: 'remove', before: { is_open: true } });
  await note({ at: '2026-03-06T18:30:00Z', name: 'The next day', by: { ...kiran, name: 'Kiran R. Shah' } });
  return { server, sql, asha, kiran, read, note };
}

const { server, asha, kiran, read } = await openLog();

describe('the activity log', () => {
  test('lists author, action, record, time and IP address, newest first', async () => {
    const { activity, next_cursor } = await read();

    expect(activity.map(({ record_name }) => record_name)).toEqual([
      'The next day',
      'વેસુ શોરૂમ',
      'At midnight',
      'Before midnight',
    ]);
    expect(next_cursor).toBeNull();
    expect(activity[3]).toEqual({
      id: expect.any(Number),
      at: '2026-03-05T18:29:59.999Z',
      who: { id: asha.id, name: 'Asha Patel', number: asha.number },
      action: 'update',
      record: 'branch',
      record_id: 1,
      record_name: 'Before midnight',
      address: '203.0.113.9',
      before: { code: 'A_1' },
      after: { code: '100%' },
    });
    expect(activity[2]).toMatchObject({ before: null, after: { name: 'Night' } });
  });

  test.each<[Query, string[]]>([
    [{ who: String(kiran.id) }, ['The next day', 'વેસુ શોરૂમ']],
    [{ record: 'shift' }, ['At midnight']],
    [{ action: 'remove' }, ['વેસુ શોરૂમ']],
    [{ from: '2026-03-06', to: '2026-03-06' }, ['વેસુ શોરૂમ', 'At midnight']],
    [{ to: '2026-03-05' }, ['Before midnight']],
    [{ from: '2026-03-07' }, ['The next day']],
    [{ from: '', to: '', q: '' }, ['The next day', 'વેસુ શોરૂમ', 'At midnight', 'Before midnight']],
    [{ q: 'KIRAN r.' }, ['The next day']],
    [{ q: 'શોરૂમ' }, ['વેસુ શોરૂમ']],
    [{ q: 'night' }, ['At midnight', 'Before midnight']],
    [{ q: 'nïght' }, ['At midnight', 'Before midnight']],
    [{ q: '0%' }, ['Before midnight']],
    [{ q: 'a_1' }, ['Before midnight']],
    [{ q: '_' }, ['Before midnight']],
    [{ q: 'is_open' }, []],
    [{ q: 'code' }, []],
    [{ who: String(asha.id), record: 'shift', action: 'update' }, []],
  ])('narrowed to %j shows %j', async (query, expected) => {
    expect((await read(query)).activity.map(({ record_name }) => record_name)).toEqual(expected);
  });

  test('comes in pages without a gap or a double, also when entries are added between two pages', async () => {
    const own = await openLog();
    const seen: string[] = [];
    let cursor = '';
    for (let page = 0; page < 4; page += 1) {
      const answer = await own.read({ limit: '1', cursor });
      seen.push(...answer.activity.map(({ record_name }) => record_name));
      cursor = answer.next_cursor ?? '';
      if (page === 1) await own.note({ at: '2026-04-01T00:00:00Z', name: 'Added in between' });
    }

    expect(seen).toEqual(['The next day', 'વેસુ શોરૂમ', 'At midnight', 'Before midnight']);
    expect(cursor).toBe('');
  });

  test('has fifty entries on a page by default', async () => {
    const own = await openLog();
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => own.note({ at: '2026-05-01T00:00:00Z', name: `May ${index}` })),
    );

    const first = await own.read({ q: 'may ' });
    expect(first.activity).toHaveLength(50);
    const second = await own.read({ q: 'may ', cursor: first.next_cursor ?? '' });
    expect(new Set([...first.activity, ...second.activity].map(({ id }) => id)).size).toBe(60);
  });

  test('lists everyone with an entry, under the latest name, administrators or not', async () => {
    const gone = { id: 900_001, name: 'Somebody gone', number: '9000000009' };
    const own = await openLog();
    await own.note({ at: '2026-03-01T00:00:00Z', name: 'Long ago', by: gone });

    expect((await own.server.ask('GET', '/data/activity/people', { token: own.asha.token })).body).toEqual({
      people: [
        { id: own.asha.id, name: 'Asha Patel', number: own.asha.number },
        { id: own.kiran.id, name: 'Kiran R. Shah', number: own.kiran.number },
        gone,
      ],
    });
  });

  test('lists scheduled changes under Seamline, which is a filter option', async () => {
    const own = await openLog();
    await own.note({ at: '2026-03-07T00:00:00Z', name: 'Came due', by: SYSTEM_ACTOR });

    expect((await own.read({ who: '0' })).activity).toMatchObject([{ record_name: 'Came due', who: SYSTEM_ACTOR }]);
    const { body } = await own.server.ask('GET', '/data/activity/people', { token: own.asha.token });
    expect((body as { people: unknown[] }).people).toContainEqual(SYSTEM_ACTOR);
  });

  test.each([
    [{ who: 'me' }, 'who'],
    [{ who: '00' }, 'who'],
    [{ who: '2147483648' }, 'who'],
    [{ record: 'password' }, 'record'],
    [{ action: 'drop' }, 'action'],
    [{ from: '2026-02-30' }, 'from'],
    [{ to: '06-03-2026' }, 'to'],
    [{ limit: '0' }, 'limit'],
    [{ limit: '501' }, 'limit'],
    [{ cursor: "1-1'" }, 'cursor'],
    [{ cursor: 'zzzzzzzzz-zzzzzzzzzz-' }, 'cursor'],
    [{ q: 'a\u0000b' }, 'q'],
  ])('refuses %j at its field', async (query, field) => {
    expect(await server.ask('GET', '/data/activity', { token: asha.token, query: query as Query })).toMatchObject({
      status: 422,
      body: { errors: [{ field, message: expect.any(String) }] },
    });
  });

  test('answers an invalid cursor with a page', async () => {
    expect(
      (await server.ask('GET', '/data/activity', { token: asha.token, query: { cursor: 'zzzzzzzzz-zzzzzzzzzz' } }))
        .status,
    ).toBe(200);
  });

  test.each(['/data/activity', '/data/activity/people'])('%s refuses managers', async (path) => {
    expect(await server.ask('GET', path, { token: kiran.token })).toMatchObject({
      status: 403,
      body: { message: 'Only an owner may do this.' },
    });
  });
});

test('an activity cursor decodes to the position that it was made from', () => {
  const place = { at: new Date('2026-03-05T18:29:59.999Z'), id: 9_007_199_254 };

  expect(fromCursor(toCursor(place))).toEqual(place);
  expect(fromCursor('')).toBeUndefined();
});

test('among 20,000 entries a page, the entries of one member and a search each use an index', async () => {
  const own = await openLog();
  const plan = async (filter: string, order = true) => {
    const { rows } = await own.server.database.db.transaction(async (connection) => {
      await connection.execute('set local enable_seqscan = off');
      return await connection.execute(
        `explain select id from activity where ${filter} ${order ? 'order by at desc nulls last, id desc nulls last limit 51' : ''}`,
      );
    });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  await own.sql`insert into activity (at, member_id, member_number, member_name, address, action, record, record_id, record_name, version)
    select timestamptz '2025-01-01' + n * interval '1 minute', 7, '9000000007', 'Bulk', '127.0.0.1', 'update', 'employee', n, 'Person ' || n, 1
    from generate_series(1, 20000) n`;
  await own.sql`analyze activity`;

  expect(await plan(`(at, id) < ('2025-01-05'::timestamptz, 4000)`)).toMatch(
    /^Limit[^\n]*\n +-> +Index (Only )?Scan using activity_at /,
  );
  expect(await plan(`member_id = ${own.asha.id}`)).toContain('activity_member');
  expect(await plan(`search_text like '%person 19321%'`, false)).toContain('activity_search');
});

describe('the deletion of a record', () => {
  test('is answered with its time, and with its author for owners only', async () => {
    const own = await testApp();
    const asha = await own.person({ name: 'Asha Patel' });
    const kiran = await own.person({ name: 'Kiran Shah', role: 'manager' });
    const query = { name: 'Short-lived', branch_type: 'Showroom' };
    const { body } = await own.ask('POST', '/data/settings/add-branches', { token: kiran.token, query });
    const id = String((body as { id: number }).id);
    const ask = async (token: string, record = 'branch') =>
      (await own.ask('GET', '/data/deletions', { token, query: { record, id } })).body;

    expect(await ask(asha.token)).toEqual({ deletion: null });
    await own.ask('DELETE', '/data/settings/branches', { token: kiran.token, query: { branch_id: id } });

    const deletion = { name: 'Short-lived', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), by: 'Kiran Shah' };
    expect(await ask(asha.token)).toEqual({ deletion });
    expect(await ask(kiran.token)).toEqual({ deletion: { ...deletion, by: null } });
    expect(await ask(asha.token, 'department')).toEqual({ deletion: null });
  });
});
