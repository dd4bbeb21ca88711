import { expect, expectNoFault, expectRow, type Page, test } from '@seamline/e2e/fixtures';
import {
  calls,
  leaveReasons,
  leaveTypes,
  queryOf,
  REASON,
  TYPE,
  UNREACHABLE,
  uniqueName,
  WORDLESS,
} from './support/leave.ts';

interface LeaveType {
  leave_type_id: number;
}

const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const flag = (page: Page, label: string) => page.getByRole('switch', { name: label });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Edit Leave Type' });

test.use({ colorScheme: 'dark' });
test.beforeEach(({ signInAs }) => signInAs('owner'));

test.describe('changing a leave type', () => {
  test('names the reasons that take over a new name, and they do', async ({ page, owner }) => {
    const before = uniqueName('Sports Leave');
    const after = uniqueName('Games Leave');
    const { leave_type_id } = await owner.post<LeaveType>(TYPE, { leave_type_name: before });
    await owner.post(REASON, { leave_type_name: before, reason: 'Cricket match' });
    await owner.post(REASON, { leave_type_name: before, reason: 'Marathon' });
    await page.goto('/dashboard/leavetype');
    await page.getByRole('link', { name: `Edit ${before}` }).press('Enter');
    await expect(name(page)).toBeFocused();
    // It was added without a group; the default here is all.
    await expect(overlay(page).getByRole('combobox', { name: 'Applicable For' })).toHaveValue('all');
    await name(page).fill('');
    await overlay(page).getByRole('button', { name: 'Save' }).click();
    await expect(name(page)).toHaveAccessibleDescription(/This field is required\./);
    await name(page).fill(after);
    const follow = overlay(page).getByText('2 reasons follow the new name: Cricket match and Marathon.');
    await expect(follow).toBeVisible();
    await expectNoFault(page);
    await flag(page, 'Birthday Anniversary').check();
    const { pathname, searchParams } = await queryOf(page, 'PUT', TYPE, () => page.keyboard.press('Control+Enter'));
    expect(pathname).toBe(`${TYPE}/${leave_type_id}`);
    searchParams.delete('token');
    expect(Object.fromEntries(searchParams)).toEqual({
      leave_type_name: after,
      leave_type_short_name: '',
      attachment_required: 'false',
      apply_leave_on_holiday: 'false',
      applicable_unpaid_leave: 'false',
      is_birthday_anniversary_leave: 'true',
      leave_applied_on_past_days: 'false',
      applicable_for: 'all',
      allow_applicable_previous_days: '0',
      description: '',
      version: '1',
    });
    await expect(overlay(page)).toBeHidden();
    await expect(page.getByRole('link', { name: `Edit ${after}` })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: `${after} was updated.` })).toBeVisible();
    await expectRow(leaveTypes(page), { Name: after, 'Birthday Anniversary': 'Yes' });
    await page.goto(`/dashboard/leavereason?q=${after}`);
    await expect(leaveReasons(page).getByRole('rowheader')).toHaveText(['Cricket match', 'Marathon']);
  });

  test('shows why it failed, and closes on Cancel', async ({ page, owner, quiet }) => {
    quiet.expect(/409|404|500|ERR_FAILED/);
    const mine = uniqueName('Mine');
    const { leave_type_id } = await owner.post<LeaveType>(TYPE, { leave_type_name: mine });
    await page.goto('/dashboard/leavetype');
    await page.getByRole('link', { name: `Edit ${mine}` }).click();
    await name(page).fill('Casual Leave');
    const save = overlay(page).getByRole('button', { name: 'Save' });
    const alert = overlay(page).getByRole('alert');
    await save.click();
    await expect(alert).toContainText(
      'Failed to update leave type: There is already a leave type called Casual Leave.',
    );
    await name(page).fill(uniqueName('Other'));
    await page.route(calls(TYPE), (route) => route.fulfill(WORDLESS));
    await save.click();
    await expect(alert).toHaveText('Failed to update leave type: Unknown error');
    await page.route(calls(TYPE), (route) => route.abort());
    await save.click();
    await expect(alert).toHaveText(`Error updating leave type: ${UNREACHABLE}`);
    await page.unrouteAll();
    await owner.delete(`${TYPE}/${leave_type_id}`);
    await save.click();
    await expect(alert).toContainText(
      'Failed to update leave type: This leave type does not exist. It may have been deleted.',
    );
    await expect(alert).toContainText(`Ilaben Meghani deleted ${mine} on `);
    await overlay(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(overlay(page)).toBeHidden();
  });

  test('shows the changes of another person in an edit conflict, with the labels of the form', async ({
    page,
    owner,
    quiet,
  }) => {
    quiet.expect(/409/);
    const shared = uniqueName('Shared');
    const { leave_type_id: id } = await owner.post<LeaveType>(TYPE, { leave_type_name: shared });
    await page.goto('/dashboard/leavetype');
    await page.getByRole('link', { name: `Edit ${shared}` }).click();
    await description(page).fill('Mine.');
    const values = { leave_type_name: shared, leave_type_short_name: 'S', applicable_for: 'all', description: '' };
    const rules = { attachment_required: 'true', apply_leave_on_holiday: 'false', applicable_unpaid_leave: 'false' };
    const more = { is_birthday_anniversary_leave: 'false', leave_applied_on_past_days: 'false' };
    await owner.put(`${TYPE}/${id}`, { ...values, ...rules, ...more, allow_applicable_previous_days: '0' });
    await overlay(page).getByRole('button', { name: 'Save' }).click();
    const alert = overlay(page).getByRole('alert');
    await expect(alert).toContainText(`changed ${shared} while you were editing it.`);
    await expect(alert.getByRole('listitem').filter({ hasText: 'Attachment Required: No → Yes' })).toBeVisible();
    await expect(alert.getByRole('listitem').filter({ hasText: 'Short Name: (empty) → S' })).toBeVisible();
    await alert.getByRole('button', { name: 'Take theirs' }).click();
    await expect(flag(page, 'Attachment Required')).toBeChecked();
    await expect(description(page)).toHaveValue('Mine.');
    await overlay(page).getByRole('button', { name: 'Save' }).click();
    await expectRow(leaveTypes(page), { Name: shared, 'Attachment Required': 'Yes', Description: 'Mine.' });
  });
});

test('deleting a leave type names its reasons, asks without any, and shows why it failed', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/ERR_FAILED/);
  const doomed = uniqueName('Doomed');
  await owner.post(TYPE, { leave_type_name: doomed });
  const reason = await owner.post<{ id: number }>(REASON, { leave_type_name: doomed, reason: 'Only one' });
  await page.goto('/dashboard/leavetype');
  await page.getByRole('link', { name: `Delete ${doomed}` }).click();
  const blocked = page.getByRole('alertdialog', { name: 'Cannot Be Deleted' });
  await expect(blocked).toContainText(doomed);
  await expect(blocked).toContainText('1 reason belongs to this leave type: Only one.');
  await expect(blocked).toContainText('A leave type that reasons belong to cannot be deleted.');
  await expect(blocked.getByRole('button')).toHaveText(['Close']);
  await expect(blocked.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectNoFault(page);
  await blocked.getByRole('link', { name: 'Show leave reasons' }).click();
  await expect(leaveReasons(page).getByRole('rowheader')).toHaveText(['Only one']);
  await owner.delete(`${REASON}/${reason.id}`);
  await page.goto('/dashboard/leavetype');
  await page.getByRole('link', { name: `Delete ${doomed}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoFault(page);
  const confirm = question.getByRole('button', { name: 'Yes, Delete' });
  const alert = question.getByRole('alert');
  await page.route(calls(TYPE), (route) => route.abort());
  await confirm.click();
  await expect(alert).toHaveText(`Error deleting leave type: ${UNREACHABLE}`);
  await page.unrouteAll();
  await confirm.click();
  await expect(page.getByRole('status').filter({ hasText: `${doomed} was deleted.` })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: doomed })).toHaveCount(0);
});
