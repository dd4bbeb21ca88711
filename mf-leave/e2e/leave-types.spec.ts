import { expect, expectNoFault, expectRow, expectToFit, hold, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { BUSY, calls, leaveTypes, TYPE, TYPES, uniqueName } from './support/leave.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('leave screens: each opens at all of its URLs, whatever the case', async ({ page }) => {
  await page.goto('/dashboard/management');
  await expect(page.getByRole('heading', { name: 'Under Testing Mode' })).toBeVisible();
  await expect(page.getByText('Coming Soon...', { exact: true })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('link', { name: 'Go to leave types' }).click();
  await expect(leaveTypes(page)).toBeVisible();
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Leave Type', exact: true });
  for (const address of ['/dashboard/leavetype', '/dashboard/leavemanagement', '/dashboard/LeaveManagement']) {
    await page.goto(address);
    await expect(page).toHaveTitle('Leave Types · Seamline HR');
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expectRow(leaveTypes(page), { Name: 'Sick Leave', 'Short Name': 'SL' });
  }
  await page.getByRole('link', { name: '+ Add Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/AddLeaveType\/add$/);
  await expect(page).toHaveTitle('Add Leave Type · Seamline HR');
  await page.goto('/dashboard/leavetype');
  await page.getByRole('link', { name: '+ Add Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/leavetype\/add$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Leave Type');
});

test('the list of leave types has its twelve columns, and explains each rule', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto('/dashboard/leavetype');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Sr. No.',
    'Actions',
    'Name',
    'Short Name',
    'Attachment Required',
    'Apply on Holiday',
    'Unpaid Leave',
    'Birthday Anniversary',
    'Applicable For',
    'Past Days',
    'Previous Days Allowed',
    'Description',
  ]);
  await expectRow(leaveTypes(page), {
    Name: 'Sick Leave',
    'Short Name': 'SL',
    'Attachment Required': 'Yes',
    'Apply on Holiday': 'No',
    'Unpaid Leave': 'No',
    'Birthday Anniversary': 'No',
    'Applicable For': 'All',
    'Past Days': 'Yes',
    'Previous Days Allowed': '7',
    Description: 'Illness; from the third day on with a doctor’s certificate.',
  });
  await page.getByText('What the rules mean', { exact: true }).click();
  await expect(page.getByRole('definition')).toHaveText([
    'A request needs a document, such as a certificate.',
    'Employees can also apply for a day that is a holiday.',
    'Days of this leave are not paid.',
    'It is meant for a birthday or an anniversary.',
    'Employees can apply for it after the day has passed, as many days back as Previous Days Allowed says.',
    'How many days back employees can still apply.',
  ]);
  await expectNoFault(page);
});

test('leave types: search, filters and order are kept in the URL', async ({ page }) => {
  await page.goto('/dashboard/leavetype');
  const table = leaveTypes(page);
  await page.getByRole('combobox', { name: 'Applicable For' }).selectOption('married female only');
  await expect(page).toHaveURL(/\?for=married\+female\+only$/);
  await expect(table.getByRole('rowheader')).toHaveText(['Maternity Leave']);
  await page.getByRole('combobox', { name: 'Rule' }).selectOption('Unpaid Leave');
  await expect(page).toHaveURL(/for=married\+female\+only&with=applicable_unpaid_leave$/);
  await expect(page.getByText('No leave type matches the search and the filters.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL(/\/leavetype$/);
  await page.getByRole('searchbox', { name: 'Search leave types' }).fill('certificate');
  await page.getByRole('button', { name: 'Previous Days Allowed' }).click();
  await expect(page).toHaveURL(/\?q=certificate&sort=previous-days-allowed$/);
  await page.goto('/dashboard/leavetype?with=leave_applied_on_past_days&sort=-previous-days-allowed');
  await expect(page.getByRole('combobox', { name: 'Rule' })).toHaveValue('leave_applied_on_past_days');
  const demo = ['Comp-off', 'Bereavement Leave', 'Sick Leave', 'Casual Leave'];
  const seen = [...demo, 'Leave Without Pay'];
  await expect
    .poll(async () => (await table.getByRole('rowheader').allTextContents()).filter((name) => seen.includes(name)))
    .toEqual(demo);
});

test('leave types on a phone: name and actions stay, and the keyboard expands the other columns', async ({
  page,
  owner,
}) => {
  const name = uniqueName('Long Leave');
  const description = 'રજા '.repeat(200).trim();
  await owner.post(TYPE, { leave_type_name: name, description });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(`/dashboard/leavetype?q=${name}`);
  await expect(leaveTypes(page).getByRole('columnheader')).toHaveText(['Actions', 'Name', 'Details']);
  const more = page.getByRole('button', { name: `More ${name}` });
  await more.focus();
  await page.keyboard.press('Enter');
  const less = page.getByRole('button', { name: `Less ${name}` });
  await expect(less).toBeFocused();
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  const details = leaveTypes(page).getByRole('term');
  await expect(details).toHaveText([
    'Sr. No.',
    'Short Name',
    'Attachment Required',
    'Apply on Holiday',
    'Unpaid Leave',
    'Birthday Anniversary',
    'Applicable For',
    'Past Days',
    'Previous Days Allowed',
    'Description',
  ]);
  const long = leaveTypes(page).locator('summary');
  const folded = (await long.boundingBox())?.height ?? 0;
  await page.keyboard.press('Tab');
  await expect(long).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await long.boundingBox())?.height).toBeGreaterThan(folded * 3);
  await expectToFit(page);
  await expectNoFault(page);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(details).toHaveCount(0);
});

test('columns that do not fit beside the menu collapse, the last ones first, and return when they fit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/dashboard/leavetype?q=Casual');
  const headings = leaveTypes(page).getByRole('columnheader');
  const frame = page.getByRole('region', { name: 'Leave Types' });
  const excess = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect(headings.last()).toHaveText('Details');
  await expect(headings.filter({ hasText: 'Attachment Required' })).toHaveCount(1);
  await expect(headings.filter({ hasText: 'Description' })).toHaveCount(0);
  await expect.poll(excess).toBeLessThanOrEqual(1);
  const beside = await headings.count();
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect.poll(() => headings.count()).toBeGreaterThan(beside);
  await expect.poll(excess).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 1700, height: 800 });
  await expect(headings.last()).toHaveText('Description');
  await expect(headings).toHaveCount(12);
});

test('the list of leave types shows that it is loading, that it is empty, and why it failed', async ({
  page,
  quiet,
}) => {
  quiet.expect(/503/);
  const answer = await hold(page, calls(TYPES), { json: { leave_types: [] } });
  await page.goto('/dashboard/leavetype');
  await expect(page.getByText('Loading leave types...', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByText('No leave types found.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '+ Add Leave' })).toHaveCount(2);
  await page.route(calls(TYPES), (route) => route.fulfill(BUSY));
  await page.reload();
  await expect(page.getByText('Error fetching leave types: The database is resting.', { exact: true })).toBeVisible();
  await page.unroute(calls(TYPES));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(leaveTypes(page)).toBeVisible();
});

test('responses with the shorter field names are accepted', async ({ page }) => {
  const rules = {
    attachment_required: false,
    apply_leave_on_holiday: false,
    applicable_unpaid_leave: false,
    is_birthday_anniversary_leave: true,
    leave_applied_on_past_days: false,
    applicable_for: 'all',
    allow_applicable_previous_days: 0,
    description: '',
    version: 1,
  };
  await page.route(calls(TYPES), (route) =>
    route.fulfill({ json: { leave_types: [{ id: 77, name: 'Birthday', short_name: 'BD', ...rules }] } }),
  );
  let deleted = '';
  await page.route(calls(TYPE), async (route) => {
    deleted = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    await route.fulfill({ json: { success: true, message: '' } });
  });
  await page.goto('/dashboard/leavetype');
  await expectRow(leaveTypes(page), { Name: 'Birthday', 'Short Name': 'BD', 'Birthday Anniversary': 'Yes' });
  await page.getByRole('link', { name: 'Delete Birthday' }).click();
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect.poll(() => deleted).toBe('DELETE /data/leave-management/leave-type/77');
});
