import { choose, expect, expectNoFault, expectRow, hold, sharedPageTest as test } from '@seamline/e2e/fixtures';

const CALL = /\/data\/settings\/branches\?/;
const BRANCHES = [
  { id: 1, name: 'Ring Road', code: 'RR', branch_type: 'Showroom', created_at: '2026-04-01T00:00:00.000Z', version: 1 },
  { id: 2, name: 'Vesu', code: null, branch_type: 'Factory', created_at: '2026-04-01T00:00:00.000Z', version: 1 },
];

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('the menu leads to the area, which says how its list stands', async ({ page, quiet }) => {
  quiet.expect(/503/);
  const answer = await hold(page, CALL, { json: { branches: [] } });
  await page.goto('/dashboard');
  await choose(page, 'SAMPLE GROUP', 'Sample Area');
  await expect(page).toHaveURL(/\/dashboard\/sample-area$/);
  await expect(page).toHaveTitle('Sample Area · Seamline HR');
  await expect(page.getByText('Loading branches...', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByText('No branches found.', { exact: true })).toBeVisible();
  // Above the list, and in place of it.
  await expect(page.getByRole('link', { name: 'Add a branch' })).toHaveCount(2);

  await page.route(CALL, (route) => route.fulfill({ status: 503, json: { message: 'The database is resting.' } }));
  await page.reload();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to fetch branches.');
  await expect(alert).toContainText('The database is resting.');

  await page.route(CALL, (route) => route.fulfill({ json: { branches: BRANCHES } }));
  await alert.getByRole('button', { name: 'Retry' }).click();
  const table = page.getByRole('table', { name: 'Branches' });
  await expectRow(table, { Branch: 'Ring Road', Type: 'Showroom', Code: 'RR' });
  await expectRow(table, { Branch: 'Vesu', Type: 'Factory', Code: '–' });
  await expect(page.getByText('1 × Showroom', { exact: true })).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('searchbox', { name: 'Search branches' }).fill('nowhere');
  await expect(page.getByText('No branch matches “nowhere”.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?q=nowhere$/);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await palette.getByRole('combobox').fill('Open Sample Area');
  await palette.getByRole('option', { name: 'Open Sample Area' }).click();
  await expect(page).toHaveURL(/\/dashboard\/sample-area$/);
});
