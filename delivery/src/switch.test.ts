import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { publish } from './publish.ts';
import { readRegistry } from './registryOperations.ts';
import { disable, enable, promote, resign, resize, rollback, verify } from './switch.ts';
import { newBuild, newStore, signer, trusted } from './testing/build.ts';

const name = 'mf-leave';

async function storeWithTwoReleases() {
  const store = await newStore();
  const first = await publish({ name, from: await newBuild({ paths: ['leavetype', 'oldpath'] }), store, signer });
  const second = await publish({ name, from: await newBuild({ entry: 'two', title: 'Leaves' }), store, signer });
  return { store, first: first.release, second: second.release };
}

test('a rollback exchanges the live and the previous release, with the title and paths of each', async () => {
  const { store, first, second } = await storeWithTwoReleases();
  await rollback({ name, store, signer, reason: 'Dates are wrong.' });
  const back = (await readRegistry(store)).remotes[name];
  expect(back?.release.id).toBe(first);
  expect(back?.previous?.id).toBe(second);
  expect(back).toMatchObject({ title: 'Leave', paths: ['leavetype', 'oldpath'] });
  await rollback({ name, store, signer, reason: 'Fixed.' });
  expect((await readRegistry(store)).remotes[name]).toMatchObject({ title: 'Leaves', paths: ['leavetype'] });
});

test('a rollback is refused without a release before, and when its files are damaged', async () => {
  const store = await newStore();
  await publish({ name, from: await newBuild(), store, signer });
  await expect(rollback({ name, store, signer, reason: 'x' })).rejects.toThrow('mf-leave has no release before');
  const { store: other, first } = await storeWithTwoReleases();
  await rm(join(other, name, first, 'remoteEntry.js'));
  await expect(rollback({ name, store: other, signer, reason: 'x' })).rejects.toThrow('remoteEntry.js is missing.');
});

test('a rollback is refused when another remote has taken a path of the release before', async () => {
  const { store } = await storeWithTwoReleases();
  await publish({ name: 'mf-shifts', from: await newBuild({ name: 'mf-shifts', paths: ['oldpath'] }), store, signer });
  await expect(rollback({ name, store, signer, reason: 'x' })).rejects.toThrow('which belongs to mf-shifts');
});

test('a disabled remote says why until it is enabled', async () => {
  const { store } = await storeWithTwoReleases();
  await disable({ name, store, signer, reason: 'Saves <b>twice</b>.' });
  expect((await readRegistry(store)).remotes[name]).toMatchObject({ state: 'disabled', reason: 'Saves <b>twice</b>.' });
  await enable({ name, store, signer });
  const enabled = (await readRegistry(store)).remotes[name];
  expect(enabled?.state).toBe('live');
  expect(enabled).not.toHaveProperty('reason');
});

test('an unknown remote is refused with the names there are', async () => {
  const { store } = await storeWithTwoReleases();
  await expect(disable({ name: 'mf-payroll', store, signer, reason: 'x' })).rejects.toThrow(
    'mf-payroll has never been published here. There are: mf-leave.',
  );
});

test('verify finds changed, missing and added files, and compressed copies that hold something else', async () => {
  const { store, second } = await storeWithTwoReleases();
  expect(await verify(name, store, trusted)).toEqual({ release: second, files: 2, faults: [] });
  const folder = join(store, name, second);
  await writeFile(join(folder, 'remoteEntry.js.br'), brotliCompressSync('alert(1)'));
  await rm(join(folder, 'static/js/routes.js'));
  await writeFile(join(folder, 'extra.js'), 'alert(1)');
  expect((await verify(name, store, trusted)).faults).toEqual([
    'static/js/routes.js is missing.',
    'extra.js is not part of the release.',
    'remoteEntry.js.br has other bytes than were published.',
  ]);
  await writeFile(join(folder, 'remoteEntry.js'), 'alert(1)');
  expect((await verify(name, store, trusted)).faults).toContain('remoteEntry.js has other bytes than were published.');
});

test('every change adds a line to the audit log with its author, command, releases and reason', async () => {
  const { store, first, second } = await storeWithTwoReleases();
  await rollback({ name, store, signer, reason: 'Dates are wrong.' });
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

async function storeWithCanary() {
  const store = await newStore();
  const first = await publish({ name, from: await newBuild(), store, signer });
  const canary = await newBuild({ entry: 'canary', title: 'Leaves', paths: ['leavetype', 'newpath'] });
  const second = await publish({ name, from: canary, store, signer, share: 10 });
  return { store, canary, first: first.release, second: second.release };
}

const entryOf = async (store: string) => (await readRegistry(store)).remotes[name];

test('canary: changes nothing for the other viewers: neither release, title nor paths', async () => {
  const { store, first, second } = await storeWithCanary();
  expect(await entryOf(store)).toMatchObject({
    title: 'Leave',
    paths: ['leavetype'],
    release: { id: first },
    canary: { release: { id: second }, share: 10 },
  });
});

test('promote: the canary is live for everybody, with its title and paths, and can be rolled back', async () => {
  const { store, first, second } = await storeWithCanary();
  await promote({ name, store, signer });
  const live = await entryOf(store);
  expect(live).toMatchObject({ title: 'Leaves', paths: ['leavetype', 'newpath'], release: { id: second } });
  expect(live).not.toHaveProperty('canary');
  await rollback({ name, store, signer, reason: 'x' });
  expect(await entryOf(store)).toMatchObject({
    paths: ['leavetype'],
    release: { id: first },
    previous: { id: second },
  });
});

test('rollback: ends a canary and leaves the live release alone', async () => {
  const { store, first } = await storeWithCanary();
  await rollback({ name, store, signer, reason: 'Too slow.' });
  const after = await entryOf(store);
  expect(after?.release.id).toBe(first);
  expect(after).not.toHaveProperty('canary');
  expect(await readFile(join(store, 'audit.jsonl'), 'utf8')).toContain('"reason":"Too slow."');
});

test('canary: goes to another share, and a publication for everybody ends it', async () => {
  const { store, canary, second } = await storeWithCanary();
  await resize({ name, store, signer, share: 50 });
  expect((await entryOf(store))?.canary?.share).toBe(50);
  await publish({ name, from: canary, store, signer });
  const live = await entryOf(store);
  expect(live?.release.id).toBe(second);
  expect(live).not.toHaveProperty('canary');
});

test('canary: the live release as its own canary changes nothing, so that a rollback keeps its release', async () => {
  const { store, first, second } = await storeWithTwoReleases();
  const from = await newBuild({ entry: 'two', title: 'Leaves' });
  expect(await publish({ name, from, store, signer, share: 10 })).toMatchObject({
    outcome: 'unchanged',
    release: second,
  });
  const live = await entryOf(store);
  expect(live).not.toHaveProperty('canary');
  expect(live?.previous?.id).toBe(first);
});

test('canary: needs a live release beside it, and promote needs a canary', async () => {
  const store = await newStore();
  await expect(publish({ name, from: await newBuild(), store, signer, share: 10 })).rejects.toThrow(
    'mf-leave has no live release to compare this one with.',
  );
  await publish({ name, from: await newBuild(), store, signer });
  await expect(promote({ name, store, signer })).rejects.toThrow('mf-leave has no canary.');
});

test('a promotion is refused when another remote has taken a path since', async () => {
  const { store } = await storeWithCanary();
  await publish({ name: 'mf-shifts', from: await newBuild({ name: 'mf-shifts', paths: ['newpath'] }), store, signer });
  await expect(promote({ name, store, signer })).rejects.toThrow('which belongs to mf-shifts');
});

test('sign: every change is signed, and an entry can be signed again', async () => {
  const { store } = await storeWithCanary();
  const before = (await entryOf(store))?.signature;
  await new Promise((resolve) => setTimeout(resolve, 5));
  await resign({ name, store, signer });
  const after = (await entryOf(store))?.signature;
  expect(String(after?.at) > String(before?.at)).toBe(true);
  expect((await verify(name, store, trusted)).faults).toEqual([]);
  expect((await verify(name, store, { keys: [] })).faults).toEqual([expect.stringContaining('which is not trusted.')]);
});
