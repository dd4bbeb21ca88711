import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { completeDocument, describeRoute, documentBase } from './document.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The page runs the scripts of its package, served from here, and loads nothing from another host. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * Serves the contract: a page at `/docs` and the document at `/docs/openapi.json`. Open to everybody, because the
 * scripts of the sign-in page say the same, and no data is in it. Only routes that are registered later are described.
 */
export async function docs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: documentBase(version),
    transform: describeRoute,
    transformObject: completeDocument,
    convertConstToEnum: false,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    theme: {
      title: 'Seamline HR: the data service',
      css: [{ filename: 'docs.css', content: readFileSync(new URL('./docs.css', import.meta.url), 'utf8') }],
    },
    // A session token or a password does not belong into a page that anybody may open.
    uiConfig: {
      supportedSubmitMethods: [],
      defaultModelsExpandDepth: -1,
      layout: 'BaseLayout',
      deepLinking: false,
      validatorUrl: null,
      // Its colours have too little contrast.
      syntaxHighlight: false,
    },
  });
  app.get('/docs/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
