import { expect, expectRow, test } from '@seamline/e2e/fixtures';

const LIST = /\/data\/leave-management\/leave-types\?/;

test.beforeEach(({ signInAs }) => signInAs('owner'));

for (const address of ['/dashboard/leavetype', '/dashboard/leavemanagement', '/dashboard/LeaveManagement']) {
  test(`the leave types stand at ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveTitle('Leave Types · Seamline HR');
    await expectRow(page.getByRole('table', { name: 'Leave Types' }), { Name: 'Sick Leave', 'Short Name': 'SL' });
  });
}

test('every column of a leave type has its heading', async ({ page }) => {
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
  await expectRow(page.getByRole('table', { name: 'Leave Types' }), {
    Name: 'Sick Leave',
    'Attachment Required': 'Yes',
    'Unpaid Leave': 'No',
    'Applicable For': 'all',
    'Past Days': 'Yes',
    'Previous Days Allowed': '7',
  });
});

test('a phone shows the minor columns on request', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/dashboard/leavetype');
  const row = await expectRow(page.getByRole('table', { name: 'Leave Types' }), { Name: 'Sick Leave' });
  await row.getByRole('button', { name: 'More Sick Leave' }).click();
  await expect(page.getByText('Attachment Required')).toBeVisible();
});

test('the list says that it is loading, and that there is nothing', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(LIST, async (route) => {
    await held;
    await route.fulfill({ json: { leave_types: [] } });
  });
  await page.goto('/dashboard/leavetype');
  await expect(page.getByText('Loading leave types...', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByText('No leave types found.', { exact: true })).toBeVisible();
});

test('the list says why it could not be fetched, and tries again', async ({ page, quiet }) => {
  quiet.expect(/503/);
  await page.route(LIST, (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is resting.', detail: 'pool exhausted' } }),
  );
  await page.goto('/dashboard/leavetype');
  await expect(page.getByText('Error fetching leave types: The database is resting.', { exact: true })).toBeVisible();
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: 'Leave Types' })).toBeVisible();
});

test('what is still being tested says so', async ({ page }) => {
  await page.goto('/dashboard/management');
  await expect(page.getByRole('heading', { name: 'Under Testing Mode' })).toBeVisible();
  await expect(page.getByText('Coming Soon...', { exact: true })).toBeVisible();
});
