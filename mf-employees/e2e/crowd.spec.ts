import { expect, expectToFit, onPaper, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { crowd } from './support/crowd.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

const card = (page: Page, name: string) => page.getByRole('link', { name: `${name} Tailor`, exact: true });
const bottom = (page: Page) => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('main *').length);

test('a directory of a hundred thousand renders only the employees near the viewport, from first to last', async ({
  page,
}) => {
  await crowd(page, [
    ['Cutting', 40_000],
    ['Retail', 59_990],
    ['No department', 10],
  ]);
  await page.goto('/dashboard/employee');
  await expect(page.getByText('1,00,000 employees', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveAttribute('aria-setsize', '40000');
  await expect(page.getByRole('region', { name: 'Cutting' })).toContainText('Person 1');
  expect(await elements(page)).toBeLessThan(1500);

  await bottom(page);
  await expect(card(page, 'Person 100000')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No department' })).toBeVisible();
  await expect(card(page, 'Person 1')).toHaveCount(0);
  expect(await elements(page)).toBeLessThan(1500);

  // In the middle of a department its heading stays below the bar at the top.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(page.getByRole('link', { name: /^Person [45]\d{4} Tailor$/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Retail' })).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(card(page, 'Person 1')).toBeVisible();
});

test('the focus stays on a card that is scrolled out of view, and the arrow keys move from card to card', async ({
  page,
}) => {
  await crowd(page, [
    ['Cutting', 5],
    ['Retail', 3000],
  ]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/dashboard/employee');
  await card(page, 'Person 2').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 'Person 3')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(card(page, 'Person 1')).toBeFocused();
  await bottom(page);
  await expect(card(page, 'Person 3005')).toBeVisible();
  await expect(card(page, 'Person 1')).toBeFocused();
  for (const name of ['Person 4', 'Person 6']) {
    await page.keyboard.press('ArrowDown');
    await expect(card(page, name)).toBeFocused();
    await expect(card(page, name)).toBeInViewport();
  }
});

test('the directory restores its scroll position after a visit to the details of an employee', async ({
  page,
  quiet,
}) => {
  quiet.expect(/404/);
  await crowd(page, [['Retail', 5000]]);
  for (const address of ['/dashboard/employee', '/dashboard/employee?view=list']) {
    await page.goto(address);
    await expect(page.getByText('Person 1', { exact: true })).toBeVisible();
    await bottom(page);
    const link = page.getByRole('link', { name: /^Person 4990\b/ });
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Employee #4990');
    await page.goBack();
    await expect(link).toBeInViewport();
    await expect(link).toBeFocused();
  }
});

test('a directory page that fails to load leaves the others, and is retried', async ({ page, quiet }) => {
  quiet.expect(/503/);
  await crowd(page, [['Retail', 1000]]);
  const PLACES = /\/data\/employees\/places\?/;
  await page.goto('/dashboard/employee');
  await expect(card(page, 'Person 1')).toBeVisible();
  const broken = { status: 503, json: { message: 'The database is resting.', detail: 'pool exhausted' } };
  await page.route(PLACES, (route) => route.fulfill(broken));
  await bottom(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Some employees could not be fetched.');
  await expect(alert).toContainText('The database is resting.');
  await page.unroute(PLACES);
  await crowd(page, [['Retail', 1000]]);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Person 1000')).toBeVisible();
});

for (const view of ['cards', 'list']) {
  test(`a print has all employees and their number, as ${view}`, async ({ page }) => {
    await crowd(page, [
      ['Cutting', 150],
      ['Retail', 400],
    ]);
    await page.goto(view === 'list' ? '/dashboard/employee?view=list' : '/dashboard/employee');
    await expect(page.getByText('550 employees', { exact: true })).toBeVisible();
    await onPaper(page);

    await expect(page.getByText('200 of 550 employees', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Person \d+/ })).toHaveCount(200);
    await expect(page.locator('[data-room]').filter({ visible: true })).toHaveCount(0);
    await expectToFit(page);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.getByText('550 employees', { exact: true })).toBeVisible();
    expect(await page.getByRole('link', { name: /^Person \d+/ }).count()).toBeLessThan(200);
  });
}
