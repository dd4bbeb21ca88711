import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storeOf } from '@seamline/delivery/storage';
import { idOf } from '@seamline/shared/contract/releases/composition';
import type { ReleaseUsage } from '@seamline/shared/contract/releases/release-telemetry';
import { beforeEach, describe, expect, test } from 'vitest';
import { register } from '../../test/support/releaseTelemetry.ts';
import { type Person, testApp } from '../../test/support/testApp.ts';
import { issueToken } from '../access/sign-in/tokens.ts';
import { writeUsageFile } from './releaseTelemetry.ts';

const server = await testApp();
const owner = await server.person();
const manager = await server.person({ role: 'manager', canView: false, canEdit: false });
const headers = { 'content-type': 'application/json' };

const report = (token: string, reports: unknown, compositions?: unknown) =>
  server.ask('POST', '/data/remote-usage', { token, json: { reports, compositions } });
const of = (release: string, outcome: string, remote = 'mf-leave') => ({ remote, release, outcome });
const list = async () => {
  const { body } = await server.ask('GET', '/data/remote-usage', { token: owner.token });
  return (body as { releases: ReleaseUsage[] }).releases;
};
const usageOf = async (release: string) => (await list()).find((each) => each.release === release);
/** Another sign-in of the same account. */
const newSession = (person: Person) => issueToken(server.keys.sessions, person, server.now());

let tests = 0;
let live: string;
let canary: string;

/** Each test has releases of its own in the registry. */
beforeEach(async () => {
  tests += 1;
  live = `1.0.0-live${tests}`;
  canary = `1.0.0-canary${tests}`;
  await register(server, { 'mf-leave': { live, previous: `1.0.0-previous${tests}`, canary } });
});

describe('the usage of remotes', () => {
  test('counts sessions by release, of whatever account', async () => {
    await report(owner.token, [of(live, 'loaded'), of(canary, 'failed')]);
    await report(manager.token, [of(live, 'loaded'), of(live, 'crashed'), of(canary, 'in use')]);
    const counts = { remote: 'mf-leave', last_seen_at: expect.any(String) };
    expect(await usageOf(live)).toEqual({
      ...{ ...counts, release: live, loaded: 2, failed: 0, crashed: 1, accounts_with_faults: 1 },
    });
    expect(await usageOf(canary)).toEqual({
      ...{ ...counts, release: canary, loaded: 0, failed: 1, crashed: 0, accounts_with_faults: 1 },
    });
  });

  test('counts each outcome of a release once in a session, however often it is reported', async () => {
    const crashes = Array.from({ length: 100 }, () => of(canary, 'crashed'));
    await report(owner.token, crashes);
    await report(owner.token, [...crashes.slice(1), of(canary, 'loaded')]);
    expect(await usageOf(canary)).toMatchObject({ loaded: 1, failed: 0, crashed: 1, accounts_with_faults: 1 });
  });

  test('counts an account with faults once, however often it signs in', async () => {
    for (let n = 0; n < 5; n += 1) await report(await newSession(owner), [of(canary, 'crashed'), of(canary, 'failed')]);
    expect(await usageOf(canary)).toMatchObject({ failed: 5, crashed: 5, accounts_with_faults: 1 });
    await report(manager.token, [of(canary, 'failed')]);
    expect(await usageOf(canary)).toMatchObject({ failed: 6, crashed: 5, accounts_with_faults: 2 });
  });

  test.each(['loaded', 'failed', 'crashed', 'in use'])(
    'ignores that a release is %s which the registry does not name, and a remote that it does not name',
    async (outcome) => {
      const before = await list();
      expect(await report(owner.token, [of('9.9.9-made-up', outcome), of(live, outcome, 'mf-shifts')])).toMatchObject({
        status: 200,
      });
      expect(await list()).toEqual(before);
    },
  );

  test('counts nothing of a release that the registry names no longer, but knows that a tab still runs it', async () => {
    await report(owner.token, [of(live, 'loaded')]);
    const before = await usageOf(live);
    await register(server, { 'mf-leave': { live: '1.0.1-next' } });
    server.passSeconds(60);
    await report(manager.token, [of(live, 'in use'), of(live, 'crashed')]);
    const after = await usageOf(live);
    expect(after).toEqual({ ...before, last_seen_at: expect.any(String) });
    expect(String(after?.last_seen_at) > String(before?.last_seen_at)).toBe(true);
  });

  test('loses no count when many sessions report at once, in any order', async () => {
    const one = [of(live, 'loaded'), of(canary, 'loaded')];
    const sessions = await Promise.all(Array.from({ length: 30 }, () => newSession(owner)));
    const answers = await Promise.all(sessions.map((token, n) => report(token, n % 2 ? one : one.toReversed())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([(await usageOf(live))?.loaded, (await usageOf(canary))?.loaded]).toEqual([30, 30]);
  });

  test('counts once when one session reports the same at once from many tabs', async () => {
    await Promise.all(Array.from({ length: 20 }, () => report(owner.token, [of(canary, 'crashed')])));
    expect(await usageOf(canary)).toMatchObject({ crashed: 1, accounts_with_faults: 1 });
  });

  test('keeps nothing that names a person, a session or an account', async () => {
    await report(owner.token, [of(canary, 'crashed')]);
    const kept = JSON.stringify(await server.database.sql`select * from remote_usage_marks where release = ${canary}`);
    const { jti } = JSON.parse(String(Buffer.from(owner.token.split('.')[1] ?? '', 'base64url')));
    for (const secret of [jti, owner.number, owner.name]) expect(kept).not.toContain(secret);
    expect(JSON.parse(kept)).toHaveLength(2);
  });

  test('logs one fault a request, the last, with all that the page reports', async () => {
    const fault = {
      ...{ ...of(canary, 'crashed'), composition: '0a1b2c3d4e5f', owner: 'Leave team' },
      ...{ route: '/dashboard/leavetype/:id/edit', error: 'TypeError', stack: ['https://hr.test/routes.1a.js:1:22'] },
    };
    await report(owner.token, [of(canary, 'failed'), of(canary, 'loaded'), fault]);
    const lines = server.logs.map((line) => JSON.parse(line)).filter(({ release }) => release === canary);
    expect(lines).toEqual([expect.objectContaining(fault)]);
  });

  test('logs a fault under the trace id of its report, whose beginning the page shows', async () => {
    const traceId = `5eed${'0123456789abcdef'.repeat(2)}`.slice(0, 32);
    const traced = { ...headers, traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    const payload = JSON.stringify({ reports: [of(canary, 'failed')] });
    await server.ask('POST', '/data/remote-usage', { token: owner.token, headers: traced, payload });
    const lines = server.logs.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === traceId);
    expect(lines).toContainEqual(expect.objectContaining({ level: 40, remote: 'mf-leave', outcome: 'failed' }));
  });

  test.each([
    { route: '/dashboard/employee/details/9876500001' },
    { route: '/dashboard/employee?q=Asha' },
    { error: 'Asha Patel' },
    { stack: ['https://hr.test/data/employees?token=secret:1:1'] },
    { stack: ['TypeError: Asha Patel has no branch'] },
    { stack: Array(13).fill('https://hr.test/routes.js:1:2') },
  ])('refuses a fault with %j, which may hold data of a person', async (part) => {
    expect((await report(owner.token, [{ ...of(live, 'crashed'), ...part }])).status).toBe(422);
  });

  test('limits how often an account may report, whatever its sessions', async () => {
    const eager = await server.person();
    await server.database.sql`insert into attempts (kind, subject, count, window_ends_at)
      values ('remote usage, by account', ${String(eager.id)}, 3000, ${new Date(server.now().getTime() + 60_000).toISOString()})`;
    const answer = await report(await newSession(eager), [of(live, 'loaded')]);
    expect(answer).toMatchObject({
      status: 429,
      body: { message: 'Too many reports. Please try again in 60 seconds.' },
    });
    expect(await usageOf(live)).toBeUndefined();
    expect((await report(owner.token, [of(live, 'loaded')])).status).toBe(200);
  });

  test('is for owners to read', async () => {
    expect((await server.ask('GET', '/data/remote-usage', { token: manager.token })).status).toBe(403);
  });

  test.each([
    [[]],
    [[of('../../etc', 'loaded')]],
    [[of('1.0.0-a', 'exploded')]],
    [[{ ...of('1.0.0-a', 'loaded'), remote: 'leave' }]],
    [Array.from({ length: 101 }, () => of('1.0.0-a', 'loaded'))],
    ['nonsense'],
  ])('refuses %j', async (reports) => {
    expect((await report(owner.token, reports)).status).toBe(422);
  });
});

test('the figures are in a file beside the releases, for the teams', async () => {
  await report(owner.token, [of(live, 'loaded')]);
  const folder = join(server.env.remotesDir, 'of-a-team');
  mkdirSync(folder, { recursive: true });
  await writeUsageFile(storeOf({ bucket: undefined, folder }), await list(), new Date('2026-11-21T10:00:00Z'));

  const text = await readFile(join(folder, 'usage.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    updated_at: '2026-11-21T10:00:00.000Z',
    releases: expect.arrayContaining([expect.objectContaining({ release: live, loaded: 1 })]),
  });
  expect(await readdir(folder)).toEqual(['usage.json']);
});

describe('a reported composition', () => {
  const store = storeOf({ bucket: undefined, folder: server.env.remotesDir });
  const published = async () => {
    mkdirSync(server.env.shellDir, { recursive: true });
    writeFileSync(join(server.env.shellDir, 'shell.json'), '{"version":"1.0.0","build":"1.0.0-shell","provides":{}}');
    await store.write(`mf-leave/${live}/mf-stats.json`, '{}');
    return { shell: '1.0.0-shell', remotes: { 'mf-leave': live } };
  };

  test('is kept in the store under its id, for everybody who has the id', async () => {
    const made = await published();
    await report(owner.token, [of(live, 'loaded')], [made]);
    const answer = await server.ask('GET', `/remotes/compositions/${idOf(made)}.json`);
    expect(answer).toMatchObject({ status: 200, body: { id: idOf(made), ...made } });
  });

  test('is kept as the one in which a release last failed, and is in the log', async () => {
    const made = await published();
    const failed = { ...of(live, 'failed'), composition: idOf(made) };
    await report(owner.token, [failed, of(live, 'loaded')], [made]);
    await report(manager.token, [{ ...of(live, 'loaded'), composition: 'ffffffffffff' }]);
    expect(await usageOf(live)).toMatchObject({ loaded: 2, failed: 1, last_fault_in: idOf(made) });
    expect(server.logs.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining(failed));
  });

  test('is not shown with a fault when its id is made up', async () => {
    await report(owner.token, [{ ...of(live, 'failed'), composition: '0a1b2c3d4e5f' }]);
    expect(await usageOf(live)).toMatchObject({ failed: 1 });
    expect(await usageOf(live)).not.toHaveProperty('last_fault_in');
  });

  test.each([
    { shell: '1.0.0-shell', remotes: { 'mf-leave': '9.9.9-made-up' } },
    { shell: '9.9.9-made-up', remotes: { 'mf-leave': '1.0.0-a' } },
  ])('is ignored when a part of it was never published: %j', async (made) => {
    await published();
    await store.write('mf-leave/1.0.0-a/mf-stats.json', '{}');
    expect((await report(owner.token, [of(live, 'loaded')], [made])).status).toBe(200);
    expect((await server.ask('GET', `/remotes/compositions/${idOf(made)}.json`)).status).toBe(404);
  });

  test.each([[[{ shell: '../../x', remotes: {} }]], [[{ shell: '1.0.0-shell', remotes: { x: '1' } }]], ['all']])(
    'that reads %j is refused',
    async (compositions) => {
      expect((await report(owner.token, [of(live, 'loaded')], compositions)).status).toBe(422);
    },
  );
});
