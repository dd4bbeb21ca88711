import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registryAt, releaseWith } from './testing/releases.ts';

const work = vi.hoisted(() => ({ isUnsaved: false }));
vi.mock('@seamline/shared/session', () => ({
  currentSession: () => null,
  hasUnsavedWork: () => work.isUnsaved,
  readStored: () => null,
}));
vi.mock('./trustedEntries.ts', () => ({ trusted: async (entries: object) => entries }));

const reload = vi.fn();
let answer: unknown;

/** A page whose registry names a development server's compilation, or a published release. */
async function pageWith(compiled: string, development: boolean) {
  const injected = registryAt(1, releaseWith({ published_at: compiled, development }));
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(injected) }) });
  const { startRegistry } = await import('./registryStore.ts');
  const { reloadOnDevelopment } = await import('./developmentReload.ts');
  await startRegistry();
  reloadOnDevelopment();
}

async function compiledAgain(compiled: string, development: boolean) {
  answer = registryAt(2, releaseWith({ published_at: compiled, development }));
  await vi.advanceTimersByTimeAsync(development ? 1_000 : 61_000);
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  reload.mockClear();
  work.isUnsaved = false;
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('location', { reload, search: '' });
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => answer }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the page reloads within a second when a development server has compiled again', async () => {
  await pageWith('10:00', true);
  await compiledAgain('10:01', true);
  expect(reload).toHaveBeenCalledOnce();
});

test('the page stays while a form has unsaved work', async () => {
  work.isUnsaved = true;
  await pageWith('10:00', true);
  await compiledAgain('10:01', true);
  expect(reload).not.toHaveBeenCalled();
});

test('a published release never reloads the page', async () => {
  await pageWith('10:00', false);
  await compiledAgain('10:01', false);
  expect(reload).not.toHaveBeenCalled();
});
