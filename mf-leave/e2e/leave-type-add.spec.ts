import { expect, expectNoFault, expectRow, type Page, test } from '@seamline/e2e/fixtures';
import { calls, leaveTypes, queryOf, TYPE, UNREACHABLE, uniqueName, WORDLESS } from './support/leave.ts';

const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const days = (page: Page) => page.getByRole('textbox', { name: 'Previous Days Allowed' });
const flag = (page: Page, label: string) => page.getByRole('switch', { name: label });

test.beforeEach(({ signInAs }) => signInAs('owner'));

test.describe('adding a leave type', () => {
  test('says what is missing and what each choice means', async ({ page }) => {
    await page.goto('/dashboard/AddLeaveType/add');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByText('Please check the marked fields.', { exact: true })).toBeVisible();
    await expect(name(page)).toBeFocused();
    await expect(name(page)).toHaveAccessibleDescription(/This field is required\./);
    await name(page).fill('sick LEAVE');
    await expect(page.getByText('There is already a leave type called Sick Leave.', { exact: true })).toBeVisible();
    await expect(page.getByText('10/100', { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: 'Short Name' }).fill('x'.repeat(51));
    await expect(page.getByText('51/50', { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: 'Short Name' }).blur();
    await expect(page.getByText('Use at most 50 characters.', { exact: true })).toBeVisible();

    const applicableFor = page.getByRole('combobox', { name: 'Applicable For' });
    await expect(applicableFor).toHaveValue('');
    await expect(applicableFor).toHaveAccessibleDescription(
      'Nothing is chosen: the leave type is saved without saying to whom it applies. There is no choice for all women, or for unmarried women or men alone: say so in the description.',
    );
    for (const [choice, meaning] of [
      ['all', 'Everybody.'],
      ['male only', 'Men, married or not.'],
      ['married', 'Married people, women and men.'],
      ['un-married', 'People who are not married, women and men.'],
      ['married female only', 'Married women.'],
      ['married male only', 'Married men.'],
    ] as const) {
      await applicableFor.selectOption(choice);
      await expect(page.getByText(meaning, { exact: true })).toBeVisible();
    }
    for (const [label, meaning] of [
      ['Attachment Required', 'Whoever applies must add a document, such as a certificate.'],
      ['Apply on Holiday', 'It may be applied for on a holiday as well.'],
      ['Unpaid Leave', 'Days of this leave are not paid.'],
      ['Birthday Anniversary', 'It is meant for a birthday or an anniversary.'],
      ['Past Days', 'It may be applied for after the day has passed.'],
    ] as const) {
      await expect(flag(page, label)).not.toBeChecked();
      await expect(flag(page, label)).toHaveAccessibleDescription(meaning);
    }
    await expectNoFault(page);
  });

  test('counts the description as characters and as what the address makes of it', async ({ page }) => {
    await page.goto('/dashboard/leavetype/add');
    await description(page).fill('a b');
    await expect(page.getByText('3/1000', { exact: true })).toBeVisible();
    await expect(description(page)).toHaveAccessibleDescription('Becomes 3 bytes of the address that saves it.');
    await description(page).fill('ક'.repeat(833));
    await expect(description(page)).toHaveAccessibleDescription('Becomes 7497 bytes of the address that saves it.');
    await description(page).fill('ક'.repeat(1000));
    await expect(page.getByText('1000/1000', { exact: true })).toBeVisible();
    const warning =
      'Becomes 9000 bytes of the address that saves it. This server accepts that; a proxy on the way may stop at 8,000.';
    await expect(page.getByText(warning, { exact: true })).toBeVisible();
    const added = uniqueName('Gujarati');
    await name(page).fill(added);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectRow(leaveTypes(page), { Name: added, Description: 'ક'.repeat(1000) });
  });

  test('sends yes and no as 1 and 0, and leads back to the list with the new one in it', async ({ page }) => {
    const added = uniqueName('Exam Leave');
    await page.goto('/dashboard/leavemanagement');
    await page.getByRole('link', { name: '+ Add Leave' }).click();
    await expect(days(page)).toBeDisabled();
    await expect(days(page)).toHaveAccessibleDescription('Counts only when Past Days is Yes; otherwise 0 is sent.');
    await name(page).fill(`  ${added} `);
    await page.getByRole('textbox', { name: 'Short Name' }).fill('EX');
    await flag(page, 'Attachment Required').check();
    await flag(page, 'Past Days').check();
    await expect(days(page)).toHaveAccessibleDescription('How many days back somebody may still apply.');
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
      description: '',
    });
    await expect(page).toHaveURL(/\/dashboard\/leavemanagement$/);
    await expect(page.getByRole('status').filter({ hasText: `${added} was added.` })).toBeVisible();
    const row = await expectRow(leaveTypes(page), { Name: added, 'Applicable For': 'un-married' });
    await expect(row).toBeInViewport();
    await expect(row).toHaveAttribute('aria-current', 'true');
  });

  test('says why it failed and keeps what was typed', async ({ page, quiet }) => {
    quiet.expect(/409|500|ERR_FAILED/);
    await page.goto('/dashboard/leavetype/add');
    await name(page).fill('SICK leave');
    const submit = page.getByRole('button', { name: 'Submit' });
    const alert = page.getByRole('main').getByRole('alert');
    await submit.click();
    await expect(alert).toContainText('Failed to add leave type: There is already a leave type called SICK leave.');
    await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
    await name(page).fill(uniqueName('Never'));
    await page.route(calls(TYPE), (route) => route.fulfill(WORDLESS));
    await submit.click();
    await expect(alert).toHaveText('Failed to add leave type: Something went wrong');
    await page.route(calls(TYPE), (route) => route.abort());
    await submit.click();
    await expect(alert).toHaveText(`Failed to add leave type: ${UNREACHABLE}`);
    await expect(name(page)).toHaveValue(/^Never/);
  });

  test('goes back to where it was opened from, or to the list, and asks before work is lost', async ({ page }) => {
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

  test('begins with a copy of another', async ({ page }) => {
    await page.goto('/dashboard/leavetype');
    await page.getByRole('button', { name: 'Duplicate Sick Leave' }).click();
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
    await expectRow(leaveTypes(page), { Name: copy, 'Attachment Required': 'Yes', 'Previous Days Allowed': '7' });
  });
});
