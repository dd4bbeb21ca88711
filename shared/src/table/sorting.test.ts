import { describe, expect, test } from 'vitest';
import { sortRows } from './sorting.ts';

interface Row {
  name: string | null;
  employees: number;
}

const ROWS: Row[] = [
  { name: 'Shift 10', employees: 3 },
  { name: null, employees: 20 },
  { name: 'shift 9', employees: 3 },
  { name: 'અમદાવાદ', employees: 1 },
];
const COLUMNS = [
  { name: 'shift-name', sortBy: (row: Row) => row.name },
  { name: 'employees', sortBy: (row: Row) => row.employees },
  { name: 'sr-no' },
];
const names = (rows: readonly Row[]) => rows.map((row) => row.name);

describe('the order of a table', () => {
  test('is the order of the response until the viewer sorts', () => {
    expect(sortRows(ROWS, COLUMNS, null)).toBe(ROWS);
  });

  test('texts go by their numbers, not letter by letter, whatever the case', () => {
    const sorted = names(sortRows(ROWS, COLUMNS, { by: 'shift-name', isDescending: false }));
    expect(sorted.indexOf('shift 9')).toBeLessThan(sorted.indexOf('Shift 10'));
  });

  test('rows without a value come last in both directions', () => {
    expect(names(sortRows(ROWS, COLUMNS, { by: 'shift-name', isDescending: false })).at(-1)).toBeNull();
    expect(names(sortRows(ROWS, COLUMNS, { by: 'shift-name', isDescending: true })).at(-1)).toBeNull();
  });

  test('equal rows keep their order', () => {
    const sorted = sortRows(ROWS, COLUMNS, { by: 'employees', isDescending: true });
    expect(names(sorted)).toEqual([null, 'Shift 10', 'shift 9', 'અમદાવાદ']);
  });

  test('an unknown or unsortable column in the URL changes nothing', () => {
    expect(sortRows(ROWS, COLUMNS, { by: 'salary', isDescending: false })).toBe(ROWS);
    expect(sortRows(ROWS, COLUMNS, { by: 'sr-no', isDescending: false })).toBe(ROWS);
  });
});
