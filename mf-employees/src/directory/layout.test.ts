import { expect, test } from 'vitest';
import { layOut } from './layout.ts';

const GROUPS = [
  { name: 'Cutting', total: 5 },
  { name: 'Retail', total: 2 },
  { name: 'No department', total: 1 },
];

const rows = (layout: ReturnType<typeof layOut>) =>
  Array.from({ length: layout.rowCount }, (_, index) => layout.rowAt(index));

test('every department begins with its heading, and its employees are in rows of the given length', () => {
  expect(rows(layOut(GROUPS, 3, true))).toEqual([
    { group: 0, from: 0, to: 0 },
    { group: 0, from: 0, to: 3 },
    { group: 0, from: 3, to: 5 },
    { group: 1, from: 5, to: 5 },
    { group: 1, from: 5, to: 7 },
    { group: 2, from: 7, to: 7 },
    { group: 2, from: 7, to: 8 },
  ]);
});

test('without headings there are people only', () => {
  expect(rows(layOut([{ name: '', total: 5 }], 2, false))).toEqual([
    { group: 0, from: 0, to: 2 },
    { group: 0, from: 2, to: 4 },
    { group: 0, from: 4, to: 5 },
  ]);
});

test('a person is found in their row', () => {
  const layout = layOut(GROUPS, 3, true);
  for (const [index, row] of rows(layout).entries()) {
    for (let person = row.from; person < row.to; person += 1) expect(layout.rowOf(person)).toBe(index);
  }
});

test('an empty list has no rows', () => {
  expect(layOut([], 4, true).rowCount).toBe(0);
  expect(layOut([{ name: 'Empty', total: 0 }], 4, false).rowCount).toBe(0);
});

test('the last of a hundred thousand is found as fast as the first', () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({ name: `D${index}`, total: 50 }));
  const layout = layOut(many, 4, true);
  expect(layout.rowCount).toBe(2000 * 14);
  expect(layout.rowAt(layout.rowCount - 1)).toEqual({ group: 1999, from: 99_998, to: 100_000 });
});
