import { expect, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';

/** The responses for an organisation without any records. */
const EMPTY = {
  '/data/settings/sub-departments': { branches: [] },
  '/data/settings/organisation': { employees: 0, branches: [] },
  '/data/employees': { branches: [], department: {}, order: [], groups: [], next_cursor: null },
  '/data/employees/health': { employees: 0, counts: [] },
  '/data/employee/select': { designations: [], shifts: [], branches: [] },
};

const STEPS = ['company', 'branches', 'departments', 'designations', 'leave-types', 'shifts', 'employees', 'managers'];

async function lacking(page: Page, missing: readonly string[]) {
  await page.unroute('**/data/settings/setup*');
  await page.route('**/data/settings/setup*', (route) => route.fulfill({ json: { missing } }));
}

test('an empty organisation links from step to step, and each empty list to the records that it needs', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner');
  for (const [path, json] of Object.entries(EMPTY)) {
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ json }),
    );
  }
  await lacking(page, STEPS);
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'Set your company up' });
  await expect(steps).toContainText(
    '0 of 8 steps are done. Follow the order: each step uses what the earlier ones added.',
  );
  await expect(steps.getByRole('listitem')).toHaveCount(8);
  await expect(steps.getByRole('link', { name: 'or import all employees from a sheet' })).toBeVisible();
  const workbook = 'or import branches, departments, designations and leave types from one workbook';
  await expect(steps.getByRole('link', { name: workbook })).toHaveAttribute('href', '/dashboard/organisation/import');
  await steps.getByRole('link', { name: 'Fill in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Company Details');

  await page.goto('/dashboard/subdepartment');
  await page.getByRole('main').getByRole('link', { name: 'Add Branch' }).click();
  await expect(page).toHaveURL(/\/dashboard\/branches\/add$/);
  await page.goto('/dashboard/subdepartment/add');
  await expect(page.getByRole('main').getByRole('link', { name: 'Add Branch' })).toBeVisible();
  await page.goto('/dashboard/organisation');
  await expect(page.getByRole('link', { name: 'Add Branch' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);

  await page.goto('/dashboard/employee/health');
  await expect(page.getByText('Nobody works here yet.', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Employees', exact: true }).click();
  await expect(
    page.getByText(
      'This directory lists everyone who works here. Add employees one at a time, or import them from a sheet.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import from a sheet' })).toBeVisible();
  await page.getByRole('link', { name: '+ Add Employee' }).last().click();
  await expect(page.getByText('There is no designation yet. Every employee needs one.')).toBeVisible();
  const noBranch = page.getByRole('status').filter({ hasText: 'There is no branch yet. Every employee needs one.' });
  await noBranch.getByRole('link', { name: 'Add Branch' }).click();
  await expect(page).toHaveURL(/\/dashboard\/branches\/add$/);

  await lacking(page, ['employees', 'managers']);
  await page.goto('/dashboard');
  await expect(steps).toContainText('6 of 8 steps are done.');
  await expect(steps.getByRole('listitem').filter({ hasText: 'Done' })).toHaveCount(6);
  await steps.getByRole('button', { name: 'Hide this' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Attendance and pending status')).toBeVisible();
  await expect(steps).toHaveCount(0);
});
