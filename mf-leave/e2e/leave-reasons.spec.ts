import { expect, expectNoFault, expectRow, hold, type Page, test } from '@seamline/e2e/fixtures';
import { BUSY, calls, leaveReasons, queryOf, REASON, TYPE, uniqueName } from './support/leave.ts';

const OPTIONS = /\/leave-reason\/select\?/;

const leaveType = (page: Page) => page.getByRole('combobox', { name: 'Leave Type' });
const reasonField = (page: Page) => page.getByRole('textbox', { name: 'Reason' });

test.use({ colorScheme: 'dark' });
test.beforeEach(({ signInAs }) => signInAs('owner'));

test('the list of leave reasons shows its state, and keeps search and order in the URL', async ({ page, quiet }) => {
  quiet.expect(/503/);
  const answer = await hold(page, calls(REASON), { json: { leave_reasons: [] } });
  await page.goto('/dashboard/LeaveReason');
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByText('No leave reasons found.', { exact: true })).toBeVisible();
  await page.route(calls(REASON), (route) => route.fulfill(BUSY));
  await page.reload();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to fetch leave reasons.');
  await expect(alert).toContainText('The database is resting.');
  await page.unroute(calls(REASON));
  await alert.getByRole('button', { name: 'Retry' }).click();

  await expect(page).toHaveTitle('Leave Reasons · Seamline HR');
  await expect(page.getByRole('columnheader')).toHaveText(['Sr. No', 'Action', 'Leave Type', 'Reason']);
  await expectRow(leaveReasons(page), { 'Leave Type': 'Sick Leave', Reason: 'Fever or flu' });
  await expectNoFault(page);
  await page.getByRole('searchbox', { name: 'Search leave reasons' }).fill('wedding');
  await page.getByRole('button', { name: 'Reason', exact: true }).click();
  await expect(page).toHaveURL(/\?q=wedding&sort=reason$/);
  await expect(leaveReasons(page).getByRole('rowheader')).toHaveText(['Own wedding']);
  await page.getByRole('searchbox', { name: 'Search leave reasons' }).fill('nothing of the kind');
  await expect(page.getByText('No leave reason matches “nothing of the kind”.', { exact: true })).toBeVisible();
});

test('a leave reason is added to the chosen type, with a warning if it is empty or a duplicate', async ({
  page,
  owner,
}) => {
  const type = uniqueName('Study Leave');
  await owner.post(TYPE, { leave_type_name: type });
  await owner.post(REASON, { leave_type_name: type, reason: 'Examination' });
  await page.goto('/dashboard/leavereason');
  await page.getByRole('link', { name: 'Add Leave Reason' }).click();
  await expect(page).toHaveURL(/\/dashboard\/leavereason\/add$/);
  await page.getByRole('button', { name: 'Add Leave Reason' }).click();
  await expect(leaveType(page)).toBeFocused();
  await expect(leaveType(page)).toHaveAccessibleDescription('This field is required.');
  await expect(reasonField(page)).toHaveAccessibleDescription('This reason has no text. You can still add it.');
  await leaveType(page).selectOption(type);
  await reasonField(page).fill(' EXAMINATION ');
  await expect(reasonField(page)).toHaveAccessibleDescription(`${type} already has this reason. You can add it again.`);
  await reasonField(page).fill('x'.repeat(501));
  await reasonField(page).blur();
  await expect(page.getByText('501/500', { exact: true })).toBeVisible();
  await expect(page.getByText('Use at most 500 characters.', { exact: true })).toBeVisible();
  await reasonField(page).fill('Thesis & viva + 100%');
  await expectNoFault(page);
  // Records that others added in between come a moment later, above it.
  for (const colleague of 'ABCDEFGHIJKL') await owner.post(REASON, { leave_type_name: type, reason: colleague });
  const { searchParams } = await queryOf(page, 'POST', REASON, () =>
    page.getByRole('button', { name: 'Add Leave Reason' }).click(),
  );
  searchParams.delete('token');
  expect(Object.fromEntries(searchParams)).toEqual({
    leave_type_name: type,
    reason: 'Thesis & viva + 100%',
    client_id: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  await expect(page).toHaveURL(/\/dashboard\/leavereason$/);
  await expect(page.getByRole('status').filter({ hasText: 'Thesis & viva + 100% was added.' })).toBeVisible();
  await expect(
    await expectRow(leaveReasons(page), { 'Leave Type': type, Reason: 'Thesis & viva + 100%' }),
  ).toBeInViewport();
});

test('Cancel leads to the sub-departments, or back to where the form was opened from', async ({ page }) => {
  await page.goto('/dashboard/leavereason/add');
  await page.getByRole('link', { name: 'Back to Leave reasons' }).click();
  await expect(page).toHaveURL(/\/dashboard\/leavereason$/);
  await page.goto('/dashboard/leavereason/add');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/dashboard\/subdepartment$/);
  await page.goto('/dashboard/leavereason?q=fever');
  await page.getByRole('link', { name: 'Add Leave Reason' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/dashboard\/leavereason\?q=fever$/);
});

test('the leave reason form shows why the types are missing, and why a reason was not added', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/503|422/);
  const type = uniqueName('Short-lived');
  const { leave_type_id } = await owner.post<{ leave_type_id: number }>(TYPE, { leave_type_name: type });
  await page.route(OPTIONS, (route) => route.fulfill({ json: { leave_type_names: [] } }));
  await page.goto('/dashboard/leavereason/add');
  await expect(page.getByText('There is no leave type yet; a reason needs one.', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '+ Add Leave' })).toBeVisible();
  await page.route(OPTIONS, (route) => route.fulfill(BUSY));
  await page.reload();
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to fetch leave types.' });
  await expect(failed).toContainText('The database is resting.');
  await page.unroute(OPTIONS);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await leaveType(page).selectOption(type);
  await reasonField(page).fill('Too late');
  await owner.delete(`${TYPE}/${leave_type_id}`);
  await page.getByRole('button', { name: 'Add Leave Reason' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to add leave reason.');
  const reason = `There is no leave type called ${type}. It may have been renamed or deleted.`;
  await expect(leaveType(page)).toHaveAccessibleDescription(reason);
  await expect(reasonField(page)).toHaveValue('Too late');
});

test('a leave reason is replaced by adding a new one and deleting the old one, and both steps are confirmed', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/503/);
  const wrong = uniqueName('Feber');
  const right = uniqueName('Fever');
  await owner.post(REASON, { leave_type_name: 'Sick Leave', reason: wrong });
  await page.goto('/dashboard/leavereason');
  await page.getByRole('link', { name: `Duplicate & replace ${wrong}` }).click();
  const overlay = page.getByRole('dialog', { name: 'Duplicate & Replace' });
  await expect(overlay).toContainText(
    'A reason cannot be changed. The new one is added first, then this one is deleted:',
  );
  await expect(leaveType(page)).toHaveValue('Sick Leave');
  await expectNoFault(page);
  await reasonField(page).fill(right);
  await page.route(calls(REASON), (route) => route.fulfill(BUSY));
  await overlay.getByRole('button', { name: 'Replace' }).click();
  await expect(overlay.getByRole('alert')).toContainText(
    'Failed to add the new leave reason. The old one is still there.',
  );
  await page.unrouteAll();
  await overlay.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${right} was added.` })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${wrong} was deleted.` })).toBeVisible();
  await expectRow(leaveReasons(page), { 'Leave Type': 'Sick Leave', Reason: right });
  await expect(page.getByRole('rowheader', { name: wrong })).toHaveCount(0);
});
