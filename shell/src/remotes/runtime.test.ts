import { satisfiesCaret } from '@seamline/shared/contract/releases/registry';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRuntime } from './runtime.ts';
import { releaseWith } from './testing/releases.ts';

const runtime = vi.hoisted(() => ({ loadRemote: vi.fn(), registerRemotes: vi.fn() }));
vi.mock('@module-federation/enhanced/runtime', () => ({ createInstance: () => runtime }));
vi.mock('./provided.ts', () => ({
  provided: new Map([
    ['react', { version: '19.3.1', exports: [], source: { lib: () => ({}) } }],
    ['@seamline/shared/ui', { version: '1.2.0', exports: ['Button', 'Page'], source: { lib: () => ({}) } }],
  ]),
}));

const { loadRoutes } = createRuntime({ registry_poll_seconds: 60, override_origins: [] });
const ROUTES = [{ path: 'leavetype' }];
let container = 0;

/** Each test has a release of its own: tries are counted by container. */
function freshRelease(change: Parameters<typeof releaseWith>[0] = {}) {
  container += 1;
  return releaseWith({ container: `seamline_mf_leave_${container}`, ...change });
}

beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://suite.test/dashboard' });
  runtime.loadRemote.mockResolvedValue({ routes: ROUTES });
});

afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a caret range', () => {
  test.each([
    ['1.2.3', '^1.2.3'],
    ['1.2.4', '^1.2.3'],
    ['1.10.0', '^1.9.9'],
    ['1.3.0', '^1.2.9'],
    ['19.3.1', '^19.0.0'],
    ['1.0.0', '^1'],
  ])('%s satisfies %s', (version, range) => {
    expect(satisfiesCaret(version, range)).toBe(true);
  });

  test.each([
    ['1.2.2', '^1.2.3'],
    ['1.1.9', '^1.2.0'],
    ['2.0.0', '^1.2.3'],
    ['0.9.9', '^1.0.0'],
    ['18.9.9', '^19.0.0'],
    ['garbage', '^1.0.0'],
  ])('%s does not satisfy %s', (version, range) => {
    expect(satisfiesCaret(version, range)).toBe(false);
  });
});

describe('loading a release', () => {
  test('gives its routes', async () => {
    const release = freshRelease({ shared: { react: '^19.0.0' }, uses: { '@seamline/shared/ui': ['Button'] } });
    await expect(loadRoutes(release)).resolves.toBe(ROUTES);
    expect(runtime.registerRemotes).toHaveBeenCalledWith(
      [expect.objectContaining({ entry: 'http://suite.test/remotes/mf-leave/1.0.0-aaaaaaaaaaaa/remoteEntry.js' })],
      { force: false },
    );
  });

  test('is tried at another address the next time', async () => {
    const release = freshRelease();
    await loadRoutes(release);
    await loadRoutes(release);
    const [remotes, options] = runtime.registerRemotes.mock.calls[1] ?? [];
    expect(remotes[0].entry).toMatch(/remoteEntry\.js\?attempt=1$/);
    expect(options).toEqual({ force: true });
  });

  test.each([
    [{ react: '^20.0.0' }, {}, 'It needs react ^20.0.0, and this page provides version 19.3.1.'],
    [{ 'react-dom': '^19.0.0' }, {}, 'It needs react-dom ^19.0.0, and this page provides nothing.'],
    [
      { '@seamline/shared/ui': '^1.0.0' },
      { '@seamline/shared/ui': ['Button', 'Carousel', 'Kanban'] },
      'It needs Carousel, Kanban of @seamline/shared/ui, which this page does not have.',
    ],
  ])('that wants %j %j is refused before any of its code runs', async (shared, uses, message) => {
    const release = freshRelease({ shared, uses } as Parameters<typeof releaseWith>[0]);
    await expect(loadRoutes(release)).rejects.toMatchObject({ kind: 'incompatible', message });
    expect(runtime.registerRemotes).not.toHaveBeenCalled();
    expect(runtime.loadRemote).not.toHaveBeenCalled();
  });

  test.each([
    [new Error('#RUNTIME-008 failed to load script'), 'load'],
    [new Error('ChunkLoadError: Loading chunk routes failed'), 'load'],
    [new Error('The registry does not list /remotes/x.js.'), 'load'],
    [new TypeError('x is not a function'), 'evaluation'],
  ])('that fails with “%s” is a failure of kind %s', async (cause, kind) => {
    runtime.loadRemote.mockRejectedValue(cause);
    await expect(loadRoutes(freshRelease())).rejects.toMatchObject({ kind, cause });
  });

  test.each([null, {}, { routes: 'none' }])('that offers %j offers no screens', async (module) => {
    runtime.loadRemote.mockResolvedValue(module);
    await expect(loadRoutes(freshRelease())).rejects.toMatchObject({
      kind: 'contract',
      message: 'It does not offer any screens.',
    });
  });

  test('that never answers is given up after six seconds', async () => {
    vi.useFakeTimers();
    runtime.loadRemote.mockReturnValue(new Promise(() => undefined));
    const failure = expect(loadRoutes(freshRelease())).rejects.toMatchObject({
      kind: 'timeout',
      message: 'It did not answer in time.',
    });
    await vi.advanceTimersByTimeAsync(6_000);
    await failure;
  });
});
