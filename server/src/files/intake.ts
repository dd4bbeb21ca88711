import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { type LocalizedMessage, localized } from '@seamline/shared/contract/errors';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { createSemaphore } from '../createSemaphore.ts';
import type { files } from '../db/schema.ts';
import { failure } from '../errors.ts';
import { type UploadStore, uploadPath } from './uploads.ts';

type FileRow = typeof files.$inferInsert;
type FileKind = FileRow['kind'];

/** An upload whose bytes are kept already; the row is inserted in the transaction of the record that shows it. */
export type KeptFile = Omit<FileRow, 'id' | 'created_at'>;

/** Pixels along the longer edge: enough to read a card, and to fill a screen. */
const LONGEST_EDGE = 2400;
const THUMBNAIL_EDGE = 96;
/** Limit in pixels, because a picture of few bytes can decode to any size in memory. */
const MOST_PIXELS = 30_000_000;
/** Limit for progressive pictures, which are decoded as a whole with two bytes for each channel of a pixel. */
const MOST_WHOLE_BYTES = 100_000_000;
/** Decodes one picture at a time, which bounds the memory however many uploads run. */
const semaphore = createSemaphore(1);
// A cache is useless, because no picture is decoded twice.
sharp.cache(false);
/** Signatures of JPEG, PNG and WebP. The library could open far more kinds, such as SVG, which may hold scripts. */
const PICTURE_STARTS = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF.{4}WEBP/s];

/**
 * Keeps an uploaded picture: checked by its content, turned upright, re-encoded as WebP so that nothing of the original
 * but the pixels stays (no EXIF, no place, nothing appended), with a small copy for lists.
 * @throws 415 when it is no JPEG, PNG or WebP, 422 when it cannot be read
 */
export async function acceptPicture(store: UploadStore, kind: FileKind, field: string, file: File): Promise<KeptFile> {
  return await keepPicture(store, kind, field, Buffer.from(await file.arrayBuffer()), localized('not_a_picture'));
}

/**
 * The same for what may be a PDF too. A PDF stays as it is, without what is appended to it: it is only ever served into
 * a sandbox.
 * @throws 415 when it is neither, 422 when it cannot be read
 */
export async function acceptDocument(store: UploadStore, kind: FileKind, field: string, file: File): Promise<KeptFile> {
  const original = Buffer.from(await file.arrayBuffer());
  if (!isPdf(original)) return await keepPicture(store, kind, field, original, localized('not_a_document'));
  const bytes = untilItsEnd(original);
  if (bytes === undefined || !(await isReadablePdf(bytes))) throw unreadable(field, localized('damaged_pdf'));
  const sha256 = hashOf(bytes);
  await store.write(uploadPath(sha256, false), bytes);
  return { kind, content_type: 'application/pdf', bytes: bytes.length, sha256, has_thumbnail: false };
}

async function keepPicture(
  store: UploadStore,
  kind: FileKind,
  field: string,
  original: Buffer,
  wrongType: LocalizedMessage,
) {
  if (!isPicture(original)) {
    throw failure(415, wrongType, { detail: `${field} is no picture`, errors: [{ field, message: wrongType }] });
  }
  const { picture, thumbnail } = await semaphore(() => remade(original)).catch(() => {
    throw unreadable(field, localized('unreadable_picture'));
  });
  const sha256 = hashOf(picture);
  await store.write(uploadPath(sha256, false), picture);
  await store.write(uploadPath(sha256, true), thumbnail);
  return { kind, content_type: 'image/webp', bytes: picture.length, sha256, has_thumbnail: true } as const;
}

async function remade(original: Buffer): Promise<{ picture: Buffer; thumbnail: Buffer }> {
  const source = sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { width, height, channels, isProgressive } = await source.metadata();
  if (isProgressive && width * height * channels * 2 > MOST_WHOLE_BYTES) throw new RangeError('too large in passes');
  const picture = await webp(source.autoOrient(), LONGEST_EDGE, 86);
  return { picture, thumbnail: await webp(sharp(picture), THUMBNAIL_EDGE, 82) };
}

function isPicture(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1');
  return PICTURE_STARTS.some((pattern) => pattern.test(start));
}

async function webp(picture: Sharp, edge: number, quality: number): Promise<Buffer> {
  return await picture
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .toBuffer();
}

function unreadable(field: string, message: LocalizedMessage) {
  return failure(422, message, { detail: `${field} cannot be read`, errors: [{ field, message }] });
}

function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-';
}

/** The mark at the end of a PDF, which may be followed by a little that is no part of it. */
function untilItsEnd(bytes: Buffer): Buffer | undefined {
  const MARK = '%%EOF';
  const MOST_BEHIND_IT = 1024;
  const mark = bytes.lastIndexOf(MARK);
  if (mark < Math.max(0, bytes.length - MOST_BEHIND_IT)) return undefined;
  const lineEnd = /^\r?\n?/.exec(bytes.toString('latin1', mark + MARK.length, mark + MARK.length + 2))?.[0] ?? '';
  return bytes.subarray(0, mark + MARK.length + lineEnd.length);
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A long document with a damaged index takes a second; a hostile one can take any time. */
const MOST_MILLISECONDS = 10_000;
const pdfSemaphore = createSemaphore(1);
let worker: Worker | undefined;

/**
 * Returns whether a PDF reader can open the document and find its first page. A document with a password counts as
 * readable, because that of an Aadhaar card has one. A thread of its own reads documents, and is ended when it hangs.
 */
async function isReadablePdf(bytes: Buffer): Promise<boolean> {
  return await pdfSemaphore(async () => {
    worker ??= startWorker();
    return await askWorker(worker, bytes);
  });
}

function askWorker(current: Worker, bytes: Buffer): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => void current.terminate(), MOST_MILLISECONDS);
    const settle = (isReadable: boolean) => {
      clearTimeout(timer);
      current.off('message', settle).off('exit', end);
      resolve(isReadable);
    };
    const end = () => settle(false);
    current.on('message', settle).on('exit', end);
    current.postMessage(new Uint8Array(bytes));
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./pdfWorker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  started.unref();
  // A thread that runs out of memory reports an error before it ends.
  started.on('error', () => undefined);
  started.once('exit', () => {
    worker = undefined;
  });
  return started;
}
