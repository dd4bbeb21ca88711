import fastifyStatic from '@fastify/static';
import { staysBelow, storeOf } from '@seamline/delivery/storage';
import { localized } from '@seamline/shared/contract/errors';
import { compositionId } from '@seamline/shared/contract/releases/composition';
import {
  REGISTRY_ELEMENT_ID,
  SHELL_SETTINGS_ELEMENT_ID,
  TRUSTED_KEYS_ELEMENT_ID,
} from '@seamline/shared/contract/releases/injected';
import {
  release,
  releasedPath,
  remoteName,
  TRUSTED_KEYS_PATH,
  trustedKeys as trustedKeysSchema,
} from '@seamline/shared/contract/releases/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { failure } from '../errors.ts';
import { sendFailure } from '../http/errorHandler.ts';
import { DOCUMENT_HEADERS } from '../http/headers.ts';
import { compressedSender } from './compression.ts';
import { jsonFile } from './jsonFile.ts';
import { releasedFiles } from './releasedFiles.ts';
import { policyOf, registrySource, shellDocument, withInjected } from './shellDocument.ts';

export type WebOptions = Pick<
  Env,
  'shellDir' | 'remotesDir' | 'remotesBucket' | 'trustedKeysFile' | 'remoteOrigins' | 'mapServices' | 'shellSettings'
>;

/** First segments of the URLs that the shell knows. */
const SCREENS: ReadonlySet<string> = new Set(['', 'login', 'signup', 'dashboard']);

const OF_BUILDS = { dotfiles: 'ignore', index: false, acceptRanges: false } as const;
/** Nobody asks again whether a file has changed that never does, so that it needs no validators. */
const FOR_EVER = { ...OF_BUILDS, immutable: true, maxAge: '365d', etag: false, lastModified: false } as const;
const FOR_AN_HOUR = { ...OF_BUILDS, maxAge: '1h' } as const;

/** Serves the built shell and the releases of the remotes. */
export function webRoutes(app: FastifyInstance, options: WebOptions): void {
  const document = shellDocument(options.shellDir);
  const remotes = storeOf({ bucket: options.remotesBucket, folder: options.remotesDir });
  const registry = registrySource(options, app.log);
  const trustedKeys = jsonFile({
    path: options.trustedKeysFile,
    schema: trustedKeysSchema,
    what: 'the list of trusted keys',
    log: app.log,
  });
  const settings = JSON.stringify(options.shellSettings);
  app.register(fastifyStatic, { serve: false, preCompressed: true });

  const sendHtml = compressedSender();
  const sendRegistry = compressedSender();
  const sendDocument = async (request: FastifyRequest, reply: FastifyReply, status: number) => {
    const shell = await document();
    if (shell === undefined) throw failure(503, localized('shell_not_built'), { detail: 'run "npm run build"' });
    const body = withInjected(shell.html, {
      [REGISTRY_ELEMENT_ID]: (await registry())?.text,
      [SHELL_SETTINGS_ELEMENT_ID]: settings,
      [TRUSTED_KEYS_ELEMENT_ID]: (await trustedKeys())?.text,
    });
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyOf(options, shell.inline));
    return await sendHtml(request, reply, body);
  };

  app.get('/static/*', (request, reply) => {
    const path = wildcard(request);
    if (!isBuiltFile(path)) return reply.callNotFound();
    forStaticFile(reply, path);
    return reply.sendFile(`static/${path}`, options.shellDir, FOR_EVER);
  });

  app.get('/remotes/registry.json', async (request, reply) => {
    const current = await registry();
    // Every page asks again and again, and a browser logs a 404 as an error.
    if (current === undefined) return reply.code(204).send();
    reply.header('etag', current.etag).type('application/json; charset=utf-8');
    if (request.headers['if-none-match'] === current.etag) return reply.code(304).send();
    return await sendRegistry(request, reply, current.text);
  });

  app.get(TRUSTED_KEYS_PATH, async (_request, reply) => {
    const current = await trustedKeys();
    if (current === undefined) throw failure(404, localized('no_key_trusted'), { detail: 'no valid list of keys' });
    return reply.type('application/json; charset=utf-8').send(current.text);
  });

  const sendReleased = options.remotesBucket
    ? releasedFiles(remotes)
    : async (_request: FastifyRequest, reply: FastifyReply, path: string) => {
        // A link in the store must not give out what the server alone may read.
        const files = ['', '.br', '.gz'].map((ending) => staysBelow(options.remotesDir, path + ending));
        const stays = await Promise.all(files).catch(() => [false]);
        if (stays.every(Boolean)) return reply.sendFile(path, options.remotesDir, FOR_EVER);
        reply.callNotFound();
        return reply;
      };
  app.get('/remotes/*', (request, reply) => {
    const path = wildcard(request);
    if (!isReleasedFile(path)) return reply.callNotFound();
    forStaticFile(reply, path);
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return sendReleased(request, reply, path);
  });

  app.get('/*', async (request, reply) => {
    const path = wildcard(request);
    if (SCREENS.has(firstSegment(path))) return await sendDocument(request, reply, 200);
    if (path === 'index.html' || !isRootFile(path)) return reply.callNotFound();
    forStaticFile(reply, path);
    return reply.sendFile(path, options.shellDir, FOR_AN_HOUR);
  });

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0]?.slice(1) ?? '';
    const first = firstSegment(path);
    forgetStaticFile(reply);
    if (first === 'static' || first === 'remotes' || (isRootFile(path) && isRead(request))) {
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    }
    if (isRead(request) && !SERVICES.has(first) && (await document()) !== undefined)
      return await sendDocument(request, reply, 404);
    const problem = failure(404, localized('unknown_address'), { detail: 'unknown address' });
    sendFailure(problem, problem, request, reply);
    return reply;
  });
}

/** First segments whose callers are programs: they never get a document. */
const SERVICES: ReadonlySet<string> = new Set(['data', 'dev', 'healthz', 'docs', 'metrics']);

function isRead(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

function firstSegment(path: string): string {
  return (path.split('/')[0] ?? '').toLowerCase();
}

/**
 * Paths of plain names without a leading dot, such as a build creates; none can lead out of the folder. Source
 * maps are for error reports and stay on the server.
 */
function isBuiltFile(path: string): boolean {
  return releasedPath.safeParse(path).success && !/\.map(\.\w+)?$/i.test(path);
}

/**
 * True for files of releases and for compositions; the rest of the store, such as its audit log, is private. The names
 * have the form of the contract, so that the store is never asked for any other.
 */
function isReleasedFile(path: string): boolean {
  const [name = '', id = '', ...below] = path.split('/');
  if (name === 'compositions') return isComposition(path.slice(name.length + 1));
  const isNamed = name === 'shell' || remoteName.safeParse(name).success;
  return isNamed && release.shape.id.safeParse(id).success && below.length > 0 && isBuiltFile(path);
}

function isComposition(file: string): boolean {
  return file.endsWith('.json') && compositionId.safeParse(file.slice(0, -'.json'.length)).success;
}

function isRootFile(path: string): boolean {
  return /^[\w-][\w.-]*\.\w+$/.test(path) && isBuiltFile(path);
}

function wildcard(request: FastifyRequest): string {
  return (request.params as { '*': string })['*'];
}

function forStaticFile(reply: FastifyReply, path: string): void {
  reply.removeHeader('cache-control');
  if (path.endsWith('.js')) for (const name of Object.keys(DOCUMENT_HEADERS)) reply.removeHeader(name);
}

/** A missing file must not be cached for a year. */
function forgetStaticFile(reply: FastifyReply): void {
  reply.headers({ ...DOCUMENT_HEADERS, 'cache-control': 'no-store' }).removeHeader('access-control-allow-origin');
}
