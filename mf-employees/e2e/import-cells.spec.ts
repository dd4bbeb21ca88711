import { expect, sharedPageTest as test } from '@seamline/e2e/fixtures';
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

test('one wrong value is replaced in all rows, an unknown designation is added, and the names stay in view', async ({
  page,
  owner,
}) => {
  const row = await importable(owner);
  const [last, title] = [unique(), `Pilot ${unique()}`];
  const rows = [1, 2, 3].map((one) => row(`${last}${one}`, { branch: 'Moon Base' }));
  const titled = rows.map((cells) => cells.with(HEADINGS.indexOf('Job Title'), title));
  await page.goto('/dashboard/Employee/import');
  await chooser(page).setInputFiles(csvFile([HEADINGS, ...titled]));
  await page.getByRole('button', { name: 'Check the rows' }).click();

  await expect(editor(page, 'Designation, row 2')).toHaveValue(title);
  await page.getByRole('button', { name: 'Add this designation' }).click();
  await expect(await cellOf(page, 'Designation', 4)).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'Next problem' }).click();
  await editor(page, 'Branch, row 2').fill('Vesu Showroom');
  await page.getByRole('button', { name: 'Replace in all 3 rows with this value' }).click();
  await expect(page.getByRole('button', { name: 'New (3)' })).toBeVisible();

  const name = page.getByRole('rowheader', { name: `Hetal ${last}3` });
  const before = (await name.boundingBox())?.x;
  await page
    .getByRole('grid')
    .locator('..')
    .evaluate((frame) => frame.scrollTo({ left: 600 }));
  await expect(await cellOf(page, 'First Name', 4)).not.toBeInViewport();
  expect((await name.boundingBox())?.x).toBe(before);
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '3 people added' })).toBeVisible();
});
