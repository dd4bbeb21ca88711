import { expect, test } from 'vitest';
import { guessBox } from './cover.ts';

const WIDTH = 400;
const HEIGHT = 250;

/** Paper with blocks of ink; a shadow lies over its right half. */
function paper(blocks: readonly [left: number, top: number, width: number, height: number][]) {
  const shades = new Uint8ClampedArray(WIDTH * HEIGHT).map((_, at) => (at % WIDTH > WIDTH / 2 ? 190 : 235));
  for (const [left, top, width, height] of blocks) {
    for (let y = top; y < top + height; y += 1) shades.fill(40, y * WIDTH + left, y * WIDTH + left + width);
  }
  return { width: WIDTH, height: HEIGHT, shades };
}

/** Four digits of 8 by 14 with a little room between them. */
const four = (left: number, top: number): [number, number, number, number][] =>
  [0, 1, 2, 3].map((digit) => [left + digit * 10, top, 8, 14]);
const number = (left: number, top: number) => [...four(left, top), ...four(left + 52, top), ...four(left + 104, top)];

test('the first two of three groups of four digits are covered, with a little room, and the third is not', () => {
  const box = guessBox(paper([[30, 40, 60, 70], [120, 50, 160, 6], ...number(130, 190)]));

  const [left, right] = [(box?.left ?? 0) * WIDTH, ((box?.left ?? 0) + (box?.width ?? 0)) * WIDTH];
  const [top, bottom] = [(box?.top ?? 0) * HEIGHT, ((box?.top ?? 0) + (box?.height ?? 0)) * HEIGHT];
  expect(left).toBeLessThan(130);
  expect(right).toBeGreaterThan(130 + 52 + 38);
  expect(right).toBeLessThan(130 + 104);
  expect(top).toBeLessThan(190);
  expect(bottom).toBeGreaterThan(204);
});

test.each([
  ['no writing', []],
  ['a line of one word', [[100, 190, 180, 14]]],
  ['four groups, as a virtual id has', [...number(60, 190), ...four(216, 190)]],
  ['three words of different lengths', [...four(100, 190), [160, 190, 90, 14], [270, 190, 20, 14]]],
] as [string, [number, number, number, number][]][])('a picture with %s makes no guess', (_what, blocks) => {
  expect(guessBox(paper(blocks))).toBeUndefined();
});
