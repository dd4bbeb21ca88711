import { expect, expectRow, test } from '@seamline/e2e/fixtures';
import { freshNumber, signInByOtp } from './managers.ts';
import { managers } from './membersPage.ts';

test('a manager whom the owner limits to one branch sees its people alone, and reads so above each page', async ({
  page,
  browser,
  origin,
  signInAs,
}) => {
  test.slow();
  await signInAs('owner');
  await page.goto('/dashboard/Manager');
  await page.getByRole('link', { name: '+ Add Manager' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Manager' });
  const number = freshNumber();
  const name = `Meera ${number.slice(-5)}`;
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('textbox', { name: 'Mobile Number' }).fill(number);
  await dialog.getByRole('switch', { name: 'Only some branches' }).click();
  await expect(dialog.getByText('Without a branch they see nobody.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Vesu Showroom' }).click();
  await dialog.getByRole('button', { name: 'Add Manager' }).click();
  await expectRow(managers(page), { Name: `${name} Only Vesu Showroom` });

  const hers = await browser.newContext({ baseURL: origin });
  const her = await hers.newPage();
  await signInByOtp(her, origin, number);
  await expect(her.getByRole('note')).toContainText('You see Vesu Showroom.');
  const byBranch = her.getByRole('region', { name: 'Employees by branch' });
  await expect(byBranch).toContainText('Vesu Showroom');
  await expect(byBranch).not.toContainText('Sachin Factory');

  await page.getByRole('link', { name: `Update ${name}` }).click();
  const update = page.getByRole('dialog', { name: 'Update Manager' });
  await update.getByRole('checkbox', { name: 'Vesu Showroom' }).click();
  await update.getByRole('checkbox', { name: 'Sachin Factory' }).click();
  await update.getByRole('button', { name: 'Update', exact: true }).click();
  await expectRow(managers(page), { Name: `${name} Only Sachin Factory` });
  await her.goto('/dashboard/employee');
  await expect(her.getByRole('note')).toContainText('You see Sachin Factory.');
  await expect(her.getByText('Vesu Showroom')).toHaveCount(0);
  await hers.close();
});
