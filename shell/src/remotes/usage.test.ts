import type { reportRemotes } from '@seamline/shared/contract/releases/release-telemetry';
import type { call } from '@seamline/shared/http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RemoteError, RemoteStore } from './remoteStore.ts';
import { registryAt } from './testing/releases.ts';
import { createUsage } from './usage.ts';

type Send = typeof call<typeof reportRemotes>;

const sent = vi.hoisted(() => vi.fn());
vi.mock('@seamline/shared/http', () => ({ call: sent }));
vi.mock('@seamline/shared/session', () => ({
  currentSession: () => ({ number: '9876500001' }),
  readStored: () => null,
}));

const RELEASE = '1.0.0-aaaaaaaaaaaa';
const FILES = `https://hr.example.com/remotes/mf-leave/${RELEASE}/static/js/async`;
let store: RemoteStore;

beforeEach(() => {
  sent.mockReset().mockResolvedValue({});
  vi.stubGlobal('document', { querySelector: () => ({ content: '1.0.0-shell' }) });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  store = new RemoteStore();
  store.setRegistry(registryAt(1));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** An error whose message and URLs hold what a report must not. */
function personalError() {
  const error = new TypeError('9876500001 of Asha Patel has no branch');
  error.stack = [
    String(error),
    `    at save (${FILES}/forms.1a2b.js?token=eyJhbGciOiJIUzI1NiJ9:1:234)`,
    `load@${FILES}/routes.3c4d.js:2:5`,
    '    at https://hr.example.com/data/employees?q=Asha:1:1',
  ].join('\n');
  return error;
}

const calls = () =>
  (sent.mock.calls as Parameters<Send>[]).map(([endpoint, input, options]) => ({ endpoint, input, options }));
const lastCall = () => calls().at(-1) ?? expect.fail('Nothing was reported.');

describe('the report of a fault', () => {
  const fault = {
    remote: 'mf-leave',
    release: RELEASE,
    outcome: 'crashed',
    pathname: '/dashboard/leavetype/77/edit',
  } as const;

  test('carries composition, remote, owner, route pattern and stack, and nothing of a person', () => {
    const routes = [{ path: 'leavetype', children: [{ path: ':id/edit' }] }];
    store.setState('mf-leave', {
      kind: 'ready',
      release: registryAt(1).remotes['mf-leave']?.release ?? expect.fail(),
      routes,
    });
    createUsage(store).reportFault({ ...fault, error: personalError() });
    const { endpoint, input } = lastCall();
    expect(input.body.reports).toEqual([
      {
        remote: 'mf-leave',
        release: RELEASE,
        outcome: 'crashed',
        composition: expect.stringMatching(/^[0-9a-f]{12}$/),
        owner: 'Leave team',
        route: '/dashboard/leavetype/:id/edit',
        error: 'TypeError',
        stack: [`${FILES}/forms.1a2b.js:1:234`, `${FILES}/routes.3c4d.js:2:5`],
      },
    ]);
    expect(JSON.stringify(input)).not.toMatch(/9876500001|Asha|eyJ|77/);
    expect(endpoint.body.fields.safeParse(input.body).success).toBe(true);
  });

  test('names the remote’s pages where its routes are unknown, and the cause of a failure to load', () => {
    const error = new RemoteError('load', 'Its files could not be loaded.', { cause: personalError() });
    createUsage(store).reportFault({ ...fault, outcome: 'failed', error, pathname: '/dashboard/LeaveType/9876500001' });
    expect(lastCall().input.body.reports[0]).toMatchObject({ route: '/dashboard/leavetype/*', error: 'TypeError' });
  });

  test('is sent at once, after what is pending, in the trace whose beginning is the reference', () => {
    const usage = createUsage(store);
    usage.record('mf-leave', RELEASE, 'loaded');
    expect(sent).not.toHaveBeenCalled();
    usage.reportFault({ ...fault, error: 'text' });
    const { input, options } = lastCall();
    expect(input.body.reports.map(({ outcome }) => outcome)).toEqual(['loaded', 'crashed']);
    expect(options?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(usage.referenceFor('mf-leave')).toBe(options?.traceId?.slice(0, 8));
    usage.reportFault({ ...fault, error: 'text' });
    expect(lastCall().options?.traceId).not.toBe(options?.traceId);
  });

  test('brings the composition until the server has taken it', async () => {
    sent.mockRejectedValueOnce(new Error('No connection'));
    const usage = createUsage(store);
    for (let report = 0; report < 3; report += 1) {
      usage.reportFault({ ...fault, error: 'text' });
      await vi.waitFor(() => Promise.all(sent.mock.results.map(({ value }) => value)).catch(() => {}));
    }
    const made = { shell: '1.0.0-shell', remotes: { 'mf-leave': RELEASE } };
    expect(calls().map(({ input }) => input.body.compositions)).toEqual([[made], [made], []]);
  });

  test('of a development server is not sent and has no reference', () => {
    const usage = createUsage(store);
    usage.reportFault({ ...fault, release: 'development', error: 'text' });
    expect(sent).not.toHaveBeenCalled();
    expect(usage.referenceFor('mf-leave')).toBeUndefined();
  });
});
