import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { files } from '../db/schema.ts';
import { type UploadStore, uploadPath } from '../files/uploads.ts';

type NewFile = typeof files.$inferInsert;

const THUMBNAIL_SIZE = 96;
const FOLDER = new URL('./pictures/', import.meta.url);

const COMPANY_PICTURES = [
  ['company_logo', 'logo.webp'],
  ['company_photo', 'showroom.webp'],
  ['aadhaar', 'aadhaar-1.webp'],
  ['aadhaar', 'aadhaar-2.webp'],
  ['pan_card', 'pan-card.webp'],
] as const;

/** Stores logo, photo and specimens of documents, and returns their rows in this order. */
export function storeCompanyPictures(uploads: UploadStore): Promise<NewFile[]> {
  return Promise.all(COMPANY_PICTURES.map(([kind, path]) => storePicture(uploads, kind, path)));
}

/** Stores a portrait for each person, no one twice while there are enough, and returns their rows in this order. */
export function storePortraits(
  uploads: UploadStore,
  people: readonly { readonly gender: 'MALE' | 'FEMALE'; readonly age: number }[],
): Promise<NewFile[]> {
  const takenFrom = new Map<string, number>();
  return Promise.all(
    people.map(({ gender, age }) => {
      const folder = `${age > 45 ? 'older-' : ''}${gender === 'FEMALE' ? 'women' : 'men'}`;
      const portraits = readdirSync(new URL(folder, FOLDER)).sort();
      const taken = takenFrom.get(folder) ?? 0;
      takenFrom.set(folder, taken + 1);
      return storePicture(uploads, 'profile_picture', `${folder}/${portraits[taken % portraits.length]}`);
    }),
  );
}

/** Puts a picture and its thumbnail into the upload store, as the server keeps uploads, and returns the picture's row. */
async function storePicture(uploads: UploadStore, kind: NewFile['kind'], path: string): Promise<NewFile> {
  const picture = readFileSync(new URL(path, FOLDER));
  const thumbnail = await sharp(picture)
    .resize(THUMBNAIL_SIZE, THUMBNAIL_SIZE, { fit: 'inside' })
    .webp({ quality: 82, effort: 2 })
    .toBuffer();
  const sha256 = createHash('sha256').update(picture).digest('hex');
  await uploads.write(uploadPath(sha256, false), picture);
  await uploads.write(uploadPath(sha256, true), thumbnail);
  return { kind, content_type: 'image/webp', bytes: picture.length, sha256, has_thumbnail: true };
}
