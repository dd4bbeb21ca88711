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

/** What a browser and a CDN have to know of a stored file; a compressed copy is of the type of its original. */
export function storedHeaders(path: string): Record<string, string> {
  const [, original = path, ending = ''] = /^(.+)\.(br|gz)$/.exec(path) ?? [];
  const encoding = ENCODINGS[ending];
  return {
    'content-type': typeOf(original),
    'cache-control': isImmutable(path) ? 'public, max-age=31536000, immutable' : 'no-store',
    ...(encoding && { 'content-encoding': encoding }),
  };
}

/** The type of a file by the end of its name. */
export function typeOf(path: string): string {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** What lies two folders deep is a release and never changes; the registry and all that tells of now lies above. */
function isImmutable(path: string): boolean {
  return /^(?:mf-[^/]+|shell)\/[^/]+\/./.test(path) || path.startsWith('compositions/');
}
