import { expect, test } from './fixtures.ts';
import { hold } from './support/hold.ts';
import { holdRender } from './support/holdRender.ts';
import { lateFiles, liveRelease } from './support/registry.ts';
import { content, sidebar, title } from './support/shell.ts';

test.beforeEach(async ({ signInAs, page }) => {
  await signInAs('owner');
  await page.goto('/dashboard');
});

test('the header names the product, the person and their number, and no notification at first', async ({ page }) => {
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Seamline HR' })).toHaveAttribute('href', '/dashboard');
  const person = header.getByRole('button', { name: 'Profile menu' });
  await expect(person).toContainText('Admin Ilaben Meghani');
  await expect(person).toContainText('9876500001');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Nothing has happened yet.');
});

test('the hamburger button closes and opens the sidebar', async ({ page }) => {
  const hamburger = page.getByRole('button', { name: 'Toggle sidebar' });
  await expect(hamburger).toHaveAttribute('aria-expanded', 'true');
  await hamburger.click();
  await expect(sidebar(page)).toBeHidden();
  await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(hamburger).toHaveAttribute('aria-expanded', 'false');
  await hamburger.click();
  await expect(sidebar(page)).toBeVisible();
});

test('the profile menu opens by mouse and keys, closes on a click outside and on Escape, and leads to its pages', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Profile menu' });
  const menu = page.getByRole('menu', { name: 'Profile menu' });
  await button.click();
  await expect(menu.getByRole('menuitem')).toHaveText(['Profile', 'Settings', 'Logout']);
  await content(page).click({ position: { x: 5, y: 300 } });
  await expect(menu).toBeHidden();

  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await button.click();
  await expect(menu).toBeHidden();

  await button.press('Enter');
  await expect(menu.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  for (const [key, item] of [
    ['ArrowDown', 'Settings'],
    ['End', 'Logout'],
    ['ArrowDown', 'Profile'],
    ['ArrowUp', 'Logout'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(menu.getByRole('menuitem', { name: item })).toBeFocused();
  }
  await page.keyboard.press('Escape');

  await button.click();
  await menu.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expect(title(page)).toHaveText('Profile');
  await expect(menu).toBeHidden();

  await button.click();
  await menu.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/dashboard\/Circular$/);
  await expect(title(page)).toHaveText('Settings');
  await expect(content(page)).toContainText('Settings is not available yet.');
  await expect(menu).toBeHidden();
});

test('the appearance can be chosen and is remembered', async ({ page }) => {
  const html = page.locator('html');
  await expect(html).toHaveClass(/light/);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await expect(html).toHaveClass(/dark/);
  await page.reload();
  await expect(html).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitemradio', { name: 'As the device' }).click();
  await expect(html).toHaveClass(/light/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveClass(/dark/);
});

test('the help opens from the header and from the palette, and leads to a job', async ({ page }) => {
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
  await expect(title(page)).toHaveText('Help');
  await content(page).getByRole('link', { name: 'Branches' }).click();
  await expect(title(page)).toHaveText('Branches');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search screens, actions and records' }).fill('help');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Help');
});

test('a live figure of the home page leads to the employees that it counts', async ({ page }) => {
  const live = content(page).getByRole('region', { name: 'Your company today' });
  await expect(live.getByText('Live figures', { exact: true })).toBeVisible();
  await live.getByRole('link', { name: /^Incomplete records/ }).click();
  await expect(
    content(page).getByRole('button', { name: 'Remove the filter With an incomplete record' }),
  ).toBeVisible();
  await page.goBack();
  await live
    .getByRole('link', { name: /^Leaving in/ })
    .first()
    .click();
  await expect(content(page).getByRole('heading', { name: 'Employees on notice' })).toBeFocused();
  await expect(content(page).getByLabel('Last day from')).toHaveValue(/^01-/);
});

test('the home page shows every figure, marked as a sample', async ({ page }) => {
  await expect(title(page)).toHaveText('Dashboard');
  await expect(content(page).getByText('Sample figures', { exact: true })).toBeVisible();
  await expect(content(page)).toContainText(
    'Sample figures: attendance, work reports and tasks have no live data yet.',
  );
  const labels: Record<string, string[]> = {
    'Attendance and pending status': [
      'Present',
      'Late In',
      'Absent',
      'Full Day Leave',
      'All Leave Requests',
      'Attendance Out Of Range',
      'Punch Out Missing',
      'Pending Expenses',
      'Pending Shift Request',
      'Bank Change Request',
      'Device Change Request',
      'Work From Home Request',
    ],
    Warnings: [
      'Employees without bank account',
      'Employees without ID proof',
      'Employees without CTC configuration',
      'Employees without shift assigned',
      'Employees without leave assigned',
    ],
    'Mandatory work report': ['Submitted', 'Pending'],
    'Task status': [
      'Pending',
      'In Progress',
      'Complete',
      'On Hold',
      'Cancel',
      'Not Applicable',
      'Total of active tasks',
    ],
  };
  for (const [section, expected] of Object.entries(labels)) {
    const region = content(page).getByRole('region', { name: section });
    await expect(region.getByRole('term')).toHaveText(expected);
    for (const value of await region.getByRole('definition').allInnerTexts()) expect(value).toMatch(/^\d+$/);
  }
});

test('the title of the tab names the page', async ({ page, quiet }) => {
  quiet.expect(/404/);
  await expect(page).toHaveTitle('Dashboard · Seamline HR');
  await page.goto('/signup');
  await expect(page).toHaveTitle('Signup · Seamline HR');
  await page.goto('/nowhere');
  await expect(page).toHaveTitle('Page not found · Seamline HR');
});

test('a page that loads while its frame renders is shown', async ({ page, origin }) => {
  const render = await holdRender(page, 'main');
  // Not the whole remote: the menu shows its state, so its arrival makes React render everything again.
  const release = await liveRelease(origin, 'mf-org-settings');
  const screen = new Set(lateFiles(release).map((file) => release.base + file));
  const loadPage = await hold(page, ({ pathname }) => screen.has(pathname));
  await page.goto('/dashboard/branches', { waitUntil: 'commit' });
  await render.untilHeld();
  loadPage();
  await render.untilPageLoaded();
  await expect(page.getByRole('main'), 'the frame still renders').toHaveCount(0);
  await render.resume();
  await expect(page.getByRole('heading', { name: 'Branches', level: 1 })).toBeVisible();
});

test('a file dropped outside of the file fields does not replace the page', async ({ page }) => {
  await page.goto('/dashboard/companydetail');
  await expect(page.getByRole('button', { name: 'Change Company Logo' })).toBeVisible();
  /** Drops data of a type on an element; returns whether the browser's own drop handling remains enabled. */
  const isLeftToBrowser = (css: string, type: string) =>
    page.evaluate(
      ([selector, kind]) => {
        const dataTransfer = new DataTransfer();
        if (kind === 'file') dataTransfer.items.add(new File(['x'], 'note.txt', { type: 'text/plain' }));
        else dataTransfer.items.add('words', 'text/plain');
        const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
        return document.querySelector(selector)?.dispatchEvent(event);
      },
      [css, type] as const,
    );
  expect(await isLeftToBrowser('main h1', 'file')).toBe(false);
  expect(await isLeftToBrowser('main textarea', 'file')).toBe(false);
  expect(await isLeftToBrowser('main textarea', 'words')).toBe(true);
  await expect(page.getByText('Choose a JPEG, PNG or WebP picture.')).toBeHidden();
  expect(await isLeftToBrowser('main label:has(input[type=file])', 'file')).toBe(false);
  await expect(page.getByText('Choose a JPEG, PNG or WebP picture.').first()).toBeVisible();
});

test('a page or a dialog of the shell whose code cannot be loaded says so, and the frame stays', async ({
  page,
  quiet,
}) => {
  quiet.expect(/ERR_FAILED/);
  await page.goto('/dashboard/circular');
  await expect(title(page)).toBeVisible();
  await page.route('**/static/js/async/**', (route) => route.abort());
  await sidebar(page).getByRole('button', { name: 'About Seamline HR' }).click();
  await expect(page.getByText('Its files could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(content(page).getByRole('alert')).toContainText('Something went wrong');
  await expect(content(page).getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
});
