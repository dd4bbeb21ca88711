import type { Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { getOtp, message, mobileNumber, otpField, passwordField, signInButton } from './support/signInForm.ts';

// The only test that asks for a code of this number: another one must wait for 30 seconds.
const MANAGER = '9876500002';
const STRANGER = '9811100002';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Login with OTP' }).click();
});

test('number and one-time code sign in', async ({ page, origin }) => {
  await mobileNumber(page).fill(MANAGER);
  await getOtp(page).click();
  await expect(message(page, 'success')).toHaveText('OTP successfully sent.');
  await expect(otpField(page)).toBeFocused();
  await expect(getOtp(page)).toBeDisabled();
  await expect(getOtp(page)).toHaveText(/^Get OTP again in (30|[12]?\d) s$/);

  const answer = await fetch(`${origin}/dev/outbox/${MANAGER}`);
  const { otp } = (await answer.json()) as { otp: string };
  expect(otp).toMatch(/^\d{6}$/);
  await otpField(page).fill(otp);
  await signInButton(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Profile menu' })).toContainText(MANAGER);
});

test('a code is reduced to its six digits; a wrong one and an empty one are refused with different messages', async ({
  page,
  quiet,
}) => {
  quiet.expect(/401/);
  await otpField(page).pressSequentially('12-34 56789');
  await expect(otpField(page)).toHaveValue('123456');
  await mobileNumber(page).fill(STRANGER);
  for (const code of ['', '000000']) {
    await otpField(page).fill(code);
    await signInButton(page).click();
    await expect(message(page, 'error')).toHaveText('Please check your OTP.');
    await expect(otpField(page)).toBeFocused();
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await expect(message(page, 'error')).toHaveCount(0);
  }
});

test('a code that was not sent shows why: the message of the server, no reason, no connection', async ({
  page,
  quiet,
}) => {
  quiet.expect(/429|ERR_CONNECTION_RESET/);
  const wait = 'Please wait 12 seconds before asking for another OTP.';
  await mobileNumber(page).fill(STRANGER);
  for (const { answer, sentence } of [
    { answer: (route: Route) => route.fulfill({ status: 429, json: { message: wait } }), sentence: wait },
    {
      answer: (route: Route) => route.fulfill({ json: { success: false, message: '' } }),
      sentence: 'Failed to send OTP.',
    },
    { answer: (route: Route) => route.abort('connectionreset'), sentence: 'Network error sending OTP.' },
  ]) {
    await page.unroute('**/data/login?*');
    await page.route('**/data/login?*', answer);
    await getOtp(page).click();
    await expect(message(page, 'error')).toHaveText(sentence);
    await expect(getOtp(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await expect(message(page, 'error')).toHaveCount(0);
  }
});

test('another code can be requested after thirty seconds', async ({ page }) => {
  await page.route('**/data/login?*', (route) => route.fulfill({ json: { success: true, message: '' } }));
  await page.clock.install();
  await mobileNumber(page).fill(STRANGER);
  await getOtp(page).click();
  // It is off while the code is asked for as well: the wait begins after that.
  await expect(getOtp(page)).toHaveText(/^Get OTP again in (30|2\d) s$/);
  // Time goes on by itself as well, the more the slower the machine is.
  await page.clock.fastForward(10_000);
  await expect(getOtp(page)).toHaveText(/^Get OTP again in (20|1?\d) s$/);
  await page.clock.fastForward(21_000);
  await expect(getOtp(page)).toHaveText('Get OTP');
  await expect(getOtp(page)).toBeEnabled();
});

test('a double click on Get OTP sends one request', async ({ page }) => {
  let asked = 0;
  await page.route('**/data/login?*', (route) => {
    asked += 1;
    return route.fulfill({ json: { success: true, message: '' } });
  });
  await mobileNumber(page).fill(STRANGER);
  await getOtp(page).dblclick();
  await expect(message(page, 'success')).toHaveText('OTP successfully sent.');
  expect(asked).toBe(1);
});

test('switching modes, typing and a reload request no code', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/data/')) asked += 1;
  });
  await mobileNumber(page).fill(STRANGER);
  await page.getByRole('button', { name: 'Login with Password' }).click();
  await page.getByRole('button', { name: 'Login with OTP' }).click();
  await page.reload();
  await expect(passwordField(page)).toBeVisible();
  expect(asked).toBe(0);
});
