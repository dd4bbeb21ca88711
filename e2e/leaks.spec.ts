import type { CDPSession } from '@playwright/test';
import { expect, type Page, test } from './fixtures.ts';
import { patience } from './support/browserSettings.ts';
import { heldMetrics } from './support/pageMetrics.ts';
import { headingOf, type KnownRemote, REMOTES } from './support/remotes.ts';
import { sampleOf } from './support/sample.ts';
import { choose, content, sidebar, title } from './support/shell.ts';

const isFullRun = process.env.CI === 'true';
const ROUNDS = isFullRun ? 50 : 8;
/** Rounds before counting starts, so that one-time requests and caches are not counted. */
const WARM_UP = 4;
const CHOSEN = sampleOf(REMOTES, 1, ({ name }) => name);

/** Resources of a page that must not grow with the number of visits. */
interface Held {
  globals: string[];
  listeners: number;
  nodes: number;
  timers: number;
  rules: number;
}

/** Counts the timers that wait, from before the page runs. */
async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting = new Set<unknown>();
    Object.defineProperty(window, 'waitingTimers', { value: waiting, enumerable: false });
    const { setTimeout: later, setInterval: often, clearTimeout: stop, clearInterval: stopOften } = window;
    Object.assign(window, {
      setTimeout: (act: TimerHandler, ...rest: [number]) => {
        const id = later(
          () => {
            waiting.delete(id);
            if (typeof act === 'function') act();
          },
          ...rest,
        );
        waiting.add(id);
        return id;
      },
      setInterval: (act: TimerHandler, ...rest: [number]) => {
        const id = often(act, ...rest);
        waiting.add(id);
        return id;
      },
      clearTimeout: (id: number) => {
        waiting.delete(id);
        stop(id);
      },
      clearInterval: (id: number) => {
        waiting.delete(id);
        stopOften(id);
      },
    });
  });
}

async function held(page: Page, session: CDPSession): Promise<Held> {
  const metric = await heldMetrics(session);
  const inPage = await page.evaluate(() => ({
    globals: Object.keys(window),
    timers: (Reflect.get(window, 'waitingTimers') as Set<unknown>).size,
    rules: [...document.styleSheets, ...document.adoptedStyleSheets].reduce(
      (sum, sheet) => sum + sheet.cssRules.length,
      0,
    ),
  }));
  return { ...inPage, listeners: metric('JSEventListeners'), nodes: metric('Nodes') };
}

async function visit(page: Page, { group, item }: KnownRemote, heading: string): Promise<void> {
  await choose(page, group, item);
  await expect(title(page)).toHaveText(heading);
  await expect(content(page).getByRole('progressbar')).toHaveCount(0);
  await sidebar(page).getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(title(page)).toHaveText('Dashboard');
}

for (const remote of CHOSEN) {
  test(`entering and leaving ${remote.title} ${ROUNDS} times leaks nothing`, async ({
    page,
    browser,
    origin,
    signInAs,
  }) => {
    test.setTimeout(60_000 + ROUNDS * 4_000);
    const heading = await headingOf(browser, origin, remote);
    await signInAs('owner');
    await countTimers(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto('/dashboard');
    for (let round = 0; round < WARM_UP; round += 1) await visit(page, remote, heading);
    const before = await held(page, session);
    for (let round = 0; round < ROUNDS; round += 1) await visit(page, remote, heading);
    // A message or an animation may still be on its way out.
    await expect
      .poll(
        async () => {
          const after = await held(page, session);
          return {
            globals: after.globals.filter((name) => !before.globals.includes(name)),
            // A few are attached once, whenever the browser is idle; a leak adds at least one at each visit.
            listeners: after.listeners - before.listeners < ROUNDS / 2,
            nodes: Math.max(0, after.nodes - before.nodes) < ROUNDS * 4,
            timers: Math.max(0, after.timers - before.timers),
            rules: Math.max(0, after.rules - before.rules),
          };
        },
        { timeout: 20_000 * patience },
      )
      .toEqual({ globals: [], listeners: true, nodes: true, timers: 0, rules: 0 });
  });
}
