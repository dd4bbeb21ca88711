import { expect, test } from 'vitest';
import { countTypes } from './countTypes.ts';

const branches = (...types: string[]) => types.map((branch_type) => ({ branch_type }));

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
