import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forViewer } from './remoteStore.ts';
import { storeRequestedReleases } from './requestedReleases.ts';
import { registryAt, releaseWith } from './testing/releases.ts';

const stored = new Map<string, string>();
const trial = releaseWith({ id: '2.0.0-bbbbbbbbbbbb' });
const leave = registryAt(1).remotes['mf-leave'];

function remoteWith(share: number) {
  return { ...(leave ?? expect.fail()), canary: { release: trial, share } };
}

const NUMBERS = Array.from({ length: 4000 }, (_, index) => String(9_800_000_000 + index * 37));

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('a canary', () => {
  test.each([0, 1, 10, 50, 90, 100])('is shown to about %i % of the viewers', (share) => {
    const chosen = NUMBERS.filter((number) => forViewer('mf-leave', remoteWith(share), number).release === trial);
    expect(Math.abs(chosen.length / NUMBERS.length - share / 100)).toBeLessThan(share % 100 === 0 ? 1e-9 : 0.025);
  });

  test('stays with the viewers who have it when the share grows', () => {
    for (const number of NUMBERS.slice(0, 500)) {
      if (forViewer('mf-leave', remoteWith(10), number).release !== trial) continue;
      expect(forViewer('mf-leave', remoteWith(30), number).release).toBe(trial);
    }
  });

  test('falls back on the live release', () => {
    expect(forViewer('mf-leave', remoteWith(100), '9876500001').previous).toBe(leave?.release);
  });

  test('is not shown to viewers without a session, nor for a refused entry', () => {
    expect(forViewer('mf-leave', remoteWith(100), '').release).toBe(leave?.release);
    const refused = { ...remoteWith(100), refusal: 'unsigned' as const };
    expect(forViewer('mf-leave', refused, '9876500001').release).toBe(leave?.release);
  });

  test('does not choose the same viewers for every remote', () => {
    const isChosen = (name: string, number: string) => forViewer(name, remoteWith(50), number).release === trial;
    const both = NUMBERS.filter((number) => isChosen('mf-leave', number) && isChosen('mf-shifts', number));
    expect(Math.abs(both.length / NUMBERS.length - 0.25)).toBeLessThan(0.03);
  });

  test('comes to a browser that asks for it in the address, until it asks for none', () => {
    storeRequestedReleases('?canary=mf-leave,mf-shifts');
    expect(forViewer('mf-leave', remoteWith(0), '9876500001').release).toBe(trial);
    storeRequestedReleases('?tab=1');
    expect(forViewer('mf-leave', remoteWith(0), '').release).toBe(trial);
    storeRequestedReleases('?canary=off');
    expect(forViewer('mf-leave', remoteWith(0), '9876500001').release).toBe(leave?.release);
  });
});
