import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localized } from '@seamline/shared/contract/errors';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { pdfText } from '../../test/support/forms.ts';
import { folderUploads } from './folderUploads.ts';
import { acceptDocument, acceptPicture } from './intake.ts';
import { uploadPath } from './uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'seamline-uploads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const store = folderUploads(folder);

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 60, b: 60 } } });
const fileOf = (bytes: Uint8Array | string, name = 'a.png', type = 'image/png') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
const picture = (file: File) => acceptPicture(store, 'profile_picture', 'profile_picture', file);
const document = (file: File) => acceptDocument(store, 'pan_card', 'pan_card', file);
const kept = (sha256: string, thumbnail = false) => readFile(join(folder, uploadPath(sha256, thumbnail)));

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('that is a %s is kept as WebP with a small copy', async (format) => {
    const row = await picture(fileOf(await canvas(300, 200).toFormat(format).toBuffer(), 'x.exe', 'text/html'));

    expect(row).toMatchObject({ kind: 'profile_picture', content_type: 'image/webp', has_thumbnail: true });
    const bytes = await kept(row.sha256);
    expect(row.bytes).toBe(bytes.length);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(row.sha256);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
    expect(await sharp(await kept(row.sha256, true)).metadata()).toMatchObject({ width: 96, height: 64 });
  });

  test('loses its EXIF data, is turned upright, and is made no larger than 2400 pixels', async () => {
    const exif = { IFD0: { Copyright: 'secret street 5' } };
    const sideways = await canvas(3000, 1000).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(sideways.includes('secret street 5')).toBe(true);
    const bytes = await kept((await picture(fileOf(sideways))).sha256);

    expect(bytes.includes('secret street 5')).toBe(false);
    const { exif: left, width, height } = await sharp(bytes).metadata();
    expect({ left, width, height }).toEqual({ left: undefined, width: 800, height: 2400 });
  });

  test('with something appended keeps nothing of it', async () => {
    const polyglot = Buffer.concat([await canvas(50, 50).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    expect((await kept((await picture(fileOf(polyglot))).sha256)).includes('<script>')).toBe(false);
  });

  test.each([
    ['a text', 'hello'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['a PDF', '%PDF-1.7\n%%EOF'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'],
  ])('that is really %s is refused', async (_what, content) => {
    const message = 'Choose a JPEG, PNG or WebP picture.';
    await expect(picture(fileOf(content))).rejects.toMatchObject({
      statusCode: 415,
      message,
      errors: [{ field: 'profile_picture', message: localized('not_a_picture') }],
    });
  });

  test('that is broken off, or unfolds to too many pixels, is refused', async () => {
    const whole = await canvas(400, 400).jpeg().toBuffer();
    const huge = await canvas(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    const message = 'This picture cannot be read. It is damaged or too large. Please choose another one.';
    for (const bytes of [whole.subarray(0, whole.length / 2), huge]) {
      await expect(picture(fileOf(bytes))).rejects.toMatchObject({ statusCode: 422, message });
    }
  });
});

describe('a document', () => {
  test('may be a PDF, which is kept as it is', async () => {
    const row = await document(fileOf(pdfText(), 'card.png'));

    expect(row).toMatchObject({ kind: 'pan_card', content_type: 'application/pdf', has_thumbnail: false });
    expect(String(await kept(row.sha256))).toBe(pdfText());
  });

  test('that is a PDF loses what stands behind its end', async () => {
    const row = await document(fileOf(`${pdfText().trimEnd()}\r\n<script>alert(1)</script>`));

    expect(String(await kept(row.sha256))).toBe(`${pdfText().trimEnd()}\r\n`);
  });

  test('may be a picture', async () => {
    expect(await document(fileOf(await canvas(20, 20).png().toBuffer()))).toMatchObject({ content_type: 'image/webp' });
  });

  test('may be a PDF with a password, as that of an Aadhaar card', async () => {
    const locked = pdfText().replace(
      '/Root',
      '/Encrypt<</Filter/Standard/V 1/R 2/O<00>/U<00>/P -4>>/ID[<00><00>]/Root',
    );

    expect(await document(fileOf(locked))).toMatchObject({ content_type: 'application/pdf' });
  });

  test.each([
    ['is cut off', '%PDF-1.7 half'],
    ['begins and ends like one', '%PDF-1.7\n1 0 obj\n%%EOF\n'],
    ['is a page inside', '%PDF-1.7\n<script>alert(1)</script>\n%%EOF\n'],
    ['has no pages', pdfText().replace('/Kids[3 0 R]/Count 1', '/Kids[]/Count 0')],
  ])('that is called a PDF and %s is refused', async (_what, content) => {
    await expect(document(fileOf(content))).rejects.toMatchObject({
      statusCode: 422,
      message: 'This PDF is damaged. Please choose another one.',
    });
  });

  test('that is no PDF either is refused', async () => {
    await expect(document(fileOf('MZ program', 'card.pdf', 'application/pdf'))).rejects.toMatchObject({
      statusCode: 415,
      message: 'Choose a JPEG, PNG or WebP picture, or a PDF.',
    });
  });
});

test('the same upload twice is kept once, and no unfinished file stays behind', async () => {
  const bytes = await canvas(70, 30).png().toBuffer();
  const rows = await Promise.all([1, 2, 3, 4].map(() => picture(fileOf(bytes))));
  const sha256 = rows[0]?.sha256 ?? '';

  expect(new Set(rows.map((row) => row.sha256)).size).toBe(1);
  const names = await readdir(join(folder, sha256.slice(0, 2)));
  expect(names.filter((name) => name.startsWith(sha256)).sort()).toEqual([sha256, `${sha256}-thumbnail`]);
});
