import { expect, test } from './fixtures.ts';
import { getOtp, message, mobileNumber, otpField, passwordField, signInButton } from './support/signInForm.ts';

// Nobody has this number: wrong passwords for it lock nobody out.
const STRANGER = '9811100001';
const OWNER = '9876500001';
const PASSWORD = 'fitting-room-7';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the password mode comes first, and the link switches between both modes', async ({ page }) => {
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
});

test('the password is hidden until it is asked to be shown', async ({ page }) => {
  await passwordField(page).fill('secret');
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
});

for (const number of ['', '987650000', '98765000011']) {
  test(`a sign-in with the number '${number}' is refused without asking the server`, async ({ page }) => {
    const asked = requestsTo(page, '/data/');
    await mobileNumber(page).fill(number);
    await passwordField(page).fill(PASSWORD);
    await signInButton(page).click();

    await expect(message(page, 'error')).toHaveText('Please enter a valid mobile number.');
    await expect(mobileNumber(page)).toHaveAccessibleDescription(/Please enter a valid mobile number\./);
    await expect(mobileNumber(page)).toBeFocused();
    expect(asked).toEqual([]);
  });
}

for (const number of ['', '987650000']) {
  test(`a code for the number '${number}' is refused without asking the server`, async ({ page }) => {
    const asked = requestsTo(page, '/data/');
    await page.getByRole('button', { name: 'Login with OTP' }).click();
    await mobileNumber(page).fill(number);
    await getOtp(page).click();

    await expect(message(page, 'error')).toHaveText('Please enter a valid mobile number.');
    expect(asked).toEqual([]);
  });
}

test('a code for more than ten digits is asked for, as the product does', async ({ page }) => {
  await page.route('**/data/login?*', (route) => route.fulfill({ json: { success: true, message: '' } }));
  await page.getByRole('button', { name: 'Login with OTP' }).click();
  await mobileNumber(page).fill('987650000199');
  await expect(page.getByText('That is more than 10 digits. Leave out +91 or a leading 0.')).toBeVisible();
  const request = page.waitForRequest('**/data/login?*');
  await getOtp(page).click();
  expect(new URL((await request).url()).searchParams.get('number')).toBe('987650000199');
});

for (const typed of ['+91 98765 00001', '09876500001', '98765-00001', '(98765) 00001']) {
  test(`the number typed as '${typed}' becomes 9876500001`, async ({ page }) => {
    await mobileNumber(page).fill(typed);
    await expect(mobileNumber(page)).toHaveValue('9876500001');
  });
}

test('toggling the mode clears message, password and code, and keeps the number', async ({ page, quiet }) => {
  quiet.expect(/401/);
  await mobileNumber(page).fill(STRANGER);
  await passwordField(page).fill('wrong');
  await signInButton(page).click();
  await expect(passwordField(page)).toHaveAccessibleDescription(/Please check your password\./);

  await page.getByRole('button', { name: 'Login with OTP' }).click();
  await expect(page.locator('form').getByText('Please check your password.')).toBeHidden();
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

test('signing in with Enter works as with the button', async ({ page }) => {
  await mobileNumber(page).fill(OWNER);
  await passwordField(page).fill(PASSWORD);
  await passwordField(page).press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a wrong password is refused with its own text and the field in focus', async ({ page, quiet }) => {
  quiet.expect(/401/);
  await mobileNumber(page).fill(STRANGER);
  await passwordField(page).fill('wrong');
  await signInButton(page).click();

  await expect(message(page, 'error')).toHaveText('Please check your password.');
  await expect(passwordField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('an empty password is answered like a wrong one', async ({ page, quiet }) => {
  quiet.expect(/401/);
  await mobileNumber(page).fill(STRANGER);
  await signInButton(page).click();
  await expect(message(page, 'error')).toHaveText('Please check your password.');
});

test('an answer without a token is a failed sign-in', async ({ page }) => {
  await page.route('**/data/verify-login?*', (route) => route.fulfill({ json: { success: true, message: '' } }));
  await mobileNumber(page).fill(OWNER);
  await passwordField(page).fill(PASSWORD);
  await signInButton(page).click();
  await expect(message(page, 'error')).toHaveText('Please check your password.');
});

test('what the server says about a failed sign-in stands below the text', async ({ page, quiet }) => {
  quiet.expect(/500/);
  await page.route('**/data/verify-login?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'The database is being moved.', detail: '' } }),
  );
  await mobileNumber(page).fill(OWNER);
  await passwordField(page).fill(PASSWORD);
  await signInButton(page).click();
  await expect(message(page, 'error')).toContainText('Please check your password.');
  await expect(message(page, 'error')).toContainText('The database is being moved.');
});

test('a sign-in without a connection says so', async ({ page, quiet }) => {
  quiet.expect(/ERR_CONNECTION_RESET/);
  await page.route('**/data/verify-login?*', (route) => route.abort('connectionreset'));
  await mobileNumber(page).fill(OWNER);
  await passwordField(page).fill(PASSWORD);
  await signInButton(page).click();
  await expect(message(page, 'error')).toHaveText('Network error during login.');
});

test('a double click on Sign In sends one request', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/data/verify-login?*', async (route) => {
    await held;
    await route.continue();
  });
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
function requestsTo(page: import('@playwright/test').Page, path: string): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(path)) paths.push(pathname);
  });
  return paths;
}
