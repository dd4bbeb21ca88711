import type { FastifyInstance } from 'fastify';

/** The inline parts of a document, as sources of a content security policy. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Emotion inserts empty style elements and fills them through the style sheet interface: the hash of nothing. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };

/** Content security policy of our documents: their own files, map tiles, and inline parts by hash; no eval. */
export function documentPolicy(
  remoteOrigins: readonly string[],
  developmentOrigins: readonly string[],
  mapOrigins: readonly string[],
  inline = NOTHING_INLINE,
): string {
  const hosts = ["'self'", ...remoteOrigins, ...developmentOrigins].join(' ');
  // A development server reports compilations over a web socket; the scheme http does not include ws.
  const sockets = developmentOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    `script-src ${[hosts, ...inline.scripts].join(' ')}`,
    `style-src ${[...new Set([hosts, EMPTY_STYLE, ...inline.styles])].join(' ')}`,
    `img-src ${[hosts, ...mapOrigins].join(' ')} data: blob:`,
    `font-src ${hosts}`,
    `connect-src ${[hosts, ...sockets].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The default content security policy, for responses that no browser renders. */
const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers that browsers ignore on a script; they would add 3 kB to a page of 17 scripts over HTTP/1.1. */
export const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
};

const TWO_YEARS_SECONDS = 63_072_000;

/** The default protective headers of a response; a route may replace the policy and the caching. */
export function defaultHeaders(hsts: boolean): Readonly<Record<string, string>> {
  return {
    ...DOCUMENT_HEADERS,
    'x-content-type-options': 'nosniff',
    ...(hsts ? { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` } : {}),
    'cache-control': 'no-store',
    'content-security-policy': INERT_POLICY,
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** Sets the headers before any other hook can respond. */
export function addHeaders(app: FastifyInstance, hsts: boolean): void {
  const headers = defaultHeaders(hsts);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
