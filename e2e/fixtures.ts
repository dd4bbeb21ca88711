import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type WebError,
} from '@playwright/test';
import { type Api, api } from './support/api.ts';
import { browserSettings } from './support/browserSettings.ts';
import { hireManager, type Permissions, type Person, tokenOf } from './support/people.ts';
import { inSample } from './support/sample.ts';

interface Fixtures {
  /** The address of the suite, without a slash at the end. */
  origin: string;
  /** Signs a demo person in before the next page load, without going through the form. */
  signInAs(person: Person): Promise<void>;
  /** The same for a manager who is added with just these permissions. */
  signInAsManager(permissions: Permissions): Promise<void>;
  /** The data service as the owner sees it, for making and clearing a test's own data. */
  owner: Api;
  /** Fails the test when the page logs an error or throws, except for patterns that the test expects. */
  quiet: { expect(pattern: RegExp): void };
  /** Skips a remote's test in an ordinary run unless the seeded sample has it. Tests tagged `@sample` always run. */
  sampled: undefined;
}

interface WorkerFixtures {
  /**
   * The page of the tests that share one. Starting a context and a renderer takes more than half of the time of a
   * page's first load. Declared for all tests: Playwright starts another worker, with another browser, for tests with
   * other worker fixtures.
   */
  sharedPage: Page;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedPage: [
    async ({ browser }, use) => {
      const { viewport, locale, timezoneId } = browserSettings;
      const context = await browser.newContext({
        ...{ viewport, locale, timezoneId },
        baseURL: process.env.SEAMLINE_BASE_URL,
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  baseURL: async ({}, use) => {
    await use(process.env.SEAMLINE_BASE_URL);
  },
  origin: async ({ baseURL }, use) => {
    if (!baseURL) throw new Error('The suite was not started.');
    await use(baseURL);
  },
  signInAs: async ({ context, origin }, use) => {
    await use(async (person) => signInWith(context, await tokenOf(origin, person)));
  },
  signInAsManager: async ({ context, origin, owner }, use) => {
    await use(async (permissions) => signInWith(context, await hireManager(origin, owner, permissions)));
  },
  owner: async ({ origin }, use) => {
    await use(api(origin, await tokenOf(origin, 'owner')));
  },
  sampled: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use, testInfo) => {
      const isOfRemote = testInfo.project.name.startsWith('mf-');
      const isChosen = testInfo.tags.includes('@sample') || inSample(testInfo.titlePath.join(' '));
      testInfo.skip(isOfRemote && !isChosen, 'in the full run only');
      await use(undefined);
    },
    { auto: true },
  ],
  quiet: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const noises: string[] = [];
      const onError = (error: WebError) => noises.push(String(error.error()));
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error') noises.push(message.text());
      };
      context.on('weberror', onError).on('console', onMessage);
      await use({ expect: (pattern) => allowed.push(pattern) });
      // A list may still be read again when a test ends: its answer is of no use to the route that waits for it.
      await Promise.all([context, ...context.pages()].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
      // A context may serve several tests.
      context.off('weberror', onError).off('console', onMessage);
      expect(noises.filter((noise) => !allowed.some((pattern) => pattern.test(noise)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Tests that share the page of their worker. Each begins with an empty storage, no route, and the usual window on a
 * screen. Only for tests that leave nothing else behind: no stopped clock, init script or context of their own.
 */
export const sharedPageTest = test.extend({
  context: async ({ sharedPage, origin }, use) => {
    await empty(sharedPage, origin);
    await use(sharedPage.context());
  },
  page: async ({ sharedPage }, use) => {
    await use(sharedPage);
    await sharedPage.removeAllListeners(undefined, { behavior: 'ignoreErrors' });
  },
  signInAs: async ({ page, origin }, use) => {
    await use(async (person) => keepToken(page, await tokenOf(origin, person)));
  },
  signInAsManager: async ({ page, origin, owner }, use) => {
    await use(async (permissions) => keepToken(page, await hireManager(origin, owner, permissions)));
  },
});

/** Leaves the product for an empty document of the same origin, which keeps the renderer, and clears what a browser keeps. */
async function empty(page: Page, origin: string): Promise<void> {
  const address = `${origin}/between-two-tests`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  // The product saves drafts when it is left, so its storage is cleared after that.
  await page.goto(address);
  await page.unroute(address);
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'reduce', forcedColors: 'none' });
  if (browserSettings.viewport) await page.setViewportSize(browserSettings.viewport);
  // A pointer that rests where the last test left it would point at whatever is there now.
  await page.mouse.move(-1, -1);
}

/** Puts a token where the product keeps it, for the page loads that follow. */
async function keepToken(page: Page, token: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('authToken', value), token);
}

/** Puts a token into the browser once, as a sign-in does: later pages find whatever the product left there. */
export async function signInWith(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((value) => {
    if (location.protocol === 'about:' || localStorage.getItem('signed-in-by-test') === value) return;
    localStorage.setItem('signed-in-by-test', value);
    localStorage.setItem('authToken', value);
  }, token);
}

export type { Api } from './support/api.ts';
export { expectNoFault } from './support/expectNoFault.ts';
export { expectToFit } from './support/expectToFit.ts';
export { hold } from './support/hold.ts';
export { onPaper } from './support/onPaper.ts';
export type { Person } from './support/people.ts';
export { choose } from './support/shell.ts';
export { expectRow } from './support/table.ts';
export { expect, type Locator, type Page };
