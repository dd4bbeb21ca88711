import { expect, expectRow, expectToFit, onPaper, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { uniqueName } from './support.ts';

interface Branch {
  id: number;
  name: string;
  code: string | null;
}

const OPTIONS = /\/data\/settings\/add-branches\?/;

function table(page: Page) {
  return page.getByRole('table', { name: 'Branches' });
}

test.beforeEach(({ signInAs }) => signInAs('owner'));

test.describe('the branch list', () => {
  test('is printed with all its columns and without controls', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/dashboard/branches');
    await expectRow(table(page), { Name: 'Vesu Showroom' });
    await expect(table(page).getByRole('columnheader', { name: 'Branch Type' })).toBeHidden();

    await onPaper(page);
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'Name',
      'Code',
      'Branch Type',
      'Employees',
      'Created Date',
      'Postal Address',
      'State',
      'Telephone',
    ]);
    await expect(page.getByRole('link', { name: 'Organisation chart' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectToFit(page);
  });

  test('shows every branch with the day it was created in', async ({ page, owner }) => {
    const name = uniqueName('Athwa Showroom');
    await owner.post('/data/settings/add-branches', { name, branch_type: 'Showroom', code: 'ATH' });
    await page.goto('/dashboard/branches');
    await expect(page).toHaveTitle('Branches · Seamline HR');
    await expectRow(table(page), {
      Name: name,
      Code: 'ATH',
      'Branch Type': 'Showroom',
      'Created Date': /^\d{2}-[A-Z][a-z]{2,3}-\d{4}$/,
    });
    await table(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/department\?branch=\d+$/);
    await expect(page.getByRole('region', { name }).getByText('No department found.', { exact: true })).toBeVisible();
  });

  test('keeps its search in the address', async ({ page }) => {
    await page.goto('/dashboard/branches');
    await page.getByRole('searchbox', { name: 'Search branches' }).fill('vesu');
    await expect(page).toHaveURL(/\?q=vesu$/);
    await expect(table(page).getByText('Sachin Factory', { exact: true })).toHaveCount(0);
    await page.reload();
    await expectRow(table(page), { Name: 'Vesu Showroom' });
    await expect(page.getByRole('searchbox', { name: 'Search branches' })).toHaveValue('vesu');
  });
});

test.describe('adding a branch', () => {
  test('leads back to the list with the new branch in it, and keeps it in the browser', async ({ page }) => {
    const name = uniqueName('Katargam');
    await page.goto('/dashboard/branches');
    await page.evaluate(() => localStorage.setItem('branchesData', '{"not": "a list"'));
    await page.getByRole('link', { name: 'Add Branch' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('combobox', { name: 'Branch Type' }).selectOption('Warehouse');
    const sent = page.waitForRequest((request) => request.method() === 'POST' && OPTIONS.test(request.url()));
    await page.getByRole('button', { name: 'Add Branch' }).click();
    const query = new URL((await sent).url()).searchParams;
    expect(query.get('name')).toBe(name);
    expect(query.get('branch_type')).toBe('Warehouse');
    expect(query.has('code')).toBe(false);
    await expect(page).toHaveURL(/\/dashboard\/branches$/);
    await expect(page.getByRole('status').filter({ hasText: `${name} was added.` })).toBeVisible();
    await expect(await expectRow(table(page), { Name: name, 'Branch Type': 'Warehouse' })).toBeInViewport();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('branchesData') ?? 'null'));
    expect(kept).toEqual([expect.objectContaining({ name, branch_type: 'Warehouse' })]);
  });

  test('goes back to where it was opened from, or to the list', async ({ page }) => {
    await page.goto('/dashboard/branches/add');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/dashboard\/branches$/);
    await page.getByRole('searchbox', { name: 'Search branches' }).fill('vesu');
    await page.getByRole('link', { name: 'Add Branch' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/dashboard\/branches\?q=vesu$/);
  });
});

test.describe('editing a branch', () => {
  test('needs a code as well, and suggests one', async ({ page, owner }) => {
    const name = uniqueName('Udhna Factory');
    await owner.post('/data/settings/add-branches', { name, branch_type: 'Factory' });
    await page.goto('/dashboard/branches');
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Branch' });
    await dialog.getByRole('button', { name: 'Update Branch' }).click();
    await expect(dialog.getByText('All fields are required!', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: /^Use UDH-FAC/ }).click();
    await dialog.getByRole('button', { name: 'Update Branch' }).click();
    await expect(dialog).toBeHidden();
    await expectRow(table(page), { Name: name, Code: /^UDH-FAC/ });
  });

  test('says what the server said when it failed', async ({ page, owner, quiet }) => {
    quiet.expect(/409/);
    const name = uniqueName('Piplod');
    await owner.post('/data/settings/add-branches', { name, branch_type: 'Showroom', code: 'PIP' });
    await page.goto('/dashboard/branches');
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Branch' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Sachin Factory');
    await dialog.getByRole('button', { name: 'Update Branch' }).click();
    await expect(
      dialog.getByText('Failed to update branch. Error details: There is already a branch called Sachin Factory.'),
    ).toBeVisible();
  });

  test('shows what another person changed in the meantime, and loses neither change', async ({
    page,
    owner,
    quiet,
  }) => {
    quiet.expect(/409/);
    const name = uniqueName('Rander');
    const values = { name, branch_type: 'Showroom', code: 'RAN' };
    const { id } = await owner.post<Branch>('/data/settings/add-branches', values);
    await page.goto('/dashboard/branches');
    await page.getByRole('link', { name: `Edit ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Branch' });
    const code = dialog.getByRole('textbox', { name: 'Code' });
    await code.fill('RAN-1');

    await owner.put('/data/settings/branches', { ...values, branch_id: String(id), code: 'RAN-9' });
    await dialog.getByRole('button', { name: 'Update Branch' }).click();
    const conflict = dialog.getByRole('alert');
    await expect(conflict).toContainText(`changed ${name} while you were editing it.`);
    await expect(conflict.getByRole('listitem')).toHaveText('Code: RAN → RAN-9');
    await expect(code).toHaveValue('RAN-1');
    await conflict.getByRole('button', { name: 'Take theirs' }).click();
    await expect(code).toHaveValue('RAN-9');

    await code.fill('RAN-2');
    await owner.put('/data/settings/branches', { ...values, branch_id: String(id), code: 'RAN-10' });
    await dialog.getByRole('button', { name: 'Update Branch' }).click();
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByRole('status').filter({ hasText: `${name} was updated.` })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('RAN-2');
  });
});

test.describe('deleting a branch', () => {
  test('asks first, with the focus on Cancel, and can be undone', async ({ page, owner }) => {
    const name = uniqueName('Olpad');
    await owner.post('/data/settings/add-branches', { name, branch_type: 'Franchise' });
    await page.goto('/dashboard/branches');
    await page.getByRole('link', { name: `Delete ${name}` }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
    await expect(dialog).toContainText(name);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(page.getByRole('status').filter({ hasText: `${name} was deleted.` })).toBeVisible();
    await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('status').filter({ hasText: `${name} was restored.` })).toBeVisible();
    await expect(page.getByRole('rowheader', { name })).toBeVisible();
  });

  test('names what depends on the branch in place of deleting it, and is refused when that came later', async ({
    page,
    owner,
    quiet,
  }) => {
    quiet.expect(/409/);
    const name = uniqueName('Pal Showroom');
    const { id } = await owner.post<Branch>('/data/settings/add-branches', { name, branch_type: 'Showroom' });
    for (const department of ['Weaving', 'Packing']) {
      await owner.post('/data/settings/add-departments', { branch_id: String(id), name: department });
    }
    await page.goto('/dashboard/branches');
    await page.getByRole('link', { name: `Delete ${name}` }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
    const blocked = page.getByRole('alertdialog', { name: 'Cannot Be Deleted' });
    await expect(blocked).toContainText('2 departments belong to it.');
    await expect(blocked).toContainText('A branch that departments or employees belong to cannot be deleted.');
    await expect(blocked.getByRole('button')).toHaveText(['Close']);
    await blocked.getByRole('button', { name: 'Close' }).click();

    const none = { departments: 0, sub_departments: 0, employees: 0, former_employees: 0 };
    await page.route(/\/data\/settings\/dependants\?/, (route) => route.fulfill({ json: none }));
    await page.getByRole('link', { name: `Delete ${name}` }).click();
    await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
    await expect(dialog.getByRole('alert')).toContainText(`${name} cannot be deleted: 2 departments belong to it.`);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expectRow(table(page), { Name: name });
  });
});
