import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseUsage } from '@seamline/shared/contract/releases/release-telemetry';
import { expect, test } from 'vitest';
import { rollBackCanaries } from './autoRollback.ts';
import { publish } from './publish.ts';
import { readRegistry } from './registryOperations.ts';
import { promote } from './switch.ts';
import { newBuild, newStore, signer } from './testing/build.ts';

const name = 'mf-leave';
type Counts = Pick<ReleaseUsage, 'loaded' | 'failed' | 'crashed' | 'accounts_with_faults'>;

async function storeWith(live: Counts, canary: Counts) {
  const store = await newStore();
  const first = await publish({ name, from: await newBuild(), store, signer });
  const second = await publish({ name, from: await newBuild({ entry: 'canary' }), store, signer, share: 20 });
  const usage = (release: string, counts: Counts) => ({
    remote: name,
    release,
    accounts_with_faults: counts.failed + counts.crashed,
    ...counts,
    last_seen_at: '2026-11-21T10:00:00.000Z',
  });
  const releases = [usage(first.release, live), usage(second.release, canary)];
  await writeFile(join(store, 'usage.json'), JSON.stringify({ updated_at: '2026-11-21T10:00:00.000Z', releases }));
  return { store, canary: second.release };
}

const canaryOf = async (store: string) => (await readRegistry(store)).remotes[name]?.canary?.release.id;
const signerOf = async () => signer;

test.each([
  ['fails to load more often', { loaded: 990, failed: 10, crashed: 0 }, { loaded: 45, failed: 5, crashed: 0 }],
  ['stops on the screen more often', { loaded: 1000, failed: 0, crashed: 3 }, { loaded: 50, failed: 0, crashed: 3 }],
  ['never loads', { loaded: 500, failed: 0, crashed: 0 }, { loaded: 0, failed: 20, crashed: 0 }],
])(
  'auto-rollback: a canary that %s than the live release is rolled back, with the figures in the audit log',
  async (_what, live, counts) => {
    const { store, canary } = await storeWith(live, counts);
    const results = await rollBackCanaries(store, signerOf);
    expect(results).toEqual([
      { remote: name, release: canary, reason: expect.stringMatching(/faults of \d+ accounts in \d+ sessions \(/) },
    ]);
    expect(await canaryOf(store)).toBeUndefined();
    const audit = (await readFile(join(store, 'audit.jsonl'), 'utf8')).trim().split('\n').at(-1) ?? '';
    expect(JSON.parse(audit)).toMatchObject({ command: 'auto-rollback', from: canary, reason: results[0]?.reason });
  },
);

test.each([
  ['does as well', { loaded: 990, failed: 10, crashed: 0 }, { loaded: 99, failed: 1, crashed: 0 }],
  ['is a little worse', { loaded: 1000, failed: 0, crashed: 0 }, { loaded: 99, failed: 1, crashed: 1 }],
  [
    'has a hundred faults, all of two accounts,',
    { loaded: 1000, failed: 0, crashed: 0 },
    { loaded: 100, failed: 0, crashed: 100, accounts_with_faults: 2 },
  ],
  ['has hardly been tried', { loaded: 1000, failed: 0, crashed: 0 }, { loaded: 10, failed: 9, crashed: 0 }],
  ['is better than a bad live release', { loaded: 60, failed: 40, crashed: 0 }, { loaded: 80, failed: 20, crashed: 0 }],
])('auto-rollback: a canary that %s stays', async (_what, live, counts) => {
  const { store, canary } = await storeWith(live, counts);
  expect(await rollBackCanaries(store, signerOf)).toEqual([{ remote: name, release: canary, reason: undefined }]);
  expect(await canaryOf(store)).toBe(canary);
});

test('auto-rollback: the least sessions, the least accounts and the tolerance are settings, and a dry run changes nothing', async () => {
  const live = { loaded: 1000, failed: 0, crashed: 0 };
  const { store, canary } = await storeWith(live, { loaded: 9, failed: 1, crashed: 0 });
  const reasonWith = async (...args: [object, boolean?]) =>
    (await rollBackCanaries(store, signerOf, ...args))[0]?.reason;
  expect(await reasonWith({})).toBeUndefined();
  expect(await reasonWith({ leastTries: 10, leastAccounts: 1, tolerance: 10 })).toBeUndefined();
  expect(await reasonWith({ leastTries: 10, leastAccounts: 1 }, true)).toBe(
    '1 fault of 1 account in 10 sessions (10.0 %) beside 0.0 % of the live release',
  );
  expect(await canaryOf(store)).toBe(canary);
  const crashing = await storeWith(live, { loaded: 9, failed: 1, crashed: 2 });
  expect(
    (await rollBackCanaries(crashing.store, signerOf, { leastTries: 10, leastAccounts: 3 }, true))[0]?.reason,
  ).toBe('3 faults of 3 accounts in 10 sessions (30.0 %) beside 0.0 % of the live release');
  await rollBackCanaries(store, signerOf, { leastTries: 10, leastAccounts: 1 });
  expect(await canaryOf(store)).toBeUndefined();
});

test('auto-rollback: a canary that was promoted while its figures were compared stays live', async () => {
  const { store, canary } = await storeWith(
    { loaded: 99, failed: 0, crashed: 0 },
    { loaded: 0, failed: 99, crashed: 0 },
  );
  const signerAfterPromotion = async () => {
    await promote({ name, store, signer });
    return signer;
  };
  await rollBackCanaries(store, signerAfterPromotion);
  expect((await readRegistry(store)).remotes[name]?.release.id).toBe(canary);
});

test('auto-rollback: without figures no canary is rolled back', async () => {
  const { store, canary } = await storeWith(
    { loaded: 1, failed: 0, crashed: 0 },
    { loaded: 0, failed: 99, crashed: 0 },
  );
  for (const text of ['', '{"releases":', '{"updated_at":1}']) {
    await writeFile(join(store, 'usage.json'), text);
    await rollBackCanaries(store, signerOf);
    expect(await canaryOf(store)).toBe(canary);
  }
});

test('auto-rollback: a remote whose entry was tampered with does not keep the canaries of the others', async () => {
  const { store, canary } = await storeWith(
    { loaded: 99, failed: 0, crashed: 0 },
    { loaded: 0, failed: 99, crashed: 0 },
  );
  const build = { name: 'mf-shifts', paths: ['addshift'] };
  await publish({ name: 'mf-shifts', from: await newBuild(build), store, signer });
  const shifts = await newBuild({ ...build, entry: 'canary' });
  const second = await publish({ name: 'mf-shifts', from: shifts, store, signer, share: 20 });
  const usage = JSON.parse(await readFile(join(store, 'usage.json'), 'utf8'));
  const ofShifts = { ...usage.releases[1], remote: 'mf-shifts', release: second.release };
  await writeFile(join(store, 'usage.json'), JSON.stringify({ ...usage, releases: [...usage.releases, ofShifts] }));
  const registry = await readRegistry(store);
  const remotes = { ...registry.remotes, [name]: { ...registry.remotes[name], title: 'Evil' } };
  await writeFile(join(store, 'registry.json'), JSON.stringify({ ...registry, remotes }));

  expect(await rollBackCanaries(store, signerOf)).toEqual([
    { remote: name, release: canary, reason: expect.any(String), failure: expect.stringContaining('does not fit') },
    { remote: 'mf-shifts', release: second.release, reason: expect.any(String) },
  ]);
  expect((await readRegistry(store)).remotes['mf-shifts']?.canary).toBeUndefined();
});
