import type { Store } from '@seamline/delivery/storage';
import { hashesIn } from '@seamline/delivery/storage/files';
import { typeOf } from '@seamline/delivery/storage/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './compression.ts';

/** Size of the cache of released files in bytes: far more than all live releases together. */
const AT_HAND = 64 * 1024 * 1024;
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** Serves the files of releases, which never change, from a remote store. */
export function releasedFiles(store: Pick<Store, 'read'>, cacheBytes = AT_HAND) {
  const read = remembering((path) => store.read(path), cacheBytes);

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
    const isComposition = path.startsWith('compositions/');
    const isListed = isComposition || (await lists(path));
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    // Compositions have no compressed copies, so that an invented one costs a single read and is not cached.
    const twin = isListed && !isComposition && encoding ? await read(path + ENDINGS[encoding]) : undefined;
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

/** Bytes that an entry takes beside its content: the path, the key of the map and the headers of a buffer. */
const ENTRY_BYTES = 500;

/** Caches the files read last; a missing file is requested again, because its upload may not be complete. */
function remembering(read: (path: string) => Promise<Buffer | undefined>, cacheBytes: number) {
  const known = new Map<string, Buffer | null>();
  let size = 0;
  const forget = (path: string) => {
    const entry = known.get(path);
    if (entry === undefined) return;
    known.delete(path);
    size -= ENTRY_BYTES + (entry?.length ?? 0);
  };
  return async (path: string): Promise<Buffer | undefined> => {
    const before = known.get(path);
    const bytes = before === undefined ? ((await read(path)) ?? null) : before;
    // Another request may have read the same file since.
    forget(path);
    // A missing compressed copy of a whole release stays missing.
    if (bytes === null && !/\.(?:br|gz)$/.test(path)) return undefined;
    known.set(path, bytes);
    size += ENTRY_BYTES + (bytes?.length ?? 0);
    for (const oldest of known.keys()) {
      if (size <= cacheBytes) break;
      forget(oldest);
    }
    return bytes ?? undefined;
  };
}
