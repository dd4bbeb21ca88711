import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { publish } from './publish.ts';
import { readRegistry } from './store.ts';
import { disable, enable, rollback, verify } from './switch.ts';
import { newBuild, newStore } from './testBuild.ts';

const name = 'mf-leave';

async function storeWithTwoReleases() {
  const store = await newStore();
  const first = await publish({ name, from: await newBuild({ paths: ['leavetype', 'oldpath'] }), store });
  const second = await publish({ name, from: await newBuild({ entry: 'two', title: 'Leaves' }), store });
  return { store, first: first.release, second: second.release };
}

test('a rollback exchanges the live and the previous release, with the title and paths of each', async () => {
  const { store, first, second } = await storeWithTwoReleases();
  await rollback({ name, store, reason: 'Dates are wrong.' });
  const back = (await readRegistry(store)).remotes[name];
  expect(back?.release.id).toBe(first);
  expect(back?.previous?.id).toBe(second);
  expect(back).toMatchObject({ title: 'Leave', paths: ['leavetype', 'oldpath'] });
  await rollback({ name, store, reason: 'Mended.' });
  expect((await readRegistry(store)).remotes[name]).toMatchObject({ title: 'Leaves', paths: ['leavetype'] });
});

test('a rollback is refused without a release before, and when its files are damaged', async () => {
  const store = await newStore();
  await publish({ name, from: await newBuild(), store });
  await expect(rollback({ name, store, reason: 'x' })).rejects.toThrow('mf-leave has no release before');
  const { store: other, first } = await storeWithTwoReleases();
  await rm(join(other, name, first, 'remoteEntry.js'));
  await expect(rollback({ name, store: other, reason: 'x' })).rejects.toThrow('remoteEntry.js is missing.');
});

test('a rollback is refused when another remote has taken a path of the release before', async () => {
  const { store } = await storeWithTwoReleases();
  await publish({ name: 'mf-shifts', from: await newBuild({ name: 'mf-shifts', paths: ['oldpath'] }), store });
  await expect(rollback({ name, store, reason: 'x' })).rejects.toThrow('which belongs to mf-shifts');
});

test('a disabled remote says why until it is enabled', async () => {
  const { store } = await storeWithTwoReleases();
  await disable({ name, store, reason: 'Saves <b>twice</b>.' });
  expect((await readRegistry(store)).remotes[name]).toMatchObject({ state: 'disabled', reason: 'Saves <b>twice</b>.' });
  await enable({ name, store });
  const enabled = (await readRegistry(store)).remotes[name];
  expect(enabled?.state).toBe('live');
  expect(enabled).not.toHaveProperty('reason');
});

test('an unknown remote is refused with the names there are', async () => {
  const { store } = await storeWithTwoReleases();
  await expect(disable({ name: 'mf-payroll', store, reason: 'x' })).rejects.toThrow(
    'mf-payroll has never been published here. There are: mf-leave.',
  );
});

test('verify finds changed, missing and added files, and compressed copies that hold something else', async () => {
  const { store, second } = await storeWithTwoReleases();
  expect(await verify({ name, store })).toEqual({ release: second, files: 2, faults: [] });
  const folder = join(store, name, second);
  await writeFile(join(folder, 'remoteEntry.js.br'), brotliCompressSync('alert(1)'));
  await rm(join(folder, 'static/js/routes.js'));
  await writeFile(join(folder, 'extra.js'), 'alert(1)');
  expect((await verify({ name, store })).faults).toEqual([
    'static/js/routes.js is missing.',
    'extra.js is not part of the release.',
    'remoteEntry.js.br has other bytes than were published.',
  ]);
  await writeFile(join(folder, 'remoteEntry.js'), 'alert(1)');
  expect((await verify({ name, store })).faults).toContain('remoteEntry.js has other bytes than were published.');
});

test('every change leaves a line that says who, what, from, to and why', async () => {
  const { store, first, second } = await storeWithTwoReleases();
  await rollback({ name, store, reason: 'Dates are wrong.' });
  const lines = (await readFile(join(store, 'audit.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { command: 'publish', remote: name, from: null, to: first, revision: 1 },
    { command: 'publish', from: first, to: second, revision: 2 },
    { command: 'rollback', from: second, to: first, reason: 'Dates are wrong.', revision: 3 },
  ]);
  expect(lines[0].who).toBeTruthy();
});
