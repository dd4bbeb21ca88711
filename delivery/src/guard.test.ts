import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseUsage } from '@seamline/shared/contract/remote-usage';
import { expect, test } from 'vitest';
import { guard } from './guard.ts';
import { publish } from './publish.ts';
import { readRegistry } from './store.ts';
import { promote } from './switch.ts';
import { newBuild, newStore, signer } from './testBuild.ts';

const name = 'mf-leave';
type Counts = Pick<ReleaseUsage, 'loaded' | 'failed' | 'crashed'>;

async function storeWith(live: Counts, trial: Counts) {
  const store = await newStore();
  const first = await publish({ name, from: await newBuild(), store, signer });
  const second = await publish({ name, from: await newBuild({ entry: 'trial' }), store, signer, share: 20 });
  const usage = (release: string, counts: Counts) => ({
    remote: name,
    release,
    ...counts,
    last_seen_at: '2026-11-21T10:00:00.000Z',
  });
  const releases = [usage(first.release, live), usage(second.release, trial)];
  await writeFile(join(store, 'usage.json'), JSON.stringify({ updated_at: '2026-11-21T10:00:00.000Z', releases }));
  return { store, trial: second.release };
}

const trialOf = async (store: string) => (await readRegistry(store)).remotes[name]?.canary?.release.id;
const signerOf = async () => signer;

test.each([
  ['fails to load more often', { loaded: 990, failed: 10, crashed: 0 }, { loaded: 45, failed: 5, crashed: 0 }],
  ['stops on the screen more often', { loaded: 1000, failed: 0, crashed: 3 }, { loaded: 50, failed: 0, crashed: 2 }],
  ['never loads', { loaded: 500, failed: 0, crashed: 0 }, { loaded: 0, failed: 20, crashed: 0 }],
])('a trial that %s than the live release is taken back, with the figures on record', async (_what, live, counts) => {
  const { store, trial } = await storeWith(live, counts);
  const verdicts = await guard(store, signerOf);
  expect(verdicts).toEqual([
    { remote: name, release: trial, reason: expect.stringMatching(/faults? in \d+ loads \(/) },
  ]);
  expect(await trialOf(store)).toBeUndefined();
  const audit = (await readFile(join(store, 'audit.jsonl'), 'utf8')).trim().split('\n').at(-1) ?? '';
  expect(JSON.parse(audit)).toMatchObject({ command: 'guard', from: trial, reason: verdicts[0]?.reason });
});

test.each([
  ['does as well', { loaded: 990, failed: 10, crashed: 0 }, { loaded: 99, failed: 1, crashed: 0 }],
  ['is a little worse', { loaded: 1000, failed: 0, crashed: 0 }, { loaded: 99, failed: 1, crashed: 1 }],
  ['has hardly been tried', { loaded: 1000, failed: 0, crashed: 0 }, { loaded: 10, failed: 9, crashed: 0 }],
  ['is better than a bad live release', { loaded: 60, failed: 40, crashed: 0 }, { loaded: 80, failed: 20, crashed: 0 }],
])('a trial that %s stays', async (_what, live, counts) => {
  const { store, trial } = await storeWith(live, counts);
  expect(await guard(store, signerOf)).toEqual([{ remote: name, release: trial, reason: undefined }]);
  expect(await trialOf(store)).toBe(trial);
});

test('how many loads count, and how much worse a trial may be, are settings; a rehearsal takes nothing back', async () => {
  const live = { loaded: 1000, failed: 0, crashed: 0 };
  const { store, trial } = await storeWith(live, { loaded: 9, failed: 1, crashed: 0 });
  const judged = async (...args: [object, boolean?]) => (await guard(store, signerOf, ...args))[0]?.reason;
  expect(await judged({})).toBeUndefined();
  expect(await judged({ leastTries: 10, tolerance: 0.1 })).toBeUndefined();
  expect(await judged({ leastTries: 10 }, true)).toBe('1 fault in 10 loads (10.0 %) beside 0.0 % of the live release');
  expect(await trialOf(store)).toBe(trial);
  await guard(store, signerOf, { leastTries: 10 });
  expect(await trialOf(store)).toBeUndefined();
});

test('a trial that was promoted while it was judged stays live', async () => {
  const { store, trial } = await storeWith(
    { loaded: 99, failed: 0, crashed: 0 },
    { loaded: 0, failed: 99, crashed: 0 },
  );
  const signerAfterPromotion = async () => {
    await promote({ name, store, signer });
    return signer;
  };
  await guard(store, signerAfterPromotion);
  expect((await readRegistry(store)).remotes[name]?.release.id).toBe(trial);
});

test('without figures nothing is judged', async () => {
  const { store, trial } = await storeWith({ loaded: 1, failed: 0, crashed: 0 }, { loaded: 0, failed: 99, crashed: 0 });
  for (const text of ['', '{"releases":', '{"updated_at":1}']) {
    await writeFile(join(store, 'usage.json'), text);
    await guard(store, signerOf);
    expect(await trialOf(store)).toBe(trial);
  }
});
