import { expect, expectRow, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { leaveReasons, leaveTypes, REASON, TYPE, uniqueName } from './support/leave.ts';

const MAY_NOT_CHANGE = 'You do not have permission to change this.';
const MAY_NOT_SEE = 'You do not have permission to see this.';

test('a manager with both permissions adds, changes and deletes as an owner does', async ({
  page,
  signInAsManager,
}) => {
  await signInAsManager({ view: true, edit: true });
  const name = uniqueName('Of a manager');
  await page.goto('/dashboard/leavetype/add');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await page.getByRole('switch', { name: 'Unpaid Leave' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectRow(leaveTypes(page), { Name: name, 'Unpaid Leave': 'Yes' });
  await page.goto('/dashboard/leavereason/add');
  await page.getByRole('combobox', { name: 'Leave Type' }).selectOption(name);
  await page.getByRole('textbox', { name: 'Reason' }).fill(`Reason of ${name}`);
  await page.getByRole('button', { name: 'Add Leave Reason' }).click();
  await page.getByRole('link', { name: `Delete Reason of ${name}` }).click();
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText(`Reason of ${name} was deleted.`)).toBeVisible();
  await page.goto('/dashboard/leavetype');
  await page.getByRole('link', { name: `Delete ${name}` }).click();
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByText(`${name} was deleted.`, { exact: true })).toBeVisible();
});

test('a manager without the edit permission sees all records, and nothing that would change them', async ({
  page,
  owner,
  signInAsManager,
}) => {
  await signInAsManager({ view: true, edit: false });
  const name = uniqueName('Untouchable');
  await owner.post(TYPE, { leave_type_name: name });
  await owner.post(REASON, { leave_type_name: name, reason: `Reason of ${name}` });
  const main = page.getByRole('main');
  const actions = main.getByRole('link', { name: /^(Add|Edit|Delete|Duplicate)/ });
  await page.goto('/dashboard/leavetype');
  await page.getByRole('link', { name: `View ${name}` }).click();
  const overlay = page.getByRole('dialog', { name: 'Edit Leave Type' });
  await expect(overlay.getByRole('textbox', { name: 'Description' })).toBeVisible();
  await expect(overlay.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await overlay.getByRole('button', { name: 'Close' }).last().click();
  await expect(actions).toHaveCount(0);
  await page.goto('/dashboard/leavereason');
  await expectRow(leaveReasons(page), { 'Leave Type': name, Reason: `Reason of ${name}` });
  await expect(actions).toHaveCount(0);
  for (const address of ['/dashboard/leavetype/add', '/dashboard/leavereason/add']) {
    await page.goto(address);
    await expect(main.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(main.locator('button[type=submit]')).toHaveCount(0);
  }
});

test('a permission that is withdrawn while a page is open is refused where it is used, and nothing is lost', async ({
  page,
  owner,
  signInAsManager,
  quiet,
}) => {
  quiet.expect(/403/);
  await signInAsManager({ view: true, edit: true });
  const name = uniqueName('Untouchable');
  await owner.post(TYPE, { leave_type_name: name });
  await page.goto('/dashboard/leavetype');
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  const overlay = page.getByRole('dialog', { name: 'Edit Leave Type' });
  await overlay.getByRole('textbox', { name: 'Description' }).fill('Mine');
  const number = await page.evaluate(
    () => JSON.parse(atob(localStorage.getItem('authToken')?.split('.')[1] ?? '')).number,
  );
  const rights = { edit_permission: 'false', view_permission: 'true', is_active: 'true' };
  await owner.put('/data/settings/admin', { number, email: '', ...rights });

  await overlay.getByRole('button', { name: 'Save' }).click();
  await expect(overlay.getByRole('alert')).toHaveText(`Failed to update leave type: ${MAY_NOT_CHANGE}`);
  await expect(overlay.getByRole('textbox', { name: 'Description' })).toHaveValue('Mine');
  await overlay.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(question.getByRole('alert')).toContainText(`Failed to delete leave type.${MAY_NOT_CHANGE}`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: `Duplicate ${name}` }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(`Failed to add leave type: ${MAY_NOT_CHANGE}`);
});

test('a manager without the view permission sees nothing but the reason', async ({ page, signInAsManager, quiet }) => {
  quiet.expect(/403/);
  await signInAsManager({ view: false, edit: true });
  const alert = page.getByRole('main').getByRole('alert');
  for (const address of ['/dashboard/leavetype', '/dashboard/leavemanagement']) {
    await page.goto(address);
    await expect(alert).toContainText(`Error fetching leave types: ${MAY_NOT_SEE}`);
  }
  await page.goto('/dashboard/leavereason');
  await expect(alert).toContainText(`Failed to fetch leave reasons.${MAY_NOT_SEE}`);
  await page.goto('/dashboard/leavereason/add');
  await expect(alert).toContainText(`Failed to fetch leave types.${MAY_NOT_SEE}`);
  await page.goto('/dashboard/leavetype/add');
  await expect(page.getByRole('main').getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0);
});
