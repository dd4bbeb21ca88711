import { localized } from '@seamline/shared/contract/errors';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { failure, notFound } from '../../errors.ts';
import { isMalformed } from '../../http/query.ts';
import type { Services } from '../../http/services.ts';
import { remainingSeconds, type SignedAddress, THUMBNAIL } from './addresses.ts';
import { fileStore } from './store.ts';
import { uploadPath } from './uploads.ts';

const signedAddress = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number),
  name: z.string().max(200),
  expires: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  signature: z.string().max(100),
});

/** Serves pictures and documents to whoever holds a signed address. The signature stands in for a session. */
export function files(app: FastifyInstance, { clock, database, keys, uploads }: Services): void {
  const store = fileStore(database);

  app.get('/data/files/:id/:name', async (request, reply) => {
    const address = readAddress(request.params, request.query);
    const seconds = address ? remainingSeconds(keys.files, address, clock()) : 0;
    if (address === undefined || seconds === 0) throw expired();
    const file = await store.get(address.id);
    if (file === undefined) throw notFound('file');
    const small = file.hasThumbnail && address.name === THUMBNAIL;
    const upload = await uploads.read(uploadPath(file.sha256, small));
    if (upload === undefined) throw notFound('file');
    reply.headers({
      'content-length': upload.bytes,
      'content-type': small ? 'image/webp' : file.contentType,
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(address.name)}`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'cache-control': `private, max-age=${seconds}, immutable`,
    });
    return reply.send(upload.stream);
  });
}

function readAddress(params: unknown, query: unknown): SignedAddress | undefined {
  if (isMalformed(query)) return undefined;
  const checked = signedAddress.safeParse({ ...(query as object), ...(params as object) });
  return checked.success ? checked.data : undefined;
}

function expired() {
  return failure(403, localized('file_address_expired'), {
    detail: 'bad or expired signature',
  });
}
