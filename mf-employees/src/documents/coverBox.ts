/** A box on a picture, in shares of its width and height: the same whatever size it is shown in. */
export interface CoverBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The position of the first eight digits on most Aadhaar cards: below the middle, in the left two thirds of the number. */
export const FIRST_GUESS: CoverBox = { left: 0.28, top: 0.74, width: 0.3, height: 0.11 };

const SMALLEST = 0.02;

/** The box moved by shares of the picture; it stays on it. */
export function moved(box: CoverBox, right: number, down: number): CoverBox {
  return {
    ...box,
    left: between(box.left + right, 0, 1 - box.width),
    top: between(box.top + down, 0, 1 - box.height),
  };
}

/** The box made larger or smaller at its lower right corner; it stays on the picture and never vanishes. */
export function resized(box: CoverBox, wider: number, higher: number): CoverBox {
  return {
    ...box,
    width: between(box.width + wider, SMALLEST, 1 - box.left),
    height: between(box.height + higher, SMALLEST, 1 - box.top),
  };
}

/** The pixels that the box covers, rounded outwards: none that it touches is left. */
export function pixelsOf(box: CoverBox, width: number, height: number) {
  const left = Math.floor(box.left * width);
  const top = Math.floor(box.top * height);
  return {
    left,
    top,
    width: Math.min(width, Math.ceil((box.left + box.width) * width)) - left,
    height: Math.min(height, Math.ceil((box.top + box.height) * height)) - top,
  };
}

function between(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest);
}
