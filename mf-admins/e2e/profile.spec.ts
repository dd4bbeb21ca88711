import { expect, signInWith, test } from '@seamline/e2e/fixtures';
import { addManager, lastOtp, tokenByOtp } from './managers.ts';

const PASSWORD = 'saffron button loom';

/** The tokens of two sessions of a manager, who signs in with a password the second time. */
async function twoTokens(origin: string, number: string): Promise<[string, string]> {
  const path = `${origin}/data/settings/admin/change-password`;
  const first = await tokenByOtp(origin, number);
  await fetch(`${path}?token=${first}`);
  const change = new URLSearchParams({ token: first, otp: await lastOtp(origin, number), new_password: PASSWORD });
  const signIn = new URLSearchParams({ number, password: PASSWORD });
  const changed = await fetch(`${path}?${change}`, { method: 'POST' });
  const signedIn = await fetch(`${origin}/data/verify-login?${signIn}`, { method: 'POST' });
  const tokens = [await changed.json(), await signedIn.json()] as [{ token: string }, { token: string }];
  return [tokens[0].token, tokens[1].token];
}

test('a manager who may view nothing sees their sessions, and ends one that then needs a sign-in', async ({
  page,
  context,
  browser,
  origin,
  owner,
  quiet,
}) => {
  quiet.expect(/401|403/);
  const { number } = await addManager(owner, 'Sessions', { view: false });
  const [own, ended] = await twoTokens(origin, number);
  await signInWith(context, own);
  const elsewhere = await browser.newContext({ baseURL: origin });
  await signInWith(elsewhere, ended);
  const other = await elsewhere.newPage();
  await other.goto('/dashboard/profile');
  await expect(other.getByRole('listitem').filter({ hasText: 'This session' })).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await expect(page.getByText('You cannot see any records. An owner can permit it.')).toBeVisible();
  const sessions = page.getByRole('main').getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await page.getByRole('button', { name: /^End: / }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'End session' }).click();
  await expect(sessions).toHaveCount(1);

  await other.reload();
  await expect(other.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  await elsewhere.close();
});
