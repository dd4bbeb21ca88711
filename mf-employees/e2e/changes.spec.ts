import { expect, expectNoFault, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { addEmployee, unique } from './support/employees.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('selected employees are transferred together after a preview, and come back by Undo', async ({ page, owner }) => {
  const last = unique();
  for (const name of ['Asha', 'Bina', 'Chitra']) await addEmployee(owner, { full_name: `${name} ${last}` });
  await page.goto(`/dashboard/employee?q=${last}&view=list`);
  const table = page.getByRole('table', { name: 'List of employees' });
  await table.getByRole('checkbox', { name: 'Select all 3 employees' }).check();
  await table.getByRole('checkbox', { name: `Select Bina ${last}` }).uncheck();
  const bar = page.getByRole('region', { name: 'Selected employees' });
  await expect(bar).toContainText('2 of 3 selected');
  await expectNoFault(page);
  await bar.getByRole('link', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 employees' });
  await dialog.getByLabel('Branch').selectOption('Sachin Factory');
  await dialog.getByLabel('Department', { exact: true }).selectOption('Cutting');
  await dialog.getByLabel('Shift').selectOption('General');
  await dialog.getByRole('button', { name: 'Show the effect' }).click();
  const effect = dialog.getByRole('list', { name: 'Employees who are changed' });
  await expect(effect.getByRole('listitem').first()).toContainText(/Branch: .+ → Sachin Factory/);
  await expect(effect.getByRole('listitem').first()).toContainText('Department: none → Cutting');
  await expectNoFault(page);
  await dialog.getByRole('button', { name: 'Change 2 employees' }).click();
  await expect(page.getByText('2 employees were changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const moved = table.getByRole('cell', { name: 'Sachin Factory' });
  await expect(moved).toHaveCount(2);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 employees have their former values again.')).toBeVisible();
  await expect(moved).toHaveCount(0);
});
