import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';
import { routeFiles } from './support/faults.ts';
import { readRegistry } from './support/registry.ts';
import { content, sidebar } from './support/shell.ts';

const root = join(import.meta.dirname, '..');
/** The chunks of a build. */
const CHUNKS = 'static/js/async';
const folders: string[] = [];

test.afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'seamline-delivery-'));
  folders.push(folder);
  return folder;
}

function delivery(
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const key = ['publish', 'canary'].includes(args[0] ?? '') ? ['--key', process.env.SEAMLINE_SUITE_KEY ?? ''] : [];
  return new Promise((done) => {
    execFile(
      process.execPath,
      [join(root, 'delivery/src/cli.ts'), ...args, ...key],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

/** A copy of the build of Leave with another text in one chunk, whose hash the entry names. */
async function buildWith(chunk: (name: string) => Promise<boolean>, changed: (text: string) => string) {
  const build = join(await newFolder(), 'mf-leave', 'dist');
  await cp(join(root, 'mf-leave/dist'), build, { recursive: true });
  const names = (await readdir(join(build, CHUNKS))).filter((name) => name.endsWith('.js'));
  const chosen = await Promise.all(names.map(chunk));
  const file = join(build, CHUNKS, names.find((_, index) => chosen[index]) ?? 'no such chunk');
  const text = await readFile(file, 'utf8');
  const other = changed(text);
  expect(other).not.toBe(text);
  await writeFile(file, other);
  const entry = join(build, 'remoteEntry.js');
  await writeFile(entry, (await readFile(entry, 'utf8')).replace(sha256(text), sha256(other)));
  for (const compressed of [file, entry]) {
    for (const ending of ['br', 'gz']) await rm(`${compressed}.${ending}`, { force: true });
  }
  return build;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** The build of Leave, with a screen that stops with an error while it is loaded. */
async function spoiltBuild(): Promise<string> {
  const map = (name: string) => readFile(join(root, 'mf-leave/dist', CHUNKS, `${name}.map`), 'utf8').catch(() => '');
  return await buildWith(
    async (name) => (await map(name)).includes('/LeaveReasonsScreen.tsx"'),
    (text) => `throw new Error('spoilt by a test');${text}`,
  );
}

/** The build of Leave, whose routes.tsx throws an error when it is imported. */
async function throwingBuild(): Promise<string> {
  return await buildWith(
    async (name) => /^routes\.\w+\.js$/.test(name),
    (text) => text.replace('path:"leavetype"', 'path:(()=>{throw new Error("The leave rules could not be read.")})()'),
  );
}

test('publish: a remote whose routes.tsx throws at import is refused with its own error, the file and no stack trace', async () => {
  test.setTimeout(600_000);
  const store = await newFolder();
  const from = await throwingBuild();
  const args = ['publish', 'mf-leave', '--store', store, '--from', from];
  const { code, stderr } = await delivery(args, { SEAMLINE_WITHOUT_BROWSER: '' });
  expect(code, stderr).toBe(1);
  expect(stderr).toMatch(
    /^mf-leave 1\.0\.0-\w{12} is not published: it failed the smoke test as composition \w{12}\.\nmf-leave \(Leave team\): \/dashboard\/leavetype fails: .*Error: The leave rules could not be read\. \(src\/routes\.tsx:\d+\)\n$/,
  );
  expect(await readdir(store)).toEqual(['verdicts']);
});

test('publish: a build of which one screen fails with deployed data is refused, with the screen, the team and the builds', async ({
  origin,
}) => {
  test.setTimeout(600_000);
  const store = await newFolder();
  for (const name of ['mf-leave', 'mf-shifts']) {
    expect(await delivery(['publish', name, '--store', store])).toMatchObject({ code: 0, stderr: '' });
  }
  const live = await readFile(join(store, 'registry.json'), 'utf8');
  const spoilt = await spoiltBuild();
  const refused = await delivery(
    ['publish', 'mf-leave', '--store', store, '--from', spoilt, '--server', origin, '--deployed-data'],
    { SEAMLINE_WITHOUT_BROWSER: '', SEAMLINE_ACCOUNT: '9876500001:fitting-room-7' },
  );
  expect(refused.code, refused.stdout + refused.stderr).toBe(1);
  expect(refused.stderr).toMatch(
    /^mf-leave 1\.0\.0-\w{12} is not published: it failed the smoke test as composition \w{12}\.\n/,
  );
  expect(refused.stderr).toMatch(/mf-leave \(Leave team\): \/dashboard\/leavereason fails: .*Error: spoilt by a test/);
  expect(refused.stderr).not.toContain('/dashboard/leavetype');
  expect(refused.stderr).not.toContain('mf-shifts (');
  expect(await readFile(join(store, 'registry.json'), 'utf8')).toBe(live);
  const release = /mf-leave (1\.0\.0-\w{12}) is not published/.exec(refused.stderr)?.[1] ?? '';
  const kept = join(store, 'verdicts/mf-leave', release);
  const [file = ''] = await readdir(kept);
  const verdict = JSON.parse(await readFile(join(kept, file), 'utf8'));
  const { remotes } = JSON.parse(live);
  expect(verdict).toMatchObject({
    outcome: 'failed',
    composition: file.replace('.json', ''),
    shell: JSON.parse(await readFile(join(root, 'shell/dist/shell.json'), 'utf8')).build,
    remotes: { 'mf-leave': release, 'mf-shifts': remotes['mf-shifts'].release.id },
    candidates: ['mf-leave'],
    service: origin,
  });
  expect(verdict.screens).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ path: 'leavereason', outcome: 'failed' }),
      expect.objectContaining({ path: 'leavetype', outcome: 'passed', heading: 'Leave Types' }),
      expect.objectContaining({ remote: 'mf-shifts', outcome: 'passed' }),
    ]),
  );
});

test('verify shell: a previous release whose screen fails in the shell is named with remote and owner', async () => {
  test.setTimeout(600_000);
  const store = await newFolder();
  const publish = (...args: string[]) => delivery(['publish', 'mf-leave', '--store', store, ...args]);
  expect(await publish('--from', await spoiltBuild())).toMatchObject({ code: 0, stderr: '' });
  expect(await publish()).toMatchObject({ code: 0, stderr: '' });
  const { remotes } = JSON.parse(await readFile(join(store, 'registry.json'), 'utf8'));
  const { code, stdout } = await delivery(['verify', 'shell', '--store', store], { SEAMLINE_WITHOUT_BROWSER: '' });
  expect(code, stdout).toBe(1);
  expect(stdout).toMatch(/\d+ screens of live releases passed the smoke test/);
  expect(stdout).toContain(
    `mf-leave ${remotes['mf-leave'].previous.id} (previous, Leave team): /dashboard/leavereason fails: `,
  );
});

test('a page names its composition, an error report as well, and the id leads back to the exact builds', async ({
  page,
  origin,
  owner,
  signInAs,
  quiet,
}) => {
  quiet.expect(/Failed to load resource|mf-shifts: /);
  await signInAs('owner');
  const { remotes } = await readRegistry(origin);
  const shifts = remotes['mf-shifts']?.release;
  if (!shifts) throw new Error('Shifts is not published.');
  await routeFiles(page, shifts.base, Object.keys(shifts.integrity), (route) => route.abort());
  const reports: unknown[] = [];
  const traces: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/data/remote-usage')) return;
    reports.push(...request.postDataJSON().reports);
    traces.push(request.headers().traceparent ?? '');
  });
  await page.goto('/');
  const id = await page.evaluate(() => document.documentElement.dataset.composition);
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  await page.goto('/dashboard/manageshiftPage');
  await sidebar(page).getByRole('button', { name: 'About Seamline HR' }).click();
  const about = page.getByRole('dialog', { name: 'About Seamline HR' });
  await expect(about).toContainText(`Version ${id}`);
  await expect(about).toContainText(`mf-shifts${shifts.id}`);
  await about.getByRole('button', { name: 'Close' }).click();
  const report = { remote: 'mf-shifts', release: shifts.id, outcome: 'failed', composition: id };
  const details = { owner: 'Shift team', route: '/dashboard/manageshiftpage/*' };
  await expect.poll(() => reports).toContainEqual(expect.objectContaining({ ...report, ...details }));
  const [, reference] = /^00-([0-9a-f]{8})/.exec(traces.findLast(Boolean) ?? '') ?? [];
  await expect(content(page)).toContainText(
    `When you report this, name the reference ${reference} and the version ${id}.`,
  );
  await expect
    .poll(async () => {
      const usage = await owner.get<{ releases: { release: string; last_fault_in?: string }[] }>('/data/remote-usage');
      return usage.releases.find(({ release }) => release === shifts.id)?.last_fault_in;
    })
    .toBe(id);

  const kept = await fetch(`${origin}/remotes/compositions/${id}.json`);
  const composition = await kept.json();
  expect(composition).toEqual({
    id,
    shell: expect.stringMatching(/^1\.0\.0-[0-9a-f]{12}$/),
    remotes: Object.fromEntries(Object.entries(remotes).map(([name, { release }]) => [name, release.id])),
  });
  const again = await delivery(['compose', '--id', id ?? '', '--store', `${origin}/remotes`, '--dry-run', '--json']);
  expect(again.code, again.stderr).toBe(0);
  expect(JSON.parse(again.stdout)).toEqual(composition);
});
