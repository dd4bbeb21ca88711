import type { GreyPicture } from './guessBox.ts';

/** Pixels along the longer edge that are enough to tell lines of writing. */
const LONGEST_EDGE = 480;

/** A small copy of a picture in shades of grey, made on this device. */
export async function greyPicture(file: File): Promise<GreyPicture> {
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
