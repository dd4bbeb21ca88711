import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { launch, openCold } from './browser.ts';
import { buildSuite, settingsOf } from './builds.ts';
import { markdownTable, median, recordTable } from './report.ts';
import { createDatasets } from './scale/datasets.ts';
import { startServer } from './scale/servers.ts';
import { ownersToken, type Suite } from './suites.ts';

/** The first cards of the largest directory may take this many times as long as those of the smallest. */
const MOST = 1.1;

const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    sizes: { type: 'string', default: '1000,100000' },
    engine: { type: 'string', default: 'postgresql' },
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});
const SIZES = options.sizes.split(',').map(Number);

/** Costs of one visit to the directory, in milliseconds; `elements` is a count. */
interface Visit {
  firstCards: number;
  search: number;
  end: number;
  /** The longest task of the main thread during scrolling. */
  stuck: number;
  elements: number;
}

const MEASURES: readonly [name: keyof Visit, label: string, unit: string][] = [
  ['firstCards', 'first cards of a cold visit', ' ms'],
  ['search', 'a search, from the letters to its people', ' ms'],
  ['end', 'a jump to the last of the list', ' ms'],
  ['stuck', 'longest task while scrolling 60 screens', ' ms'],
  ['elements', 'elements of the page at the end', ''],
];

async function main(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'seamline-directory-'));
  const suites: Suite[] = [];
  const browser = await launch();
  const { found, close } = await createDatasets(SIZES, [options.engine]);
  try {
    const served = settingsOf(await buildSuite(folder));
    for (const dataset of found) {
      suites.push(await startServer('server/src/main.ts', { ...(await dataset.open()), ...served }));
    }
    const visits = await measure(browser, suites);
    const table = tableOf(visits);
    console.log(`\n${table}\n`);
    const how = `, ${options.rounds} visits of each, ${options.engine === 'embedded' ? 'embedded' : 'PostgreSQL'}`;
    if (options.write) await recordTable('directory', table, how);
    const ratio = ratioOf(visits, 'firstCards');
    if (ratio <= MOST) return 0;
    console.error(
      `The first cards of ${SIZES.at(-1)} people take ${ratio.toFixed(2)} times as long; ${MOST} are allowed.`,
    );
    return 1;
  } finally {
    await browser.close();
    await Promise.all(suites.map((suite) => suite.stop()));
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Alternates the sizes, so that other load affects all alike; the first round warms the servers up. */
async function measure(browser: Browser, suites: readonly Suite[]): Promise<Visit[][]> {
  const visits: Visit[][] = suites.map(() => []);
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    for (const [index, suite] of suites.entries()) {
      const page = await openCold(browser, await ownersToken(suite));
      const cost = await visit(page, suite.origin);
      await page.context().close();
      if (round > 0) visits[index]?.push(cost);
    }
  }
  return visits;
}

async function visit(page: Page, origin: string): Promise<Visit> {
  const cards = page.getByRole('main').getByRole('listitem');
  const took = async (act: () => Promise<unknown>) => {
    const start = performance.now();
    await act();
    return performance.now() - start;
  };
  const firstCards = await took(async () => {
    await page.goto(`${origin}/dashboard/employee`, { waitUntil: 'commit' });
    await cards.first().waitFor();
  });
  const all = await page.getByRole('button', { name: /^All \([\d,]+\)$/ }).textContent();
  const total = Number((all ?? '').replaceAll(/\D/g, ''));
  const box = page.getByRole('searchbox', { name: 'Search employees' });
  const search = await took(async () => {
    await box.fill('hetal');
    await page.getByText(/^[\d,]+ of [\d,]+ employees$/).waitFor();
    await cards.first().waitFor();
  });
  await box.fill('');
  await page.getByText(`${total.toLocaleString('en-IN')} employees`, { exact: true }).waitFor();
  const stuck = await page.evaluate(scrollOn);
  const last = page.locator(`[data-person="${total - 1}"] a`);
  const end = await took(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await last.waitFor();
  });
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { firstCards, search, end, stuck, elements };
}

/** Runs in the page: scrolls a screen at a time, and returns the longest task. */
async function scrollOn(): Promise<number> {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  for (let screen = 0; screen < 60; screen += 1) {
    window.scrollBy(0, window.innerHeight);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  observer.disconnect();
  return longest;
}

/** The median over the rounds of the ratio between the largest and the smallest size. */
function ratioOf(visits: readonly Visit[][], name: keyof Visit): number {
  const [few = [], many = []] = [visits[0], visits.at(-1)];
  return median(many.map((cost, round) => cost[name] / (few[round]?.[name] ?? Number.NaN)));
}

function tableOf(visits: readonly Visit[][]): string {
  const head = ['', ...SIZES.map((size) => `${size.toLocaleString('en-IN')} employees`), 'ratio'];
  const rows = MEASURES.map(([name, label, unit]) => [
    label,
    ...visits.map((costs) => `${Math.round(median(costs.map((cost) => cost[name])))}${unit}`),
    Number.isFinite(ratioOf(visits, name)) ? ratioOf(visits, name).toFixed(2) : '',
  ]);
  return markdownTable(head, rows);
}

process.exitCode = await main();
