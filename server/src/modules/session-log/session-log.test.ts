import type { SessionLogEntry } from '@seamline/shared/contract/session-log';
import { beforeAll, expect, test } from 'vitest';
import { employees, files } from '../../db/schema.ts';
import { freshNumber, testApp } from '../../http/testing.ts';
import { employeeIn, makePlace } from '../../testing/rows.ts';
import { fileAddresses } from '../files/addresses.ts';
import { openUploads, uploadPath } from '../files/uploads.ts';
import { hashPassword } from '../session/passwords.ts';
import { somewhere, verify } from '../session/testing.ts';

const server = await testApp();
// Equal events are one entry within ten minutes by the clock, which begin now.
const TEN_MINUTES_MS = 600_000;
server.passSeconds((TEN_MINUTES_MS - (server.now().getTime() % TEN_MINUTES_MS)) / 1000 + 1);
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

test('whole records and the whole directory leave an entry with their number, a page of a screen leaves none', async () => {
  const crowd = Array.from({ length: 201 }, () => employeeIn(place, { mobile_number: freshNumber() }));
  const added = await server.database.db.insert(employees).values(crowd).returning({ id: employees.id });
  const reader = await server.person({ role: 'manager' });
  const { token, number, id, name } = reader;
  await server.ask('GET', '/data/employees', { token, query: { limit: '200' } });
  expect(await entriesOf(number)).toEqual([]);
  await server.ask('GET', '/data/employees', { token });
  const ids = added.slice(0, 124).map((row) => row.id);
  const headers = { 'content-type': 'application/json' };
  await server.ask('POST', '/data/employee-records', { token, headers, payload: JSON.stringify({ ids }) });

  expect(await entriesOf(number)).toEqual([
    {
      ...about,
      event: 'read-employees',
      who: { id, name, number },
      times: 2,
      employees: 124 + (await count()),
    },
  ]);
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
  const address = fileAddresses(server.keys.files, viewer, server.now());
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
