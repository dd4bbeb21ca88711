import type { SessionLogEntry } from '@seamline/shared/contract/access/session-log';
import type { EmployeeDetails } from '@seamline/shared/contract/employees/employee-details';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { pdfText } from '../../test/support/forms.ts';
import { employeeIn, makePlace } from '../../test/support/rows.ts';
import { freshNumber, type Person, testApp } from '../../test/support/testApp.ts';
import { employees, files } from '../db/schema.ts';
import { createFileUrls, THUMBNAIL } from './fileUrls.ts';
import { acceptDocument } from './intake.ts';
import { openUploads } from './uploads.ts';

const server = await testApp();
const uploads = openUploads(server.env);
const PDF = Buffer.from(pdfText());
const owner = await server.person({ role: 'owner' });
// The flag means nothing for an owner.
const ownerWithoutFlag = await server.person({ role: 'owner', canEdit: false });
const editor = await server.person({ role: 'manager' });
const reader = await server.person({ role: 'manager', canEdit: false });
let employeeId = 0;
let ids: Record<'page1' | 'page2' | 'panCard', number>;

/** Black and white squares of 12 pixels, as fine as the strokes of a number on a card. */
function checkered(width: number, height: number) {
  const tile = `<rect width="12" height="12"/><rect x="12" y="12" width="12" height="12"/>`;
  const pattern = `<pattern id="p" width="24" height="24" patternUnits="userSpaceOnUse">${tile}</pattern>`;
  const page = `<rect width="100%" height="100%" fill="white"/><rect width="100%" height="100%" fill="url(#p)"/>`;
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${pattern}${page}</svg>`),
  );
}

/** Standard deviation of a picture's pixels: about 127 for squares of black and white, 0 for one colour. */
async function contrastOf(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).greyscale().stats();
  return channels[0]?.stdev ?? Number.NaN;
}

async function keep(kind: 'aadhaar' | 'pan_card', content: Buffer): Promise<number> {
  const kept = await acceptDocument(uploads, kind, kind, new File([new Uint8Array(content)], 'card'));
  const [row] = await server.database.db.insert(files).values(kept).returning({ id: files.id });
  return row?.id ?? 0;
}

beforeAll(async () => {
  ids = {
    page1: await keep('aadhaar', await checkered(960, 600).png().toBuffer()),
    page2: await keep('aadhaar', await checkered(48, 960).png().toBuffer()),
    panCard: await keep('pan_card', PDF),
  };
  const shown = {
    aadhaar_page_1_file_id: ids.page1,
    aadhaar_page_2_file_id: ids.page2,
    pan_card_file_id: ids.panCard,
  };
  const place = await makePlace(server.database.db);
  const [employee] = await server.database.db
    .insert(employees)
    .values(employeeIn(place, { mobile_number: freshNumber(), ...shown }))
    .returning({ id: employees.id });
  employeeId = employee?.id ?? 0;
});

const open = (viewer: Person, id: number, name: string) =>
  server.app.inject({
    method: 'GET',
    url: createFileUrls(server.keys.files).forViewer(viewer, server.now())(id, name),
  });

async function viewsOf({ number }: Person): Promise<number> {
  const { body } = await server.ask('GET', '/data/session-log', {
    token: owner.token,
    query: { q: number, event: 'view-document' },
  });
  return (body as { entries: SessionLogEntry[] }).entries.reduce((views, { times }) => views + times, 0);
}

const documentsFor = async ({ token }: Person) => {
  const { body } = await server.ask('GET', `/data/employeeDetails/${employeeId}`, { token });
  return (body as EmployeeDetails).documents;
};

describe('identity documents: a viewer without the edit permission', () => {
  test.each(['page1', 'page2'] as const)('gets a masked picture of %s, for no cache', async (page) => {
    const before = await viewsOf(reader);
    const answer = await open(reader, ids[page], `${page}.webp`);

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'private, no-store',
    });
    expect(await contrastOf(answer.rawPayload)).toBeLessThan(10);
    expect(await viewsOf(reader)).toBe(before + 1);
  });

  test('gets the small picture masked as well', async () => {
    const answer = await open(reader, ids.page1, THUMBNAIL);

    expect(await contrastOf(answer.rawPayload)).toBeLessThan(10);
  });

  test('gets 403 for a PDF, which the session log has as a view', async () => {
    const before = await viewsOf(reader);
    const answer = await open(reader, ids.panCard, 'pan-card.pdf');

    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      message: 'Only those who may edit employees can open this document.',
      detail: 'edit permission is off',
      code: 'document_needs_edit_permission',
      params: {},
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await viewsOf(reader)).toBe(before + 1);
  });

  test('gets `masked: true` with the URLs', async () => {
    expect(await documentsFor(reader)).toMatchObject({ masked: true, pan_card: expect.stringContaining('.pdf?') });
  });

  test('gets whole documents at the same address once the permission is given', async () => {
    const promoted = await server.person({ role: 'manager', canEdit: false });
    expect((await open(promoted, ids.panCard, 'pan-card.pdf')).statusCode).toBe(403);
    await server.database.sql`update members set edit_permission = true where id = ${promoted.id}`;

    expect((await open(promoted, ids.panCard, 'pan-card.pdf')).rawPayload).toEqual(PDF);
  });
});

describe('identity documents: a viewer who may edit', () => {
  test.each([
    ['an owner', owner],
    ['an owner whose flag is off', ownerWithoutFlag],
    ['a manager with the edit permission', editor],
  ])('gets whole pictures and PDFs: %s', async (_who, viewer) => {
    const before = await viewsOf(viewer);
    const picture = await open(viewer, ids.page1, 'aadhaar-page-1.webp');
    const paper = await open(viewer, ids.panCard, 'pan-card.pdf');

    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 960, height: 600 });
    expect(await contrastOf(picture.rawPayload)).toBeGreaterThan(100);
    expect(paper.rawPayload).toEqual(PDF);
    expect(await viewsOf(viewer)).toBe(before + 2);
    expect(await documentsFor(viewer)).not.toHaveProperty('masked');
  });
});
