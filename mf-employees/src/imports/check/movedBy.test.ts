import { expect, test } from 'vitest';
import { movedBy, nextProblem } from './movedBy.ts';

const size = { rows: 30, columns: 5 };
const from = { row: 12, column: 2 };

test.each([
  ['ArrowUp', false, { row: 11, column: 2 }],
  ['ArrowRight', false, { row: 12, column: 3 }],
  ['PageDown', false, { row: 22, column: 2 }],
  ['Home', false, { row: 12, column: 0 }],
  ['End', true, { row: 29, column: 4 }],
  ['a', false, undefined],
])('%s (with Ctrl: %s) leads to %j', (key, ctrlKey, to) => {
  expect(movedBy({ key, ctrlKey }, from, size)).toEqual(to);
});

test('no key leads out of the grid', () => {
  expect(movedBy({ key: 'ArrowLeft', ctrlKey: false }, { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 });
  expect(movedBy({ key: 'PageUp', ctrlKey: false }, { row: 3, column: 0 }, size)).toEqual({ row: 0, column: 0 });
});

test('the next problem follows reading order, and begins again after the last one', () => {
  const problems = [[], [1, 4], [], [0]];
  const after = (row: number, column: number) => nextProblem({ row, column }, 4, (one) => problems[one] ?? []);
  expect(after(0, 3)).toEqual({ row: 1, column: 1 });
  expect(after(1, 0)).toEqual({ row: 1, column: 1 });
  expect(after(1, 1)).toEqual({ row: 1, column: 4 });
  expect(after(1, 4)).toEqual({ row: 3, column: 0 });
  expect(after(3, 0)).toEqual({ row: 1, column: 1 });
  expect(nextProblem({ row: 0, column: 2 }, 1, () => [2])).toEqual({ row: 0, column: 2 });
  expect(nextProblem({ row: 0, column: 0 }, 4, () => [])).toBeUndefined();
});
