import { expect, expectRow, hold, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { addShift, expectMessage, shiftName } from './shifts.ts';

const LIST = /\/data\/manage-shift\?/;

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('every shift is listed with its code, people, days off, time zone and hours', async ({ page, owner }) => {
  await page.goto('/dashboard/manageshiftPage');
  await expect(page).toHaveTitle('Manage Shift · Seamline HR');
  await expect(page.getByRole('columnheader')).toHaveText([
    'S.No',
    'Action',
    'Shift Code',
    'Shift Name',
    'Employees',
    'Week Off',
    'Timezone',
    'Hours',
  ]);
  await expectRow(page.getByRole('table', { name: 'Manage Shift' }), {
    'Shift Code': 'GEN',
    'Shift Name': /^General$/,
    Employees: /^\d+$/,
    'Week Off': /^[A-Z][a-z]+day/,
    Timezone: '+05:30',
    Hours: /^\d\d:\d\d–\d\d:\d\d/,
  });
  const name = shiftName('By itself');
  await addShift(owner, name, { has_week_off_auto: true, week_off_number_in_week: 2 });
  await page.goto(`/dashboard/manageshiftPage?q=${encodeURIComponent(name)}`);
  await expectRow(page.getByRole('table', { name: 'Manage Shift' }), {
    'Week Off': '2 days a week, automatic',
  });
});

test('the address may be spelt in any case', async ({ page }) => {
  await page.goto('/dashboard/ManageShiftPage');
  await expect(page.getByRole('table', { name: 'Manage Shift' })).toBeVisible();
});

test('the search finds shifts by code, name, week off and time zone, and stays in the address', async ({ page }) => {
  await page.goto('/dashboard/manageshiftPage');
  const search = page.getByPlaceholder('Search shift...');
  for (const words of ['gen', 'GENERAL', 'sunday', '+05:30']) {
    await search.fill(words);
    await expectRow(page.getByRole('table', { name: 'Manage Shift' }), { 'Shift Name': /^General$/ });
  }
  await search.fill('no such shift');
  await expect(page.getByText('No shifts found.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue('no such shift');
  await expect(page.getByText('No shifts found.', { exact: true })).toBeVisible();
});

test('shifts of one name, stored before names had to be unique, are marked until one is renamed', async ({
  page,
  owner,
}) => {
  const [one, other] = [await addShift(owner, shiftName('Twin')), await addShift(owner, shiftName('Single'))];
  const named = (shift_name: string) => [
    { ...one, shift_name: 'General' },
    { ...other, shift_name },
  ];
  await page.route(LIST, (route) => route.fulfill({ json: named('GENERAL ') }));
  await page.goto('/dashboard/manageshiftPage');
  await expect(page.getByText('Duplicate name', { exact: true })).toHaveCount(2);
  await page.route(LIST, (route) => route.fulfill({ json: named('General 2') }));
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: 'General 2' })).toBeVisible();
  await expect(page.getByText('Duplicate name', { exact: true })).toHaveCount(0);
});

test('the list says that it is loading, and that there is no shift', async ({ page }) => {
  const answer = await hold(page, LIST, { json: [] });
  await page.goto('/dashboard/manageshiftPage');
  await expect(page.getByText('Loading shifts...', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByText('No shifts found.', { exact: true })).toBeVisible();
});

test('a failed load is shown with its reason and a retry', async ({ page, quiet }) => {
  quiet.expect(/503/);
  await page.route(LIST, (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is resting.', detail: 'pool exhausted' } }),
  );
  await page.goto('/dashboard/manageshiftPage');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to fetch shifts. Please try again later.');
  await expect(alert).toContainText('The database is resting.');
  await page.unroute(LIST);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: 'Manage Shift' })).toBeVisible();
});

test('adding begins at the button, and deleting asks with the number of people who hold the shift', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/409/);
  const name = shiftName('Short-lived');
  await addShift(owner, name);
  await page.goto('/dashboard/manageshiftPage');
  await page.getByRole('link', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await expect(dialog).toContainText(name);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();
  await expectMessage(page, `${name} was deleted.`);
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0);

  await page.getByRole('link', { name: 'Delete Night Security' }).click();
  const blocked = page.getByRole('alertdialog', { name: 'Cannot Be Deleted' });
  await expect(blocked).toContainText(/\d+ employees.* have this shift\./);
  await expect(blocked.getByRole('link', { name: 'Show employees' })).toHaveAttribute('href', /employee\?shift=\d+$/);
  await blocked.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: '+ Add Shift' }).click();
  await expect(page).toHaveURL(/\/dashboard\/manage-shift\/add$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Shift');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/manageshiftPage/);
});
