import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeOf } from '@seamline/delivery/storage';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { releasedFiles } from './releasedFiles.ts';

/** Files of a store, served with a cache of that size; `asked` lists every path that the store was asked for. */
async function serve(cacheBytes: number, files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'seamline-releases-'));
  const store = storeOf({ bucket: undefined, folder });
  for (const [path, text] of Object.entries(files)) await store.write(path, text);
  const asked: string[] = [];
  const read = (path: string) => {
    asked.push(path);
    return store.read(path);
  };
  const send = releasedFiles({ read }, cacheBytes);
  const app = Fastify();
  app.get('/*', (request, reply) => send(request, reply, (request.params as { '*': string })['*']));
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });
  const get = async (path: string) =>
    (await app.inject({ url: `/${path}`, headers: { 'accept-encoding': 'br' } })).statusCode;
  return { asked, get };
}

test('the cache of released files: an invented composition costs one read and is not remembered', async () => {
  const { asked, get } = await serve(100_000, {});
  expect(await get('compositions/0a1b2c3d4e5f.json')).toBe(404);
  expect(await get('compositions/0a1b2c3d4e5f.json')).toBe(404);
  expect(asked).toEqual(['compositions/0a1b2c3d4e5f.json', 'compositions/0a1b2c3d4e5f.json']);
});

test('the cache of released files: missing compressed copies count towards its size', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `static/${index}.js`);
  const integrity = Object.fromEntries(names.map((name) => [name, 'sha384-x']));
  const release = 'mf-leave/1.0.0-abc';
  const { asked, get } = await serve(20_000, {
    [`${release}/files.json`]: JSON.stringify({ integrity }),
    [`${release}/static/0.js`]: 'leave()',
  });
  const first = `${release}/static/0.js.br`;
  const timesAsked = () => asked.filter((path) => path === first).length;
  await get(`${release}/static/0.js`);
  await get(`${release}/static/0.js`);
  expect(timesAsked()).toBe(1);
  for (const name of names) await get(`${release}/${name}`);
  await get(`${release}/static/0.js`);
  expect(timesAsked()).toBe(2);
});
