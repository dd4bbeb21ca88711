import type { Page, Route } from '@playwright/test';
import { expect, hold, test } from './fixtures.ts';
import { getOtp, message, mobileNumber, otpField, passwordField, signInButton } from './support/signInForm.ts';

// No account has this number, so wrong passwords for it lock no account.
const STRANGER = '9811100001';
const OWNER = '9876500001';
const PASSWORD = 'fitting-room-7';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the password mode comes first, the link switches between both modes, and the password is hidden until asked', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.getByText('Smarter Workflows, Powered by AI').filter({ visible: true })).toHaveCount(1);
  await expect(passwordField(page)).toBeVisible();
  await expect(otpField(page)).toBeHidden();
  await expect(getOtp(page)).toBeHidden();

  await page.getByRole('button', { name: 'Login with OTP' }).click();
  await expect(passwordField(page)).toBeHidden();
  await expect(otpField(page)).toBeVisible();
  await expect(getOtp(page)).toBeVisible();

  await page.getByRole('button', { name: 'Login with Password' }).click();
  await expect(passwordField(page)).toBeVisible();

  await passwordField(page).fill('secret');
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
});

test('who forgot the password signs in with a code', async ({ page }) => {
  await passwordField(page).fill('wrong');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(passwordField(page)).toBeHidden();
  await expect(otpField(page)).toHaveValue('');
  await expect(getOtp(page)).toBeVisible();
  await expect(mobileNumber(page)).toBeFocused();
  await expect(page.getByText('Sign in with an OTP, then choose a new password under Profile.')).toBeVisible();
  await page.getByRole('button', { name: 'Login with Password' }).click();
  await expect(page.getByText('Sign in with an OTP, then')).toBeHidden();
});

test('a sign-in and a code without a number of ten digits are refused without a request', async ({ page }) => {
  const asked = requestsTo(page, '/data/');
  for (const number of ['', '987650000', '98765000011']) {
    await page.goto('/');
    await mobileNumber(page).fill(number);
    await passwordField(page).fill(PASSWORD);
    await signInButton(page).click();
    await expect(message(page, 'error')).toHaveText('Please enter a valid mobile number.');
    await expect(mobileNumber(page)).toHaveAccessibleDescription(/Please enter a valid mobile number\./);
    await expect(mobileNumber(page)).toBeFocused();
  }
  for (const number of ['', '987650000']) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Login with OTP' }).click();
    await mobileNumber(page).fill(number);
    await getOtp(page).click();
    await expect(message(page, 'error')).toHaveText('Please enter a valid mobile number.');
  }
  expect(asked).toEqual([]);
});

test('a number is reduced to its ten digits, and more digits stay, as in the product', async ({ page }) => {
  for (const typed of ['+91 98765 00001', '09876500001', '98765-00001', '(98765) 00001', '९८७६५ ००००१', '૯૮૭૬૫૦૦૦૦૧']) {
    await mobileNumber(page).fill('');
    await mobileNumber(page).fill(typed);
    await expect(mobileNumber(page)).toHaveValue('9876500001');
  }
  await page.route('**/data/login?*', (route) => route.fulfill({ json: { success: true, message: '' } }));
  await page.getByRole('button', { name: 'Login with OTP' }).click();
  await mobileNumber(page).fill('987650000199');
  await expect(page.getByText('That is more than 10 digits. Leave out +91 or a leading 0.')).toBeVisible();
  const request = page.waitForRequest('**/data/login?*');
  await getOtp(page).click();
  expect(new URL((await request).url()).searchParams.get('number')).toBe('987650000199');
});

test('toggling the mode clears message, password and code, and keeps the number', async ({ page, quiet }) => {
  quiet.expect(/401/);
  // A message that stays until it is dismissed, however slow the machine.
  await page.clock.install();
  await mobileNumber(page).fill(STRANGER);
  await passwordField(page).fill('wrong');
  await page.clock.pauseAt(Date.now() + 1000);
  await signInButton(page).click();
  await expect(message(page, 'error')).toHaveCount(1);
  await expect(passwordField(page)).toHaveAccessibleDescription(/Please check your password\./);

  await page.getByRole('button', { name: 'Login with OTP' }).click();
  await expect(page.locator('form').getByText('Please check your password.')).toBeHidden();
  await expect(message(page, 'error')).toHaveCount(0);
  await expect(mobileNumber(page)).toHaveValue(STRANGER);
  await otpField(page).fill('123456');

  await page.getByRole('button', { name: 'Login with Password' }).click();
  await expect(passwordField(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Login with OTP' }).click();
  await expect(otpField(page)).toHaveValue('');
  await expect(mobileNumber(page)).toHaveValue(STRANGER);
});

test('number and password sign in', async ({ page }) => {
  await mobileNumber(page).fill(OWNER);
  await passwordField(page).fill(PASSWORD);
  await signInButton(page).click();

  await expect(message(page, 'success')).toHaveText('Login successful.');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('a successful sign-in removes the errors of earlier attempts', async ({ page, quiet }) => {
  quiet.expect(/500/);
  await page.clock.install();
  await page.route('**/data/verify-login?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'The database is being moved.', detail: '' } }),
  );
  await mobileNumber(page).fill(OWNER);
  await passwordField(page).fill(PASSWORD);
  await page.clock.pauseAt(Date.now() + 1000);
  await signInButton(page).click();
  await expect(message(page, 'error')).toContainText('Please check your password.');
  await page.unroute('**/data/verify-login?*');
  await signInButton(page).click();

  await expect(message(page, 'success')).toHaveText('Login successful.');
  await expect(message(page, 'error')).toHaveCount(0);
});

test('a deactivated manager learns from the right password that the account is deactivated', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/40[13]/);
  const number = `96${String(Math.random()).slice(2, 10).padEnd(8, '0')}`;
  const flags = { edit_permission: 'true', view_permission: 'true', is_active: 'false' };
  await owner.post('/data/settings/admin', { name: 'Deactivated', number, ...flags });
  await page.getByRole('button', { name: 'Login with OTP' }).click();
  await mobileNumber(page).fill(number);
  await getOtp(page).click();
  await expect(message(page, 'success')).toHaveText('OTP successfully sent.');
  const { otp } = await owner.get<{ otp: string }>(`/dev/outbox/${number}`);
  await otpField(page).fill(otp);
  await signInButton(page).click();

  const reason = 'Your account is deactivated. Ask an owner to activate it.';
  await expect(message(page, 'error')).toContainText('Please check your OTP.');
  await expect(message(page, 'error')).toContainText(reason);
  await expect(otpField(page)).toHaveAccessibleDescription(new RegExp(reason));
});

test('signing in with Enter works as with the button', async ({ page }) => {
  await mobileNumber(page).fill(OWNER);
  await passwordField(page).fill(PASSWORD);
  await passwordField(page).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a wrong password and an empty one are refused with different messages, and the field has the focus', async ({
  page,
  quiet,
}) => {
  quiet.expect(/401/);
  await mobileNumber(page).fill(STRANGER);
  for (const password of ['', 'wrong']) {
    await passwordField(page).fill(password);
    await signInButton(page).click();
    await expect(message(page, 'error')).toHaveText('Please check your password.');
    await expect(passwordField(page)).toBeFocused();
    await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await expect(message(page, 'error')).toHaveCount(0);
  }
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('a sign-in that fails otherwise shows why: no token, a reason of the server, no connection', async ({
  page,
  quiet,
}) => {
  quiet.expect(/500|ERR_CONNECTION_RESET/);
  const error = message(page, 'error');
  for (const { answer, sentences } of [
    {
      answer: (route: Route) => route.fulfill({ json: { success: true, message: '' } }),
      sentences: ['Please check your password.'],
    },
    {
      answer: (route: Route) =>
        route.fulfill({ status: 500, json: { message: 'The database is being moved.', detail: '' } }),
      sentences: ['Please check your password.', 'The database is being moved.'],
    },
    {
      answer: (route: Route) => route.abort('connectionreset'),
      sentences: ['Network error during login.'],
    },
  ]) {
    await page.goto('/');
    await page.unroute('**/data/verify-login?*');
    await page.route('**/data/verify-login?*', answer);
    await mobileNumber(page).fill(OWNER);
    await passwordField(page).fill(PASSWORD);
    await signInButton(page).click();
    for (const sentence of sentences) await expect(error).toContainText(sentence);
  }
  await expect(error).toHaveText('Network error during login.');
});

test('a sign-in whose code cannot be fetched says so, and the next press signs in', async ({ page, quiet }) => {
  quiet.expect(/ERR_CONNECTION_RESET/);
  await page.route(/\/calls\./, (route) => route.abort('connectionreset'));
  await mobileNumber(page).fill(OWNER);
  await passwordField(page).fill(PASSWORD);
  await signInButton(page).click();
  await expect(message(page, 'error')).toHaveText('Network error during login.');
  await page.unroute(/\/calls\./);
  await signInButton(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a double click on Sign In sends one request', async ({ page }) => {
  const release = await hold(page, '**/data/verify-login?*');
  const asked = requestsTo(page, '/data/verify-login');
  await mobileNumber(page).fill(OWNER);
  await passwordField(page).fill(PASSWORD);
  await signInButton(page).dblclick();
  await passwordField(page).press('Enter');
  await expect(signInButton(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(asked).toHaveLength(1);
});

/** Collects the paths of what the page asks for from now on. */
function requestsTo(page: Page, path: string): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(path)) paths.push(pathname);
  });
  return paths;
}
