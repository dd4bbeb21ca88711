import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteStore } from './remoteStore.ts';
import { registryAt, releaseWith } from './testing/releases.ts';

const entry = registryAt(1).remotes['mf-leave'] ?? expect.fail();
const release = releaseWith({ container: 'leave_new' });
const previous = releaseWith({ container: 'leave_old' });
const remote = { ...entry, release, previous };
let store: RemoteStore;

beforeEach(() => {
  vi.useFakeTimers();
  store = new RemoteStore();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the live release is shown until it has failed, then the one before it', () => {
  expect(store.releaseToShow(remote)).toBe(release);
  store.recordFailure(release, new Error('broken on purpose'));
  expect(store.releaseToShow(remote)).toBe(previous);
  expect(store.releaseToShow({ ...entry, release })).toBe(release);
});

test('where both have failed it is the live one that is tried again', () => {
  store.recordFailure(release, new Error('broken on purpose'));
  store.recordFailure(previous, new Error('broken on purpose'));
  expect(store.releaseToShow(remote)).toBe(release);
});

test('a release that is published after the broken one is shown at once', () => {
  store.recordFailure(release, new Error('broken on purpose'));
  const fixed = releaseWith({ container: 'leave_fixed' });
  expect(store.releaseToShow({ ...entry, release: fixed, previous: release })).toBe(fixed);
});

test('a failed release is tried again on request, and automatically after ten minutes', () => {
  store.recordFailure(release, new Error('broken on purpose'));
  store.forgetFailures(remote);
  expect(store.releaseToShow(remote)).toBe(release);
  store.recordFailure(release, new Error('broken on purpose'));
  vi.advanceTimersByTime(599_999);
  expect(store.releaseToShow(remote)).toBe(previous);
  vi.advanceTimersByTime(1);
  expect(store.releaseToShow(remote)).toBe(release);
});
