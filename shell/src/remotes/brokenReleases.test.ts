import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgive, noteBroken, releaseToShow } from './brokenReleases.ts';
import { registryAt, releaseWith } from './testing/releases.ts';

const entry = registryAt(1).remotes['mf-leave'] ?? expect.fail();
const release = releaseWith({ container: 'leave_new' });
const previous = releaseWith({ container: 'leave_old' });
const remote = { ...entry, release, previous };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  forgive(remote);
  vi.useRealTimers();
});

test('the live release is shown until it has failed, then the one before it', () => {
  expect(releaseToShow(remote)).toBe(release);
  noteBroken(release, new Error('broken on purpose'));
  expect(releaseToShow(remote)).toBe(previous);
  expect(releaseToShow({ ...entry, release })).toBe(release);
});

test('where both have failed it is the live one that is tried again', () => {
  noteBroken(release, new Error('broken on purpose'));
  noteBroken(previous, new Error('broken on purpose'));
  expect(releaseToShow(remote)).toBe(release);
});

test('a release that is published after the broken one is shown at once', () => {
  noteBroken(release, new Error('broken on purpose'));
  const mended = releaseWith({ container: 'leave_mended' });
  expect(releaseToShow({ ...entry, release: mended, previous: release })).toBe(mended);
});

test('it is tried again when somebody asks for it, and by itself after ten minutes', () => {
  noteBroken(release, new Error('broken on purpose'));
  forgive(remote);
  expect(releaseToShow(remote)).toBe(release);
  noteBroken(release, new Error('broken on purpose'));
  vi.advanceTimersByTime(599_999);
  expect(releaseToShow(remote)).toBe(previous);
  vi.advanceTimersByTime(1);
  expect(releaseToShow(remote)).toBe(release);
});
