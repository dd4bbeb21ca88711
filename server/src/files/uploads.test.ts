import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { testBucket } from '@seamline/delivery/testing/bucket';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { bucketVariables } from '../../test/support/s3.ts';
import { testApp } from '../../test/support/testApp.ts';
import { files } from '../db/schema.ts';
import { toFailure } from '../http/errorHandler.ts';
import { createFileUrls, THUMBNAIL } from './fileUrls.ts';
import { folderUploads } from './folderUploads.ts';
import { acceptPicture } from './intake.ts';
import { s3Uploads } from './s3Uploads.ts';
import { hashInPath, type KeptUpload, openUploads, type UploadStore, uploadPath } from './uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'seamline-uploads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const bucket = await testBucket();
let prefixes = 0;

const pathOf = (digit: string, thumbnail = false) => uploadPath(digit.repeat(64), thumbnail);

async function listed(store: UploadStore): Promise<KeptUpload[]> {
  const all: KeptUpload[] = [];
  for await (const upload of store.list()) all.push(upload);
  return all.sort((one, other) => one.path.localeCompare(other.path));
}

async function textAt(store: UploadStore, path: string): Promise<string | undefined> {
  const upload = await store.read(path);
  if (upload === undefined) return undefined;
  const bytes = await buffer(upload.stream);
  expect(upload.bytes).toBe(bytes.length);
  return bytes.toString();
}

describe.each([
  ['a folder', () => folderUploads(mkdtempSync(join(folder, 'store-')))],
  ['a bucket', () => s3Uploads({ ...bucket, prefix: `store-${++prefixes}/` })],
])('%s', (_where, empty) => {
  /** A store with a picture and its thumbnail. */
  async function stocked(): Promise<UploadStore> {
    const store = empty();
    await store.write(pathOf('a'), Buffer.from('picture'));
    await store.write(pathOf('a', true), Buffer.from('small'));
    return store;
  }

  test('returns the content that was written, and undefined for an unknown path', async () => {
    const store = empty();
    await store.check();
    expect(await listed(store)).toEqual([]);
    await store.write(pathOf('a'), Buffer.from('picture'));
    await store.write(pathOf('a', true), Buffer.from('small'));

    expect(await textAt(store, pathOf('a'))).toBe('picture');
    expect(await textAt(store, pathOf('a', true))).toBe('small');
    expect(await textAt(store, pathOf('b'))).toBeUndefined();
  });

  test('lists what it has with size and time', async () => {
    const before = Date.now();
    const all = await listed(await stocked());
    expect(all.map(({ path, bytes }) => [path, bytes])).toEqual([
      [pathOf('a'), 7],
      [pathOf('a', true), 5],
    ]);
    for (const { writtenAt } of all) expect(Math.abs(writtenAt.getTime() - before)).toBeLessThan(60_000);
  });

  test('renews the time of a file when the same content is written again', async () => {
    const store = await stocked();
    const [first] = await listed(store);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await store.write(pathOf('a'), Buffer.from('picture'));
    const [second] = await listed(store);

    expect(second?.writtenAt.getTime()).toBeGreaterThan(first?.writtenAt.getTime() ?? Number.NaN);
    expect(await textAt(store, pathOf('a'))).toBe('picture');
  });

  test('supports many concurrent writes of the same content', async () => {
    const store = empty();
    const bytes = Buffer.alloc(300_000, 'x');
    await Promise.all(Array.from({ length: 10 }, () => store.write(pathOf('c'), bytes)));

    expect((await textAt(store, pathOf('c')))?.length).toBe(300_000);
    expect(await listed(store)).toHaveLength(1);
  });

  test('removes a file, once or twice', async () => {
    const store = await stocked();
    await store.remove(pathOf('a'));
    await store.remove(pathOf('a'));

    expect(await textAt(store, pathOf('a'))).toBeUndefined();
    expect((await listed(store)).map(({ path }) => path)).toEqual([pathOf('a', true)]);
  });
});

describe('a bucket', () => {
  test('is listed to its end, however many files there are', async () => {
    const store = s3Uploads({ ...bucket, prefix: 'many/' });
    const paths = Array.from({ length: 1010 }, (_, index) => uploadPath(index.toString(16).padStart(64, '0'), false));
    for (let start = 0; start < paths.length; start += 101) {
      await Promise.all(paths.slice(start, start + 101).map((path) => store.write(path, Buffer.from('x'))));
    }

    expect((await listed(store)).map(({ path }) => path)).toEqual(paths.sort());
  });

  test.each([
    ['the secret is wrong', { secretAccessKey: 'canary-secret' }, /status 403 SignatureDoesNotMatch/],
    ['there is none of that name', { bucket: 'nowhere' }, /status 404 NoSuchBucket/],
    ['nothing answers', { endpoint: 'http://127.0.0.1:9' }, /ECONNREFUSED/],
  ])('says so when %s, to the operator and to people', async (_when, change, reason) => {
    const store = s3Uploads({ ...bucket, ...change });

    await expect(store.check()).rejects.toThrow(/^The bucket [\w-]+ at http:\/\/127\.0\.0\.1:\d+ cannot be used: /);
    await expect(store.check()).rejects.toThrow(reason);
    const error = await store.write(pathOf('d'), Buffer.from('x')).catch((reason: unknown) => reason);
    expect(toFailure(error, { id: '1', method: 'POST' })).toMatchObject({
      statusCode: 503,
      message: 'Files cannot be reached at the moment. Please try again.',
    });
    await expect(store.check()).rejects.not.toThrow('canary');
  });

  test('serves a server: a picture comes in, and goes out at its signed address', async () => {
    const server = await testApp(bucketVariables({ ...bucket, prefix: 'served/' }));
    const store = openUploads(server.env);
    const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#b43c3c' } })
      .png()
      .toBuffer();
    const row = await acceptPicture(store, 'profile_picture', 'photo', new File([new Uint8Array(png)], 'a.png'));
    const [kept = { id: 0 }] = await server.database.db.insert(files).values(row).returning({ id: files.id });
    const address = createFileUrls(server.keys.files).forViewer(await server.person(), server.now());
    const get = async (name: string) => server.app.inject(address(kept.id, name));
    const answer = await get('picture.webp');

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': String(row.bytes) });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 300, height: 200 });
    expect(await sharp((await get(THUMBNAIL)).rawPayload).metadata()).toMatchObject({ width: 96 });
    expect(readdirSync(server.env.dataDir)).not.toContain('uploads');
    await store.remove(uploadPath(row.sha256, false));
    expect((await get('picture.webp')).json()).toMatchObject({ detail: 'unknown file' });
  });
});

test.each([
  [uploadPath('a'.repeat(64), false), 'a'.repeat(64)],
  [uploadPath('a'.repeat(64), true), 'a'.repeat(64)],
  [`bb/${'a'.repeat(64)}`, undefined],
  [`${uploadPath('a'.repeat(64), false)}.0b5c7f5e`, undefined],
  ['readme.txt', undefined],
])('the path %s belongs to the file %s', (path, hash) => {
  expect(hashInPath(path)).toBe(hash);
});
