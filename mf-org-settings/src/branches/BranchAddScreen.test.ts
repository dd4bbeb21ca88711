import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberBranch } from './BranchAddScreen.tsx';
import { VESU } from './testing/vesu.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('stored branches: have the added branch last', () => {
  stored.set('branchesData', JSON.stringify([{ id: 2 }]));
  rememberBranch(VESU);
  expect(JSON.parse(stored.get('branchesData') ?? '')).toEqual([{ id: 2 }, VESU]);
});

test('stored branches: replace a value that is no list', () => {
  for (const garbage of ['{"a": 1}', 'null', '17', '"text"', '[1, 2', '', 'undefined']) {
    stored.set('branchesData', garbage);
    rememberBranch(VESU);
    expect(JSON.parse(stored.get('branchesData') ?? '')).toEqual([VESU]);
  }
});

test('stored branches: need no storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(() => rememberBranch(VESU)).not.toThrow();
});
