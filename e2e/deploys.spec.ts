import type { RegisteredRemote, Release } from '@seamline/shared/contract/releases/registry';
import type { RemoteReport } from '@seamline/shared/contract/releases/release-telemetry';
import type { RemoteCommand } from '@seamline/shared/contract/releases/remote-commands';
import { expect, type Page, test } from './fixtures.ts';
import { patience } from './support/browserSettings.ts';
import { routeFiles } from './support/faults.ts';
import { liveRelease, ownRegistry } from './support/registry.ts';
import { headingOf, type KnownRemote, REMOTES } from './support/remotes.ts';
import { sampleOf } from './support/sample.ts';
import { choose, content, openGroup, sidebar, title } from './support/shell.ts';
import { serveVariant, variantOf, withScreens } from './support/variant.ts';

const isFullRun = process.env.CI === 'true';
const DEPLOYS = isFullRun ? 20 : 3;
const CHOSEN = sampleOf(REMOTES, 1, ({ name }) => name);

test.beforeEach(async ({ signInAs }) => {
  await signInAs('owner');
});

/** The folders of a remote's releases that a page asked for files of. */
function watchFolders(page: Page, remote: string): Set<string> {
  const folders = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/remotes/${remote}/`)) folders.add(pathname.split('/').slice(0, 4).join('/'));
  });
  return folders;
}

const isDefined = (page: Page, { container }: Release) => page.evaluate((name) => name in window, container);

async function goHome(page: Page): Promise<void> {
  await sidebar(page).getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(title(page)).toHaveText('Dashboard');
}

async function enter(page: Page, { group, item }: KnownRemote, heading: string): Promise<void> {
  await choose(page, group, item);
  await expect(title(page)).toHaveText(heading);
  await expect(content(page).getByRole('alert')).toHaveCount(0);
}

/** Opens the form that the first action of a remote leads to, or its main screen, and returns what can be typed into. */
async function openForm(page: Page, remote: KnownRemote, { commands = [] }: Release, heading: string) {
  const [action] = commands.flatMap((command) => {
    const { kind, path } = command as RemoteCommand;
    return kind === 'action' ? [path] : [];
  });
  await page.goto(action ? `/dashboard/${action}` : remote.address);
  const form = page.getByRole('form');
  const field = form.getByRole('textbox').first();
  const search = content(page).getByRole('searchbox').first();
  await expect(
    field
      .or(search)
      .or(title(page).filter({ hasText: heading }))
      .first(),
  ).toBeVisible();
  // Late files may still bring the form.
  await page.waitForLoadState('networkidle');
  return (await field.isVisible()) ? { form, field } : { form: undefined, field: search };
}

for (const remote of CHOSEN) {
  test(`${DEPLOYS} deploys of ${remote.title} leave unchanged what was typed`, async ({ page, browser, origin }) => {
    test.setTimeout(60_000 + DEPLOYS * 6_000);
    const heading = await headingOf(browser, origin, remote);
    const first = await liveRelease(origin, remote.name);
    const registry = await ownRegistry(page, origin);
    const { form, field } = await openForm(page, remote, first, heading);
    await field.fill('Half filled');
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));

    let release = first;
    for (let deploy = 1; deploy <= DEPLOYS; deploy += 1) {
      const next = await variantOf(origin, first, `9.9.${deploy}-deployed`, (text) =>
        text.replaceAll(`"${heading}"`, `"${heading} of deploy ${deploy}"`),
      );
      await serveVariant(page, next);
      await registry.change(remote.name, { release: next.release, previous: release }, { focus: true });
      release = next.release;
      await field.press('End');
      await field.pressSequentially(` ${deploy}`);
    }
    const typed = `Half filled${Array.from({ length: DEPLOYS }, (_, index) => ` ${index + 1}`).join('')}`;
    await expect(field).toHaveValue(typed);

    // The menu cannot be reached behind a dialog.
    if ((await page.getByRole('dialog').count()) === 0) {
      // Pointing at the entry fetches the newest release, beside the one that is at work.
      const section = await openGroup(page, remote.group);
      await section.getByRole('link', { name: remote.item, exact: true }).hover();
      await expect.poll(() => isDefined(page, release)).toBe(true);
      expect(await isDefined(page, first)).toBe(true);
    }
    await expect(field).toHaveValue(typed);
    if (form) {
      await form.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    }
    await goHome(page);
    await choose(page, remote.group, remote.item);
    await expect(title(page)).toHaveText(`${heading} of deploy ${DEPLOYS}`);
    await expect(content(page).getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'notReloaded'))).toBe(true);
  });
}

test('a release that crashes is replaced by the previous one, keeps what was typed, and is reported', async ({
  page,
  origin,
  quiet,
}) => {
  quiet.expect(/broken on purpose/);
  // The registry is of this page alone: the server counts only the releases of its own.
  const reports: RemoteReport[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith('/data/remote-usage')) return;
    reports.push(...(request.postDataJSON() as { reports: RemoteReport[] }).reports);
  });
  const good = await liveRelease(origin, 'mf-org-settings');
  const broken = await variantOf(
    origin,
    good,
    `9.9.9-stops-${Date.now().toString(36)}`,
    withScreens('function(){throw new Error("broken on purpose")}'),
  );
  await serveVariant(page, broken);
  const registry = await ownRegistry(page, origin);
  await page.goto('/dashboard/branches/add');
  await page.getByRole('textbox', { name: 'Name' }).fill('Typed before the deploy');
  await registry.change('mf-org-settings', { release: broken.release, previous: good });
  await expect
    .poll(() => page.evaluate(() => Object.entries(localStorage).join()))
    .toContain('Typed before the deploy');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(title(page)).toHaveText('Add Branch');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Typed before the deploy');
  await expect(content(page).getByRole('alert')).toHaveCount(0);
  expect(await isDefined(page, broken.release)).toBe(true);

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const outcomes = () =>
    reports.filter(({ release }) => release === broken.release.id).map(({ remote, outcome }) => [remote, outcome]);
  await expect.poll(outcomes).toEqual([
    ['mf-org-settings', 'loaded'],
    ['mf-org-settings', 'crashed'],
  ]);
});

test('a rollback and a disabled remote reach open tabs without a reload, and the sidebar shows the reason', async ({
  page,
  origin,
  quiet,
}) => {
  quiet.expect(/^mf-leave: |Failed to load resource/);
  const leave = REMOTES.find(({ name }) => name === 'mf-leave') as KnownRemote;
  const good = await liveRelease(origin, leave.name);
  const bad = await variantOf(origin, good, '9.9.9-rolled-back');
  await serveVariant(page, bad);
  const registry = await ownRegistry(page, origin);
  await registry.change(leave.name, { release: bad.release, previous: good });
  await page.goto('/dashboard');
  const change = (entry: Partial<RegisteredRemote>) => registry.change(leave.name, entry);
  const entry = (await openGroup(page, leave.group)).getByRole('link', { name: /^Leave Type( Unavailable.*)?$/ });
  const folders = watchFolders(page, leave.name);
  await enter(page, leave, 'Leave Types');
  expect([...folders]).toEqual([bad.release.base.replace(/\/$/, '')]);
  await goHome(page);
  const before = (await page.locator('html').getAttribute('data-composition')) ?? '';
  await change({ release: good, previous: bad.release });
  // The answer is there, and the page still reads and judges it.
  await expect(page.locator('html')).not.toHaveAttribute('data-composition', before);
  folders.clear();
  await enter(page, leave, 'Leave Types');
  expect([...folders]).toEqual([good.base.replace(/\/$/, '')]);

  await goHome(page);
  await change({ state: 'disabled', reason: 'Closed for the day.' });
  await expect(entry).toHaveAccessibleName('Leave Type Unavailable: Closed for the day.');
  await choose(page, leave.group, leave.item);
  await expect(content(page).getByRole('alert')).toContainText('Closed for the day.');
  await goHome(page);
  await change({ state: 'live' });
  await expect(entry).toHaveAccessibleName('Leave Type');
  await enter(page, leave, 'Leave Types');

  // A release that fails to load, without a switch in the registry, recovers without a click.
  await goHome(page);
  const next = await variantOf(origin, good, '9.9.9-late');
  await serveVariant(page, next);
  const lift = await routeFiles(page, next.release.base, [next.release.entry], (route) =>
    route.fulfill({ status: 503, body: 'Resting' }),
  );
  await change({ release: next.release, previous: undefined });
  await choose(page, leave.group, leave.item);
  await expect(content(page).getByRole('alert')).toContainText('Its files could not be loaded.');
  await goHome(page);
  await expect(entry).toHaveAccessibleName('Leave Type Unavailable: Its files could not be loaded.');
  lift();
  await expect(entry).toHaveAccessibleName('Leave Type', { timeout: 15_000 * patience });
});
