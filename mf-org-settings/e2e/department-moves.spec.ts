import { expect, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { uniqueName } from './support.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('a department is moved to another branch, and merged into one there', async ({ page, owner }) => {
  const [from, to] = [uniqueName('Katargam Unit'), uniqueName('Udhna Unit')];
  for (const name of [from, to]) {
    const branch = await owner.post<{ id: number }>('/data/settings/add-branches', { name, branch_type: 'Factory' });
    const names = name === from ? ['Dyeing', 'Weaving'] : ['Looms'];
    for (const department of names) {
      await owner.post('/data/settings/add-departments', { branch_id: String(branch.id), name: department });
    }
  }
  const dialog = page.getByRole('dialog', { name: 'Move or Merge Departments' });
  const chosen = (branch: string, name: string) =>
    dialog.getByRole('group', { name: branch }).getByRole('checkbox', { name });
  await page.goto(`/dashboard/department?q=${encodeURIComponent(to)}`);

  await page.getByRole('link', { name: 'Move or merge…' }).click();
  await chosen(from, 'Weaving').check();
  await dialog.getByRole('combobox', { name: 'Action' }).selectOption('Move to another branch');
  await dialog.getByRole('combobox', { name: 'Branch' }).selectOption(to);
  await dialog.getByRole('button', { name: 'Show the effect' }).click();
  await expect(dialog.getByText(`1 department moves to ${to}:`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Move 1 department' }).click();
  await expect(page.getByText(`1 department was moved to ${to}.`)).toBeVisible();
  const rows = page.getByRole('region', { name: to }).getByRole('listitem');
  await expect(rows).toHaveText([/^Looms/, /^Weaving/]);

  await page.getByRole('link', { name: 'Move or merge…' }).click();
  await chosen(to, 'Weaving').check();
  await dialog.getByRole('combobox', { name: 'Action' }).selectOption('Merge into another department');
  await dialog.getByRole('combobox', { name: 'Merge into' }).selectOption(`Looms (${to})`);
  await dialog.getByRole('button', { name: 'Show the effect' }).click();
  await expect(dialog.getByText(/^A merge cannot be undone\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Merge 1 department' }).click();
  await expect(rows).toHaveText([/^Looms/]);
  await page.reload();
  await expect(rows).toHaveText([/^Looms/]);
});
