import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberBranch } from './rememberBranch.ts';

const branch = {
  id: 7,
  name: 'Vesu Showroom',
  code: 'VSU',
  branch_type: 'Showroom',
  created_at: '2026-03-05T10:00:00.000Z',
  version: 1,
};

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
  stored.set('branchesData', JSON.stringify([{ id: 1 }]));
  rememberBranch(branch);
  expect(JSON.parse(stored.get('branchesData') ?? '')).toEqual([{ id: 1 }, branch]);
});

test('stored branches: replace a value that is no list', () => {
  for (const garbage of ['{"a": 1}', 'null', '17', '"text"', '[1, 2', '', 'undefined']) {
    stored.set('branchesData', garbage);
    rememberBranch(branch);
    expect(JSON.parse(stored.get('branchesData') ?? '')).toEqual([branch]);
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
  expect(() => rememberBranch(branch)).not.toThrow();
});
