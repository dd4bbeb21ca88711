import { expect, expectRow, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { leaveTypes, queryOf, TYPE, uniqueName } from './support/leave.ts';

const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const days = (page: Page) => page.getByRole('textbox', { name: 'Previous Days Allowed' });
const flag = (page: Page, label: string) => page.getByRole('switch', { name: label });

test.beforeEach(({ signInAs }) => signInAs('owner'));

test.describe('adding a leave type', () => {
  test('sends yes and no as 1 and 0, and leads back to the list with the new one in it', async ({ page }) => {
    const added = uniqueName('Exam Leave');
    await page.goto('/dashboard/leavemanagement');
    await page.getByRole('link', { name: '+ Add Leave' }).click();
    await expect(days(page)).toBeDisabled();
    await expect(days(page)).toHaveAccessibleDescription('Applies only when Past Days is on; otherwise 0 is saved.');
    await name(page).fill(`  ${added} `);
    await page.getByRole('textbox', { name: 'Short Name' }).fill('EX');
    await flag(page, 'Attachment Required').check();
    await flag(page, 'Past Days').check();
    await expect(days(page)).toHaveAccessibleDescription('How many days back employees can still apply.');
    await days(page).fill('minus one');
    await days(page).blur();
    await expect(page.getByText('Enter whole days, 0 or more.', { exact: true })).toBeVisible();
    await days(page).fill('12');
    // What was typed is not lost when the rule is switched off and on again.
    await flag(page, 'Past Days').uncheck();
    await expect(days(page)).toHaveValue('0');
    await flag(page, 'Past Days').check();
    await expect(days(page)).toHaveValue('12');
    await flag(page, 'Past Days').uncheck();
    await page.getByRole('combobox', { name: 'Applicable For' }).selectOption('un-married');
    // 9000 bytes of the URL.
    const described = 'ક'.repeat(1000);
    await description(page).fill(described);
    const { searchParams } = await queryOf(page, 'POST', TYPE, () =>
      page.getByRole('button', { name: 'Submit' }).click(),
    );
    searchParams.delete('token');
    expect(Object.fromEntries(searchParams)).toEqual({
      leave_type_name: added,
      leave_type_short_name: 'EX',
      attachment_required: '1',
      apply_leave_on_holiday: '0',
      applicable_unpaid_leave: '0',
      is_birthday_anniversary_leave: '0',
      leave_applied_on_past_days: '0',
      applicable_for: 'un-married',
      allow_applicable_previous_days: '0',
      description: described,
    });
    await expect(page).toHaveURL(/\/dashboard\/leavemanagement$/);
    await expect(page.getByRole('status').filter({ hasText: `${added} was added.` })).toBeVisible();
    const row = await expectRow(leaveTypes(page), {
      Name: added,
      'Applicable For': 'Unmarried',
      Description: described,
    });
    await expect(row).toBeInViewport();
    await expect(row).toHaveAttribute('aria-current', 'true');
  });

  test('returns to the page it was opened from, or to the list, and asks before unsaved changes are lost', async ({
    page,
  }) => {
    await page.goto('/dashboard/AddLeaveType/add');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/dashboard\/leavemanagement$/);
    await page.getByRole('searchbox', { name: 'Search leave types' }).fill('sick');
    await page.getByRole('link', { name: '+ Add Leave' }).click();
    await flag(page, 'Unpaid Leave').check();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
    await expect(flag(page, 'Unpaid Leave')).toBeChecked();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(/\/dashboard\/leavemanagement\?q=sick$/);
  });

  test('starts with a copy of another leave type', async ({ page }) => {
    await page.goto('/dashboard/leavetype');
    await page.getByRole('link', { name: 'Duplicate Sick Leave' }).click();
    await expect(page).toHaveURL(/\/dashboard\/leavetype\/add$/);
    await expect(page.getByText('A copy of Sick Leave. Its reasons are not copied.', { exact: true })).toBeVisible();
    await page.reload();
    await expect(name(page)).toHaveValue('Sick Leave (copy)');
    await expect(page.getByRole('textbox', { name: 'Short Name' })).toHaveValue('SL');
    await expect(flag(page, 'Attachment Required')).toBeChecked();
    await expect(days(page)).toHaveValue('7');
    const copy = uniqueName('Illness of interns');
    await name(page).fill(copy);
    await page.getByRole('button', { name: 'Submit' }).click();
    // The copy has the short name of the original.
    await page.getByRole('button', { name: 'Add all the same' }).click();
    await expectRow(leaveTypes(page), { Name: copy, 'Attachment Required': 'Yes', 'Previous Days Allowed': '7' });
  });
});
