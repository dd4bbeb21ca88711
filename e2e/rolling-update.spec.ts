import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startPostgresql } from '../server/test/support/postgresql.ts';
import { type ServerProcess, startServer } from '../server/test/support/serverProcess.ts';
import { expect, expectRow, type Page, test } from './fixtures.ts';
import { type Api, api } from './support/api.ts';
import { startLoadBalancer } from './support/loadBalancer.ts';
import { makeNextServer } from './support/nextServer.ts';
import { freshTokenOf, PASSWORD } from './support/people.ts';
import { headingOf, REMOTES } from './support/remotes.ts';
import { isSampled } from './support/sample.ts';
import { choose, content, title } from './support/shell.ts';
import { mobileNumber, passwordField, signInButton } from './support/signInForm.ts';

const root = join(import.meta.dirname, '..');
/** Sessions that write without a browser. */
const WRITERS = 4;
/** Pause of a writer between two writes, in milliseconds. */
const PAUSE = 30;

/** Functions that stop the parts of the test, called in reverse order. */
const running: (() => Promise<unknown>)[] = [];

test.afterEach(async ({ page }) => {
  // A call of the page that the end of the servers cuts off would be an error of the page.
  await page.close();
  for (const stop of running.splice(0).reverse()) await stop();
});

/** Starts all that the servers share: PostgreSQL, and the settings that name it and one store of releases. */
async function startInstallation(): Promise<Record<string, string>> {
  // The folder of the suite, which has the store, the shell and the keys.
  const suite = dirname(dirname(process.env.SEAMLINE_SUITE_KEY ?? ''));
  const folder = await mkdtemp(join(tmpdir(), 'seamline-update-'));
  running.push(() => rm(folder, { recursive: true, force: true }));
  const postgresql = await startPostgresql();
  running.push(() => postgresql.stop());
  for (const part of ['remotes', 'shell', 'trusted-keys.json']) {
    await cp(join(suite, part), join(folder, part), { recursive: true });
  }
  return {
    ...{ DATABASE_URL: postgresql.url, DATA_DIR: folder, SHELL_DIR: join(folder, 'shell') },
    ...{ REMOTES_DIR: join(folder, 'remotes'), TRUSTED_KEYS: join(folder, 'trusted-keys.json') },
    ...{ SESSION_SECRET: randomBytes(32).toString('hex'), UPLOADS_KEY: randomBytes(32).toString('hex') },
    ...{ TRUST_PROXY: '1', DRAIN_SECONDS: '2', MAP_TILES_URL: 'off', PLACE_SEARCH_URL: 'off' },
  };
}

/** A version of the suite on the same data: the folder that its server runs from, and its settings. */
interface Version {
  readonly folder: string;
  readonly settings: Record<string, string>;
}

/** Makes the next version: another server, and another build of the shell, which gives another composition. */
async function nextVersion(settings: Record<string, string>): Promise<Version> {
  const folder = join(settings.DATA_DIR ?? '', 'next');
  makeNextServer(folder);
  const shell = `${settings.SHELL_DIR}-next`;
  await cp(settings.SHELL_DIR ?? '', shell, { recursive: true });
  const { build } = JSON.parse(await readFile(join(shell, 'shell.json'), 'utf8')) as { build: string };
  for (const file of ['shell.json', 'index.html']) {
    const contents = await readFile(join(shell, file), 'utf8');
    await writeFile(join(shell, file), contents.replaceAll(build, '2.0.0-0123456789ab'));
  }
  return { folder, settings: { ...settings, SHELL_DIR: shell } };
}

async function migrate({ folder, settings }: Version): Promise<void> {
  const env = { PATH: process.env.PATH, ...settings };
  const child = spawn(process.execPath, [join(folder, 'server/src/migrate.ts')], { env });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect([code, output]).toEqual([0, 'Applied 1 migration.\n']);
}

/** Reads the branches as a version of the server answers them. */
async function branchesOf(session: Api | undefined): Promise<{ name: string; region?: string | null }[]> {
  return (await session?.get<{ branches: [] }>('/data/settings/branches'))?.branches ?? [];
}

/** Starts sessions that write until `stop` is called. */
function startWriters(sessions: readonly Api[]) {
  let isOver = false;
  const acknowledged: string[] = [];
  const failures: string[] = [];
  const work = sessions.map(async (session, writer) => {
    for (let count = 0; !isOver; count += 1) {
      const designation = `Designation ${writer}-${count}`;
      await session.post('/data/settings/designations', { designation }).then(
        () => acknowledged.push(designation),
        (error: Error) => failures.push(error.message),
      );
      await session.get('/data/settings/departments').catch((error: Error) => failures.push(error.message));
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  });
  return {
    acknowledged,
    failures,
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(work);
    },
  };
}

/** Works as a person does: a branch is added, and the areas of all teams are opened. */
async function workOneRound(page: Page, round: number, headings: readonly string[]): Promise<string> {
  const name = `Branch (${round})`;
  await choose(page, 'COMPANY SETTING', 'Branches');
  await content(page).getByRole('link', { name: 'Add Branch' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: 'Branch Type' }).selectOption('Warehouse');
  await page.getByRole('button', { name: 'Add Branch' }).click();
  await expectRow(page.getByRole('table', { name: 'Branches' }), { Name: name });
  for (const [index, { group, item }] of REMOTES.entries()) {
    await choose(page, group, item);
    await expect(title(page)).toHaveText(headings[index] ?? '');
    await expect(content(page).getByRole('alert')).toHaveCount(0);
  }
  return name;
}

test('a rolling update under load: no screen fails, no acknowledged write is lost, nobody is signed out', async ({
  page,
  browser,
  origin,
}, testInfo) => {
  testInfo.skip(isSampled, 'in the full run only');
  test.setTimeout(240_000);
  // The suite of the run has the same builds.
  const headings = await Promise.all(REMOTES.map((remote) => headingOf(browser, origin, remote)));
  const settings = await startInstallation();
  const balancer = await startLoadBalancer();
  running.push(() => balancer.stop());
  const start = async ({ folder, settings: given }: Version) => {
    const started = startServer(given, folder);
    running.push(async () => void started.child.kill('SIGKILL'));
    const origin = await started.ready;
    balancer.add(origin);
    await expect.poll(() => balancer.isReady(origin)).toBe(true);
    return { ...started, origin };
  };
  const old = [
    await start({ folder: root, settings: { ...settings, SEED: 'demo' } }),
    await start({ folder: root, settings }),
  ];

  await page.goto(balancer.origin);
  await mobileNumber(page).fill('9876500001');
  await passwordField(page).fill(PASSWORD);
  await signInButton(page).click();
  await expect(title(page)).toHaveText('Dashboard');
  const compositionBefore = await page.locator('html').getAttribute('data-composition');
  const tokens = await Promise.all(Array.from({ length: WRITERS }, () => freshTokenOf(balancer.origin, 'owner')));
  const sessions = tokens.map((token) => api(balancer.origin, token));
  const writers = startWriters(sessions);
  const added = [await workOneRound(page, 1, headings)];
  expect(await branchesOf(sessions[0])).not.toContainEqual(expect.objectContaining({ region: null }));

  // The expand step of docs/delivery.md, by the order of docs/operations.md: migrate, start the new processes, wait for /readyz, stop the old ones with SIGTERM.
  let isUpdated = false;
  const update = (async () => {
    const next = await nextVersion(settings);
    await migrate(next);
    const replacements = await Promise.all([start(next), start(next)]);
    for (const each of old) expect(await stop(each)).toBe(0);
    isUpdated = true;
    return replacements;
  })();
  for (let round = 2; !isUpdated; round += 1) added.push(await workOneRound(page, round, headings));
  const replacements = await update;
  added.push(await workOneRound(page, 0, headings));
  await writers.stop();

  expect(writers.failures).toEqual([]);
  const [session] = sessions;
  const { designations } = (await session?.get<{ designations: { designation: string }[] }>(
    '/data/settings/designations',
  )) ?? { designations: [] };
  const stored = designations.map(({ designation }) => designation).filter((name) => name.startsWith('Designation '));
  expect(stored.toSorted()).toEqual(writers.acknowledged.toSorted());
  // The clients are of the old contract; the new field is there, and null in every branch.
  const worked = (await branchesOf(session)).filter(({ name }) => name.startsWith('Branch ('));
  expect(worked.map(({ name }) => name).toSorted()).toEqual(added.toSorted());
  expect(new Set(worked.map(({ region }) => region))).toEqual(new Set([null]));
  const surat = { name: 'Branch (Surat)', branch_type: 'Warehouse', region: 'Gujarat' };
  await session?.post('/data/settings/add-branches', surat);
  expect(await branchesOf(session)).toContainEqual(expect.objectContaining(surat));
  for (const each of sessions) expect(await each.get('/data/session')).toMatchObject({ number: '9876500001' });
  for (const { origin } of [...old, ...replacements]) expect(balancer.servedBy(origin)).toBeGreaterThan(0);

  await page.reload();
  await expect(title(page)).toHaveText(headings.at(-1) ?? '');
  await expect(page.locator('html')).not.toHaveAttribute('data-composition', compositionBefore ?? '');
});

async function stop({ child, exit }: ServerProcess): Promise<number | null> {
  child.kill('SIGTERM');
  return await exit;
}
