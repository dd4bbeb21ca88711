import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisteredRemote } from '@seamline/shared/contract/releases/registry';
import { describe, expect, test } from 'vitest';
import { rollBackCanaries } from './autoRollback.ts';
import { signatureFault, signerFrom } from './keys.ts';
import { publish } from './publish.ts';
import { readRegistry } from './registryOperations.ts';
import { disable, enable, promote, resign, resize, rollback } from './switch.ts';
import { newBuild, newStore, PRIVATE_KEY, signer, trusted } from './testing/build.ts';

const name = 'mf-leave';

/** A store with a live release, the previous one, and a canary. */
async function storeWithCanary() {
  const store = await newStore();
  const previous = await publish({ name, from: await newBuild(), store, signer });
  const live = await publish({ name, from: await newBuild({ entry: 'two' }), store, signer });
  const canary = await publish({ name, from: await newBuild({ entry: 'three' }), store, signer, share: 10 });
  return { store, previous: previous.release, live: live.release, canary: canary.release };
}

const entryIn = async (store: string) => (await readRegistry(store)).remotes[name] ?? expect.fail('no entry');
const lastAudited = async (store: string) =>
  JSON.parse((await readFile(join(store, 'audit.jsonl'), 'utf8')).trim().split('\n').at(-1) ?? '');

/** Changes the entry of the remote as an attacker with access to the artifact store would. */
async function tamper(store: string, change: (entry: RegisteredRemote) => void) {
  const registry = await readRegistry(store);
  change(registry.remotes[name] ?? expect.fail('no entry'));
  await writeFile(join(store, 'registry.json'), JSON.stringify(registry));
}

async function rollBackAfterFaults(store: string) {
  const { release, canary } = await entryIn(store);
  const last_seen_at = '2026-11-21T10:00:00.000Z';
  const usage = (id: string | undefined, failed: number) => ({
    ...{ remote: name, release: id, loaded: 100, failed, crashed: 0, accounts_with_faults: failed, last_seen_at },
  });
  const releases = [usage(release.id, 0), usage(canary?.release.id, 50)];
  await writeFile(join(store, 'usage.json'), JSON.stringify({ updated_at: last_seen_at, releases }));
  const [result] = await rollBackCanaries(store, async () => signer);
  if (result?.failure) throw new Error(result.failure);
}

const reason = 'a test';
const COMMANDS: Record<string, (store: string) => Promise<unknown>> = {
  publish: async (store) => publish({ name, from: await newBuild({ entry: 'four' }), store, signer }),
  canary: async (store) => publish({ name, from: await newBuild({ entry: 'four' }), store, signer, share: 5 }),
  'canary of another share': (store) => resize({ name, store, signer, share: 50 }),
  promote: (store) => promote({ name, store, signer }),
  rollback: (store) => rollback({ name, store, signer, reason }),
  'auto-rollback': rollBackAfterFaults,
  disable: (store) => disable({ name, store, signer, reason }),
  enable: (store) => enable({ name, store, signer }),
  sign: (store) => resign({ name, store, signer }),
};

describe.each(Object.entries(COMMANDS))('%s', (command, run) => {
  test('refuses an entry that was changed after signing, names the remote, and writes nothing', async () => {
    const { store } = await storeWithCanary();
    if (command === 'enable') await disable({ name, store, signer, reason });
    await tamper(store, (entry) => {
      entry.release.base = 'https://evil.example/';
    });
    const before = await readFile(join(store, 'registry.json'), 'utf8');
    await expect(run(store)).rejects.toThrow(
      /^The signature of mf-leave does not fit its entry: it was changed after signing\. Nothing was changed\. .*npm run delivery -- sign mf-leave --unverified/,
    );
    expect(await readFile(join(store, 'registry.json'), 'utf8')).toBe(before);
  });

  test('takes an entry with the signature of a trusted key', async () => {
    const { store } = await storeWithCanary();
    if (command === 'enable') await disable({ name, store, signer, reason });
    await run(store);
    expect(signatureFault(name, await entryIn(store), trusted)).toBeUndefined();
  });
});

describe.each([
  ['promote', 'canary', (store: string) => promote({ name, store, signer })],
  ['a canary of another share', 'canary', (store: string) => resize({ name, store, signer, share: 50 })],
  ['sign', 'live', (store: string) => resign({ name, store, signer })],
  ['enable', 'live', (store: string) => enable({ name, store, signer })],
] as const)('%s', (command, which, run) => {
  test.each(['remoteEntry.js', 'mf-stats.json'])(
    `refuses a ${which} release whose %s has other bytes`,
    async (file) => {
      const releases = await storeWithCanary();
      const { store } = releases;
      if (command === 'enable') await disable({ name, store, signer, reason });
      const path = join(store, name, releases[which], file);
      await writeFile(path, (await readFile(path, 'utf8')).replace('Leave', 'Evil').concat(' '));
      const before = await readFile(join(store, 'registry.json'), 'utf8');
      await expect(run(store)).rejects.toThrow(
        `mf-leave cannot go on with ${releases[which]}:\n${file} has other bytes than were published.`,
      );
      expect(await readFile(join(store, 'registry.json'), 'utf8')).toBe(before);
    },
  );
});

test('rollback refuses a previous release whose title or paths were changed in its mf-stats.json', async () => {
  const { store, previous } = await storeWithCanary();
  await rollback({ name, store, signer, reason });
  const path = join(store, name, previous, 'mf-stats.json');
  await writeFile(path, (await readFile(path, 'utf8')).replace('leavetype', 'branches'));
  await expect(rollback({ name, store, signer, reason })).rejects.toThrow(
    'mf-stats.json has other bytes than were published.',
  );
});

describe('a new key', () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const oldKeys = trusted;

  test('signs the entry of the old one while that is trusted', async () => {
    const { store } = await storeWithCanary();
    await resign({ name, store, signer: signerFrom(pem, 'new', { trusted: oldKeys }) });
    const raw = String(createPublicKey(privateKey).export({ format: 'jwk' }).x);
    const key = (await entryIn(store)).signature?.key ?? '';
    expect(
      signatureFault(name, await entryIn(store), { keys: [{ id: key, public: raw, remotes: [name] }] }),
    ).toBeUndefined();
    expect(await lastAudited(store)).not.toHaveProperty('unverified');
  });

  test('is refused an entry of a key that is not trusted, and takes it over unverified with the fault in the audit log', async () => {
    const { store } = await storeWithCanary();
    const own = signerFrom(pem, 'new');
    await expect(resign({ name, store, signer: own })).rejects.toThrow('which is not trusted.');
    await resign({ name, store, signer: own, unverified: true, reason: 'The old key was lost.' });
    expect(await lastAudited(store)).toMatchObject({
      command: 'sign',
      reason: 'The old key was lost.',
      unverified: expect.stringContaining('which is not trusted.'),
    });
  });
});

test('a listed key that may not ship the remote is refused before the registry is changed', async () => {
  const { store } = await storeWithCanary();
  const before = await readFile(join(store, 'registry.json'), 'utf8');
  const own = trusted.keys[0] ?? expect.fail('no key');
  const other = generateKeyPairSync('ed25519').privateKey;
  const pem = String(other.export({ type: 'pkcs8', format: 'pem' }));
  const raw = String(createPublicKey(other).export({ format: 'jwk' }).x);
  const id = signerFrom(pem, 'the key of another team').sign(name, await entryIn(store)).signature?.key ?? '';
  const list = { keys: [own, { id, public: raw, remotes: ['mf-shifts'] }] };
  const options = {
    name,
    store,
    from: await newBuild({ entry: 'four' }),
    signer: signerFrom(pem, 'x', { trusted: list }),
  };
  await expect(publish(options)).rejects.toThrow(
    `The key ${id} may not ship mf-leave, only mf-shifts. Nothing was changed: no browser would run mf-leave.`,
  );
  expect(await readFile(join(store, 'registry.json'), 'utf8')).toBe(before);
});

describe('the time of a signature', () => {
  const ahead = signerFrom(PRIVATE_KEY, 'a clock that runs ahead', { now: () => '2040-01-01T00:00:00.000Z' });

  test('grows with each change, after a change by a machine whose clock runs ahead too', async () => {
    const store = await newStore();
    await publish({ name, from: await newBuild(), store, signer });
    await publish({ name, from: await newBuild({ entry: 'two' }), store, signer: ahead });
    await rollback({ name, store, signer, reason });
    const entry = await entryIn(store);
    expect(entry.signature?.at).toBe('2040-01-01T00:00:00.001Z');
    expect(signatureFault(name, entry, trusted)).toBeUndefined();
  });

  test('grows between two changes in the same millisecond', async () => {
    const store = await newStore();
    const stopped = signerFrom(PRIVATE_KEY, 'a stopped clock', { now: () => '2026-05-01T00:00:00.000Z' });
    await publish({ name, from: await newBuild(), store, signer: stopped });
    await publish({ name, from: await newBuild({ entry: 'two' }), store, signer: stopped });
    expect((await entryIn(store)).signature?.at).toBe('2026-05-01T00:00:00.001Z');
  });
});
