import { expect, expectNoFault, expectRow, sharedPageTest as test } from '@seamline/e2e/fixtures';

test('sample records: one is added, changed, deleted and restored', async ({ page, signInAs }) => {
  await signInAs('owner');
  await page.goto('/dashboard/sample-path');
  await page.getByRole('link', { name: 'Add Sample Record' }).first().click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('From a test');
  await page.getByRole('button', { name: 'Add Sample Record', exact: true }).click();
  const table = page.getByRole('table', { name: 'Sample Records' });
  await expectRow(table, { Name: 'From a test' });
  await expectNoFault(page);

  await page.getByRole('link', { name: 'Edit From a test', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Sample Record' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Changed by a test');
  await expectNoFault(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectRow(table, { Name: 'Changed by a test' });

  const row = table.getByRole('row', { name: /Changed by a test/ });
  const remove = page.getByRole('link', { name: 'Delete Changed by a test', exact: true });
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(row).toBeHidden();
});
