import { LIMITS } from '@seamline/shared/contract/wire/fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Limits of how slowly a body may arrive. Time in which the server itself does not read, such as a wait for memory, is not counted. */
interface Patience {
  /** Longest time without a byte. */
  readonly silenceMs: number;
  /** Time after which the average counts. */
  readonly beginningMs: number;
  readonly bytesPerSecond: number;
  readonly checkEveryMs: number;
}

const PATIENCE: Patience = {
  silenceMs: 60_000,
  beginningMs: 60_000,
  bytesPerSecond: LIMITS.uploadBytesPerSecond,
  checkEveryMs: 5_000,
};

/** Time for a client to read the answer before its connection is closed. */
const LAST_WORD_MS = 1_000;

interface OpenRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Bytes of the connection before this request. */
  readonly bytesBefore: number;
  bytes: number;
  readingMs: number;
  silentMs: number;
}

/**
 * Cuts off requests whose body does not arrive, so that nobody holds connections and memory for nothing. A slow connection
 * alone is no reason: a limit on the whole time would be one on the size of what people send from there.
 */
export function cutOffSlowRequests(app: FastifyInstance, patience = PATIENCE): void {
  const receiving = new Set<OpenRequest>();

  app.addHook('onRequest', (request, reply, done) => {
    const { headers, socket } = request.raw;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
    // Requests of tests that no network carries have no count of bytes.
    if (hasBody && typeof socket.bytesRead === 'number') {
      const bytes = socket.bytesRead;
      receiving.add({ request, reply, bytesBefore: bytes, bytes, readingMs: 0, silentMs: 0 });
    }
    done();
  });

  const check = () => {
    for (const each of receiving) {
      const { raw } = each.request;
      if (raw.complete || raw.destroyed || raw.socket.destroyed) receiving.delete(each);
      else if (isTooSlow(each, patience)) {
        receiving.delete(each);
        cutOff(app, each);
      }
    }
  };
  const timer = setInterval(check, patience.checkEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function isTooSlow(each: OpenRequest, patience: Patience): boolean {
  const { raw } = each.request;
  const { bytesRead } = raw.socket;
  // With a full buffer it is the server that does not read.
  const isAwaited = raw.readableLength < raw.readableHighWaterMark;
  each.silentMs = isAwaited && bytesRead === each.bytes ? each.silentMs + patience.checkEveryMs : 0;
  if (isAwaited) each.readingMs += patience.checkEveryMs;
  each.bytes = bytesRead;
  const countedMs = each.readingMs - patience.beginningMs;
  // Nobody needs the rest of a request that has been answered.
  const isAverageTooLow =
    each.reply.raw.writableEnded || bytesRead - each.bytesBefore < (countedMs / 1000) * patience.bytesPerSecond;
  return each.silentMs >= patience.silenceMs || (countedMs > 0 && isAverageTooLow);
}

/** Answers as Node does when a request has taken too long. */
function cutOff(app: FastifyInstance, { request, reply }: OpenRequest): void {
  const { socket } = request.raw;
  request.log.info({ bytes: socket.bytesRead }, 'a request that arrived too slowly was cut off');
  if (reply.raw.headersSent) {
    socket.destroy();
    return;
  }
  app.server.emit('clientError', Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  setTimeout(() => socket.destroy(), LAST_WORD_MS).unref();
}
