import { storeOf } from '@seamline/delivery/storage';
import { bucketEnvironment, testBucket } from '@seamline/delivery/testing/bucket';
import type { Registry } from '@seamline/shared/contract/releases/registry';
import { expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';
import { readEnv } from '../env.ts';
import { writeUsageFile } from '../releases/releaseTelemetry.ts';

const bucket = await testBucket();
const variables = { REMOTES_BUCKET: `s3://${bucket.bucket}/remotes`, ...bucketEnvironment(bucket) };
const server = await testApp(variables);
const store = storeOf({ bucket: server.env.remotesBucket, folder: '/nowhere' });
const EMPTY: Registry = { schema: 1, revision: 1, updated_at: '2026-11-20T00:00:00Z', remotes: {} };

test('a server serves the registry and the releases out of a bucket, compressed where they are', async () => {
  await store.write('registry.json', JSON.stringify(EMPTY));
  const file = (path: string, text: string) => ({ path, bytes: Buffer.from(text) });
  await store.addFolder('mf-leave/1.0.0-abc', [
    file('remoteEntry.js', 'leave()'),
    file('remoteEntry.js.br', 'packed'),
    file('mf-stats.json', '{}'),
    file('files.json', '{"integrity":{"remoteEntry.js":"sha384-x"}}'),
    file('not-listed.js', 'canary()'),
  ]);
  await store.write('compositions/0a1b2c3d4e5f.json', '{}');

  expect((await server.ask('GET', '/remotes/registry.json')).body).toEqual(EMPTY);
  expect((await server.ask('GET', '/')).status).toBe(503);
  const plain = await server.ask('GET', '/remotes/mf-leave/1.0.0-abc/remoteEntry.js');
  expect(plain).toMatchObject({ status: 200, text: 'leave()' });
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
  const packed = await server.ask('GET', '/remotes/mf-leave/1.0.0-abc/remoteEntry.js', {
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(packed).toMatchObject({ text: 'packed', headers: { 'content-encoding': 'br', vary: 'accept-encoding' } });
  expect((await server.ask('GET', '/remotes/compositions/0a1b2c3d4e5f.json')).status).toBe(200);
});

test.each([
  '/remotes/mf-leave/1.0.0-abc/not-listed.js',
  '/remotes/mf-leave/1.0.0-abc/missing.js',
  '/remotes/mf-leave/9.9.9-abc/remoteEntry.js',
  '/remotes/audit/000000001.json',
  '/remotes/usage.json',
  '/remotes/source-maps/mf-leave/1.0.0-abc/remoteEntry.js.map',
])('%s is not served', async (path) => {
  await store.write('audit/000000001.json', 'canary');
  await store.write('usage.json', 'canary');
  await store.write('source-maps/mf-leave/1.0.0-abc/remoteEntry.js.map', 'canary');
  const answer = await server.ask('GET', path);
  expect(answer.status).toBe(404);
  expect(answer.text).not.toContain('canary');
});

test.each(['', '[]', '{"integrity":{"static\\n/../../x.js":"sha256-x"}}'])(
  'a release in a bucket whose list of files is %j is not served, without a fault of the server',
  async (list) => {
    const id = `1.0.0-list${list.length}`;
    await store.write(`mf-leave/${id}/files.json`, list);
    await store.write(`mf-leave/${id}/remoteEntry.js`, 'canary');
    for (const path of ['remoteEntry.js', 'static%0A/../../x.js']) {
      const answer = await server.ask('GET', `/remotes/mf-leave/${id}/${path}`);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('canary');
    }
  },
);

test('the usage file for delivery is written to the bucket as well', async () => {
  await writeUsageFile(store, [], new Date('2026-11-21T10:00:00Z'));
  expect(JSON.parse(String(await store.read('usage.json')))).toEqual({
    updated_at: '2026-11-21T10:00:00.000Z',
    releases: [],
  });
});

test('a bucket without a key, or with a wrong address, stops the start with a sentence', () => {
  const { REMOTES_S3_ACCESS_KEY_ID: _, ...without } = variables;
  expect(() => readEnv(without)).toThrow(/REMOTES_BUCKET: s3:\/\/\S+ needs a key: set REMOTES_S3_ACCESS_KEY_ID/);
  expect(() => readEnv({ ...variables, REMOTES_BUCKET: 'remotes' })).toThrow('remotes is not the address of a bucket.');
});
