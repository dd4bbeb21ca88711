import { expect, expectRow, test } from '@seamline/e2e/fixtures';

const LIST = /\/data\/settings\/admin\?/;

test('an owner sees owners and managers, and who is active', async ({ page, signInAs }) => {
  await signInAs('owner');
  await page.goto('/dashboard/Manager');
  await expect(page).toHaveTitle('Owners and Managers · Seamline HR');
  const owners = page.getByRole('table', { name: 'Owner' });
  await expect(owners.getByRole('columnheader')).toHaveText(['Name', 'Number', 'Email', 'Edit', 'View', 'Active']);
  await expectRow(owners, { Number: '9876500001', Edit: 'Yes', View: 'Yes', Active: 'Yes' });
  const managers = page.getByRole('table', { name: 'Manager' });
  await expectRow(managers, { Number: '9876500004', Active: 'No' });
});

test('a manager does not see who is active', async ({ page, signInAs }) => {
  await signInAs('manager');
  await page.goto('/dashboard/Manager');
  const managers = page.getByRole('table', { name: 'Manager' });
  await expect(managers.getByRole('columnheader')).toHaveText(['Name', 'Number', 'Email', 'Edit', 'View']);
});

test('the list of names and numbers is reached from the managers', async ({ page, signInAs }) => {
  await signInAs('owner');
  await page.goto('/dashboard/Manager');
  await page.getByRole('link', { name: 'Owner and manager list' }).click();
  await expect(page).toHaveURL(/\/dashboard\/ManagerOwnerList$/);
  await expect(page.getByText('Access By', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText('9876500001');
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: / - 9876500002$/ }),
  ).toBeVisible();
});

test('a failed load says so, and is tried again', async ({ page, signInAs, quiet }) => {
  quiet.expect(/503/);
  await signInAs('owner');
  await page.route(LIST, (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is resting.', detail: 'pool exhausted' } }),
  );
  await page.goto('/dashboard/Manager');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Error fetching admin settings.');
  await expect(alert).toContainText('The database is resting.');
  await page.unroute(LIST);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: 'Owner' })).toBeVisible();
});
