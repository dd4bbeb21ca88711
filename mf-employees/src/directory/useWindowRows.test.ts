import { expect, test } from 'vitest';
import { layOut } from './layout.ts';
import { stepOf } from './useWindowRows.ts';

/** 0 1 2 / 3 4 // 5 6 // 7 */
const GRID = {
  layout: layOut(
    [
      { name: 'A', total: 5 },
      { name: 'B', total: 2 },
      { name: 'C', total: 1 },
    ],
    3,
    true,
  ),
  total: 8,
  columns: 3,
};
const BARE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (key: string, person: number) => stepOf({ key, ...BARE }, person, GRID);

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 4, 5],
  ['ArrowRight', 7, undefined],
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 0, 3],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 4, 6],
  ['ArrowDown', 6, 7],
  ['ArrowDown', 7, undefined],
  ['ArrowUp', 7, 5],
  ['ArrowUp', 6, 4],
  ['ArrowUp', 1, undefined],
  ['Enter', 3, undefined],
])('%s goes from %i to %s', (key, person, next) => {
  expect(press(key, person)).toBe(next);
});

test('with another key held down an arrow is the browser’s', () => {
  expect(stepOf({ key: 'ArrowLeft', ...BARE, altKey: true }, 3, GRID)).toBeUndefined();
});
