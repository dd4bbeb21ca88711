import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { compressedSender } from '../web/compression.ts';
import { type OpenApi, openApi } from './openApi.ts';
import { page } from './page.ts';

const STYLESHEET = '/docs/docs.css';
const VERSION = (JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as PackageFile)
  .version;

interface PackageFile {
  readonly version: string;
}

/** The page loads its one stylesheet from here and nothing from anywhere. */
const POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The contract, for people and for programs. Open to everybody: it says nothing that the scripts of the sign-in page
 * do not say, and nothing of the data.
 */
export function docs(app: FastifyInstance): void {
  let described: OpenApi | undefined;
  // Asked for first when every module has put in what it serves.
  const document = () => {
    described ??= openApi(app.served, VERSION);
    return described;
  };
  const texts = {
    page: once(() => page(document(), STYLESHEET)),
    json: once(() => JSON.stringify(document())),
    css: once(() => readFileSync(new URL('./docs.css', import.meta.url), 'utf8')),
  };
  const senders = { page: compressedSender(), json: compressedSender(), css: compressedSender() };

  app.get('/docs', (request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY);
    return senders.page(request, reply, texts.page());
  });

  app.get('/docs/openapi.json', (request, reply) => {
    reply.type('application/json; charset=utf-8');
    return senders.json(request, reply, texts.json());
  });

  app.get(STYLESHEET, (request, reply) => {
    reply.type('text/css; charset=utf-8');
    return senders.css(request, reply, texts.css());
  });
}

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
