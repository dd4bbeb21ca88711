import { expect, type Page, test } from './fixtures.ts';
import { patience } from './support/browserSettings.ts';
import { FAULTS, type Fault } from './support/faults.ts';
import { headingOf, type KnownRemote, REMOTES } from './support/remotes.ts';
import { inOrder, isSampled } from './support/sample.ts';
import { choose, content, sidebar, title } from './support/shell.ts';

const ALL_FAULTS: readonly Fault[] = Object.values(FAULTS);
const SAMPLE = ALL_FAULTS.length;
const WAYS = ['by its address', 'from the menu'] as const;

interface Case {
  remote: KnownRemote;
  fault: Fault;
  way: (typeof WAYS)[number];
}

/** All cases, or a sample that has each fault once and each remote twice at least. */
function cases(): Case[] {
  const all = REMOTES.flatMap((remote) => ALL_FAULTS.flatMap((fault) => WAYS.map((way) => ({ remote, fault, way }))));
  if (!isSampled) return all;
  const left = inOrder(all, ({ remote, fault, way }) => `${remote.name} ${fault.name} ${way}`);
  const chosen: Case[] = [];
  const uses = (of: (each: Case) => unknown, value: unknown) => chosen.filter((each) => of(each) === value).length;
  const weight = ({ fault, remote, way }: Case) =>
    100 * uses((each) => each.fault, fault) + 10 * uses((each) => each.remote, remote) + uses((each) => each.way, way);
  while (chosen.length < SAMPLE) {
    left.sort((one, other) => weight(one) - weight(other));
    chosen.push(...left.splice(0, 1));
  }
  return chosen;
}

for (const { remote, fault, way } of cases()) {
  test(`${remote.title}, opened ${way} while ${fault.name}: the page explains the failure, and Retry recovers`, async ({
    page,
    browser,
    signInAs,
    quiet,
    origin,
  }) => {
    const heading = await headingOf(browser, origin, remote);
    for (const pattern of [...fault.noise, new RegExp(`^${remote.name}: `)]) quiet.expect(pattern);
    await signInAs('owner');
    const lift = await fault.strike(page, origin, remote.name);
    if (way === 'by its address') await page.goto(remote.address);
    else {
      await page.goto('/dashboard');
      await choose(page, remote.group, remote.item);
    }

    await expectUnavailable(page, remote, fault);
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    const other = REMOTES.find(({ name, group }) => name !== remote.name && group !== remote.group) ?? remote;
    await expectRestAlive(page, other, await headingOf(browser, origin, other));
    await page.goBack();
    await expectUnavailable(page, remote, fault);

    await lift();
    await content(page).getByRole('button', { name: 'Retry' }).click();
    await expect(title(page)).toHaveText(heading, { timeout: 15_000 * patience });
    await expect(content(page).getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'notReloaded'))).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
  });
}

const WORDS = {
  remote: (title: string) => `${title} is not available right now`,
  screen: (title: string) => `This page of ${title} could not be loaded`,
  crash: (title: string) => `This page of ${title} stopped with an error`,
} as const;

async function expectUnavailable(page: Page, remote: KnownRemote, { scope, reason }: Fault): Promise<void> {
  const alert = content(page).getByRole('alert');
  await expect(alert).toContainText(WORDS[scope](remote.title), { timeout: 15_000 * patience });
  await expect(alert).toContainText(reason);
  await expect(alert).toContainText(`Maintained by the ${remote.owner}.`);
  await expect(alert).toContainText('The rest of Seamline works as usual; nothing you did elsewhere is lost.');
}

async function expectRestAlive(page: Page, other: KnownRemote, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByRole('menu', { name: 'Profile menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sidebar(page)).toBeVisible();
  await choose(page, other.group, other.item);
  await expect(title(page)).toHaveText(heading);
}
