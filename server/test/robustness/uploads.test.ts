import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { seededRandom } from '../../src/seed/random.ts';
import { type Answer, ask, type ServerProcess } from '../support/serverProcess.ts';
import { isFullRun, SEED } from './counts.ts';
import { CANARY, MALICIOUS_FILES, type MaliciousFile } from './maliciousFiles.ts';
import { createDesk, ownerToken, type PersistentData, persistentData } from './persistentData.ts';
import { hire, type Slot, send, shownFiles, uploadSlots } from './uploadSlots.ts';
import type { Desk } from './writers.ts';

const LONGEST_EDGE = 2400;
/**
 * Limit in MiB: growth is 190 to 220 on a quiet machine, and was 413 on a busy one, which collects garbage later. One
 * picture of the bombs, decoded as a whole, takes more than a gigabyte.
 */
const MOST_GROWTH_MB = 700;

/**
 * The database keeps the name of a file, whatever the file is: the full run has every file on PostgreSQL, and on the
 * embedded engine another twelfth of them than a local run has on PostgreSQL.
 */
const isWhole = isFullRun && inject('engine') === 'postgresql';
const chance = seededRandom(SEED + (inject('engine') === 'embedded' ? 0 : 1));
const inSample = () => isWhole || chance.chance(1 / 12);

let data: PersistentData;
let server: ServerProcess;
let desk: Desk;
let slots: Slot[];
let megabytesBefore = 0;

beforeAll(async () => {
  data = await persistentData();
  const database = await data.open();
  const token = await ownerToken(database);
  await database.close();
  server = data.start();
  desk = await createDesk(await server.ready, token);
  slots = await uploadSlots(desk.origin, await hire(desk));
  if (tellsOfPictures) megabytesBefore = megabytes('VmRSS');
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.exit;
  await data.remove();
});

test('the test knows every form that takes files', () => {
  const names = slots.map(({ form, field }) => `${form.method} ${form.path.replace(/\d+/, ':id')} ${field}`);

  expect(names).toEqual(
    expect.arrayContaining([
      'POST /data/company-details company_logo',
      'POST /data/company-details company_photo',
      'POST /data/employee adhar_card_page_1',
      'PUT /data/employeeDetails/:id profile_picture',
    ]),
  );
  expect(MALICIOUS_FILES.length).toBeGreaterThanOrEqual(60);
});

describe('in every form that takes files,', () => {
  const cases = MALICIOUS_FILES.map((file) => [`${file.title} → ${file.fate}`, file] as const);
  test.each(cases)('%s', { timeout: 300_000 }, async (_title, file) => {
    const chosen = slots.filter(inSample);
    if (chosen.length === 0) return;
    const content = file.bytes();
    for (const slot of chosen) await expectFate(file, slot, content);
  });
});

async function expectFate(file: MaliciousFile, slot: Slot, content: Buffer): Promise<void> {
  const where = `${slot.form.method} ${slot.form.path} ${slot.field}`;
  const before = await shownFiles(desk, slot);
  const answer = await send(desk, slot, file, content);
  const isKept = file.fate === 'picture' || (file.fate === 'pdf' && slot.takesPdf);
  const mayBeKept = file.fate === 'either' && answer.status === 200;
  const counts = file.fate !== 'nothing' || slot.form.required.includes(slot.field);

  if (isKept || mayBeKept || !counts) {
    expect(answer.status, `${where}: ${answer.bytes}`).toBe(200);
    const after = await shownFiles(desk, slot, answer);
    expect(
      after.some((address) => !before.includes(address)),
      where,
    ).toBe(counts || slot.form.adds);
    for (const address of after) await expectHarmless(address);
  } else expectRefused(answer, slot, where);
}

function expectRefused({ status, body, bytes }: Answer, { field }: Slot, where: string): void {
  expect(status, `${where}: ${bytes}`).toBeGreaterThanOrEqual(400);
  expect(status, `${where}: ${bytes}`).toBeLessThan(500);
  expect(body, where).toMatchObject({
    message: expect.stringMatching(/^[A-Z].*\.$/),
    errors: [{ field, message: expect.stringMatching(/^[A-Z].*\.$/) }],
  });
}

/** Checks that a file holds nothing but its content, and that its headers let a browser only show it. */
async function expectHarmless(address: string): Promise<void> {
  const { status, headers, bytes } = await ask(desk.origin, 'GET', address);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': expect.stringMatching(/^(image\/webp|application\/pdf)$/),
    'content-disposition': expect.stringMatching(/^inline; filename\*=UTF-8''[a-z0-9-]+\.(webp|pdf)$/),
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('private'),
  });
  expect(bytes.includes(CANARY)).toBe(false);
  expect((await ask(desk.origin, 'GET', address.replace(/\?.*/, ''))).status, 'without its signature').toBe(403);
  if (headers.get('content-type') === 'application/pdf') {
    expect(bytes.toString('latin1')).toMatch(/^%PDF-.*%%EOF\s*$/s);
    return;
  }
  const RIFF_HEAD = 8;
  const { format, width, height, pages, exif, icc, iptc, xmp } = await sharp(bytes).metadata();
  expect({ format, pages, exif, icc, iptc, xmp }).toEqual({ format: 'webp' });
  expect(Math.max(width, height)).toBeLessThanOrEqual(LONGEST_EDGE);
  expect(bytes.readUInt32LE(4) + RIFF_HEAD, 'nothing is appended').toBe(bytes.length);
}

// The embedded engine runs in the same process, and its own memory grows over time.
const tellsOfPictures = process.platform === 'linux' && inject('engine') === 'postgresql';

// The sample of one file in twelve needs too little memory to show a leak.
test.runIf(isFullRun && tellsOfPictures)('uploads of all files need a limited amount of memory', () => {
  expect(megabytes('VmHWM') - megabytesBefore).toBeLessThan(MOST_GROWTH_MB);
});

/** The server's memory as the system reports it, in MiB. */
function megabytes(counter: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(new RegExp(`${counter}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
