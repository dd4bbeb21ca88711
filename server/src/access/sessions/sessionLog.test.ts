import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { SessionLogEntry } from '@seamline/shared/contract/access/session-log';
import { beforeAll, describe, expect, test } from 'vitest';
import { employeeIn, makePlace } from '../../../test/support/rows.ts';
import { somewhere, verify } from '../../../test/support/signIn.ts';
import { freshNumber, testApp } from '../../../test/support/testApp.ts';
import { employees, files } from '../../db/schema.ts';
import { createFileUrls } from '../../files/fileUrls.ts';
import { openUploads, uploadPath } from '../../files/uploads.ts';
import { hashPassword } from '../sign-in/passwords.ts';

const server = await testApp();
// Equal events are one entry within ten minutes, and reads within an hour, by the clock; both begin now.
const HOUR_MS = 3_600_000;
server.passSeconds((HOUR_MS - (server.now().getTime() % HOUR_MS)) / 1000 + 1);
const owner = await server.person({ name: 'Ilaben Meghani' });
const place = await makePlace(server.database.db);
const PASSWORD = 'hem-allowance-9';
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

async function entriesOf(number: string): Promise<Omit<SessionLogEntry, 'id' | 'at' | 'address'>[]> {
  const { status, body } = await server.ask('GET', '/data/session-log', { token: owner.token, query: { q: number } });
  expect(status).toBe(200);
  return (body as { entries: SessionLogEntry[] }).entries.map(({ id: _, at: __, address: ___, ...entry }) => entry);
}

const about = { secret: null, times: 1, employees: null, document: null };

test('a sign-in and a sign-out are entries with the network they came from', async () => {
  const person = await server.person({ passwordHash, name: 'Rekha Vora' });
  const from = somewhere();
  const { body } = await verify(server, { number: person.number, password: PASSWORD }, from);
  await server.ask('POST', '/data/logout', { token: (body as { token: string }).token, from });
  const who = { id: person.id, name: 'Rekha Vora', number: person.number };

  expect(await entriesOf(person.number)).toEqual([
    { ...about, event: 'sign-out', who },
    { ...about, event: 'sign-in', who, secret: 'password' },
  ]);
  expect(await entriesOf(from)).toHaveLength(2);
});

test('a sign-in that a busy machine refuses is no lockout', async () => {
  const { number } = await server.person({ passwordHash });
  let isOver = false;
  const signInAgain = async () => {
    while (!isOver) await hashPassword(PASSWORD).catch(() => setImmediate());
  };
  const others = Array.from({ length: 100 }, signInAgain);
  const answer = await verify(server, { number, password: PASSWORD }, somewhere());
  isOver = true;
  await Promise.all(others);

  expect(answer).toMatchObject({ status: 429, body: { message: expect.stringContaining('Too many people') } });
  expect(await entriesOf(number)).toEqual([]);
});

test('failed tries are one entry with a count, and the lockout that they end in is another', async () => {
  const { number, id, name } = await server.person({ passwordHash });
  const from = somewhere();
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    statuses.push((await verify(server, { number, password: 'wrong' }, from)).status);
  }
  const [failed, refused] = [401, 429].map((status) => statuses.filter((each) => each === status).length);
  const who = { id, name, number };

  expect(await entriesOf(number)).toEqual([
    { ...about, event: 'lockout', who, secret: 'password', times: refused },
    { ...about, event: 'failed-sign-in', who, secret: 'password', times: failed },
  ]);
});

test('a try for a number without an account is an entry without a name', async () => {
  const number = freshNumber();
  await verify(server, { number, otp: '123456' });

  expect(await entriesOf(number)).toEqual([
    { ...about, event: 'failed-sign-in', who: { id: null, name: '', number }, secret: 'code' },
  ]);
});

test('tries of a locked-out network for numbers without an account are one entry', async () => {
  const from = somewhere();
  const numbers = Array.from({ length: 70 }, () => freshNumber());
  for (const number of numbers) await verify(server, { number, otp: '123456' }, from);
  const entries = await entriesOf(from);

  expect(entries.filter(({ event }) => event === 'lockout')).toEqual([
    { ...about, event: 'lockout', who: { id: null, name: '', number: '' }, secret: 'code', times: 10 },
  ]);
});

describe('reads of employees', () => {
  const read = { ...about, event: 'read-employees' } as const;
  const details = (id: number | undefined, token: string) =>
    server.ask('GET', `/data/employeeDetails/${id}`, { token });
  let ids: number[] = [];
  beforeAll(async () => {
    const crowd = Array.from({ length: 201 }, () => employeeIn(place, { mobile_number: freshNumber() }));
    const added = await server.database.db.insert(employees).values(crowd).returning({ id: employees.id });
    ids = added.map(({ id }) => id);
  });

  test('in bulk are one entry with their number: pages, the whole directory, and whole records', async () => {
    const { token, number, id, name } = await server.person({ role: 'manager' });
    await server.ask('GET', '/data/employees', { token, query: { limit: '200' } });
    const who = { id, name, number };
    expect(await entriesOf(number)).toEqual([{ ...read, who, times: 1, employees: 200 }]);
    await server.ask('GET', '/data/employees', { token });
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify({ ids: ids.slice(0, 124) });
    await server.ask('POST', '/data/employee-records', { token, headers, payload });
    expect(await entriesOf(number)).toEqual([{ ...read, who, times: 3, employees: 324 + (await count()) }]);
  });

  test('are complete for everybody who opens the log at the same moment', async () => {
    const { token, number } = await server.person({ role: 'manager' });
    for (const each of ids.slice(0, 3)) await details(each, token);
    const logs = await Promise.all(Array.from({ length: 5 }, () => entriesOf(number)));
    for (const log of logs) expect(log).toMatchObject([{ times: 3, employees: 3 }]);
  });

  test('one after the other are one entry a session and an hour', async () => {
    const { token, number, id, name } = await server.person({ role: 'manager' });
    const again = await server.person();
    for (const each of ids.slice(0, 7)) await details(each, token);
    await server.ask('GET', '/data/employees', { token, query: { limit: '5', q: 'Hetal' } });
    await details(ids[0], again.token);
    await details(999_999, token);
    const who = { id, name, number };
    expect(await entriesOf(number)).toEqual([{ ...read, who, times: 8, employees: 12 }]);
    expect(await entriesOf(again.number)).toMatchObject([{ times: 1, employees: 1 }]);
    server.passSeconds(3600);
    await details(ids[0], token);
    expect(await entriesOf(number)).toEqual([
      { ...read, who, employees: 1 },
      { ...read, who, times: 8, employees: 12 },
    ]);
  });

  test('cost one statement for the first page of an hour and none for the next ones', async () => {
    const { token } = await server.person({ role: 'manager' });
    const line = /db_statement_duration_seconds_count\{kind="insert",outcome="ok"\} (\d+)/;
    const inserts = async () => Number(line.exec((await server.ask('GET', '/metrics')).text)?.[1]);
    const before = await inserts();
    for (let page = 0; page < 20; page += 1)
      await server.ask('GET', '/data/employees', { token, query: { limit: '10' } });
    // The counts may be written in between, which happens every ten seconds.
    expect((await inserts()) - before).toBeOneOf([1, 2]);
  });

  test('leave no more than 5,000 records without an entry that counts them', async () => {
    const { token, number } = await server.person({ role: 'manager' });
    for (let sent = 200; sent <= 8000; sent += 200) {
      await server.ask('GET', '/data/employees', { token, query: { limit: '200' } });
      const [entry] = await server.database.sql`select employees from session_log where member_number = ${number}`;
      expect(sent - Number(entry?.employees)).toBeLessThanOrEqual(5000);
    }
  });
});

test('the request of a client that closed the connection at once is recorded with its address', async () => {
  // A log line of the request would have read the address while the connection was open.
  const server = await testApp({ LOG_LEVEL: 'warn' });
  const place = await makePlace(server.database.db);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const { number, token } = await server.person();
  const unknown = freshNumber();
  await server.database.db.insert(employees).values(employeeIn(place, { mobile_number: freshNumber() }));
  const send = async (head: string) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    await new Promise((resolve) => socket.write(`${head} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`, resolve));
    socket.destroy();
  };
  await send(`GET /data/employees?token=${token}`);
  await send(`POST /data/verify-login?number=${unknown}&password=wrong`);

  const addresses = () => server.database.sql`
    select address from session_log where member_number in (${number}, ${unknown})`;
  await expect.poll(addresses).toEqual([{ address: '127.0.0.1' }, { address: '127.0.0.1' }]);
});

const count = async () =>
  Number((await server.database.sql`select count(*) from employees where left_at is null`)[0]?.count);

test('a document that is looked at leaves an entry with its kind and whose it is, a portrait leaves none', async () => {
  const uploads = openUploads(server.env);
  const add = async (kind: 'pan_card' | 'profile_picture', sha256: string) => {
    const content_type = kind === 'pan_card' ? 'application/pdf' : 'image/webp';
    await uploads.write(uploadPath(sha256, false), Buffer.from('content'));
    const [row] = await server.database.db
      .insert(files)
      .values({ kind, content_type, bytes: 7, sha256 })
      .returning({ id: files.id });
    return row?.id ?? 0;
  };
  const panCard = await add('pan_card', 'd'.repeat(64));
  const portrait = await add('profile_picture', 'e'.repeat(64));
  const shown = { pan_card_file_id: panCard, profile_picture_file_id: portrait, full_name: 'Hetal Desai' };
  // Another employee has the same card.
  await server.database.db.insert(employees).values(employeeIn(place, { mobile_number: freshNumber(), ...shown }));
  const [employee] = await server.database.db
    .insert(employees)
    .values(employeeIn(place, { mobile_number: freshNumber(), ...shown }))
    .returning({ id: employees.id });
  const viewer = await server.person({ role: 'manager', name: 'Mitesh Shah' });
  const address = createFileUrls(server.keys.files).forViewer(viewer, server.now());
  expect((await server.ask('GET', address(portrait, 'picture.webp'))).status).toBe(200);
  expect((await server.ask('GET', address(panCard, 'pan-card.pdf', employee?.id))).status).toBe(200);

  const who = { id: viewer.id, name: 'Mitesh Shah', number: viewer.number };
  const document = { kind: 'pan_card', employee_id: employee?.id, employee_name: 'Hetal Desai' };
  expect(await entriesOf(viewer.number)).toEqual([{ ...about, event: 'view-document', who, document }]);

  await server.database.sql`update employees set pan_card_file_id = null`;
  expect((await server.ask('GET', address(panCard, 'pan-card.pdf', employee?.id))).status, 'a removed document').toBe(
    404,
  );
  expect((await server.ask('GET', address(portrait, 'picture.webp'))).status, 'what is still shown').toBe(200);
});

test('only owners read it, page by page, by event and day', async () => {
  const manager = await server.person({ role: 'manager' });
  expect((await server.ask('GET', '/data/session-log', { token: manager.token })).status).toBe(403);
  const number = freshNumber();
  await verify(server, { number, otp: '123456' });
  await verify(server, { number, password: 'wrong' });
  const read = async (query: Record<string, string>) =>
    (await server.ask('GET', '/data/session-log', { token: owner.token, query: { q: number, ...query } })).body as {
      entries: SessionLogEntry[];
      next_cursor: string | null;
    };
  const first = await read({ limit: '1' });
  const second = await read({ limit: '1', cursor: first.next_cursor ?? '' });
  expect([first, second].map(({ entries }) => entries[0]?.secret)).toEqual(['password', 'code']);
  expect(second.next_cursor).toBeNull();

  expect((await read({ event: 'failed-sign-in' })).entries).toHaveLength(2);
  expect((await read({ event: 'sign-in' })).entries).toHaveLength(0);
  expect((await read({ to: '2020-01-01' })).entries).toHaveLength(0);
});
