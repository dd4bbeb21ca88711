import { expect, signInWith, test } from './fixtures.ts';
import { freshTokenOf } from './support/people.ts';
import { title } from './support/shell.ts';

test('the command palette finds an employee by keyboard, asks before a form is left, and forgets at the sign-out', async ({
  page,
  context,
  origin,
}) => {
  // A session of its own, which it ends.
  await signInWith(context, await freshTokenOf(origin, 'owner'));
  await page.goto('/dashboard/branches/add');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Half a branch');
  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill('patel');
  const found = palette.getByRole('group', { name: 'Employees' }).getByRole('option').first();
  const person = (await found.textContent()) ?? '';
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes.' });
  await question.getByRole('button', { name: 'Stay' }).click();
  // The shortcut does nothing while a question is open.
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Half a branch');

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option').first()).toHaveText(person);
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/dashboard\/employee\/profile\/\d+$/);
  // The heading, or the page where its heading is still on its way.
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);

  expect(await page.evaluate(() => Object.keys(localStorage))).toContain('seamline:recent:opened');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(title(page)).toHaveText('Sign in');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('seamline:recent:opened');
});
