import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/testApp.ts';
import { createFileUrls, THUMBNAIL, toHolder } from './fileUrls.ts';
import { uploadPath } from './uploads.ts';

const server = await testApp();
const person = await server.person({ role: 'manager' });
const PICTURE = 'b'.repeat(64);
const CARD = 'c'.repeat(64);
let pictureId = 0;
let cardId = 0;

const address = (id: number, name: string, viewer = person) =>
  createFileUrls(server.keys.files).forViewer(viewer, server.now())(id, name);

function store(path: string, bytes: string): void {
  const file = join(server.env.uploadsDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

beforeAll(async () => {
  const rows = await server.database.sql`
    insert into files (kind, content_type, bytes, sha256, has_thumbnail) values
      ('profile_picture', 'image/webp', 7, ${PICTURE}, true), ('pan_card', 'application/pdf', 4, ${CARD}, false)
    returning id`;
  pictureId = rows[0]?.id;
  cardId = rows[1]?.id;
  store(uploadPath(PICTURE, false), 'picture');
  store(uploadPath(PICTURE, true), 'small');
  store(uploadPath(CARD, false), '%PDF');
});

describe('a signed address', () => {
  test('gives a picture without a token, for this browser to keep', async () => {
    const answer = await server.ask('GET', address(pictureId, 'picture.webp'));

    expect(answer).toMatchObject({ status: 200, text: 'picture' });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': "inline; filename*=UTF-8''picture.webp",
      'cache-control': expect.stringMatching(/^private, max-age=(6\d\d|[7-9]\d\d|1[01]\d\d|1200), immutable$/),
    });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('gives the small picture by its name', async () => {
    expect((await server.ask('GET', address(pictureId, THUMBNAIL))).text).toBe('small');
  });

  test('gives a document with its own type, for no cache', async () => {
    expect((await server.ask('GET', address(cardId, 'pan card.pdf'))).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "inline; filename*=UTF-8''pan%20card.pdf",
      'cache-control': 'private, no-store',
    });
  });

  test('stays the same for some minutes, so that a cache can hit', () => {
    const at = (seconds: number) =>
      createFileUrls(server.keys.files).forViewer(person, new Date(seconds * 1000))(1, 'a');

    expect(at(6000)).toBe(at(6599));
    expect(at(6000)).not.toBe(at(6600));
  });

  test('belongs to one session and one employee, also where others had the file before', async () => {
    const { forViewer } = createFileUrls(server.keys.files);
    const other = await server.person();
    const given = [forViewer(person, server.now()), forViewer(other, server.now())].flatMap((sign) => [
      sign(cardId, 'pan.pdf'),
      sign(cardId, 'pan.pdf', 1),
      sign(cardId, 'pan.pdf', 2),
    ]);

    expect(new Set(given).size).toBe(6);
    expect(new Set(given.map((url) => new URL(url, 'http://x').searchParams.get('signature'))).size).toBe(6);
  });

  test('is good for ten minutes at least and twenty at most', () => {
    const left = (issued: number, used: number) => {
      const url = createFileUrls(server.keys.files).forViewer(person, new Date(issued * 1000))(1, 'a');
      const query = new URL(url, 'http://x').searchParams;
      const holder = toHolder(query.get('session') ?? '');
      if (holder === undefined) throw new Error(`No session in ${url}.`);
      const signed = {
        id: 1,
        name: 'a',
        holder,
        expires: Number(query.get('expires')),
        signature: query.get('signature') ?? '',
      };
      return createFileUrls(server.keys.files).remainingSeconds(signed, new Date(used * 1000));
    };

    expect(left(6000, 6000)).toBe(1200);
    expect(left(6599, 6599)).toBe(601);
    expect(left(6000, 7200)).toBe(0);
  });

  test('of a file that is gone answers 404', async () => {
    expect((await server.ask('GET', address(999_999, 'picture.webp'))).body).toEqual({
      message: 'This file does not exist. It may have been deleted.',
      detail: 'unknown file',
      code: 'not_found',
      params: { record: 'file' },
    });
  });
});

describe('an address that was never handed out', () => {
  const REFUSAL = {
    message: 'This address of a file is not valid any more. Please reload the page.',
    detail: 'bad or expired signature',
    code: 'file_address_expired',
    params: {},
  };

  test.each([
    ['without a signature', (url: string) => url.replace(/\?.*/, '')],
    ['with an empty signature', (url: string) => url.replace(/signature=.*/, 'signature=')],
    [
      'with another signature',
      (url: string) => url.replace(/signature=./, (start) => `${start.slice(0, -1)}${start.endsWith('A') ? 'B' : 'A'}`),
    ],
    ['with a later end', (url: string) => url.replace(/expires=(\d+)/, (_, end) => `expires=${Number(end) + 600}`)],
    ['of another account', (url: string) => url.replace(/session=\d+/, (start) => `${start}9`)],
    [
      'of another session',
      (url: string) => url.replace(/(session=[^&]*)./, (all) => `${all.slice(0, -1)}${all.endsWith('0') ? '1' : '0'}`),
    ],
    ['without a session', (url: string) => url.replace(/session=[^&]*&/, '')],
    ['with another name', (url: string) => url.replace('picture.webp', THUMBNAIL)],
    ['for another file', (url: string) => url.replace(/files\/\d+/, `files/${cardId}`)],
    ['with a doubled signature', (url: string) => `${url}&signature=x`],
    ['with a broken escape', (url: string) => `${url}&x=%zz`],
    ['with a path for an id', (url: string) => url.replace(/files\/\d+/, 'files/..%2F..%2Fetc')],
  ])('%s is refused', async (_how, change) => {
    const answer = await server.ask('GET', change(address(pictureId, 'picture.webp')));

    expect(answer.status).toBe(403);
    expect(answer.body).toEqual(REFUSAL);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each<[string, (token: string, id: number) => Promise<unknown>]>([
    ['has signed out', (token) => server.ask('POST', '/data/logout', { token })],
    ['was deactivated', (_, id) => server.database.sql`update members set is_active = false where id = ${id}`],
    ['may see nothing', (_, id) => server.database.sql`update members set view_permission = false where id = ${id}`],
  ])('is refused once the person it was handed out to %s', async (_what, end) => {
    const viewer = await server.person({ role: 'manager' });
    const url = address(cardId, 'pan.pdf', viewer);
    expect((await server.ask('GET', url)).status).toBe(200);
    await end(viewer.token, viewer.id);

    expect((await server.ask('GET', url)).body).toEqual(REFUSAL);
    expect((await server.ask('GET', address(cardId, 'pan.pdf'))).status, 'of another viewer').toBe(200);
  });

  test('is refused once it has expired', async () => {
    const url = address(pictureId, 'picture.webp');
    server.passSeconds(1201);

    expect((await server.ask('GET', url)).body).toEqual(REFUSAL);
  });
});
