import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import type { Registry } from '@seamline/shared/contract/releases/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, openCold } from './browser.ts';
import { buildSuite, buildTwin } from './builds.ts';
import { serveFromDisk, TOKEN, travelling } from './files.ts';
import { BUDGETS, LIST_PAGE, type MeasuredPage, SIGN_IN_PAGE } from './pages/pages.ts';

let folder: string;
let store: string;
let shells: { federated: string; twin: string };
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seamline-budgets-'));
  const suite = await buildSuite(folder);
  store = suite.remotes;
  shells = { federated: suite.shell, twin: (await buildTwin()).shell };
  browser = await launch();
}, 900_000);

afterAll(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** The scripts of a first visit. */
async function scriptsOf(shell: string, measured: MeasuredPage): Promise<string[]> {
  const page = await openCold(browser, measured.signedIn ? TOKEN : undefined);
  const scripts = await serveFromDisk(page, shell, store);
  const { address, ready } = measured.at.federated ?? { address: '/', ready: [] };
  await page.goto(`https://suite.test${address}`);
  for (const { css } of ready) await page.locator(css).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return [...new Set(scripts)];
}

const bytesOf = (scripts: string[]) => scripts.reduce((sum, file) => sum + travelling(file), 0);

test.each([SIGN_IN_PAGE, LIST_PAGE])(
  'federation costs no more than its budget on the page $name',
  async (page) => {
    const federated = bytesOf(await scriptsOf(shells.federated, page));
    const twin = bytesOf(await scriptsOf(shells.twin, page));
    expect(twin).toBeGreaterThan(50_000);
    expect(federated - twin).toBeLessThanOrEqual(BUDGETS.difference[page.name] ?? 0);
  },
  60_000,
);

test('the sign-in page loads at most 120 kB of scripts in at most 5 requests', async () => {
  const scripts = await scriptsOf(shells.federated, SIGN_IN_PAGE);
  expect(bytesOf(scripts)).toBeLessThanOrEqual(BUDGETS.signIn);
  expect(scripts.length + 1).toBeLessThanOrEqual(BUDGETS.signInRequests);
}, 60_000);

test('the branch list loads at most 228.5 kB of scripts before it can be used', async () => {
  expect(bytesOf(await scriptsOf(shells.federated, LIST_PAGE))).toBeLessThanOrEqual(BUDGETS.list);
}, 60_000);

test('the entry of each remote has at most 9 kB with gzip', async () => {
  const { remotes } = JSON.parse(await readFile(join(store, 'registry.json'), 'utf8')) as Registry;
  const sizes = await Promise.all(
    Object.entries(remotes).map(async ([name, { release }]) => {
      const entry = await readFile(join(store, name, release.id, release.entry));
      return [name, gzipSync(entry, { level: 9 }).length] as const;
    }),
  );
  expect(sizes.length).toBe((await readdir(store)).filter((name) => name.startsWith('mf-')).length);
  expect(sizes.filter(([, bytes]) => bytes > BUDGETS.entry)).toEqual([]);
});
