import { generateKeyPairSync, type KeyObject, sign, webcrypto } from 'node:crypto';
import type { RegisteredRemote, TrustedKeys } from '@seamline/shared/contract/releases/registry';
import { statementOf } from '@seamline/shared/contract/releases/statement';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readHostDocument } from './hostDocument.ts';
import { createRegistryReader, createTrustedEntries } from './registry.ts';
import { RemoteStore } from './remoteStore.ts';
import { registryAt, releaseWith } from './testing/releases.ts';

const stored = new Map<string, string>();
const team = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
const rawOf = (key: KeyObject) => String(key.export({ format: 'jwk' }).x);
const KEYS: TrustedKeys = { keys: [{ id: 'leave', public: rawOf(team.publicKey), remotes: ['mf-leave'] }] };
const entry = registryAt(1).remotes['mf-leave'] ?? expect.fail();

function signed(values: object, { key = 'leave', at = '2026-05-01T00:00:00.000Z', by = team.privateKey } = {}) {
  const whole = { ...entry, ...values } as RegisteredRemote;
  const value = sign(null, statementOf('mf-leave', whole, { key, at }), by).toString('base64url');
  return { ...whole, signature: { key, at, value } };
}

/** A page of its own for each question, as after a reload; what the browser stores stays. */
async function judged(entries: Record<string, unknown>, keys: TrustedKeys | null = KEYS) {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(keys) }) });
  return await createTrustedEntries(readHostDocument())(entries);
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', async () => ({ ok: false }));
});

describe.each([
  ['with the signatures of the browser', crypto.subtle],
  ['in a browser that does not know them', undefined],
])('an entry, %s,', (_where, subtle) => {
  beforeEach(() => vi.stubGlobal('crypto', { subtle }));

  test('is trusted when the key of its team has signed it', async () => {
    const good = signed({});
    expect(await judged({ 'mf-leave': good })).toEqual({ 'mf-leave': good });
  });

  test('is trusted with what a later release of the product adds to it', async () => {
    const later = signed({ somethingNew: { since: 2 } });
    expect((await judged({ 'mf-leave': later }))['mf-leave']).not.toHaveProperty('refusal');
  });

  test.each([
    ['unsigned', entry],
    ['unknown key', signed({}, { key: 'nobody', by: stranger.privateKey })],
    ['changed after signing', { ...signed({}), release: releaseWith({ base: 'https://evil.example/' }) }],
    ['changed after signing', { ...signed({}), state: 'disabled' }],
    ['changed after signing', signed({}, { by: stranger.privateKey })],
    ['changed after signing', { ...signed({}), signature: { ...signed({}).signature, value: '%%%' } }],
  ])('is refused as %s', async (refusal, bad) => {
    expect((await judged({ 'mf-leave': bad }))['mf-leave']).toMatchObject({ refusal });
  });

  test('of one team is refused when another team’s key has signed it', async () => {
    const keys = { keys: [{ id: 'leave', public: rawOf(team.publicKey), remotes: ['mf-shifts' as const] }] };
    expect((await judged({ 'mf-leave': signed({}) }, keys))['mf-leave']).toMatchObject({
      refusal: 'key of another team',
    });
  });
});

describe('a browser that has seen a good entry', () => {
  const good = signed({ title: 'Leave, May' });

  test('goes on with it when the registry is tampered with', async () => {
    await judged({ 'mf-leave': good });
    expect(await judged({ 'mf-leave': { ...signed({}), title: 'Evil' } })).toEqual({ 'mf-leave': good });
  });

  test('notices an older entry that is served again', async () => {
    await judged({ 'mf-leave': good });
    const older = signed({ title: 'Leave, April' }, { at: '2026-04-01T00:00:00.000Z' });
    expect(await judged({ 'mf-leave': older })).toEqual({ 'mf-leave': good });
    expect(console.error).toHaveBeenCalledWith(
      'mf-leave: its entry in the registry is older than one that this browser has seen.',
    );
  });

  test.each([
    ['without it', {}],
    ['with another one alone', { 'mf-shifts': { ...entry, paths: ['addshift'] } }],
    ['with an unsigned one in its place', { 'mf-leave': entry }],
  ])('still notices an older entry after a registry %s', async (_what, registry) => {
    await judged({ 'mf-leave': good });
    expect((await judged(registry))['mf-leave'] ?? 'absent').toEqual('mf-leave' in registry ? good : 'absent');
    const older = signed({ title: 'Leave, April' }, { at: '2026-04-01T00:00:00.000Z' });
    expect(await judged({ 'mf-leave': older })).toEqual({ 'mf-leave': good });
  });

  test('notices an older entry after its key was withdrawn for a time', async () => {
    await judged({ 'mf-leave': good });
    await judged({ 'mf-leave': good }, { keys: [] });
    const older = signed({ title: 'Leave, April' }, { at: '2026-04-01T00:00:00.000Z' });
    expect(await judged({ 'mf-leave': older })).toEqual({ 'mf-leave': good });
  });

  test('takes a newer one', async () => {
    await judged({ 'mf-leave': good });
    const newer = signed({ title: 'Leave, June' }, { at: '2026-06-01T00:00:00.000Z' });
    expect(await judged({ 'mf-leave': newer })).toEqual({ 'mf-leave': newer });
  });

  test('runs nothing of it once its key is withdrawn', async () => {
    await judged({ 'mf-leave': good });
    expect((await judged({ 'mf-leave': good }, { keys: [] }))['mf-leave']).toMatchObject({ refusal: 'unknown key' });
  });

  test('does not trust entries that others wrote into its storage', async () => {
    stored.set('seamline:trusted-remotes', JSON.stringify({ 'mf-leave': { ...good, title: 'Evil' } }));
    expect((await judged({ 'mf-leave': entry }))['mf-leave']).toMatchObject({ refusal: 'unsigned' });
  });
});

test('without a list of keys nothing is trusted', async () => {
  expect((await judged({ 'mf-leave': signed({}) }, null))['mf-leave']).toMatchObject({ refusal: 'not verified' });
  expect(console.error).toHaveBeenCalledWith('There is no list of trusted keys: no remote will run.');
});

test('an unchanged registry is verified at the next read when the list of keys could not be fetched before', async () => {
  const good = signed({});
  let isReachable = false;
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/remotes/registry.json')
      return { ok: true, json: async () => ({ ...registryAt(1), remotes: { 'mf-leave': good } }) };
    if (!isReachable) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => KEYS };
  });
  const store = new RemoteStore();
  const { refresh } = createRegistryReader(readHostDocument(), store, 60_000);
  await refresh();
  expect(store.registry.remotes['mf-leave']).toMatchObject({ refusal: 'not verified' });
  isReachable = true;
  await refresh();
  expect(store.registry.remotes['mf-leave']).toEqual(good);
});

test('the signature of an entry is verified once for each version of the registry', async () => {
  vi.stubGlobal('crypto', webcrypto);
  const verify = vi.spyOn(webcrypto.subtle, 'verify');
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(KEYS) }) });
  const host = readHostDocument();
  const version = { 'mf-leave': signed({}) };
  await host.verify('mf-leave', version['mf-leave']);
  const trusted = createTrustedEntries(host);
  await trusted(version);
  expect(verify).toHaveBeenCalledTimes(1);
  expect(await trusted({ 'mf-leave': structuredClone(version['mf-leave']) })).toEqual(version);
  expect(verify).toHaveBeenCalledTimes(2);
});
