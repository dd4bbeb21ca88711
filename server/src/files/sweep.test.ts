import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../test/support/database.ts';
import { employeeIn, makePlace } from '../../test/support/rows.ts';
import { employees, files } from '../db/schema.ts';
import { type FileStore, fileStore } from './fileRecords.ts';
import { folderUploads } from './folderUploads.ts';
import { sweep } from './sweep.ts';
import { uploadPath } from './uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'seamline-sweep-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const uploads = folderUploads(folder);
const database = await testDatabase();
const store = fileStore(database);

const DAY_MS = 86_400_000;
const yesterday = () => new Date(Date.now() - DAY_MS);
const longAgo = new Date(Date.now() - 3 * DAY_MS);

const hash = (digit: string) => digit.repeat(64);

async function keep(digit: string, writtenAt: Date, thumbnail = false): Promise<void> {
  const path = uploadPath(hash(digit), thumbnail);
  await uploads.write(path, Buffer.from('picture'));
  utimesSync(join(folder, path), writtenAt, writtenAt);
}

async function row(digit: string, createdAt: Date): Promise<number> {
  const [added] = await database.db
    .insert(files)
    .values({
      kind: 'profile_picture',
      content_type: 'image/webp',
      bytes: 7,
      sha256: hash(digit),
      created_at: createdAt,
    })
    .returning({ id: files.id });
  return added?.id ?? 0;
}

async function paths(): Promise<string[]> {
  const all: string[] = [];
  for await (const { path } of uploads.list()) all.push(path);
  return all.sort();
}

const rows = async () => (await database.sql`select sha256 from files order by sha256`).map((found) => found.sha256);

beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.sql`truncate files, employees, designations, branches, departments, shifts cascade`;
  const shown = await row('a', longAgo);
  await database.db
    .insert(employees)
    .values(employeeIn(await makePlace(database.db), { profile_picture_file_id: shown }));
  await keep('a', longAgo);
  await keep('a', longAgo, true);
  await row('b', longAgo);
  await keep('b', longAgo);
  await keep('b', longAgo, true);
  await row('c', new Date());
  await keep('c', longAgo);
  await keep('d', longAgo);
  await keep('e', new Date());
  writeFileSync(join(folder, 'notes.txt'), 'not ours');
  utimesSync(join(folder, 'notes.txt'), longAgo, longAgo);
  const broken = join(folder, `${uploadPath(hash('d'), false)}.0b5c7f5e-0000-4000-8000-000000000000`);
  writeFileSync(broken, 'half');
  utimesSync(broken, longAgo, longAgo);
});

test('a sweep removes old rows that nothing shows and old bytes without a row, and leaves everything else', async () => {
  expect(await sweep(store, uploads, { before: yesterday(), dryRun: false })).toEqual({ rows: 1, files: 4, bytes: 25 });

  expect(await rows()).toEqual([hash('a'), hash('c')]);
  expect(await paths()).toEqual([
    uploadPath(hash('a'), false),
    uploadPath(hash('a'), true),
    uploadPath(hash('c'), false),
    uploadPath(hash('e'), false),
    'notes.txt',
  ]);
});

test('a dry run finds the same and removes nothing', async () => {
  const before = [await rows(), await paths()];

  expect(await sweep(store, uploads, { before: yesterday(), dryRun: true })).toEqual({ rows: 1, files: 4, bytes: 25 });
  expect([await rows(), await paths()]).toEqual(before);
});

test('a file that is uploaded again while nobody shows it stays', async () => {
  await uploads.write(uploadPath(hash('d'), false), Buffer.from('picture'));
  await sweep(store, uploads, { before: yesterday(), dryRun: false });

  expect(await paths()).toContain(uploadPath(hash('d'), false));
});

test('a file that is uploaded again after the sweep has listed it stays', async () => {
  const path = uploadPath(hash('e'), false);
  await keep('e', longAgo);
  const renewing: FileStore = {
    ...store,
    async known(hashes) {
      const known = await store.known(hashes);
      await uploads.write(path, Buffer.from('picture'));
      return known;
    },
  };
  await sweep(renewing, uploads, { before: yesterday(), dryRun: false });

  expect(await paths()).toContain(path);
});
