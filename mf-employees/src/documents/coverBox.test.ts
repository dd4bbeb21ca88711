import { expect, test } from 'vitest';
import { type CoverBox, FIRST_GUESS, moved, pixelsOf, resized } from './cover.ts';

const BOX: CoverBox = { left: 0.5, top: 0.5, width: 0.25, height: 0.125 };

test('a box can be moved, but not off the picture', () => {
  expect(moved(BOX, 0.125, -0.25)).toEqual({ left: 0.625, top: 0.25, width: 0.25, height: 0.125 });
  expect(moved(BOX, 9, 9)).toMatchObject({ left: 0.75, top: 0.875 });
  expect(moved(BOX, -9, -9)).toMatchObject({ left: 0, top: 0 });
});

test('a box can be resized, but neither off the picture nor to nothing', () => {
  expect(resized(BOX, 0.125, 0.125)).toMatchObject({ width: 0.375, height: 0.25 });
  expect(resized(BOX, 9, 9)).toMatchObject({ left: 0.5, width: 0.5, top: 0.5, height: 0.5 });
  expect(resized(BOX, -9, -9)).toMatchObject({ width: 0.02, height: 0.02 });
});

test('every pixel that the box touches is covered', () => {
  expect(pixelsOf({ left: 0.101, top: 0.101, width: 0.1, height: 0.1 }, 100, 100)).toEqual({
    left: 10,
    top: 10,
    width: 11,
    height: 11,
  });
  expect(pixelsOf({ left: 0.5, top: 0.5, width: 0.5, height: 0.5 }, 33, 33)).toEqual({
    left: 16,
    top: 16,
    width: 17,
    height: 17,
  });
});

test('the first guess lies on the picture', () => {
  expect(moved(FIRST_GUESS, 0, 0)).toEqual(FIRST_GUESS);
});
