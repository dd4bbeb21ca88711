import type { Browser } from '@playwright/test';
import { openCold } from '../browser.ts';
import { SLOW_DOWN } from '../speed.ts';
import { type Seen, type Sight, watch } from './probe.ts';
import { Requests, type Transfer } from './requests.ts';

/** Costs of one cold visit. */
export interface Visit extends Seen, Transfer {
  /** Milliseconds until the page showed what it is for, and could be worked with. */
  ready: number;
}

/** Visits a page with an empty cache, over a slow line and with a slow processor. */
export async function visit(
  browser: Browser,
  host: string,
  { address, ready: sights }: { address: string; ready: Sight[] },
  token: string | undefined,
): Promise<Visit> {
  const page = await openCold(browser, token);
  try {
    await watch(page);
    const requests = await Requests.of(page);
    await requests.slowDown(SLOW_DOWN);
    await page.goto(host + address, { waitUntil: 'commit' });
    const ready = await page.evaluate((wanted) => window.probe.until(wanted), sights);
    await requests.quiet();
    // The browser reports a paint with a delay.
    await page.waitForFunction(() => window.probe.seen.largestPaint >= 0);
    const [seen, origin] = await page.evaluate(() => [window.probe.seen, performance.timeOrigin] as const);
    return { ...requests.sum(origin + ready), ...seen, ready };
  } finally {
    await page.context().close();
  }
}
