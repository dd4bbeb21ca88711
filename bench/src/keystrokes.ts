import { type CDPSession, chromium, type Page } from '@playwright/test';
import { browserPath } from './builds.ts';
import { median } from './report.ts';
import { ownersToken } from './suites.ts';

/** A processor of a quarter of this one's speed. */
const SLOW_DOWN = 4;
/** Times that everything is measured; the middle one counts. */
const RUNS = 7;
/** Cells that are typed in, each run. */
const CELLS = 14;
const TYPED = '0930';
/** The sheet may cost so many times what bare HTML costs. */
const MOST = 2;

const origin = process.env.SEAMLINE_BASE_URL;
if (!origin) throw new Error('SEAMLINE_BASE_URL names the running suite to measure.');

interface Cost {
  /** Milliseconds of the page's main thread for one key. */
  key: number;
  /** The same for leaving a cell, with what that checks and redraws. */
  leave: number;
}

const executablePath = await browserPath();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const token = await ownersToken({ origin, stop: async () => undefined });
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  await context.addInitScript(
    (value) => location.protocol.startsWith('http') && localStorage.setItem('authToken', value),
    token,
  );
  const sheet = await context.newPage();
  await sheet.goto(`${origin}/dashboard/addshift`);
  await sheet.getByRole('grid').waitFor();
  const bare = await context.newPage();
  await bare.setContent(bareTable());
  const costs = { sheet: [] as Cost[], bare: [] as Cost[] };
  for (let run = 0; run < RUNS; run += 1) {
    costs.sheet.push(await costOf(sheet));
    costs.bare.push(await costOf(bare));
  }
  const middle = (all: Cost[]) => ({
    key: median(all.map(({ key }) => key)),
    leave: median(all.map(({ leave }) => leave)),
  });
  const [ours, theirs] = [middle(costs.sheet), middle(costs.bare)];
  const ratio = ours.key / theirs.key;
  console.log(`| | weekly table | bare HTML | ratio |\n|---|---:|---:|---:|`);
  console.log(`| one key | ${ms(ours.key)} | ${ms(theirs.key)} | ${ratio.toFixed(2)} |`);
  console.log(
    `| leaving a cell | ${ms(ours.leave)} | ${ms(theirs.leave)} | ${(ours.leave / theirs.leave).toFixed(2)} |`,
  );
  if (ratio > MOST) {
    console.error(`A key costs ${ratio.toFixed(2)} times what it costs in bare HTML; ${MOST} are allowed.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`;
}

/** 133 inputs in a table, and nothing else. */
function bareTable(): string {
  const row = `<tr><th>Row</th>${'<td><input data-row></td>'.repeat(7)}</tr>`;
  return `<table>${row.repeat(19)}</table>`;
}

async function costOf(page: Page): Promise<Cost> {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  // The thread's own time: what else runs on the machine does not count.
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
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
