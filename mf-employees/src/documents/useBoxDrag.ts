import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';
import { type CoverBox, FIRST_GUESS, type GreyPicture, guessBox, moved, resized } from './cover.ts';

/** Pixels along the longer edge that are enough to tell lines of writing. */
const LONGEST_EDGE = 480;

/** A small copy of a picture in shades of grey, made on this device. */
async function greyPicture(file: File): Promise<GreyPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw.');
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  const shades = Uint8ClampedArray.from(
    { length: width * height },
    (_, at) => 0.3 * (data[at * 4] ?? 0) + 0.59 * (data[at * 4 + 1] ?? 0) + 0.11 * (data[at * 4 + 2] ?? 0),
  );
  return { width, height, shades };
}

type Change = typeof moved;

const STEP = 0.01;
const FINE_STEP = 0.002;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A box that mouse, finger and arrow keys move and resize, over the element that shows the picture. */
export function useBoxDrag(picture: RefObject<HTMLElement | null>, file: File) {
  const [chosen, setBox] = useState<CoverBox>();
  const guess = useGuess(file);
  const box = chosen ?? guess;

  function drag(event: PointerEvent<HTMLElement>, change: Change) {
    const frame = picture.current?.getBoundingClientRect();
    if (!frame || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const handle = event.currentTarget;
    handle.focus();
    handle.setPointerCapture(event.pointerId);
    const from = { x: event.clientX, y: event.clientY };
    const follow = (next: globalThis.PointerEvent) =>
      setBox(change(box, (next.clientX - from.x) / frame.width, (next.clientY - from.y) / frame.height));
    handle.addEventListener('pointermove', follow);
    const end = () => handle.removeEventListener('pointermove', follow);
    handle.addEventListener('lostpointercapture', end, { once: true });
  }

  function nudge(event: KeyboardEvent, change: Change) {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.ctrlKey || event.metaKey ? FINE_STEP : STEP;
    setBox(change(box, arrow[0] * step, arrow[1] * step));
  }

  /** Moves the box to a tap, for users who cannot drag; while the corner has the focus, the corner. */
  function place(event: PointerEvent<HTMLElement>) {
    const frame = picture.current?.getBoundingClientRect();
    if (!frame || event.button !== 0) return;
    event.preventDefault();
    const [x, y] = [(event.clientX - frame.left) / frame.width, (event.clientY - frame.top) / frame.height];
    const { left, top, width, height } = box;
    const isCorner = document.activeElement instanceof HTMLElement && 'corner' in document.activeElement.dataset;
    setBox(
      isCorner
        ? resized(box, x - left - width, y - top - height)
        : moved(box, x - left - width / 2, y - top - height / 2),
    );
  }

  return {
    box,
    place,
    body: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => drag(event, moved),
      onKeyDown: (event: KeyboardEvent) => nudge(event, event.shiftKey ? resized : moved),
    },
    corner: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => drag(event, resized),
      onKeyDown: (event: KeyboardEvent) => nudge(event, resized),
    },
  };
}

/** The detected position of the digits on the picture; the usual position until detection ends, and if it fails. */
function useGuess(file: File): CoverBox {
  const [guess, setGuess] = useState(FIRST_GUESS);
  useEffect(() => {
    let isCurrent = true;
    greyPicture(file).then(
      (picture) => isCurrent && setGuess(guessBox(picture) ?? FIRST_GUESS),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return guess;
}
