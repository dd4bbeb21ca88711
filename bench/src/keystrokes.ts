import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { paths } from '@seamline/shared/paths';
import { pageMetrics } from '../../e2e/support/pageMetrics.ts';
import { launch, openCold } from './browser.ts';
import { buildSuite } from './builds.ts';
import { markdownTable, median, recordTable } from './report.ts';
import { SLOW_DOWN } from './speed.ts';
import { ownersToken, type Suite, serve } from './suites.ts';

/** Number of measurements, of which the median counts. */
const RUNS = 7;
/** Cells that are typed in, each run. */
const CELLS = 14;
const TYPED = '0930';
// Code that runs at each key raises the ratio to 20 and more.
/** The sheet may cost so many times what bare HTML costs. */
const MOST = 2.4;

interface Cost {
  /** Milliseconds of the page's main thread for one key. */
  key: number;
  /** The same for leaving a cell, including validation and rendering. */
  leave: number;
}

async function main(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'seamline-keys-'));
  const browser = await launch();
  let suite: Suite | undefined;
  try {
    suite = await serve(join(folder, 'data'), await buildSuite(folder));
    const sheet = await openCold(browser, await ownersToken(suite));
    await sheet.setViewportSize({ width: 1440, height: 1000 });
    await sheet.goto(`${suite.origin}${paths.shiftAdd}?tab=week`);
    await sheet.getByRole('grid').waitFor();
    const bare = await sheet.context().newPage();
    await bare.setContent(bareTable());
    const costs = { sheet: [] as Cost[], bare: [] as Cost[] };
    for (let run = 0; run < RUNS; run += 1) {
      costs.sheet.push(await costOf(sheet));
      costs.bare.push(await costOf(bare));
    }
    return await report(costs.sheet, costs.bare);
  } finally {
    await browser.close();
    await suite?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function report(sheet: readonly Cost[], bare: readonly Cost[]): Promise<number> {
  const middle = (costs: readonly Cost[], of: keyof Cost) => median(costs.map((cost) => cost[of]));
  const ratioOf = (of: keyof Cost) => middle(sheet, of) / middle(bare, of);
  const row = (label: string, of: keyof Cost) => [
    label,
    `${middle(sheet, of).toFixed(1)} ms`,
    `${middle(bare, of).toFixed(1)} ms`,
    ratioOf(of).toFixed(2),
  ];
  const rows = [row('one key', 'key'), row('leaving a cell', 'leave')];
  const table = markdownTable(['', 'weekly table', 'bare HTML', 'ratio'], rows);
  console.log(`\n${table}\n`);
  if (process.argv.includes('--write')) await recordTable('keys', table);
  if (ratioOf('key') <= MOST) return 0;
  console.error(`A key costs ${ratioOf('key').toFixed(2)} times what it costs in bare HTML; ${MOST} are allowed.`);
  return 1;
}

/** 133 inputs in a table, and nothing else. */
function bareTable(): string {
  const row = `<tr><th>Row</th>${'<td><input data-row></td>'.repeat(7)}</tr>`;
  return `<table>${row.repeat(19)}</table>`;
}

async function costOf(page: Page): Promise<Cost> {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  // CPU time of the thread, which other load on the machine does not affect.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.locator('input[data-row]').first().focus();
  let keys = 0;
  let leaves = 0;
  for (let cell = 0; cell < CELLS; cell += 1) {
    let before = await busy(session);
    for (const key of TYPED) await page.keyboard.press(key);
    let after = await busy(session);
    keys += after - before;
    before = after;
    await page.keyboard.press('Tab');
    await page.waitForTimeout(100);
    after = await busy(session);
    leaves += after - before;
  }
  await session.detach();
  return { key: keys / (CELLS * TYPED.length), leave: leaves / CELLS };
}

/** Milliseconds that the page's main thread has worked so far. */
async function busy(session: CDPSession): Promise<number> {
  return (await pageMetrics(session))('TaskDuration') * 1000;
}

process.exitCode = await main();
