import { expect, signInWith, test } from './fixtures.ts';
import { api } from './support/api.ts';
import { freshTokenOf } from './support/people.ts';
import { mobileNumber, passwordField, signInButton } from './support/signInForm.ts';

test('without a session a URL of the dashboard redirects to /login', async ({ page }) => {
  for (const address of ['/dashboard', '/dashboard/branches', '/Dashboard/Manager?x=1']) {
    await page.goto('/signup');
    await page.goto(address);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await page.goBack();
    await expect(page).toHaveURL(/\/signup$/);
  }
});

test('the sign-in opens the requested page with its search parameters and hash, also after a reload', async ({
  page,
}) => {
  await page.goto('/dashboard/branches?q=Surat%20%26%20Sons#top');
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await mobileNumber(page).fill('9876500001');
  await passwordField(page).fill('fitting-room-7');
  await signInButton(page).click();

  await expect(page).toHaveURL(/\/dashboard\/branches\?q=Surat%20%26%20Sons#top$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Branches');
});

test('the requested page also opens after a sign-in in another tab', async ({ page, signInAs }) => {
  await page.goto('/dashboard/designation');
  await expect(page).toHaveURL(/\/login$/);
  await signInAs('owner');
  const beside = await page.context().newPage();
  await beside.goto('/dashboard');

  await expect(page).toHaveURL(/\/dashboard\/designation$/);
});

test('a sign-in opens the dashboard after a sign-out, and when no page was requested', async ({ page }) => {
  const enter = async () => {
    await mobileNumber(page).fill('9876500001');
    await passwordField(page).fill('fitting-room-7');
    await signInButton(page).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  };
  for (const address of [
    '/login?to=//evil.example',
    '/login?next=%2F%2Fevil.example/dashboard',
    '/?asked=/dashboard/x',
  ]) {
    await page.goto(address);
    await enter();
    await page.evaluate(() => localStorage.clear());
  }
  await page.goto('/login');
  await enter();
  await page.goto('/dashboard/branches');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Branches');
  // As another tab does that signs out.
  await page.evaluate(() => {
    localStorage.removeItem('authToken');
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken', newValue: null }));
  });
  await expect(page).toHaveURL(/\/login$/);
  await enter();
});

test('with a session the URLs of the sign-in redirect to the dashboard', async ({ page, signInAs }) => {
  await signInAs('owner');
  for (const address of ['/', '/login', '/LOGIN']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  }
});

test('an invalid token shows the page without an error', async ({ page }) => {
  for (const token of ['rubbish', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJudW1iZXIiOiI5ODc2NTAwMDAxIn0.']) {
    await page.goto('/signup');
    await page.evaluate((value) => localStorage.setItem('authToken', value), token);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await expect(page.getByRole('button', { name: 'Profile menu' })).toContainText('Admin');
  }
});

test('an expired token leads to the sign-in', async ({ page, context }) => {
  const claims = { number: '9876500001', name: 'Somebody', role: 'owner', exp: 1_700_000_000 };
  await signInWith(context, `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('a session has its full length on a device whose clock is half a day ahead', async ({ page }) => {
  const HOUR = 3_600_000;
  await page.clock.install({ time: Date.now() + 13 * HOUR });
  await page.goto('/login');
  await mobileNumber(page).fill('9876500001');
  await passwordField(page).fill('fitting-room-7');
  await signInButton(page).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Dashboard');
  await page.reload();
  await expect(title).toHaveText('Dashboard');

  await page.clock.fastForward(11 * HOUR);
  await expect(title).toHaveText('Dashboard');
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
  await page.clock.fastForward(2 * HOUR);
  await expect(page.getByText('Your session has ended')).toBeVisible();
});

test('Logout ends the session here, in the other tabs and on the server', async ({ page, context, origin }) => {
  const token = await freshTokenOf(origin, 'owner');
  await signInWith(context, token);
  await page.goto('/dashboard');
  await page.evaluate(() => localStorage.setItem('branchesData', '{"name":"Ring Road"}'));
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Dashboard');

  const answered = page.waitForResponse((response) => response.url().includes('/data/logout'));
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('authToken');
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('branchesData');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in');

  expect((await answered).status()).toBe(200);
  await expect(api(origin, token).get('/data/session')).rejects.toThrow('answered 401');
});

test('going back after the logout does not show the previous page', async ({ page, context, origin }) => {
  await signInWith(context, await freshTokenOf(origin, 'owner'));
  await page.goto('/dashboard/circular');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await page.goBack();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('a half-filled form survives the end of the session', async ({ page, context, origin, owner, quiet }) => {
  quiet.expect(/401/);
  const token = await freshTokenOf(origin, 'owner');
  await signInWith(context, token);
  await page.goto('/dashboard/branches/add');
  const name = `Session ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: 'Branch Type' }).selectOption({ index: 1 });
  await api(origin, token).post('/data/logout');
  await page.getByRole('button', { name: 'Add Branch' }).click();

  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(dialog).toContainText('Sign in again to go on where you were. Nothing on the page is lost.');
  await expect(page).toHaveURL(/\/dashboard\/branches\/add$/);
  await expect(dialog.getByRole('textbox', { name: 'Mobile Number' })).toHaveValue('9876500001');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill('fitting-room-7');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/branches$/);
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
  const { branches } = await owner.get<{ branches: { id: number; name: string }[] }>('/data/settings/branches');
  const made = branches.filter((branch) => branch.name === name);
  expect(made).toHaveLength(1);
  await owner.delete('/data/settings/branches', { branch_id: String(made[0]?.id) });
});

test('a viewer who does not sign in again is sent from the page to the sign-in', async ({
  page,
  context,
  origin,
  quiet,
}) => {
  quiet.expect(/401/);
  const token = await freshTokenOf(origin, 'owner');
  await signInWith(context, token);
  await page.goto('/dashboard/circular');
  await api(origin, token).post('/data/logout');
  await page.getByRole('button', { name: 'COMPANY SETTING' }).click();
  await page.getByRole('link', { name: 'Branches' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await dialog.getByRole('button', { name: 'Sign out and leave this page' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('the token is sent to the data service only', async ({ page, context, origin }) => {
  const token = await freshTokenOf(origin, 'owner');
  const said: string[] = [];
  const asked: { url: string; referrer: string }[] = [];
  context.on('console', (entry) => said.push(entry.text()));
  context.on('request', (request) => asked.push({ url: request.url(), referrer: request.headers().referer ?? '' }));
  await signInWith(context, token);
  await page.goto('/dashboard/branches');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/dashboard/Manager');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const secret = token.split('.')[2] ?? token;
  expect(said.filter((text) => text.includes(secret))).toEqual([]);
  expect(asked.filter(({ referrer }) => referrer.includes(secret))).toEqual([]);
  expect(asked.filter(({ url }) => !url.startsWith(`${origin}/`) && !/^(blob|data):/.test(url))).toEqual([]);
  expect(asked.filter(({ url }) => url.includes(secret) && !url.startsWith(`${origin}/data/`))).toEqual([]);
  expect(page.url()).not.toContain(secret);
});
