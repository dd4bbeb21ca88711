import { buffer } from 'node:stream/consumers';
import { localized } from '@seamline/shared/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import * as z from 'zod';
import { sessionLogStore } from '../access/sessions/sessionLog.ts';
import { failure, notFound } from '../errors.ts';
import { isMalformed } from '../http/access.ts';
import type { Services } from '../http/services.ts';
import { type FileStore, fileStore } from './fileRecords.ts';
import { type FileUrls, type SignedUrl, THUMBNAIL, toHolder } from './fileUrls.ts';
import { sweep } from './sweep.ts';
import { type Upload, type UploadStore, uploadPath } from './uploads.ts';

const signedUrl = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number),
  name: z.string().max(200),
  employee: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .optional(),
  session: z.string().max(100).transform(toHolder),
  expires: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  signature: z.string().max(100),
});

/**
 * Serves pictures and documents at signed URLs for as long as the session holds that they were handed out to.
 * A viewer without the edit permission gets identity documents as masked pictures, and 403 for a PDF.
 */
export function fileRoutes(
  app: FastifyInstance,
  { clock, database, fileUrls, uploads }: Services & { fileUrls: FileUrls; uploads: UploadStore },
): void {
  const store = fileStore(database);
  const log = sessionLogStore(database);

  sweepRegularly(app, store, uploads);

  app.get('/data/files/:id/:name', async (request, reply) => {
    const url = readUrl(request);
    const seconds = url ? fileUrls.remainingSeconds(url, clock()) : 0;
    if (url === undefined || seconds === 0) throw expired();
    const found = await store.get(url.id, url.holder);
    if (found === undefined) throw expired();
    const { file, member, mayEdit, scope } = found;
    request.viewerContext.scope = scope;
    if (file === null || (scope && !(await store.isSeen(url.id)))) throw notFound('file');
    const { kind } = file;
    const isDocument = kind === 'aadhaar' || kind === 'pan_card';
    const isMasked = isDocument && !mayEdit;
    // The small picture holds all that a masked one shows, and is read faster.
    const small = file.hasThumbnail && (isMasked || url.name === THUMBNAIL);
    const upload = await uploads.read(uploadPath(file.sha256, small));
    if (upload === undefined) throw notFound('file');
    if (isDocument) {
      const { employee = 0 } = url;
      const document = { kind, employee_id: employee, employee_name: (await store.nameOfEmployee(employee)) ?? '' };
      await log.add({ event: 'view-document', member, address: request.clientAddress, document }, clock());
    }
    if (isMasked && file.contentType === 'application/pdf') {
      upload.stream.destroy();
      throw failure(403, localized('document_needs_edit_permission'), { detail: 'edit permission is off' });
    }
    const masked = isMasked ? await maskedPicture(upload) : undefined;
    reply.headers({
      'content-length': masked?.length ?? upload.bytes,
      'content-type': small || masked ? 'image/webp' : file.contentType,
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(url.name)}`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'cache-control': isDocument ? 'private, no-store' : `private, max-age=${seconds}, immutable`,
    });
    return reply.send(masked ?? upload.stream);
  });
}

const HOUR_MS = 3_600_000;
/** A younger file may belong to a record that is being saved. */
const SWEPT_AFTER_MS = 24 * HOUR_MS;
const SWEEP_EVERY_MS = 6 * HOUR_MS;

/** Processes that share the uploads may sweep at the same time. */
function sweepRegularly(app: FastifyInstance, store: FileStore, uploads: UploadStore): void {
  const timer = setInterval(() => {
    // By the clock of the machine, which the files have their times from.
    sweep(store, uploads, { before: new Date(Date.now() - SWEPT_AFTER_MS), dryRun: false }).catch((error: unknown) => {
      app.log.warn({ err: error }, 'files that no record shows were not removed');
    });
  }, SWEEP_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function readUrl({ url, params, query }: FastifyRequest): SignedUrl | undefined {
  if (isMalformed(url)) return undefined;
  const checked = signedUrl.safeParse({ ...(query as object), ...(params as object) });
  if (!checked.success || checked.data.session === undefined) return undefined;
  const { session: holder, ...rest } = checked.data;
  return { ...rest, holder };
}

function expired() {
  return failure(403, localized('file_address_expired'), {
    detail: 'bad or expired signature',
  });
}

/** Pixels along the longer edge. With a pixel or more a digit, the number can be computed from the known typeface. */
const KEPT_EDGE = 12;
/** Enlarged here, so that the preview fills its slot without showing squares. */
const SHOWN_EDGE = 480;

/**
 * Makes a WebP of a picture in which nothing can be read: colours and the division of the page stay, text and faces do
 * not. The blur adds nothing to the protection; it only hides the edges of the pixels.
 */
async function maskedPicture({ stream }: Upload): Promise<Buffer> {
  const source = sharp(await buffer(stream), { limitInputPixels: 30_000_000 });
  const kept = await source.resize(KEPT_EDGE, KEPT_EDGE, { fit: 'inside' }).png().toBuffer();
  return await sharp(kept).resize(SHOWN_EDGE, SHOWN_EDGE, { fit: 'inside' }).blur(16).webp({ quality: 60 }).toBuffer();
}
