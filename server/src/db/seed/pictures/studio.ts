import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { type UploadStore, uploadPath } from '../../../modules/files/uploads.ts';
import type { files } from '../../schema.ts';

type NewFile = typeof files.$inferInsert;

interface Picture {
  readonly svg: string;
  readonly kind: NewFile['kind'];
  /** Pixels along the longer edge. */
  readonly size: number;
}

const THUMBNAIL_SIZE = 96;

/** Renders a drawing as the server keeps uploads, puts it into the upload store and returns its row. */
export async function storePicture(uploads: UploadStore, { svg, kind, size }: Picture): Promise<NewFile> {
  const picture = await sharp(Buffer.from(svg))
    .resize(size, size, { fit: 'inside' })
    .webp({ quality: 84, effort: 2 })
    .toBuffer();
  const thumbnail = await sharp(picture)
    .resize(THUMBNAIL_SIZE, THUMBNAIL_SIZE, { fit: 'inside' })
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
  const sha256 = createHash('sha256').update(picture).digest('hex');
  await uploads.write(uploadPath(sha256, false), picture);
  await uploads.write(uploadPath(sha256, true), thumbnail);
  return { kind, content_type: 'image/webp', bytes: picture.length, sha256, has_thumbnail: true };
}
