import type { Store } from '@seamline/delivery/store';
import { hashesIn } from '@seamline/delivery/store/files';
import { typeOf } from '@seamline/delivery/store/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './compression.ts';

/** Size of the cache of released files in bytes: far more than all live releases together. */
const AT_HAND = 64 * 1024 * 1024;
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** Serves the files of releases, which never change, from a remote store. */
export function releasedFiles(store: Store) {
  const read = remembering((path) => store.read(path));

  const lists = async (path: string): Promise<boolean> => {
    const [name, id, ...below] = path.split('/');
    const list = await read(`${name}/${id}/files.json`);
    // A list that was changed by hand names no file: nothing of that folder is served.
    const hashes = list && hashesIn(list);
    if (hashes === undefined) return false;
    return Object.hasOwn(hashes, below.join('/')) || /^(?:files|remote)\.json$/.test(below.join('/'));
  };

  return async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> => {
    // Only files that the release lists are fetched, so that guessed URLs cost nothing.
    const isListed = path.startsWith('compositions/') || (await lists(path));
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const twin = isListed && encoding ? await read(path + ENDINGS[encoding]) : undefined;
    const bytes = twin ?? (isListed ? await read(path) : undefined);
    if (bytes === undefined) {
      reply.callNotFound();
      return reply;
    }
    if (twin) reply.header('content-encoding', encoding);
    return reply
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(typeOf(path))
      .send(bytes);
  };
}

/** Caches the files read last; a missing file is requested again, because its upload may not be complete. */
function remembering(read: (path: string) => Promise<Buffer | undefined>) {
  const known = new Map<string, Buffer | null>();
  let size = 0;
  return async (path: string): Promise<Buffer | undefined> => {
    const before = known.get(path);
    const bytes = before === undefined ? ((await read(path)) ?? null) : before;
    // Another request may have read the same file meanwhile.
    size -= known.get(path)?.length ?? 0;
    known.delete(path);
    // A missing compressed copy of a whole release stays missing.
    if (bytes === null && !/\.(?:br|gz)$/.test(path)) return undefined;
    known.set(path, bytes);
    size += bytes?.length ?? 0;
    for (const [oldest, dropped] of known) {
      if (size <= AT_HAND) break;
      known.delete(oldest);
      size -= dropped?.length ?? 0;
    }
    return bytes ?? undefined;
  };
}
