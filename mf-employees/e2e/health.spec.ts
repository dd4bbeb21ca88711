import { expect, expectNoFault, hold, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { addEmployee, unique } from './support/employees.ts';

const HEALTH = /\/data\/employees\/health\?/;

test.beforeEach(({ signInAs }) => signInAs('owner'));

const KINDS = [
  'Without a shift',
  'Without a designation',
  'Without a department',
  'Without a photo',
  'Without both pages of the Aadhaar card',
  'Without a PAN card',
  'With expired insurance',
  'With insurance that expires within 30 days',
  'With a probation that ends within 30 days',
  'With the email address of another employee',
  'With the company mobile number of another employee',
  'With the biometric ID of another employee',
];

const line = (page: Page, name: RegExp) => page.getByRole('link', { name });

test('the record health: each gap links to its employees, and each employee to the field that closes it', async ({
  page,
  owner,
}) => {
  const [name, email] = [`Gapless ${unique()}`, `${unique()}@example.com`];
  // Without a shift and a PAN card, and with the email address of another employee.
  const id = await addEmployee(owner, { full_name: name, primary_email: email });
  await addEmployee(owner, { full_name: `Twin ${unique()}`, primary_email: email.toUpperCase() });

  await page.goto('/dashboard/employee');
  await page.getByRole('link', { name: 'Problems in records' }).click();
  await expect(page).toHaveURL(/\/dashboard\/employee\/health$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Problems in records');
  await expect(
    page.getByText('Missing, expiring or doubtful data in the records of current employees.', { exact: true }),
  ).toBeVisible();
  for (const group of ['Missing', 'Dates', 'Values that several people have']) {
    await expect(page.getByRole('region', { name: group }).getByRole('listitem').first()).toBeVisible();
  }
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines.filter({ hasText: 'Without a designation' })).toContainText('Nobody');
  for (const kind of KINDS) await expect(lines.filter({ hasText: kind })).toHaveCount(1);
  await expect(
    page.getByText(
      'Two current employees cannot have the same mobile number: a duplicate is refused when it is entered.',
      {
        exact: true,
      },
    ),
  ).toBeVisible();
  await expectNoFault(page);

  await line(page, /^With the email address of another employee \d+ employees$/).click();
  await expect(page).toHaveURL(/\/dashboard\/employee\?health=same-email$/);
  const remove = page.getByRole('button', { name: 'Remove the filter With the email address of another employee' });
  await expect(remove).toBeVisible();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page).toHaveURL(new RegExp(`/details/${id}\\?field=primary_email$`));
  await expect(page.getByRole('textbox', { name: 'Primary Email' })).toBeFocused();

  await page.goto('/dashboard/employee?health=no-designation');
  await expect(page.getByText('No employees found for selected branch.', { exact: true })).toBeVisible();
  await expect(
    page.getByText('No employee matches the filters: Without a designation.', { exact: true }),
  ).toBeVisible();
  await page.goto(`/dashboard/employee?health=no-shift&q=${name.replace(' ', '+')}`);
  await expect(page.getByText(/^1 of \d+ employees$/)).toBeVisible();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await expect(page.locator('select[name=shift_id]')).toBeFocused();
  await page.goBack();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/dashboard\/employee\?q=[^&]+$/);
});

test('the record health shows that it is loading, why it failed, and that nothing is wrong', async ({
  page,
  quiet,
}) => {
  quiet.expect(/503/);
  const answer = await hold(page, HEALTH, {
    status: 503,
    json: { message: 'The database is resting.', detail: 'pool exhausted' },
  });
  await page.goto('/dashboard/Employee/Health');
  await expect(page.getByText('Checking the records...', { exact: true })).toBeVisible();
  answer();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The records could not be checked.');
  await expect(alert).toContainText('The database is resting.');
  await page.unroute(HEALTH);
  await page.route(HEALTH, (route) =>
    route.fulfill({ json: { employees: 120, counts: [{ kind: 'no-shift', total: 0 }] } }),
  );
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No problems found.', { exact: true })).toBeVisible();
  await expect(page.getByText('The records of 120 employees are complete.', { exact: true })).toBeVisible();
  await page.unroute(HEALTH);
  await page.route(HEALTH, (route) => route.fulfill({ json: { employees: 0, counts: [] } }));
  await page.reload();
  await expect(page.getByText('Nobody works here yet.', { exact: true })).toBeVisible();
});

test('the record health is hidden without the permission to view', async ({ page, quiet, signInAsManager }) => {
  quiet.expect(/403/);
  await signInAsManager({ edit: true, view: false });
  await page.goto('/dashboard/employee/health');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The records could not be checked.');
});
