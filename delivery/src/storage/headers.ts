const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  txt: 'text/plain; charset=utf-8',
};

const ENCODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

interface StoredHeaders {
  ContentType: string;
  CacheControl: string;
  ContentEncoding?: string;
}

/** The headers that a bucket serves a file with; a compressed copy has the type of its original. */
export function storedHeaders(path: string): StoredHeaders {
  const [, original = path, ending = ''] = /^(.+)\.(br|gz)$/.exec(path) ?? [];
  const encoding = ENCODINGS[ending];
  return {
    ContentType: typeOf(original),
    CacheControl: isImmutable(path) ? 'public, max-age=31536000, immutable' : 'no-store',
    ...(encoding && { ContentEncoding: encoding }),
  };
}

/** The type of a file by the end of its name. */
export function typeOf(path: string): string {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** A file two folders deep belongs to a release and never changes; the registry and the state lie above. */
function isImmutable(path: string): boolean {
  return /^(?:mf-[^/]+|shell)\/[^/]+\/./.test(path) || path.startsWith('compositions/');
}
