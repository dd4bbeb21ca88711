import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultHeaders, documentPolicy } from '../server/src/http/headers.ts';
import { freePort } from '../server/test/support/freePort.ts';
import { writeFiles } from './remoteTemplate.mjs';
import { root } from './root.mjs';

const SETTINGS = readFileSync(join(root, 'docs/static-host/nginx.conf'), 'utf8');
const POLICY = documentPolicy([], [], ['https://tile.openstreetmap.org']);
const HEADERS = defaultHeaders(false);
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path));
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const ENTRY = '/remotes/mf-leave/1.0.0-0123456789ab/remoteEntry.js';
const FOR_EVER = 'public, max-age=31536000, immutable';

test('the configuration for nginx sends the protective headers that the server sends', () => {
  for (const [name, value] of Object.entries(HEADERS)) {
    const line = new RegExp(`add_header ${name} (?:"${literal(value)}"|${literal(value)}|\\$\\w+) always;`, 'i');
    expect(SETTINGS).toMatch(line);
  }
  expect(SETTINGS).toContain(`"${POLICY}"`);
  expect(SETTINGS).toContain(`default "${HEADERS['content-security-policy']}"`);
});

function literal(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

test.skipIf(!NGINX)('nginx accepts the configuration that puts TLS in front of the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-nginx-'));
  try {
    const settings = readFileSync(join(root, 'docs/operations/nginx.conf'), 'utf8')
      // A certificate is a matter of the machine.
      .replaceAll(/^ +ssl_certificate.*\n/gm, '')
      .replaceAll('listen 443 ssl', 'listen 443')
      .replaceAll('/var/log/nginx', folder);
    writeFiles(folder, [{ path: 'nginx.conf', text: `pid ${folder}/pid; events {} http { ${settings} }` }]);
    const { status, stderr } = spawnSync(NGINX, ['-t', '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' });
    expect(stderr).toContain('test is successful');
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A machine without nginx has the first test, and the server's own tests of the same rules. */
describe.skipIf(!NGINX || !existsSync(BROTLI))('nginx with the configuration of the manual', () => {
  let folder;
  let origin;
  let nginx;
  let server;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'seamline-nginx-'));
    const text = 'a file of a build '.repeat(40);
    writeFiles(folder, [
      { path: 'shell/index.html', text: '<!doctype html><title>Seamline HR</title>' },
      { path: 'shell/shell.json', text: '{}' },
      { path: 'shell/static/js/index.0123.js', text },
      { path: 'shell/static/js/index.0123.js.map', text: '{"version":3}' },
      { path: 'shell/static/js/index.0123.js.gz', text: gzipSync(text) },
      { path: `.${ENTRY}`, text },
      { path: `.${ENTRY}.br`, text: brotliCompressSync(text) },
      { path: 'remotes/registry.json', text: '{"schema":1}' },
      { path: 'remotes/audit.jsonl', text: 'nobody’s business' },
      { path: 'trusted-keys.json', text: '{"keys":[]}' },
    ]);
    server = createServer((request, response) => {
      response.writeHead(200, { 'cache-control': 'no-store', 'content-type': 'application/json' });
      response.end(JSON.stringify({ path: request.url }));
    });
    const [serverPort, port] = [await listening(server), await freePort()];
    const settings = SETTINGS.replaceAll('/srv/seamline', folder)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('127.0.0.1:3000', `127.0.0.1:${serverPort}`)
      .replace('/var/log/nginx/seamline.log', join(folder, 'access.log'))
      .replace('/var/log/nginx/seamline-errors.log', join(folder, 'errors.log'))
      .replace('events {}', `pid ${folder}/pid; daemon off; master_process off; events {}`);
    writeFiles(folder, [{ path: 'nginx.conf', text: settings }]);
    nginx = spawn(NGINX, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], { stdio: 'ignore' });
    origin = `http://127.0.0.1:${port}`;
    for (let tries = 0; tries < 100 && !(await fetch(origin).catch(() => undefined)); tries += 1) await pause(50);
  }, 20_000);

  afterAll(() => {
    nginx?.kill('SIGKILL');
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ['/', 200, 'no-store'],
    ['/dashboard/leavetype?q=1', 200, 'no-store'],
    ['/DASHBOARD', 200, 'no-store'],
    ['/dashboards', 404, 'no-store'],
    ['/index.html', 404, 'no-store'],
    ['/static/js/index.0123.js', 200, FOR_EVER],
    ['/static/js/gone.js', 404, 'no-store'],
    ['/static/js/index.0123.js.map', 404, 'no-store'],
    ['/shell.json', 200, 'public, max-age=3600'],
    [ENTRY, 200, FOR_EVER],
    [`${ENTRY}x`, 404, 'no-store'],
    ['/remotes/registry.json', 200, 'no-store'],
    ['/remotes/audit.jsonl', 404, 'no-store'],
    ['/remotes/mf-leave/%2e%2e/audit.jsonl', 404, 'no-store'],
    ['/trusted-keys.json', 200, 'no-store'],
    ['/data/settings/branches?token=t', 200, 'no-store'],
  ])('%s answers %i and may be kept: %s', async (path, status, kept) => {
    const response = await fetch(origin + path);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe(kept);
    await response.text();
  });

  test('documents have the policy, scripts are not documents, and an unknown address is the shell’s own page', async () => {
    const unknown = await fetch(`${origin}/nowhere`);
    expect(await unknown.text()).toContain('Seamline HR');
    expect(unknown.headers.get('content-security-policy')).toBe(POLICY);
    for (const path of ['/remotes/registry.json', ENTRY]) {
      expect((await fetch(origin + path)).headers.get('content-security-policy')).toBe(
        HEADERS['content-security-policy'],
      );
    }
    const registry = await fetch(`${origin}/remotes/registry.json`);
    expect(registry.headers.get('content-security-policy')).toBe(HEADERS['content-security-policy']);
  });

  test('releases may be loaded by another origin, nothing else may', async () => {
    expect((await fetch(origin + ENTRY)).headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(origin + ENTRY)).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    for (const path of ['/', '/remotes/registry.json', `${ENTRY}x`]) {
      expect((await fetch(origin + path)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('a file travels as its compressed copy', async () => {
    const asked = async (path, encoding) => {
      const response = await fetch(origin + path, { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(await response.text()).toContain('a file of a build');
      return response.headers.get('content-encoding');
    };
    expect(await asked(ENTRY, 'br')).toBe('br');
    expect(await asked('/static/js/index.0123.js', 'gzip')).toBe('gzip');
    expect(await asked('/static/js/index.0123.js', 'identity')).toBeNull();
  });

  test('calls reach the server with their query, and the log does not', async () => {
    const response = await fetch(`${origin}/data/settings/branches?token=secret`);
    expect(await response.json()).toEqual({ path: '/data/settings/branches?token=secret' });
    expect(readFileSync(join(folder, 'access.log'), 'utf8')).not.toContain('secret');
  });

  test('no log has the query of a call that the server does not answer', async () => {
    server.prependOnceListener('request', (request) => request.socket.destroy());
    const response = await fetch(`${origin}/data/settings/branches?token=secret`);

    expect(response.status).toBe(502);
    expect(readFileSync(join(folder, 'access.log'), 'utf8')).toContain(' 502 ');
    for (const log of ['access.log', 'errors.log', 'error.log']) {
      expect(readFileSync(join(folder, log), 'utf8')).not.toContain('secret');
    }
  });

  async function listening(listener) {
    await new Promise((resolve) => listener.listen(0, '127.0.0.1', resolve));
    return listener.address().port;
  }
});
