import { inEnglish } from '@seamline/shared/contract/errors/english';
import { expect, test } from 'vitest';
import { inUse } from './dependents.ts';

const dependents = (departments: number, employees: number, former_employees: number) => ({
  departments,
  employees,
  former_employees,
});

test.each([
  [dependents(4, 18, 0), '4 departments and 18 employees belong to it.'],
  [dependents(2, 2, 1), '2 departments, 2 employees and 1 former employee belong to it.'],
  [dependents(1, 0, 0), '1 department belongs to it.'],
  [dependents(0, 1, 1), '1 employee and 1 former employee belong to it.'],
  [dependents(0, 0, 0), 'something still belongs to it.'],
])('a refused deletion names the dependent records: %j', (counts, words) => {
  expect(inEnglish(inUse('Vesu Showroom', counts))).toBe(`Vesu Showroom cannot be deleted: ${words}`);
});
