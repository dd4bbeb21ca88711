import type { Browser, Page } from '@playwright/test';
import { openCold } from '../browser.ts';
import { SLOW_DOWN } from '../speed.ts';
import { BRANCHES, type Destination, INSIDE, LIST_PAGE, OTHERS } from './pages.ts';
import { watch } from './probe.ts';
import { Requests, type Transfer } from './requests.ts';

/** Costs of a change of page, in milliseconds since the click. */
export interface Move extends Transfer {
  /** Until the new screen's title was visible. */
  titled: number;
  /** Until the content of the screen was visible. */
  ready: number;
}

type Moves = Record<string, Move>;

/** Changes of page by a click without hover, first within the same remote, then into each other one. */
export async function unannounced(browser: Browser, host: string, token: string): Promise<Moves> {
  return await fromBranches(browser, host, token, async (page, requests) => {
    await requests.slowDown(SLOW_DOWN);
    const moves: Moves = {};
    for (const destination of [INSIDE, ...OTHERS]) {
      moves[destination.name] = await move(page, requests, destination, () =>
        page.evaluate(
          (link) => document.querySelector<HTMLElement>(`nav a[href="${link}"]`)?.click(),
          destination.link,
        ),
      );
    }
    return moves;
  });
}

/** Changes of page to remotes whose link was hovered until no request was pending. */
export async function announced(browser: Browser, host: string, token: string, processor: number): Promise<Moves> {
  return await fromBranches(browser, host, token, async (page, requests) => {
    await requests.slowDown(processor);
    const moves: Moves = {};
    for (const destination of OTHERS) {
      const link = page.locator(`nav a[href="${destination.link}"]`);
      await link.hover();
      await requests.quiet();
      moves[destination.name] = await move(page, requests, destination, () => link.click());
    }
    return moves;
  });
}

async function fromBranches(
  browser: Browser,
  host: string,
  token: string,
  act: (page: Page, requests: Requests) => Promise<Moves>,
): Promise<Moves> {
  const page = await openCold(browser, token);
  try {
    await watch(page);
    const requests = await Requests.of(page);
    await page.goto(host + LIST_PAGE.at.federated?.address);
    await page.evaluate((sights) => window.probe.until(sights), BRANCHES);
    await page.evaluate(() => {
      for (const group of document.querySelectorAll<HTMLElement>('nav h2 > button[aria-expanded=false]')) group.click();
    });
    await requests.quiet();
    return await act(page, requests);
  } finally {
    await page.context().close();
  }
}

async function move(
  page: Page,
  requests: Requests,
  { ready: sights }: Destination,
  click: () => Promise<unknown>,
): Promise<Move> {
  requests.forget();
  await page.evaluate((wanted) => window.probe.followClick(wanted), sights);
  await click();
  const [seen, origin] = await page.evaluate(
    async () => [await window.probe.followed, performance.timeOrigin] as const,
  );
  if (!seen) throw new Error('Nobody followed the click.');
  await requests.quiet();
  const { clicked, titled, ready } = seen;
  return { ...requests.sum(origin + ready), titled: titled - clicked, ready: ready - clicked };
}
