import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Length limit in characters for the best compression, whose last few percent take too long on longer texts. */
const SHORT = 200_000;

const encoders = {
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: text.length < SHORT ? constants.BROTLI_MAX_QUALITY : 5 },
    }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

/** Sends a text that rarely changes, which is compressed once and cached until it changes. */
export function compressedSender() {
  let current = '';
  let results = new Map<string, Promise<Buffer>>();
  return async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> => {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    reply.header('vary', 'accept-encoding');
    if (encoding === undefined) return reply.serializer(String).send(text);
    if (text !== current) {
      current = text;
      results = new Map();
    }
    const result = results.get(encoding) ?? encoders[encoding](text);
    results.set(encoding, result);
    return reply.header('content-encoding', encoding).send(await result);
  };
}

/** Returns the first of the two encodings that the browser accepts; weights are ignored. */
export function acceptedEncoding(header: string | string[] | undefined): 'br' | 'gzip' | undefined {
  const codings = String(header ?? '')
    .split(',')
    .map((coding) => coding.trim());
  return (['br', 'gzip'] as const).find((coding) => codings.includes(coding));
}
