import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultHeaders, documentPolicy } from '../server/src/http/headers.ts';
import { freePort } from '../server/test/support/freePort.ts';
import { writeFiles } from './remoteTemplate.mjs';
import { root } from './root.mjs';

const SETTINGS = readFileSync(join(root, 'docs/static-host/nginx.conf'), 'utf8');
const POLICY = documentPolicy([], [], []);
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
      { path: `.${ENTRY}`, text },
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

  test('calls reach the server with their query, and the log does not', async () => {
    const response = await fetch(`${origin}/data/settings/branches?token=secret`);
    expect(await response.json()).toEqual({ path: '/data/settings/branches?token=secret' });
    expect(readFileSync(join(folder, 'access.log'), 'utf8')).not.toContain('secret');
  });

  async function listening(listener) {
    await new Promise((resolve) => listener.listen(0, '127.0.0.1', resolve));
    return listener.address().port;
  }
});
