import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegisteredRemote } from '@seamline/shared/contract/releases/registry';
import { expect, test } from 'vitest';
import { main } from './cli.ts';
import { createKey, readTrustedKeys, signatureFault, signerFor, signerFrom } from './keys.ts';
import { publish } from './publish.ts';
import { readRegistry } from './registryOperations.ts';
import { newBuild, newStore, PRIVATE_KEY, signer, trusted } from './testing/build.ts';

async function newKey(remotes: ('*' | string)[] = ['mf-leave']) {
  const folder = await mkdtemp(join(tmpdir(), 'seamline-keys-'));
  const file = join(folder, 'keys', 'mf-leave.pem');
  const trustFile = join(folder, 'trusted-keys.json');
  const id = await createKey({ file, trustFile, remotes });
  return { id, file, trustFile, folder: join(folder, 'keys') };
}

async function signedEntry(): Promise<RegisteredRemote> {
  const store = await newStore();
  await publish({ name: 'mf-leave', from: await newBuild(), store, signer });
  const entry = (await readRegistry(store)).remotes['mf-leave'];
  return entry ?? expect.fail('nothing was published');
}

test('a new key is private to its owner, and its public half is trusted for its remote alone', async () => {
  const { id, file, trustFile } = await newKey();
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  const { keys } = await readTrustedKeys(trustFile);
  expect(keys).toEqual([{ id, public: expect.stringMatching(/^[\w-]{43}$/), remotes: ['mf-leave'] }]);
  expect(await readFile(trustFile, 'utf8')).not.toContain('PRIVATE');
});

test('a key is never overwritten', async () => {
  const { file, trustFile } = await newKey();
  await expect(createKey({ file, trustFile, remotes: ['mf-leave'] })).rejects.toThrow('A key is never overwritten.');
});

test('an entry is signed with the key of its remote, and that signature is trusted', async () => {
  const { folder, trustFile, id } = await newKey();
  const team = await signerFor('mf-leave', undefined, folder);
  const entry = team.sign('mf-leave', await signedEntry());
  expect(entry.signature).toMatchObject({ key: id, at: expect.stringMatching(/^\d{4}-/) });
  expect(signatureFault('mf-leave', entry, await readTrustedKeys(trustFile))).toBeUndefined();
});

test('the order of the keys in an entry does not matter to its signature', async () => {
  const entry = await signedEntry();
  const shuffled = Object.fromEntries(Object.entries(entry).reverse()) as RegisteredRemote;
  expect(signatureFault('mf-leave', shuffled, trusted)).toBeUndefined();
});

test.each([
  ['another title', (entry: RegisteredRemote) => ({ ...entry, title: 'Payroll' })],
  ['another path', (entry: RegisteredRemote) => ({ ...entry, paths: ['branches'] })],
  ['another state', (entry: RegisteredRemote) => ({ ...entry, state: 'disabled' as const })],
  [
    'another hash',
    (entry: RegisteredRemote) => ({
      ...entry,
      release: { ...entry.release, integrity: { 'remoteEntry.js': 'sha384-AAAA' } },
    }),
  ],
  [
    'another address',
    (entry: RegisteredRemote) => ({ ...entry, release: { ...entry.release, base: 'https://evil.example/' } }),
  ],
  ['a canary beside it', (entry: RegisteredRemote) => ({ ...entry, canary: { release: entry.release, share: 100 } })],
  [
    'a later date',
    (entry: RegisteredRemote) => ({
      ...entry,
      signature: entry.signature && { ...entry.signature, at: '2099-01-01T00:00:00.000Z' },
    }),
  ],
])('an entry with %s does not fit its signature', async (_what, change) => {
  expect(signatureFault('mf-leave', change(await signedEntry()), trusted)).toBe(
    'The signature of mf-leave does not fit its entry: it was changed after signing.',
  );
});

test('an entry of one remote is not an entry of another', async () => {
  expect(signatureFault('mf-shifts', await signedEntry(), trusted)).toContain('does not fit its entry');
});

test('signatureFault distinguishes a missing signature, an unknown key and the key of another team', async () => {
  const { signature: _none, ...unsigned } = await signedEntry();
  expect(signatureFault('mf-leave', unsigned, trusted)).toBe('The entry of mf-leave is not signed.');
  expect(signatureFault('mf-leave', signer.sign('mf-leave', unsigned), { keys: [] })).toMatch(/is not trusted\.$/);
  const { file, trustFile, id } = await newKey();
  const leaveTeam = signerFrom(await readFile(file, 'utf8'), file);
  expect(signatureFault('mf-shifts', leaveTeam.sign('mf-shifts', unsigned), await readTrustedKeys(trustFile))).toBe(
    `The key ${id} may not ship mf-shifts, only mf-leave.`,
  );
});

test('a missing key, and a file that is no key, are named', async () => {
  await expect(signerFor('mf-leave', undefined, '/nowhere')).rejects.toThrow(
    'There is no key to sign with at /nowhere/mf-leave.pem. Make one with `npm run delivery -- keys mf-leave`',
  );
  expect(() => signerFrom('hello', 'my.pem')).toThrow('my.pem does not hold a private Ed25519 key in PEM form.');
});

test('a pipeline hands the key over in the environment', async () => {
  process.env.SEAMLINE_SIGNING_KEY = PRIVATE_KEY;
  try {
    const team = await signerFor('mf-leave', undefined, '/nowhere');
    expect(signatureFault('mf-leave', team.sign('mf-leave', await signedEntry()), trusted)).toBeUndefined();
  } finally {
    delete process.env.SEAMLINE_SIGNING_KEY;
  }
});

test('a list of trusted keys that is damaged is named and left alone, and no key is made for it', async () => {
  const { trustFile, folder } = await newKey();
  await writeFile(trustFile, '{"keys":[{"id":1}]}');
  await expect(readTrustedKeys(trustFile)).rejects.toThrow(`${trustFile} is not a valid list of keys:`);
  const file = join(folder, 'mf-shifts.pem');
  await expect(createKey({ file, trustFile, remotes: ['mf-shifts'] })).rejects.toThrow('is not a valid list of keys:');
  await expect(stat(file)).rejects.toThrow('ENOENT');
});

test('keys: a URL is refused as the list that gets the key, before a key is made', async () => {
  const key = join(await newStore(), 'new.pem');
  const texts: string[] = [];
  const output = { write: (text: string) => texts.push(text) };
  const args = ['keys', 'mf-leave', '--key', key, '--trust', 'https://hr.example.com'];
  expect(await main(args, { stdout: output, stderr: output })).toBe(1);
  expect(texts.join('')).toContain('https://hr.example.com can only be read.');
  await expect(stat(key)).rejects.toThrow('ENOENT');
});
