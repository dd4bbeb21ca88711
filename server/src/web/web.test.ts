import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { Registry } from '@seamline/shared/contract/releases/registry';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';
import { DOCUMENT_HEADERS } from '../http/headers.ts';
import { withInjected } from './shellDocument.ts';

const server = await testApp({
  REMOTE_ORIGINS: 'https://remotes.example.com',
  OVERRIDE_ORIGINS: 'http://localhost:3102',
  REGISTRY_POLL_SECONDS: '5',
});
const HTML =
  '<!doctype html><html><body><div id="root"></div><script type="application/json" id="seamline-registry">null</script><script type="application/json" id="seamline-settings">null</script></body></html>';

const EMPTY: Registry = { schema: 1, revision: 1, updated_at: '2026-11-20T00:00:00Z', remotes: {} };

function write(folder: string, path: string, content: string | Buffer): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const publish = (content: unknown) =>
  write(server.env.remotesDir, 'registry.json', typeof content === 'string' ? content : JSON.stringify(content));

function injected(html: string): unknown {
  return JSON.parse(/id="seamline-registry">([^<]*)</.exec(html)?.[1] ?? '');
}

beforeAll(() => {
  write(server.env.shellDir, 'favicon.svg', '<svg/>');
  write(server.env.shellDir, 'static/js/main.1a2b.js', 'main()');
  write(server.env.shellDir, 'static/js/main.1a2b.js.map', '{"version":3}');
  write(server.env.shellDir, 'static/js/main.1a2b.js.map.gz', gzipSync('{"version":3}'));
  write(server.env.shellDir, 'static/js/main.1a2b.js.gz', gzipSync('main()'));
  write(server.env.remotesDir, 'mf-leave/1.0.0-abc/remoteEntry.js', 'leave()');
});

beforeEach(() => {
  write(server.env.shellDir, 'index.html', HTML);
  publish(EMPTY);
});

describe('the shell', () => {
  test.each([
    '/',
    '/login',
    '/LOGIN',
    '/signup',
    '/dashboard',
    '/Dashboard/Manager',
    '/dashboard/editshift/12',
    '/dashboard/a.b',
    '/dashboard/subdepartment/add?branch_name=A%26B',
  ])('answers %s with its document', async (path) => {
    const answer = await server.ask('GET', path);

    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(answer.text).toContain('<div id="root">');
  });

  test('receives the settings of the operator in its document', async () => {
    const answer = await server.ask('GET', '/dashboard');

    expect(JSON.parse(/id="seamline-settings">([^<]*)</.exec(answer.text)?.[1] ?? '')).toEqual({
      registry_poll_seconds: 5,
      override_origins: ['http://localhost:3102'],
    });
    expect(answer.headers['content-security-policy']).toContain(
      "script-src 'self' https://remotes.example.com http://localhost:3102;",
    );
  });

  test('shows its own page for an unknown URL, with the status 404', async () => {
    expect(await server.ask('GET', '/nowhere/at/all')).toMatchObject({
      status: 404,
      text: expect.stringContaining('<div id="root">'),
    });
  });

  test('runs under a policy without inline scripts, evaluation or foreign frames', async () => {
    const policy = String((await server.ask('GET', '/')).headers['content-security-policy']);

    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' https://remotes.example.com http://localhost:3102",
      "style-src 'self' https://remotes.example.com http://localhost:3102 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "img-src 'self' https://remotes.example.com http://localhost:3102 https://tile.openstreetmap.org data: blob:",
      "font-src 'self' https://remotes.example.com http://localhost:3102",
      "connect-src 'self' https://remotes.example.com http://localhost:3102 ws://localhost:3102",
      "manifest-src 'self'",
      "worker-src 'self' blob:",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]);
    expect(policy).not.toMatch(/unsafe/);
  });

  test('may hold inline parts, which its policy names by their hash; what is injected never runs and is not named', async () => {
    write(
      server.env.shellDir,
      'index.html',
      HTML.replace('<body>', '<head><style data-x="">a{}</style><script>start()</script></head><body>'),
    );
    const policy = String((await server.ask('GET', '/')).headers['content-security-policy']);

    expect(policy).toContain(
      "script-src 'self' https://remotes.example.com http://localhost:3102 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=';",
    );
    expect(policy).toContain(
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';",
    );
  });

  test('is read again after a new build', async () => {
    write(server.env.shellDir, 'index.html', HTML.replace('root', 'new-root'));
    utimesSync(join(server.env.shellDir, 'index.html'), new Date(), new Date(Date.now() + 2000));

    expect((await server.ask('GET', '/')).text).toContain('new-root');
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('goes out compressed to a browser that takes %s', async (accepted, encoding, decompress) => {
    publish({ ...EMPTY, updated_at: `${encoding} ${'x'.repeat(5000)}` });
    const { headers, rawPayload } = await server.app.inject({ url: '/', headers: { 'accept-encoding': accepted } });

    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(rawPayload.length).toBeLessThan(600);
    expect(injected(decompress(rawPayload).toString())).toMatchObject({
      updated_at: expect.stringContaining(encoding),
    });
  });

  test('is asked for with HEAD as well', async () => {
    expect(await server.ask('HEAD', '/login')).toMatchObject({ status: 200, text: '' });
  });
});

describe('its files', () => {
  test('are kept for a year, because their names change with their content', async () => {
    const answer = await server.ask('GET', '/static/js/main.1a2b.js');

    expect(answer).toMatchObject({ status: 200, text: 'main()' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^(text|application)\/javascript/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(Object.keys(DOCUMENT_HEADERS).filter((name) => name in answer.headers)).toEqual([]);
  });

  test('go out compressed where that was prepared', async () => {
    const { headers, rawPayload } = await server.app.inject({
      url: '/static/js/main.1a2b.js',
      headers: { 'accept-encoding': 'br, gzip' },
    });

    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(rawPayload).toString()).toBe('main()');
  });

  test('at the root are kept for an hour', async () => {
    expect((await server.ask('GET', '/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test.each([
    '/static/js/gone.js',
    '/static/js/main.1a2b.js.map',
    '/static/js/main.1a2b.js.map.gz',
    '/static/js',
    '/static/',
    '/remotes/mf-leave/1.0.0-abc/gone.js',
    '/remotes/mf-gone/1/remoteEntry.js',
    '/favicon.ico',
    '/robots.txt',
    '/index.html',
  ])('%s does not exist and is never answered with a document', async (path) => {
    const answer = await server.ask('GET', path);

    expect(answer.status).toBe(404);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    expect(answer.text).toBe('Not found\n');
  });

  test.each([
    '/static/../index.html',
    '/static/%2e%2e/index.html',
    '/static/..%2f..%2fsession-secret',
    '/remotes/..%2fsession-secret',
    '/remotes/%2e%2e/session-secret',
    '/remotes/.hidden',
    '/remotes/audit.jsonl',
    '/remotes/source-maps/mf-leave/1.0.0-abc/remoteEntry.js.map',
    '/remotes/mf-leave/notes.txt',
    '/remotes/mf-leave/x/../notes.txt',
    '/static//etc/passwd',
    '/static/js/main.1a2b.js%00.css',
  ])('%s does not lead out of the folder', async (path) => {
    write(server.env.dataDir, 'session-secret', 'canary');
    write(server.env.remotesDir, '.hidden', 'canary');
    write(server.env.remotesDir, 'audit.jsonl', 'canary');
    write(server.env.remotesDir, 'source-maps/mf-leave/1.0.0-abc/remoteEntry.js.map', 'canary');
    write(server.env.remotesDir, 'mf-leave/notes.txt', 'canary');
    const answer = await server.ask('GET', path);

    expect(answer.text).not.toContain('canary');
    expect([400, 403, 404]).toContain(answer.status);
  });
});

describe('a release of a remote', () => {
  test('is kept for a year and may be loaded from another host, so that its hashes can be checked there', async () => {
    const answer = await server.ask('GET', '/remotes/mf-leave/1.0.0-abc/remoteEntry.js');

    expect(answer).toMatchObject({ status: 200, text: 'leave()' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});

describe('the registry', () => {
  test('is never cached and tells by its tag whether it has changed', async () => {
    const first = await server.ask('GET', '/remotes/registry.json');
    const etag = String(first.headers.etag);

    expect(first).toMatchObject({ status: 200, body: EMPTY });
    expect(first.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect((await server.ask('GET', '/remotes/registry.json', { headers: { 'if-none-match': etag } })).status).toBe(
      304,
    );
    publish({ ...EMPTY, revision: 2 });
    expect((await server.ask('GET', '/remotes/registry.json', { headers: { 'if-none-match': etag } })).status).toBe(
      200,
    );
  });

  test('comes with the document', async () => {
    publish({ ...EMPTY, revision: 3 });

    expect(injected((await server.ask('GET', '/')).text)).toEqual({ ...EMPTY, revision: 3 });
  });

  test('cannot end the element that carries it', async () => {
    const updated_at = '</script><script>alert(1)</script><!-- $& $1';
    publish({ ...EMPTY, updated_at });
    const { text } = await server.ask('GET', '/dashboard');

    expect(text).not.toContain('<script>alert');
    expect(injected(text)).toMatchObject({ updated_at });
  });

  test.each([['{ broken'], ['{"schema":2}'], ['[]'], ['']])('that reads %j leaves the shell alone', async (content) => {
    publish(content);

    expect(injected((await server.ask('GET', '/')).text)).toBeNull();
    expect((await server.ask('GET', '/remotes/registry.json')).status).toBe(204);
    expect(server.logs.join('')).toContain('the shell starts without remotes');
  });

  test('that is missing leaves the shell alone', async () => {
    rmSync(join(server.env.remotesDir, 'registry.json'));

    expect(injected((await server.ask('GET', '/')).text)).toBeNull();
    // A browser would log a 404 as an error, at each poll of each page.
    expect(await server.ask('GET', '/remotes/registry.json')).toMatchObject({ status: 204, text: '' });
  });

  test('is put into a document whose attributes a build has shortened', () => {
    const html = (json: string) => `<script id=seamline-registry type=application/json>${json}</script>`;

    expect(withInjected(html('null'), { 'seamline-registry': '{"a":1}' })).toBe(html('{"a":1}'));
  });
});

test('a shell that is not built is answered with 503 and a message that says so', async () => {
  rmSync(join(server.env.shellDir, 'index.html'));

  expect(await server.ask('GET', '/')).toMatchObject({
    status: 503,
    body: { message: 'The application is not built yet.', detail: 'run "npm run build"' },
  });
});
