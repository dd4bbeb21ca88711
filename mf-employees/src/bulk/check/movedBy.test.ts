import { expect, test } from 'vitest';
import { movedBy } from './movedBy.ts';

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
