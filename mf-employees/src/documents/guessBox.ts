import type { CoverBox } from './coverBox.ts';

/** A picture in shades of grey, row by row, 0 for black. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly shades: Uint8Array | Uint8ClampedArray;
}

/** A pixel that is this much darker than the paper of its row is ink. */
const INK = 0.7;
/** Lines of writing are this high, in shares of the picture's height. */
const LINE = { lowest: 0.02, highest: 0.14 };
/** Four digits are about two and a half times as wide as high. */
const GROUP = { narrowest: 1.4, widest: 4.5, unlike: 1.6 };
/** The room around the digits that is covered as well, in shares of their height. */
const ROOM = 0.35;

/**
 * Detects the first eight digits: the tallest line with three groups of equal width, which is unique on an Aadhaar
 * card. Undefined without such a line.
 */
export function guessBox(picture: GreyPicture): CoverBox | undefined {
  const { width, height } = picture;
  const isInk = inkOf(picture);
  const found = linesOf(isInk, width, height).flatMap(({ top, bottom }) => {
    const tall = bottom - top;
    const groups = groupsOf(isInk, width, top, bottom);
    return isNumber(groups, tall) ? [{ top, tall, left: groups[0]?.from ?? 0, right: groups[1]?.to ?? 0 }] : [];
  });
  const [line] = found.toSorted((one, other) => other.tall - one.tall);
  if (line === undefined) return undefined;
  const room = line.tall * ROOM;
  const left = Math.max(0, line.left - room) / width;
  const top = Math.max(0, line.top - room) / height;
  return {
    left,
    top,
    width: Math.min(1, (line.right + room) / width) - left,
    height: Math.min(1, (line.top + line.tall + room) / height) - top,
  };
}

type IsInk = (x: number, y: number) => boolean;

/** The paper is as bright as the brighter parts of its row: a shadow over half of a photo darkens both. */
function inkOf({ width, height, shades }: GreyPicture): IsInk {
  const limits = Array.from({ length: height }, (_, y) => {
    const row = shades.slice(y * width, (y + 1) * width).sort();
    return (row[Math.floor(width * 0.8)] ?? 0) * INK;
  });
  return (x, y) => (shades[y * width + x] ?? 255) < (limits[y] ?? 0);
}

function linesOf(isInk: IsInk, width: number, height: number) {
  const lines: { top: number; bottom: number }[] = [];
  let top: number | undefined;
  for (let y = 0; y <= height; y += 1) {
    const ink = y === height ? 0 : count(width, (x) => isInk(x, y));
    if (ink > width * 0.02) top ??= y;
    else if (top !== undefined) {
      lines.push({ top, bottom: y });
      top = undefined;
    }
  }
  return lines.filter(({ top: from, bottom }) => {
    const share = (bottom - from) / height;
    return share >= LINE.lowest && share <= LINE.highest;
  });
}

interface Group {
  readonly from: number;
  readonly to: number;
}

/** Splits a line at gaps as wide as between words. */
function groupsOf(isInk: IsInk, width: number, top: number, bottom: number): Group[] {
  const groups: { from: number; to: number }[] = [];
  for (let x = 0; x < width; x += 1) {
    if (count(bottom - top, (step) => isInk(x, top + step)) === 0) continue;
    const last = groups.at(-1);
    if (last && x - last.to < (bottom - top) * 0.4) last.to = x + 1;
    else groups.push({ from: x, to: x + 1 });
  }
  return groups;
}

function isNumber(groups: readonly Group[], tall: number): boolean {
  const widths = groups.map(({ from, to }) => to - from);
  const [narrowest, widest] = [Math.min(...widths), Math.max(...widths)];
  return (
    groups.length === 3 &&
    narrowest >= tall * GROUP.narrowest &&
    widest <= tall * GROUP.widest &&
    widest <= narrowest * GROUP.unlike
  );
}

function count(length: number, is: (place: number) => boolean): number {
  let found = 0;
  for (let place = 0; place < length; place += 1) if (is(place)) found += 1;
  return found;
}
