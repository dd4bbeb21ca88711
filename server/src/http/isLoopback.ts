import type { FastifyRequest } from 'fastify';

/** Headers that proxies and content networks add to what they forward. */
const FORWARDING =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-.+|x-real-ip|(?:x-|true-|fastly-|x-cluster-)?client-ip|cf-.+|x-envoy-.+|x-proxyuser-ip)$/;

const LOOPBACK_HOST = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})(?::\d+)?$/;

/** True for the name or address of the machine itself, as in the variable HOST. */
export function isLoopbackHost(host: string): boolean {
  return host === '::1' || LOOPBACK_HOST.test(host);
}

/**
 * True when a program on this machine asks directly: the peer is the machine itself, no proxy has forwarded the request,
 * and the Host header names the machine too, so that a foreign page whose name resolves to this machine is refused.
 */
export function isLoopback(request: FastifyRequest): boolean {
  const peer = request.socket.remoteAddress ?? '';
  return (
    (peer === '::1' || /^(?:::ffff:)?127\./.test(peer)) &&
    LOOPBACK_HOST.test(request.headers.host ?? '') &&
    !isForwarded(request)
  );
}

/** An nginx with no more than a proxy_pass adds no header, but it asks with HTTP/1.0 and closes each connection. */
function isForwarded({ raw, headers }: FastifyRequest): boolean {
  const looksLikeProxy = raw.httpVersion === '1.0' || headers.connection === 'close';
  return looksLikeProxy || Object.keys(headers).some((name) => FORWARDING.test(name));
}
