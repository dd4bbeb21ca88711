import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { storeOf } from '@seamline/delivery/storage';
import sharp from 'sharp';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { ask, type ServerProcess, startServer } from '../test/support/serverProcess.ts';
import { connectEmbedded } from './db/connect.ts';
import { makePrivate } from './privateFolder.ts';

const root = mkdtempSync(join(tmpdir(), 'seamline-private-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Every file and folder that other users have any right to, with its mode. */
function openToOthers(folder: string): string[] {
  const paths = [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))];
  return paths.flatMap((path) => {
    const { mode } = lstatSync(path);
    return mode & 0o077 ? [`${relative(root, path)} ${(mode & 0o777).toString(8)}`] : [];
  });
}

async function stop(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  await server.exit;
}

const OWNER = '9812345670';

/** Signs in, adds a branch and uploads a logo. */
async function write(origin: string): Promise<void> {
  await ask(origin, 'POST', '/data/login', { query: { number: OWNER } });
  const otp = String((await ask(origin, 'GET', `/dev/outbox/${OWNER}`)).body.otp);
  const token = String((await ask(origin, 'POST', '/data/verify-login', { query: { number: OWNER, otp } })).body.token);
  const branch = { name: `Branch ${Math.random()}`, branch_type: 'Factory' };
  expect((await ask(origin, 'POST', '/data/settings/add-branches', { token, query: branch })).status).toBe(200);
  const background = { r: Math.floor(Math.random() * 256), g: 60, b: 60 };
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('company_name', 'Meghdhanush');
  form.set('address', 'Ring Road, Surat');
  form.set('company_logo', new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' }));
  expect((await ask(origin, 'POST', '/data/company-details', { token, body: form })).status).toBe(200);
}

// The data folder with a database in it; the process starts as a shell starts it, with the usual umask of 022.
// Only the embedded engine has one, and Windows has no such permissions.
describe.runIf(inject('engine') === 'embedded' && process.platform !== 'win32')('the data folder', () => {
  test('belongs to its user alone after a start, writes, uploads and a restart', { timeout: 180_000 }, async () => {
    const DATA_DIR = join(root, 'data');
    for (let start = 0; start < 2; start += 1) {
      const server = startServer({ DATA_DIR, FIRST_OWNER_NUMBER: OWNER });
      const origin = await server.ready;
      if (start === 0) await write(origin);
      expect(openToOthers(DATA_DIR), `while start ${start + 1} runs`).toEqual([]);
      await stop(server);
      expect(openToOthers(DATA_DIR), `after start ${start + 1}`).toEqual([]);
    }
  });

  test('that others could read is corrected at the next start, which says so', { timeout: 180_000 }, async () => {
    const DATA_DIR = join(root, 'opened');
    await (await connectEmbedded(DATA_DIR, inject('embeddedTemplate'))).close();
    chmodSync(DATA_DIR, 0o755);
    const server = startServer({ DATA_DIR });
    await server.ready;

    expect(lstatSync(DATA_DIR).mode & 0o777).toBe(0o700);
    expect(server.output()).toMatch(
      /^Other users of this machine could enter \S+\. It belongs to this user alone now\.\n/,
    );
    await stop(server);
  });
});

test('the store of remotes outside of the data folder keeps the rights of its own folder', async () => {
  const folder = join(root, 'store');
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  const umask = process.umask(0o077);
  try {
    await storeOf({ bucket: undefined, folder }).write('compositions/1a.json', '{}');
  } finally {
    process.umask(umask);
  }

  expect(lstatSync(join(folder, 'compositions')).mode & 0o777).toBe(0o755);
  expect(lstatSync(join(folder, 'compositions/1a.json')).mode & 0o777).toBe(0o644);
});

test('a folder that holds other things and that other users may enter is refused and left as it is', () => {
  const folder = join(root, 'home');
  mkdirSync(join(folder, 'photos'), { recursive: true });
  chmodSync(folder, 0o755);

  expect(() => makePrivate(folder)).toThrow(
    `Other users of this machine may enter ${folder}, which holds more than the data of Seamline (photos). Choose a folder of its own with DATA_DIR, or take their rights: chmod go= ${folder}`,
  );
  expect(lstatSync(folder).mode & 0o777).toBe(0o755);
});

test('a folder that does not exist and one that is private already cause no message', () => {
  const folder = mkdtempSync(join(root, 'fresh-'));

  expect(makePrivate(join(root, 'nowhere'))).toBeUndefined();
  expect(makePrivate(folder)).toBeUndefined();
});
