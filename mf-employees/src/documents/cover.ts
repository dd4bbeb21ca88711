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

/** File name of a covered picture, since the original name may contain personal data. */
export const COVERED_NAME = 'aadhaar-covered.jpg';

/** Pixels along the longer edge of an upload, as many as the server keeps. */
const LONGEST_EDGE = 2400;

/**
 * A new picture, drawn on this device with the box filled in: the pixels below it, the EXIF data
 * and whatever else the file held are not in it.
 */
export async function coverPicture(file: File, box: CoverBox): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser cannot draw.');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { left, top, width, height } = pixelsOf(box, canvas.width, canvas.height);
  context.fillStyle = '#000';
  context.fillRect(left, top, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('The picture could not be drawn.');
  return new File([blob], COVERED_NAME, { type: 'image/jpeg' });
}

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
