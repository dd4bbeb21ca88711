import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { publish } from '../publish.ts';
import { readRegistry } from '../registryOperations.ts';
import { promote, rollback, verify } from '../switch.ts';
import { bucketEnvironment, testBucket } from '../testing/bucket.ts';
import { newBuild, newStore, signer, trusted } from '../testing/build.ts';
import { openStore } from './openStore.ts';
import { bucketSettings } from './settings.ts';

const name = 'mf-leave';
const bucket = await testBucket();
const deaf = await testBucket('off');

afterEach(() => vi.unstubAllEnvs());

let prefixes = 0;

async function freshBucket(settings = bucket): Promise<string> {
  for (const [variable, value] of Object.entries(bucketEnvironment(settings))) vi.stubEnv(variable, value);
  prefixes += 1;
  return `s3://${settings.bucket}/store-${prefixes}`;
}

/** Returns the headers that the bucket sends with a stored file. */
async function fetched(store: string, path: string) {
  const { endpoint, bucket: Bucket, prefix, region } = bucketSettings(store);
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const head = await client.send(new HeadObjectCommand({ Bucket, Key: prefix + path }));
  return {
    'content-type': head.ContentType,
    'cache-control': head.CacheControl,
    'content-encoding': head.ContentEncoding,
  };
}

describe.each([
  ['a folder', newStore],
  ['a bucket', freshBucket],
])('%s', (_what, fresh) => {
  test('takes a remote through publication, canary, promotion and rollback', async () => {
    const store = await fresh();
    const first = await publish({ name, from: await newBuild({ paths: ['leavetype', 'oldpath'] }), store, signer });
    const second = await publish({ name, from: await newBuild({ entry: 'two' }), store, signer, share: 20 });
    await promote({ name, store, signer });
    expect((await readRegistry(store)).remotes[name]).toMatchObject({
      paths: ['leavetype'],
      release: { id: second.release },
      previous: { id: first.release },
    });
    await rollback({ name, store, signer, reason: 'Dates are wrong.' });
    const back = (await readRegistry(store)).remotes[name];
    expect(back).toMatchObject({ paths: ['leavetype', 'oldpath'], release: { id: first.release } });
    expect(await verify(name, store, trusted)).toEqual({ release: first.release, files: 2, faults: [] });
    const lines = (await openStore(store).auditLog()).map((line) => JSON.parse(line));
    expect(lines.map(({ command, revision }) => [command, revision])).toEqual([
      ['publish', 1],
      ['canary', 2],
      ['promote', 3],
      ['rollback', 4],
    ]);
    expect(lines.at(-1)).toMatchObject({ from: second.release, to: first.release, reason: 'Dates are wrong.' });
  });

  test('refuses other bytes under the name of a release, and takes the same again', async () => {
    const store = openStore(await fresh());
    const file = (text: string) => [{ path: 'mf-stats.json', bytes: Buffer.from(text) }];
    await store.addFolder('mf-leave/1.0.0-a', file('{}'));
    await store.addFolder('mf-leave/1.0.0-a', file('{}'));
    await expect(store.addFolder('mf-leave/1.0.0-a', file('[]'))).rejects.toThrow(
      /1\.0\.0-a already exists with other bytes in mf-stats\.json\. A release is never overwritten/,
    );
    expect(String(await store.read('mf-leave/1.0.0-a/mf-stats.json'))).toBe('{}');
  });

  test('lists and removes folders, whole ones only', async () => {
    const store = openStore(await fresh());
    const files = ['a.js', 'static/js/b.js'].map((path) => ({ path, bytes: Buffer.from(path) }));
    for (const folder of ['one', 'one-more']) await store.addFolder(`mf-leave/${folder}`, files);
    expect((await store.listFolders('mf-leave')).map((each) => each.name).sort()).toEqual(['one', 'one-more']);
    expect((await store.readFolder('mf-leave/one'))?.map((each) => each.path)).toEqual(['a.js', 'static/js/b.js']);
    await store.removeFolder('mf-leave/one');
    expect(await store.readFolder('mf-leave/one')).toBeUndefined();
    expect(await store.readFolder('mf-leave/one-more')).toHaveLength(2);
    expect(await store.read('mf-leave/one/a.js')).toBeUndefined();
  });

  test('loses no release of twenty publishers at once', async () => {
    const store = await fresh();
    const names = Array.from({ length: 20 }, (_, index) => `mf-team-${index}`).sort();
    await Promise.all(
      names.map(async (each) =>
        publish({ name: each, from: await newBuild({ name: each, paths: [each] }), store, signer }),
      ),
    );
    expect(Object.keys((await readRegistry(store)).remotes).sort()).toEqual(names);
    const lines = (await openStore(store).auditLog()).map((line) => JSON.parse(line));
    expect(lines.map(({ remote }) => remote).sort()).toEqual(names);
    expect(lines.map(({ revision }) => revision)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    for (const each of names) expect((await verify(each, store, trusted)).faults).toEqual([]);
  });

  test('lets thirty changes at once of one file all count', async () => {
    const address = await fresh();
    await Promise.all(
      Array.from({ length: 30 }, () =>
        openStore(address).exchange('count', async (before) => ({
          text: String(Number(before ?? 0) + 1),
          afterwards: async () => {},
        })),
      ),
    );
    expect(String(await openStore(address).read('count'))).toBe('30');
  });
});

test('a release in a bucket is kept for ever with its type, its compressed copies with their coding, the registry never', async () => {
  const store = await freshBucket();
  const { release } = await publish({ name, from: await newBuild({ files: { 'a.css': 'a{}' } }), store, signer });
  const folder = `${name}/${release}`;
  expect(await fetched(store, `${folder}/remoteEntry.js`)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const twin = await fetched(store, `${folder}/remoteEntry.js.br`);
  expect(twin).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br' });
  expect(await fetched(store, `${folder}/a.css`)).toMatchObject({ 'content-type': 'text/css; charset=utf-8' });
  expect(await fetched(store, 'registry.json')).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
});

test('an upload to a bucket that was broken off is completed by the next', async () => {
  const store = openStore(await freshBucket());
  const files = ['a.js', 'mf-stats.json'].map((path) => ({ path, bytes: Buffer.from(path) }));
  await store.addFolder('mf-leave/1.0.0-a', files.slice(0, 1));
  await store.addFolder('mf-leave/1.0.0-a', files);
  expect(await store.readFolder('mf-leave/1.0.0-a')).toHaveLength(2);
});

test('a shell in a bucket that is added again is as new as then, so that it is not cleaned up', async () => {
  const store = openStore(await freshBucket());
  const files = ['files.json', 'index.html'].map((path) => ({ path, bytes: Buffer.from(path) }));
  const addedAt = async () => {
    await store.addFolder('shell/1.0.0-a', files);
    return (await store.listFolders('shell'))[0]?.writtenAt ?? 0;
  };
  const first = await addedAt();
  // Some buckets count in seconds.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await addedAt()).toBeGreaterThan(first);
});

test('a change whose response from the bucket is lost is made exactly once', async () => {
  const answers: (number | undefined)[] = [];
  const lossy = createServer((asked, answer) => {
    const passedOn = request(bucket.endpoint + asked.url, { method: asked.method, headers: asked.headers }, (given) => {
      const isChange = asked.method === 'PUT' && asked.url?.includes('/registry.json');
      if (isChange) answers.push(given.statusCode);
      if (isChange && answers.length === 1) return asked.socket.destroy();
      answer.writeHead(given.statusCode ?? 500, given.headers);
      return given.pipe(answer);
    });
    asked.pipe(passedOn);
  });
  await new Promise<void>((done) => lossy.listen(0, '127.0.0.1', done));
  const { port } = lossy.address() as AddressInfo;
  const store = await freshBucket({ ...bucket, endpoint: `http://127.0.0.1:${port}` });
  await publish({ name, from: await newBuild(), store, signer });
  expect(answers).toEqual([200, 412]);
  expect((await readRegistry(store)).revision).toBe(1);
  expect(await openStore(store).auditLog()).toHaveLength(1);
  lossy.close();
});

test('a bucket that ignores conditions is refused before anything is changed', async () => {
  const store = await freshBucket(deaf);
  await expect(publish({ name, from: await newBuild(), store, signer })).rejects.toThrow(
    /^The bucket seamline-test at \S+ ignores conditional writes \(If-Match, If-None-Match\), so two teams could overwrite/,
  );
  expect((await readRegistry(store)).revision).toBe(0);
});

test.each([
  ['s3://Nope!', {}, 's3://Nope! is not the address of a bucket. Write s3://bucket or s3://bucket/prefix'],
  ['s3://remotes/../x', {}, 'is not the address of a bucket'],
  ['s3://remotes', { REMOTES_S3_SECRET_ACCESS_KEY: '' }, 's3://remotes needs a key: set REMOTES_S3_ACCESS_KEY_ID'],
])('the address %s with %j is refused', (address, change, sentence) => {
  expect(() => bucketSettings(address, { ...bucketEnvironment(bucket), ...change })).toThrow(sentence);
});

test('a bucket that cannot be used says why', async () => {
  const store = await freshBucket({ ...bucket, secretAccessKey: 'canary-secret' });
  await expect(readRegistry(store)).rejects.toThrow(/refused: status 403 SignatureDoesNotMatch\.$/);
  await freshBucket({ ...bucket, endpoint: 'http://127.0.0.1:9' });
  await expect(readRegistry(store)).rejects.toThrow(
    /^The bucket seamline-test at http:\/\/127\.0\.0\.1:9 cannot be reached: /,
  );
});

test('a folder: a link that leads out of it is neither read nor written through, nor is such a path', async () => {
  const store = await newStore();
  const outside = await newStore();
  await writeFile(join(outside, 'secret.json'), 'secret');
  await symlink(join(outside, 'secret.json'), join(store, 'registry.json'));
  await symlink(outside, join(store, 'mf-leave'));
  await symlink(join(outside, 'secret.json'), join(store, 'audit.jsonl'));
  const place = openStore(store);
  const file = { path: 'x.js', bytes: Buffer.from('x') };
  for (const act of [
    () => readRegistry(store),
    () => place.read('mf-leave/secret.json'),
    () => place.read(`../${basename(outside)}/secret.json`),
    () => place.readFolder('mf-leave'),
    () => place.listFolders('mf-leave'),
    () => place.write('mf-leave/verdict.json', '{}'),
    () => place.addFolder('mf-leave/1.0.0-a', [file]),
    () => place.removeFolder('mf-leave/below'),
    () => place.note(1, '{}'),
    () => place.auditLog(),
  ]) {
    await expect(act()).rejects.toThrow('leads out of the store, by its name or by a link.');
  }
  expect(await readdir(outside)).toEqual(['secret.json']);
  expect(await readFile(join(outside, 'secret.json'), 'utf8')).toBe('secret');
});

test('a folder that is itself reached by a link is a store like any other', async () => {
  const store = join(await newStore(), 'link');
  await symlink(await newStore(), store);
  await publish({ name, from: await newBuild(), store, signer });
  expect((await verify(name, store, trusted)).faults).toEqual([]);
});

test('an address is only read from', async () => {
  const store = openStore('https://hr.example.com/remotes');
  await expect(store.write('a', 'b')).rejects.toThrow('https://hr.example.com/remotes can only be read from.');
});
