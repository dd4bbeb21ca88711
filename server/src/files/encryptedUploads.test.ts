import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { encryptedUploads } from './encryptedUploads.ts';
import { folderUploads } from './folderUploads.ts';
import { uploadPath } from './uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'seamline-encrypted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const store = folderUploads(folder);

const newKey = () => randomBytes(32).toString('hex');
const CONTENT = 'the picture of an Aadhaar card';
const [first, second] = [newKey(), newKey()];
const pathOf = (digit: string) => uploadPath(digit.repeat(64), false);
const stored = (path: string) => readFileSync(join(folder, path));

async function read(uploads: ReturnType<typeof encryptedUploads>, path: string) {
  const upload = await uploads.read(path);
  return upload && { bytes: upload.bytes, text: String(await buffer(upload.stream)) };
}

test('what is written cannot be read in the store, and comes back with its size', async () => {
  const uploads = encryptedUploads(store, { current: first, former: [] });
  await uploads.write(pathOf('a'), Buffer.from(CONTENT));
  await uploads.write(pathOf('b'), Buffer.from(CONTENT));

  expect(stored(pathOf('a')).includes('Aadhaar')).toBe(false);
  expect(stored(pathOf('a')).subarray(72), 'equal contents').not.toEqual(stored(pathOf('b')).subarray(72));
  expect(await read(uploads, pathOf('a'))).toEqual({ bytes: CONTENT.length, text: CONTENT });
  expect(await read(uploads, pathOf('c'))).toBeUndefined();
});

test('another key, a changed byte and another place are refused', async () => {
  const uploads = encryptedUploads(store, { current: first, former: [] });
  await uploads.write(pathOf('d'), Buffer.from(CONTENT));
  await expect(encryptedUploads(store, { current: second, former: [] }).read(pathOf('d'))).rejects.toThrow(
    `None of the keys for uploads opens ${pathOf('d')}.`,
  );
  for (const at of [20, 90, stored(pathOf('d')).length - 1]) {
    const changed = Buffer.from(stored(pathOf('d')));
    changed[at] = (changed[at] ?? 0) ^ 1;
    await store.replace(pathOf('e'), changed);
    await expect(uploads.read(pathOf('e')), String(at)).rejects.toThrow();
  }
  await store.replace(pathOf('e'), stored(pathOf('d')));
  await expect(uploads.read(pathOf('e')), 'in the place of another').rejects.toThrow();
});

test('an upload from before encryption is read, and encrypted by hand', async () => {
  await store.write(pathOf('f'), Buffer.from(CONTENT));
  const uploads = encryptedUploads(store, { current: first, former: [] });

  expect(await read(uploads, pathOf('f'))).toEqual({ bytes: CONTENT.length, text: CONTENT });
  expect(await uploads.reencrypt(pathOf('f'))).toBe(true);
  expect(stored(pathOf('f')).includes('Aadhaar')).toBe(false);
  expect(await read(uploads, pathOf('f'))).toEqual({ bytes: CONTENT.length, text: CONTENT });
});

test('after a key rotation the former key still decrypts its files, until they are re-encrypted', async () => {
  await encryptedUploads(store, { current: first, former: [] }).write(pathOf('1'), Buffer.from(CONTENT));
  const uploads = encryptedUploads(store, { current: second, former: [first] });
  const content = stored(pathOf('1')).subarray(72);

  expect((await read(uploads, pathOf('1')))?.text).toBe(CONTENT);
  expect(await uploads.reencrypt(pathOf('1'))).toBe(true);
  expect(await uploads.reencrypt(pathOf('1'))).toBe(false);
  expect(stored(pathOf('1')).subarray(72), 'the content itself').toEqual(content);
  expect((await read(encryptedUploads(store, { current: second, former: [] }), pathOf('1')))?.text).toBe(CONTENT);
});

test('a small file that begins like an encrypted one is itself', async () => {
  writeFileSync(join(folder, 'SLU1'), 'SLU1');
  expect((await read(encryptedUploads(store, { current: first, former: [] }), 'SLU1'))?.text).toBe('SLU1');
});
