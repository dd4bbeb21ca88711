import { expect, type Page, signInWith, test } from '@seamline/e2e/fixtures';
import { addManager, lastOtp, tokenByOtp } from './managers.ts';
import { LIST, stopClock } from './membersPage.ts';

const OTP = /\/data\/settings\/admin\/change-password\?/;
const OWN = /^Change Password with OTP – your own, /;

const dialog = (page: Page) => page.getByRole('dialog', { name: OWN });
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Change Password', exact: true });
const sessionStatus = async (origin: string, token: string) =>
  (await fetch(`${origin}/data/session?token=${token}`)).status;

/** Opens the popup at the own row. */
async function open(page: Page) {
  await page.getByRole('link', { name: /^Change Password of / }).click();
  await expect(dialog(page)).toBeVisible();
}

/** Lets every code request and every change succeed without the server. */
async function pretend(page: Page) {
  await page.route(OTP, (route) =>
    route.fulfill({
      json: { success: true, message: '', token: new URL(route.request().url()).searchParams.get('token') },
    }),
  );
}

test('a manager changes the own password in two steps, stays signed in here and is signed out elsewhere', async ({
  page,
  context,
  owner,
  origin,
  quiet,
}) => {
  quiet.expect(/422/);
  const { name, number } = await addManager(owner, 'Charmi', { edit: false, view: false });
  const token = await tokenByOtp(origin, number);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (OTP.test(request.url())) asked.push(request.method());
  });
  await signInWith(context, token);
  await page.goto('/dashboard/Manager');
  await open(page);
  await expect(dialog(page)).toHaveAccessibleName(`Change Password with OTP – your own, ${name}`);
  await expect(dialog(page)).toContainText(`A 6-digit OTP will be sent to ${number}. Use it to choose a new password.`);
  expect(asked).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Get OTP' }).dblclick();
  await expect(dialog(page)).toContainText(
    `OTP successfully sent. It is on its way to ${number} and is valid for 5 minutes.`,
  );
  expect(asked).toEqual(['GET']);
  await expect(field(page, 'OTP')).toBeFocused();
  await expect(dialog(page).getByRole('button', { name: /^Get OTP again in \d+ s$/ })).toBeDisabled();

  const otp = await lastOtp(origin, number);
  await field(page, 'OTP').fill(otp === '000000' ? '000001' : '000000');
  await field(page, 'New Password').fill('saffron button loom');
  await field(page, 'Confirm Password').fill('saffron button loom');
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to change password.');
  await expect(dialog(page).getByRole('alert')).toContainText('Please check your OTP.');
  await field(page, 'OTP').fill(`${otp.slice(0, 3)} ${otp.slice(3)}`);
  await expect(field(page, 'OTP')).toHaveValue(otp);
  await save(page).click();
  await expect(dialog(page).getByText('✅ Password changed successfully.', { exact: true })).toBeVisible();
  await expect(dialog(page)).toContainText('You are signed out everywhere else and stay signed in here.');
  await expect(dialog(page)).toBeHidden();

  const fresh = (await page.evaluate(() => localStorage.getItem('authToken'))) ?? '';
  expect(fresh).not.toBe(token);
  expect(await sessionStatus(origin, token)).toBe(401);
  expect(await sessionStatus(origin, fresh)).toBe(200);
  await page.reload();
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
  const query = new URLSearchParams({ number, password: 'saffron button loom' });
  expect((await fetch(`${origin}/data/verify-login?${query}`, { method: 'POST' })).status).toBe(200);
});

test('what is missing, too short or different is said, a password can be shown, and advice is given', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner');
  await pretend(page);
  await page.goto('/dashboard/Manager');
  await open(page);
  await dialog(page).getByRole('button', { name: 'Get OTP' }).click();
  await save(page).click();
  await expect(dialog(page).getByText('❌ All fields are required.', { exact: true })).toBeVisible();
  await field(page, 'OTP').fill('123456');
  await field(page, 'New Password').fill('seven77');
  await field(page, 'Confirm Password').fill('seven78');
  await save(page).click();
  await expect(
    dialog(page).getByText('❌ Password must be at least 8 characters long.', { exact: true }),
  ).toBeVisible();
  await field(page, 'New Password').fill('seven777');
  await save(page).click();
  await expect(dialog(page).getByText('❌ Passwords do not match.', { exact: true })).toBeVisible();
  // The one that is corrected need not be the one that the sentence stands at.
  await field(page, 'New Password').fill('seven78');
  await expect(dialog(page).getByText('❌ Passwords do not match.')).toBeHidden();

  const advice = dialog(page).getByRole('status');
  for (const [password, words] of [
    ['Welcome2026!', 'Weak It is one of the passwords that attackers try first.'],
    ['ilaben loves silk', 'Weak It contains your name or your number.'],
    ['qwertyuiop', 'Weak'],
    ['loomloomloom', 'Weak Much of it is repeated.'],
    ['xk3-Rw9q', 'Fair Longer is stronger: 12 characters and more.'],
    ['saffron button loom', 'Strong'],
  ] as const) {
    await field(page, 'New Password').fill(password);
    await expect(advice.filter({ hasText: words })).toBeVisible();
  }
  await expect(field(page, 'New Password')).toHaveAttribute('type', 'password');
  const shown = dialog(page).getByRole('button', { name: 'Show password' });
  await shown.first().click();
  await expect(field(page, 'New Password')).toHaveAttribute('type', 'text');
  await expect(field(page, 'Confirm Password')).toHaveAttribute('type', 'password');
  await dialog(page).getByRole('button', { name: 'Hide password' }).click();
  await expect(field(page, 'New Password')).toHaveAttribute('type', 'password');
});

test('the popup closes 2000 ms after the change, and a later one is not closed by its timer', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner');
  await pretend(page);
  await page.clock.install();
  await page.goto('/dashboard/Manager');
  const change = async () => {
    await open(page);
    await dialog(page).getByRole('button', { name: 'Get OTP' }).click();
    await field(page, 'OTP').fill('123456');
    await field(page, 'New Password').fill('weak but long');
    await field(page, 'Confirm Password').fill('weak but long');
    await save(page).click();
    await expect(dialog(page).getByText('✅ Password changed successfully.')).toBeVisible();
  };
  await expect(page.getByRole('link', { name: /^Change Password of / })).toBeVisible();
  await stopClock(page);
  await change();
  await page.clock.runFor(1900);
  await expect(dialog(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(dialog(page)).toBeHidden();
  await change();
  await page.keyboard.press('Escape');
  await open(page);
  await page.clock.runFor(10_000);
  await expect(dialog(page)).toBeVisible();
});

test('a code that could not be asked for and a change that failed say why', async ({ page, signInAs, quiet }) => {
  quiet.expect(/429|503/);
  await signInAs('owner');
  await page.route(OTP, (route) =>
    route.fulfill({
      status: 429,
      json: { message: 'Please wait 12 seconds before asking for another OTP.', detail: '' },
    }),
  );
  await page.goto('/dashboard/Manager');
  await open(page);
  await dialog(page).getByRole('button', { name: 'Get OTP' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to request password change.');
  await expect(dialog(page).getByRole('alert')).toContainText('Please wait 12 seconds before asking for another OTP.');
  await page.unroute(OTP);
  await pretend(page);
  await dialog(page).getByRole('button', { name: 'Get OTP' }).click();
  await field(page, 'OTP').fill('123456');
  await field(page, 'New Password').fill('saffron button loom');
  await field(page, 'Confirm Password').fill('saffron button loom');
  await page.unroute(OTP);
  await page.route(OTP, (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is resting.', detail: '' } }),
  );
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to change password.');
  await expect(dialog(page).getByRole('alert')).toContainText('The database is resting.');
  await page.keyboard.press('Escape');
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
});

test('at another owner’s row it is said whose password can be changed', async ({ page, signInAs }) => {
  await signInAs('owner');
  let asked = 0;
  await page.route(OTP, (route) => {
    asked += 1;
    return route.fulfill({ json: { success: true, message: '' } });
  });
  await page.route(LIST, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { member: object[] };
    const other = { name: 'Harsha Trivedi', number: '9000000078', email: null, status: 'owner', version: 1 };
    const flags = { edit_permission: true, view_permission: true, is_active: true };
    await route.fulfill({ json: { ...body, member: [{ ...other, ...flags }, ...body.member] } });
  });
  await page.goto('/dashboard/Manager');
  await page.getByRole('link', { name: 'Change Password of Harsha Trivedi' }).click();
  const other = page.getByRole('dialog', { name: 'Change Password with OTP – Harsha Trivedi' });
  await expect(other).toContainText(
    'Only Harsha Trivedi can change this password: the OTP is sent to the phone of the signed-in person.',
  );
  await other.getByRole('button', { name: 'Change my own password' }).click();
  await expect(dialog(page)).toContainText('9876500001');
  expect(asked).toBe(0);
});
