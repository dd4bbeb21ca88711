import { expect, sharedPageTest as test } from '@seamline/e2e/fixtures';

test('the session log shows who failed to sign in, from where and how often, and can be narrowed to it', async ({
  page,
  owner,
  signInAs,
}) => {
  const number = `7${Date.now().toString().slice(-9)}`;
  for (let tries = 0; tries < 2; tries += 1) {
    await owner.post('/data/verify-login', { number, password: 'wrong' }).catch(() => undefined);
  }
  await signInAs('owner');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'LOGS' }).click();
  await page.getByRole('link', { name: 'Session Log' }).click();
  await expect(page).toHaveURL(/\/dashboard\/session-log$/);
  await expect(page).toHaveTitle('Session Log · Seamline HR');
  const entries = page.getByRole('main').locator('ol > li');
  await page.getByRole('searchbox', { name: 'Search session log' }).fill(number);

  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('Unknown account Failed sign-in with a password 2 times in 10 minutes');
  await expect(entries).toContainText(new RegExp(`${number} from [\\d.:a-f]+`));
  await page.getByRole('combobox', { name: 'Event' }).selectOption('Signed in');
  await expect(page.getByText('No entry matches these filters.')).toBeVisible();
  await expect(page).toHaveURL(/event=sign-in/);
});
