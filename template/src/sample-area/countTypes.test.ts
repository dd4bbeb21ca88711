import type { Branch } from '@seamline/shared/contract/branches';
import { expect, test } from 'vitest';
import { countTypes } from './countTypes.ts';

function branches(...types: string[]): Branch[] {
  return types.map((branch_type, index) => ({
    id: index + 1,
    name: `Branch ${index + 1}`,
    code: null,
    branch_type,
    created_at: '2026-04-01T00:00:00.000Z',
    version: 1,
  }));
}

test('types are counted, the most frequent first and equal ones by name', () => {
  expect(countTypes(branches('Warehouse', 'Showroom', 'Factory', 'Showroom'))).toEqual([
    ['Showroom', 2],
    ['Factory', 1],
    ['Warehouse', 1],
  ]);
});

test('without a branch there is nothing to count', () => {
  expect(countTypes([])).toEqual([]);
});
