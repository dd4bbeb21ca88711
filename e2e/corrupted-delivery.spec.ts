import { expect, type Page, test } from './fixtures.ts';
import { patience } from './support/browserSettings.ts';
import { type CorruptingProxy, startCorruptingProxy } from './support/corruptingProxy.ts';
import { headingOf, type KnownRemote, REMOTES } from './support/remotes.ts';
import { sampleOf } from './support/sample.ts';
import { choose, content, title } from './support/shell.ts';

let proxy: CorruptingProxy;

test.beforeEach(async ({ origin, signInAs, quiet }) => {
  for (const noise of [/Failed to find a valid digest/, /ChunkLoadError|Loading chunk/, /^mf-/]) quiet.expect(noise);
  proxy = await startCorruptingProxy(origin);
  await signInAs('owner');
});

test.afterEach(() => proxy.stop());

const retry = (page: Page) => content(page).getByRole('button', { name: 'Retry' });

async function openCorrupted(page: Page, { name, address }: KnownRemote): Promise<void> {
  proxy.corrupt(name);
  await page.goto(`${proxy.origin}${address}`);
  await expect(retry(page)).toBeVisible({ timeout: 20_000 * patience });
}

async function expectHealedByOneClick(page: Page, heading: string): Promise<void> {
  await retry(page).click();
  await expect(retry(page)).toHaveCount(0, { timeout: 20_000 * patience });
  await expect(title(page)).toHaveText(heading);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
}

/** All remotes in the full run, two of them in the plain one. */
const remotes = sampleOf(REMOTES, 2, ({ name }) => name);

for (const remote of remotes) {
  test(`${remote.title}: one Retry recovers from a corrupted first load with a cold HTTP cache`, async ({
    page,
    browser,
    origin,
  }) => {
    const heading = await headingOf(browser, origin, remote);
    await openCorrupted(page, remote);
    proxy.corrupt(undefined);
    await expectHealedByOneClick(page, heading);
  });

  test(`${remote.title}: one Retry recovers from a first load from a poisoned HTTP cache`, async ({
    page,
    browser,
    origin,
  }) => {
    const heading = await headingOf(browser, origin, remote);
    await openCorrupted(page, remote);
    await page.goto('about:blank');
    proxy.corrupt(undefined);
    await page.goto(`${proxy.origin}${remote.address}`);
    await expect(title(page).filter({ hasText: heading }).or(retry(page)).first()).toBeVisible({
      timeout: 20_000 * patience,
    });
    if (await retry(page).isVisible()) await expectHealedByOneClick(page, heading);
    await expect(title(page)).toHaveText(heading);
  });

  test(`${remote.title}: one Retry recovers from a corrupted navigation with a warm HTTP cache`, async ({
    page,
    browser,
    origin,
  }) => {
    const heading = await headingOf(browser, origin, remote);
    // Another remote is loaded before, with files of the shell in the cache.
    const other = REMOTES.find(({ group }) => group !== remote.group) ?? remote;
    await page.goto(`${proxy.origin}${other.address}`);
    await expect(title(page)).toHaveText(await headingOf(browser, origin, other));
    proxy.corrupt(remote.name);
    await choose(page, remote.group, remote.item);
    await expect(retry(page)).toBeVisible({ timeout: 20_000 * patience });
    proxy.corrupt(undefined);
    await expectHealedByOneClick(page, heading);
  });
}
