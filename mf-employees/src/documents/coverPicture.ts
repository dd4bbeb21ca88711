import { type CoverBox, pixelsOf } from './coverBox.ts';

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
