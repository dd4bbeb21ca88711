import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Upload } from './uploads.ts';

/** Pixels along the longer edge. With a pixel or more a digit, the number can be computed from the known typeface. */
const KEPT_EDGE = 12;
/** Enlarged here, so that the preview fills its slot without showing squares. */
const SHOWN_EDGE = 480;

/**
 * Makes a WebP of a picture in which nothing can be read: colours and the division of the page stay, text and faces do
 * not. The blur adds nothing to the protection; it only hides the edges of the pixels.
 */
export async function maskedPicture({ stream }: Upload): Promise<Buffer> {
  const source = sharp(await buffer(stream), { limitInputPixels: 30_000_000 });
  const kept = await source.resize(KEPT_EDGE, KEPT_EDGE, { fit: 'inside' }).png().toBuffer();
  return await sharp(kept).resize(SHOWN_EDGE, SHOWN_EDGE, { fit: 'inside' }).blur(16).webp({ quality: 60 }).toBuffer();
}
