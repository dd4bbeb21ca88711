import type { Page } from '@playwright/test';
import type { RegisteredRemote } from '@seamline/shared/contract/releases/registry';
import type { ReleaseUsage } from '@seamline/shared/contract/releases/release-telemetry';
import { expect, test } from './fixtures.ts';
import { patience } from './support/browserSettings.ts';
import { routeFiles, tamper } from './support/faults.ts';
import { liveRelease, readRegistry, routeRegistry, routeRegistryText } from './support/registry.ts';
import { headingOf, REMOTES } from './support/remotes.ts';
import { choose, content, sidebar, title } from './support/shell.ts';

const LEAVE = 'mf-leave';

test.beforeEach(async ({ signInAs }) => {
  await signInAs('owner');
});

test('a tampered file of a remote is never run', async ({ page, origin, quiet }) => {
  quiet.expect(/Failed to find a valid digest|^mf-leave: |Loading chunk|ChunkLoadError/);
  const release = await liveRelease(origin, LEAVE);
  const asked = new Set<string>();
  for (const file of Object.keys(release.integrity)) {
    const lift = await routeFiles(page, release.base, [file], async (route) => {
      asked.add(file);
      await tamper(route);
    });
    await page.goto('/dashboard/leavetype');
    await expect(title(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    if (asked.has(file)) await expect(content(page).getByRole('alert')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
    lift();
  }
  expect([...asked]).toEqual(expect.arrayContaining([release.entry, ...release.preload]));
  expect(asked.size).toBeGreaterThanOrEqual(3);
});

test('the previous release is shown when the live one does not load', async ({ page, origin, quiet }) => {
  quiet.expect(/Failed to load resource|9\.9\.9-gone/);
  await routeRegistry(page, origin, ({ remotes }) => {
    const remote = remotes[LEAVE];
    if (!remote) return;
    remote.previous = remote.release;
    remote.release = {
      ...remote.release,
      id: '9.9.9-gone',
      base: `/remotes/${LEAVE}/9.9.9-gone/`,
      container: 'seamline_mf_leave_gone',
    };
  });
  await page.goto('/dashboard/leavetype');
  await expect(title(page)).toHaveText('Leave Types', { timeout: 15_000 * patience });
  await expect(content(page).getByRole('alert')).toHaveCount(0);
});

for (const [what, spoil] of [
  ['an export', { uses: ['TeleportButton'], range: undefined }],
  ['a version', { uses: [], range: '^99.0.0' }],
] as const) {
  test(`a release that requires ${what} that the shell lacks is refused before it runs`, async ({
    page,
    origin,
    quiet,
  }) => {
    quiet.expect(/^mf-leave: /);
    let container = '';
    const lift = await routeRegistry(page, origin, ({ remotes }) => {
      const remote = remotes[LEAVE];
      if (!remote) return;
      delete remote.previous;
      container = remote.release.container;
      remote.release.uses['@seamline/shared/ui']?.push(...spoil.uses);
      if (spoil.range) remote.release.shared['@seamline/shared/ui'] = spoil.range;
    });
    await page.goto('/dashboard/leavetype');
    const alert = content(page).getByRole('alert');
    await expect(alert).toContainText('Leave is not available right now');
    await expect(alert).toContainText('It was made for another version of this page.');
    expect(await page.evaluate((name) => name in window, container)).toBe(false);
    await choose(page, 'COMPANY SETTING', 'Branches');
    await expect(title(page)).toHaveText('Branches');
    // As after a release of the shell: the page that is open has the old one, and a reload brings the new one.
    await page.goBack();
    lift();
    await alert.getByRole('button', { name: 'Reload the page' }).click();
    await expect(title(page)).toHaveText('Leave Types');
  });
}

test('a disabled remote shows its reason in the menu too', async ({ page, origin }) => {
  await routeRegistry(page, origin, ({ remotes }) => {
    Object.assign(remotes[LEAVE] ?? {}, { state: 'disabled', reason: 'Closed for the day.' });
  });
  await page.goto('/dashboard');
  await sidebar(page).getByRole('button', { name: 'LEAVE MANAGEMENT' }).click();
  await expect(sidebar(page).getByRole('link', { name: 'Leave Type Unavailable: Closed for the day.' })).toBeVisible();
});

test('a placeholder entry and the command palette lead to what a remote brings, without a new shell', async ({
  page,
  origin,
}) => {
  await routeRegistry(page, origin, ({ remotes }) => {
    remotes[LEAVE]?.paths.push('holiday-list');
    const label = { en: 'Add holiday', hi: 'छुट्टी जोड़ें', gu: 'રજા ઉમેરો' };
    remotes[LEAVE]?.release.commands?.push({ kind: 'action', path: 'holiday-list/add', label });
  });
  await page.goto('/dashboard');
  await choose(page, 'HOLIDAYS', 'Holiday List');
  await expect(page).toHaveURL(/\/dashboard\/holiday-list$/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('holiday');
  await expect(page.getByRole('option')).toHaveText(['Add holiday', 'Holiday List']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/holiday-list\/add$/);
});

for (const [what, text] of [
  ['missing', 'null'],
  ['rubbish', '<html>Bad gateway</html>'],
  ['of another shape', '{"schema":2,"remotes":[]}'],
  ['empty', '{"schema":1,"revision":0,"updated_at":"","remotes":{}}'],
] as const) {
  test(`the shell works while the registry is ${what}, and finds its remotes once it is valid`, async ({
    page,
    browser,
    origin,
  }) => {
    const others = REMOTES.filter(({ group }) => group !== 'COMPANY SETTING').slice(0, 2);
    const headings = await Promise.all(others.map((remote) => headingOf(browser, origin, remote)));
    const lift = await routeRegistryText(page, text);
    await page.goto('/dashboard/branches');
    await expect(sidebar(page)).toBeVisible();
    await expect(content(page)).toContainText('Branches is not available yet.');
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    lift();
    const read = page.waitForResponse('**/remotes/registry.json');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await read;
    // The open page recovers without a reload, the others when they are opened.
    await expect(title(page)).toHaveText('Branches');
    await expect(content(page).getByRole('table')).toBeVisible();
    for (const [index, remote] of others.entries()) {
      await choose(page, remote.group, remote.item);
      await expect(title(page)).toHaveText(headings[index] ?? '');
    }
    expect(await page.evaluate(() => Reflect.get(window, 'notReloaded'))).toBe(true);
  });
}

test.describe('an entry of the registry that its team has not signed', () => {
  const unsigned = async (page: Page, origin: string, change: (remote: RegisteredRemote) => void) => {
    const registry = await readRegistry(origin);
    registry.revision += 500_000;
    const leave = registry.remotes['mf-leave'];
    if (leave) change(leave);
    return await routeRegistryText(page, JSON.stringify(registry));
  };

  test('runs nothing, and the area shows the reason', async ({ page, origin, quiet }) => {
    quiet.expect(/mf-leave: /);
    await unsigned(page, origin, (leave) => {
      leave.release.container = 'seamline_mf_leave_stolen';
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/dashboard/leavetype');
    await expect(content(page)).toContainText(
      'Its team has not signed it, or it was changed afterwards. None of its code ran.',
    );
    expect(asked.filter((path) => path.startsWith('/remotes/mf-leave/'))).toEqual([]);
    await choose(page, 'COMPANY SETTING', 'Branches');
    await expect(title(page)).toHaveText('Branches');
  });

  test('is replaced by the last trusted one that this browser has seen', async ({ page, origin, quiet }) => {
    quiet.expect(/mf-leave: its entry in the registry is changed after signing/);
    await page.goto('/dashboard/leavetype');
    await expect(title(page)).toHaveText('Leave Types');
    await unsigned(page, origin, (leave) => {
      leave.release.base = '/remotes/mf-leave/1.0.0-000000000000/';
    });
    await page.reload();
    await expect(title(page)).toHaveText('Leave Types');
    await expect(content(page).getByRole('table')).toBeVisible();
  });
});

test('a canary is shown to a browser that requests it, and no longer once the browser stops requesting it', async ({
  page,
  origin,
}) => {
  const { base, entry } = await liveRelease(origin, LEAVE);
  const trial = '/remotes/mf-leave/9.9.9-trial/';
  await page.route(`**${trial}**`, async (route) => {
    const url = route.request().url().replace(trial, base);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await routeRegistry(page, origin, ({ remotes }) => {
    const leave = remotes[LEAVE];
    if (leave) leave.canary = { release: { ...leave.release, id: '9.9.9-trial', base: trial }, share: 0 };
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const entriesAt = async (address: string) => {
    asked.length = 0;
    await page.goto(address);
    await expect(title(page)).toHaveText('Leave Types');
    return [...new Set(asked.filter((path) => path.startsWith('/remotes/mf-leave/') && path.endsWith(entry)))];
  };
  expect(await entriesAt('/dashboard/leavetype')).toEqual([base + entry]);
  expect(await entriesAt('/dashboard/leavetype?canary=mf-leave')).toEqual([trial + entry]);
  expect(await entriesAt('/dashboard/leavetype')).toEqual([trial + entry]);
  expect(await entriesAt('/dashboard/leavetype?canary=off')).toEqual([base + entry]);
});

test('the server gets reports of running and failing releases, without personal data', async ({
  page,
  origin,
  owner,
  quiet,
}) => {
  quiet.expect(/mf-shifts|Failed to load resource|Loading chunk/);
  const leave = await liveRelease(origin, LEAVE);
  const shifts = await liveRelease(origin, 'mf-shifts');
  await routeFiles(page, shifts.base, [shifts.entry], (route) => route.fulfill({ status: 503 }));
  // The page tells it every fifteen seconds and when it is hidden, so that it may do so more than once.
  const reports: { remote: string; release: string; outcome: string }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/data/remote-usage')) reports.push(...request.postDataJSON().reports);
  });
  await page.goto('/dashboard/leavetype');
  await expect(title(page)).toHaveText('Leave Types');
  await choose(page, 'SHIFT MANAGEMENT', 'Manage Shift');
  await expect(content(page).getByRole('alert')).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const composition = expect.stringMatching(/^[0-9a-f]{12}$/);
  const failed = { composition, remote: 'mf-shifts', release: shifts.id, outcome: 'failed' };
  await expect.poll(() => reports).toContainEqual(expect.objectContaining(failed));
  expect(reports).toContainEqual({ composition, remote: LEAVE, release: leave.id, outcome: 'loaded' });
  await expect
    .poll(async () => {
      const { releases } = await owner.get<{ releases: ReleaseUsage[] }>('/data/remote-usage');
      return releases.find(({ release }) => release === leave.id)?.loaded ?? 0;
    })
    .toBeGreaterThan(0);
});
