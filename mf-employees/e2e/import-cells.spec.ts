import { expect, test } from '@seamline/e2e/fixtures';
import { unique } from './support/employees.ts';
import { cellOf, chooser, csvFile, editor, HEADINGS, importable } from './support/sheets.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('an edit of a cell is kept on blur, and undone by Escape', async ({ page, owner }) => {
  const row = await importable(owner);
  await page.goto('/dashboard/employee');
  await page.getByRole('link', { name: 'Import' }).click();
  const wrong = row(unique(), { born: '31/02/1992', branch: 'Moon Base' });
  await chooser(page).setInputFiles(csvFile([HEADINGS, wrong, row(unique())]));
  await page.getByRole('button', { name: 'Check the rows' }).click();

  await expect(page.getByRole('button', { name: 'Problems (1)' })).toBeVisible();
  const [born, branch] = [await cellOf(page, 'Birth Date', 2), await cellOf(page, 'Branch', 2)];
  await born.click();
  await editor(page, 'Birth Date, row 2').fill('28/02/1992');
  await branch.click();
  await expect(editor(page, 'Branch, row 2')).toHaveValue('Moon Base');
  await expect(branch).toBeFocused();
  await expect(born).toHaveText('28/02/199228-Feb-1992');
  await expect(born).toHaveAttribute('aria-invalid', 'false');

  await editor(page, 'Branch, row 2').fill('Sun Base');
  await page.keyboard.press('Escape');
  await expect(branch).toBeFocused();
  await expect(branch).toHaveText('Moon Base');
  await expect(editor(page, 'Branch, row 2')).toHaveValue('Moon Base');

  await editor(page, 'Branch, row 2').fill('Vesu Showroom');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '2 people added' })).toBeVisible();
});
