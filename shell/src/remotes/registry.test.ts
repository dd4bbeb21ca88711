import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readHostDocument } from './hostDocument.ts';
import { createRegistryReader, type KnownRemote } from './registry.ts';
import { RemoteStore } from './remoteStore.ts';
import { registryAt } from './testing/releases.ts';

vi.mock('@seamline/shared/session', () => ({ currentSession: () => null, readStored: () => null }));

let injected: string | null;
let answers: unknown[];
let atFocus: () => Promise<void>;
const asked = vi.fn(async (_address: string, _options?: RequestInit): Promise<unknown> => {
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer instanceof Error) throw answer;
  return { ok: true, json: async () => answer };
});

/** Reads the registry as it is: which entries are trusted is tested in `trustedEntries.test.ts`. */
async function startedStore() {
  const store = new RemoteStore();
  const trusted = async (entries: object) => entries as Record<string, KnownRemote>;
  await createRegistryReader(readHostDocument(), store, 60_000, trusted).start();
  return {
    currentRegistry: () => store.registry,
    remoteFor: (pathname: string) => store.remoteFor(pathname),
    onRegistryChange: store.subscribe,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  injected = null;
  answers = [new TypeError('Failed to fetch')];
  vi.stubGlobal('document', { getElementById: () => (injected === null ? null : { textContent: injected }) });
  vi.stubGlobal('window', { addEventListener: (_: string, listener: () => Promise<void>) => (atFocus = listener) });
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('fetch', asked);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the registry', () => {
  test('is read out of the document without a request', async () => {
    injected = JSON.stringify(registryAt(3));
    const { currentRegistry } = await startedStore();
    expect(currentRegistry().revision).toBe(3);
    expect(asked).not.toHaveBeenCalled();
  });

  test.each([null, '', 'null', '{', '[]', '{"schema":2}', '<html>'])(
    'is requested from its URL when the document has %j',
    async (text) => {
      injected = text;
      answers = [registryAt(4)];
      const { currentRegistry } = await startedStore();
      expect(currentRegistry().revision).toBe(4);
      expect(asked).toHaveBeenCalledWith('/remotes/registry.json', expect.objectContaining({ cache: 'no-store' }));
    },
  );

  test('is empty when it cannot be loaded, and the page still starts', async () => {
    const { currentRegistry, remoteFor } = await startedStore();
    expect(currentRegistry().remotes).toEqual({});
    expect(remoteFor('/dashboard/leavetype')).toBeUndefined();
  });

  test('is requested again on focus, and notifies its listeners of a new revision', async () => {
    injected = JSON.stringify(registryAt(3));
    answers = [registryAt(3), registryAt(4)];
    const { currentRegistry, onRegistryChange } = await startedStore();
    const changed = vi.fn();
    const stop = onRegistryChange(changed);
    await atFocus();
    expect(changed).not.toHaveBeenCalled();
    await atFocus();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(currentRegistry().revision).toBe(4);
    stop();
    answers = [registryAt(5)];
    await atFocus();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('is requested every minute', async () => {
    injected = JSON.stringify(registryAt(3));
    answers = [registryAt(9)];
    const { currentRegistry } = await startedStore();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(currentRegistry().revision).toBe(9);
  });

  test('goes back as well: a rollback is a revision like any other', async () => {
    injected = JSON.stringify(registryAt(8));
    answers = [registryAt(2)];
    const { currentRegistry } = await startedStore();
    await atFocus();
    expect(currentRegistry().revision).toBe(2);
  });

  test.each([
    ['garbage', { schema: 1, revision: 4, remotes: 'all' }],
    ['null', null],
    ['another schema', { ...registryAt(4), schema: 2 }],
    ['a remote without files', { ...registryAt(4), remotes: { 'mf-leave': { title: 'Leave' } } }],
    ['no answer', new TypeError('Failed to fetch')],
  ])('stays as it was when %s comes', async (_, answer) => {
    injected = JSON.stringify(registryAt(3));
    answers = [answer];
    const { currentRegistry } = await startedStore();
    await atFocus();
    expect(currentRegistry()).toMatchObject({ revision: 3, remotes: registryAt(3).remotes });
  });
});

describe('the remote of an address', () => {
  test.each([
    '/dashboard/leavetype',
    '/dashboard/LeaveType',
    '/dashboard/leavetype/add',
    '/dashboard/leavemanagement/',
  ])('%s is claimed by Leave', async (pathname) => {
    injected = JSON.stringify(registryAt(3));
    const { remoteFor } = await startedStore();
    expect(remoteFor(pathname)?.[0]).toBe('mf-leave');
  });

  test.each(['/', '/dashboard', '/dashboard/', '/dashboard/leavetypes', '/dashboard/branches/leavetype', '/leavetype'])(
    '%s is claimed by nobody',
    async (pathname) => {
      injected = JSON.stringify(registryAt(3));
      const { remoteFor } = await startedStore();
      expect(remoteFor(pathname)).toBeUndefined();
    },
  );
});
