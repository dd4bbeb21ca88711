import type { SessionLogEntry } from '@seamline/shared/contract/access/session-log';
import type { SignedInSession } from '@seamline/shared/contract/access/sessions';
import { expect, test } from 'vitest';
import { captureQueries } from '../../../test/support/captureQueries.ts';
import { somewhere, verify } from '../../../test/support/signIn.ts';
import { type Person, testApp } from '../../../test/support/testApp.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { issueToken } from '../sign-in/tokens.ts';

const server = await testApp();
const PASSWORD = 'fitting-room-7';
const passwordHash = await hashPassword(PASSWORD);
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

/** Signs in with a password on a device. */
async function signIn({ number }: Person, userAgent = PHONE): Promise<string> {
  const answer = await server.ask('POST', '/data/verify-login', {
    query: { number, password: PASSWORD },
    ...{ from: somewhere(), headers: { 'user-agent': userAgent } },
  });
  return (answer.body as { token: string }).token;
}

async function sessionsOf(token: string): Promise<SignedInSession[]> {
  const { status, body } = await server.ask('GET', '/data/sessions', { token });
  expect(status).toBe(200);
  return (body as { sessions: SignedInSession[] }).sessions;
}

const end = async (token: string, id?: number) =>
  await server.ask('DELETE', id === undefined ? '/data/sessions' : `/data/sessions/${id}`, { token });
const statusOf = async (token: string) => (await server.ask('GET', '/data/session', { token })).status;

test('sessions: a manager who may view nothing sees their sessions with device, and which of them is this one', async () => {
  const person = await server.person({ passwordHash, role: 'manager', canView: false });
  const phone = await signIn(person);
  const own = await signIn(person, 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0');

  const times = { id: expect.any(Number), signed_in_at: expect.any(String), last_used_at: expect.any(String) };
  expect(await sessionsOf(own)).toEqual([
    { ...times, browser: 'Firefox', system: 'Linux', device: 'computer', is_current: true },
    { ...times, browser: 'Chrome', system: 'Android', device: 'phone', is_current: false },
  ]);
  expect((await sessionsOf(phone)).map(({ is_current, device }) => [is_current, device])).toEqual([
    [true, 'phone'],
    [false, 'computer'],
  ]);
});

test('sessions: one that began before sessions were recorded is listed after its first use', async () => {
  const person = await server.person();
  expect(await sessionsOf(person.token)).toHaveLength(1);
});

test('sessions: the latest use is noted without a statement for a request', async () => {
  const person = await server.person({ passwordHash });
  const [own, other] = [await signIn(person), await signIn(person)];
  server.passSeconds(600);
  const queries = await captureQueries(server.database, async () => {
    expect(await statusOf(other)).toBe(200);
  });
  expect(queries.filter(({ text }) => /"?sessions"? /.test(text) && !text.startsWith('select'))).toEqual([]);
  const [, { signed_in_at, last_used_at }] = (await sessionsOf(own)) as [SignedInSession, SignedInSession];
  const minutes = (Date.parse(last_used_at) - Date.parse(signed_in_at)) / 60_000;
  expect(Math.round(minutes)).toBe(10);
});

test('sessions: one that is ended elsewhere gets a 401 and leaves the list, with an entry in the session log', async () => {
  const [person, owner] = [await server.person({ passwordHash, role: 'manager' }), await server.person()];
  const [own, other] = [await signIn(person), await signIn(person)];
  const id = (await sessionsOf(own)).find(({ is_current }) => !is_current)?.id;

  expect(await end(own, id)).toMatchObject({ status: 200, body: { message: '1 session ended.' } });
  expect(await server.ask('GET', '/data/session', { token: other })).toMatchObject({
    ...{ status: 401, body: { code: 'session_ended' } },
  });
  expect(await statusOf(own)).toBe(200);
  expect(await sessionsOf(own)).toHaveLength(1);
  expect(await end(own, id)).toMatchObject({
    ...{ status: 404, body: { message: 'This session does not exist. It may have been deleted.' } },
  });
  const log = await server.ask('GET', '/data/session-log', { token: owner.token, query: { q: person.number } });
  expect((log.body as { entries: SessionLogEntry[] }).entries[0]).toMatchObject({
    ...{ event: 'end-session', times: 1, who: { id: person.id } },
  });
});

test('sessions: "end all others" ends all but the own one, and is one entry that counts them', async () => {
  const [person, owner] = [await server.person({ passwordHash }), await server.person()];
  const own = await signIn(person);
  const others = [await signIn(person), await signIn(person)];
  expect(await end(own)).toMatchObject({ status: 200, body: { message: '2 sessions ended.' } });
  expect(await Promise.all([own, ...others].map(statusOf))).toEqual([200, 401, 401]);
  expect(await end(own)).toMatchObject({ status: 200, body: { message: 'No other session was open.' } });
  const log = await server.ask('GET', '/data/session-log', {
    ...{ token: owner.token, query: { q: person.number, event: 'end-session' } },
  });
  expect((log.body as { entries: SessionLogEntry[] }).entries.map(({ times }) => times)).toEqual([2]);
});

test('sessions: the own one is ended by a logout only', async () => {
  const { token } = await server.person();
  const [own] = await sessionsOf(token);
  expect((await end(token, own?.id)).status).toBe(404);
  expect(await statusOf(token)).toBe(200);
});

test('sessions: nobody sees or ends those of another account', async () => {
  const [one, other] = [await server.person({ passwordHash }), await server.person()];
  const token = await signIn(one);
  const [session] = await sessionsOf(token);
  expect((await end(other.token, session?.id)).status).toBe(404);
  await end(other.token);
  expect(await statusOf(token)).toBe(200);
  expect(await sessionsOf(other.token)).toHaveLength(1);
});

test('sessions: those before a new number and those that have run out are not listed', async () => {
  const [person, owner] = [await server.person({ passwordHash }), await server.person()];
  await signIn(person);
  await server.database.sql`update members set session_epoch = session_epoch + 1 where id = ${person.id}`;
  const own = await signIn(person);
  expect(await sessionsOf(own)).toHaveLength(1);

  await sessionsOf(owner.token);
  server.passSeconds(13 * 3600);
  const later = await issueToken(server.keys.sessions, owner, server.now());
  expect(await sessionsOf(later)).toHaveLength(1);
});

test('sessions: of two that end each other at once, neither goes on', async () => {
  const person = await server.person({ passwordHash });
  const tokens = [await signIn(person), await signIn(person)] as const;
  await Promise.all(tokens.map((token) => end(token)));
  const statuses = await Promise.all(tokens.map(statusOf));
  expect(statuses).toContain(401);
});

test('sessions: a wrong id is refused at its field', async () => {
  const { token } = await server.person();
  expect(await server.ask('DELETE', '/data/sessions/none', { token })).toMatchObject({
    ...{ status: 422, body: { errors: [{ field: 'id' }] } },
  });
});

test('sessions: a sign-in whose device sends no header is listed as well', async () => {
  const person = await server.person({ passwordHash });
  const { body } = await verify(server, { number: person.number, password: PASSWORD });
  expect(await sessionsOf((body as { token: string }).token)).toHaveLength(1);
});
