import type { FastifyRequest } from 'fastify';

/**
 * True when a program on this machine asks directly: the peer is the machine itself, nothing was forwarded,
 * and the address names it too, so that a page from elsewhere whose name resolves to this machine gets nothing.
 */
export function isOwnMachine(request: FastifyRequest): boolean {
  const peer = request.socket.remoteAddress ?? '';
  const forwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  return (
    !forwarded &&
    (peer === '::1' || /^(::ffff:)?127\./.test(peer)) &&
    (host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host))
  );
}
