import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storeOf } from '@seamline/delivery/store';
import { idOf } from '@seamline/shared/contract/composition';
import type { ReleaseUsage } from '@seamline/shared/contract/remote-usage';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../http/testing.ts';
import { writeUsageFile } from './usageFile.ts';

const server = await testApp();
const owner = await server.person();
const manager = await server.person({ role: 'manager', canView: false, canEdit: false });
const headers = { 'content-type': 'application/json' };

const report = (token: string, reports: unknown) =>
  server.ask('POST', '/data/remote-usage', { token, headers, payload: JSON.stringify({ reports }) });
const of = (release: string, outcome: string) => ({ remote: 'mf-leave', release, outcome });
const list = async () => {
  const { body } = await server.ask('GET', '/data/remote-usage', { token: owner.token });
  return (body as { releases: ReleaseUsage[] }).releases;
};

describe('the usage of remotes', () => {
  test('is counted by release, whoever tells it', async () => {
    await report(owner.token, [of('1.0.0-a', 'loaded'), of('1.0.0-a', 'loaded'), of('1.0.0-b', 'failed')]);
    await report(manager.token, [of('1.0.0-a', 'crashed'), of('1.0.0-b', 'in use')]);

    const counted = (await list()).filter(({ release }) => release.startsWith('1.0.0'));
    expect(counted).toEqual([
      { remote: 'mf-leave', release: '1.0.0-a', loaded: 2, failed: 0, crashed: 1, last_seen_at: expect.any(String) },
      { remote: 'mf-leave', release: '1.0.0-b', loaded: 0, failed: 1, crashed: 0, last_seen_at: expect.any(String) },
    ]);
  });

  test('loses no count when many tell it at once, in any order', async () => {
    const one = [of('2.0.0-a', 'loaded'), of('2.0.0-b', 'loaded')];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => report(owner.token, n % 2 ? one : one.toReversed())),
    );

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const counted = (await list()).filter(({ release }) => release.startsWith('2.0.0'));
    expect(counted.map(({ loaded }) => loaded)).toEqual([30, 30]);
  });

  test('keeps in which composition a release failed last, and tells it to the log', async () => {
    const failed = { ...of('3.0.0-a', 'failed'), composition: '0a1b2c3d4e5f' };
    await report(owner.token, [failed, of('3.0.0-a', 'loaded')]);
    await report(owner.token, [{ ...of('3.0.0-a', 'loaded'), composition: 'ffffffffffff' }]);
    const [found] = (await list()).filter(({ release }) => release === '3.0.0-a');
    expect(found).toMatchObject({ loaded: 2, failed: 1, last_fault_in: '0a1b2c3d4e5f' });
    expect(server.logs.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining(failed));
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

test('whoever ships finds the figures in a file beside the releases', async () => {
  await report(owner.token, [of('4.0.0-a', 'loaded'), of('4.0.0-a', 'loaded')]);
  const folder = join(server.env.remotesDir, 'of-a-team');
  mkdirSync(folder, { recursive: true });
  await writeUsageFile(storeOf({ bucket: undefined, folder }), await list(), new Date('2026-11-21T10:00:00Z'));

  const text = await readFile(join(folder, 'usage.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    updated_at: '2026-11-21T10:00:00.000Z',
    releases: expect.arrayContaining([expect.objectContaining({ release: '4.0.0-a', loaded: 2 })]),
  });
  expect(await readdir(folder)).toEqual(['usage.json']);
});

describe('what a composition is made of', () => {
  const store = storeOf({ bucket: undefined, folder: server.env.remotesDir });
  const tell = (compositions: unknown) =>
    server.ask('POST', '/data/remote-usage', {
      token: owner.token,
      headers,
      payload: JSON.stringify({ reports: [of('5.0.0-a', 'loaded')], compositions }),
    });

  test('stays in the store under its id, for anybody who has the id', async () => {
    mkdirSync(server.env.shellDir, { recursive: true });
    writeFileSync(join(server.env.shellDir, 'shell.json'), '{"version":"1.0.0","build":"1.0.0-shell","provides":{}}');
    await store.write('mf-leave/1.0.0-a/remote.json', '{}');
    const made = { shell: '1.0.0-shell', remotes: { 'mf-leave': '1.0.0-a' } };
    await tell([made]);
    const answer = await server.ask('GET', `/remotes/compositions/${idOf(made)}.json`);
    expect(answer).toMatchObject({ status: 200, body: { id: idOf(made), ...made } });
  });

  test.each([
    { shell: '1.0.0-shell', remotes: { 'mf-leave': '9.9.9-made-up' } },
    { shell: '9.9.9-made-up', remotes: { 'mf-leave': '1.0.0-a' } },
  ])('is not kept when a part of it was never here: %j', async (made) => {
    expect((await tell([made])).status).toBe(200);
    expect((await server.ask('GET', `/remotes/compositions/${idOf(made)}.json`)).status).toBe(404);
  });

  test.each([[[{ shell: '../../x', remotes: {} }]], [[{ shell: '1.0.0-shell', remotes: { x: '1' } }]], ['all']])(
    'that reads %j is refused',
    async (compositions) => {
      expect((await tell(compositions)).status).toBe(422);
    },
  );
});
