import { expect, type Page, test } from './fixtures.ts';
import { getOtp, message, mobileNumber } from './support/signInForm.ts';

test.describe('a message on the sign-in page', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('button', { name: 'Login with OTP' }).click();
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('an error message disappears after 4000 ms or on dismissal; the same error twice shows one message', async ({
    page,
  }) => {
    await refuseNumber(page);
    await page.clock.runFor(3_900);
    await expect(message(page, 'error')).toBeVisible();
    await page.clock.runFor(200);
    await expect(message(page, 'error')).toHaveCount(0);

    await refuseNumber(page);
    await getOtp(page).click();
    await expect(message(page, 'error')).toHaveCount(1);
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await expect(message(page, 'error')).toHaveCount(0);
  });

  test('stays while it is pointed at or has the focus, and continues its countdown afterwards', async ({ page }) => {
    await refuseNumber(page);
    await page.clock.runFor(3_000);
    await message(page, 'error').hover();
    await page.clock.runFor(20_000);
    await expect(message(page, 'error')).toBeVisible();
    await page.mouse.move(10, 10);
    await page.clock.runFor(900);
    await expect(message(page, 'error')).toBeVisible();
    await page.clock.runFor(200);
    await expect(message(page, 'error')).toHaveCount(0);

    await refuseNumber(page);
    await page.getByRole('button', { name: 'Dismiss message' }).focus();
    await page.clock.runFor(20_000);
    await expect(message(page, 'error')).toBeVisible();
    await mobileNumber(page).focus();
    await page.clock.runFor(4_100);
    await expect(message(page, 'error')).toHaveCount(0);
  });
});

test('the notification centre keeps a message that is no longer on the page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill('9876500001');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('fitting-room-7');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(message(page, 'success')).toHaveText('Login successful.');
  await page.getByRole('button', { name: 'Dismiss message' }).click();
  await expect(message(page, 'success')).toHaveCount(0);

  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const centre = page.getByRole('dialog', { name: 'Notifications' });
  await expect(centre.getByRole('listitem')).toHaveCount(1);
  await expect(centre.getByRole('listitem')).toContainText('Login successful.');
  await page.keyboard.press('Escape');
  await expect(centre).toBeHidden();
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  await expect(bell).toBeFocused();

  await bell.click();
  await centre.getByRole('button', { name: 'Clear all' }).click();
  await expect(centre).toContainText('Nothing has happened yet.');
});

test('a failure goes when the action succeeds and when its area is left, and stays among the notifications', async ({
  page,
  signInAs,
  quiet,
}) => {
  quiet.expect(/Failed to load resource/);
  const entries = /\/data\/activity\?/;
  await signInAs('owner');
  await page.goto('/dashboard/branches');
  await page.getByRole('searchbox', { name: 'Search menu' }).fill('activity');
  await page.keyboard.press('Enter');
  const download = page.getByRole('button', { name: 'Download CSV' });
  await expect(download).toBeVisible();
  await page.route(entries, (route) => route.abort());
  await download.click();
  await expect(message(page, 'error')).toContainText('Failed to download the activity log.');
  await page.unroute(entries);
  await download.click();
  await expect(message(page, 'success')).toHaveText(/^The file contains/);
  expect(await message(page, 'error').count()).toBe(0);

  await page.route(entries, (route) => route.abort());
  await download.click();
  // While it has the focus, it does not go by itself.
  await message(page, 'error').getByRole('button', { name: 'Dismiss message' }).focus();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'Branches' })).toBeVisible();
  await expect(message(page, 'error')).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const listed = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  await expect(listed.first()).toContainText('Failed to download the activity log.');
});

async function refuseNumber(page: Page): Promise<void> {
  await getOtp(page).click();
  await expect(message(page, 'error')).toHaveText('Please enter a valid mobile number.');
}
