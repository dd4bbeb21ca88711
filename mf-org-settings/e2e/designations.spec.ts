import { expect, expectRow, hold, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { BUSY, uniqueName } from './support.ts';

const LIST = /\/data\/settings\/designations\?/;
const PATH = '/data/settings/designations';

const table = (page: Page) => page.getByRole('table', { name: 'Designations' });
const main = (page: Page) => page.getByRole('main');

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('designations are in a table that is searched while typing', async ({ page, owner }) => {
  const designation = uniqueName('Embroiderer');
  const code = uniqueName('EMB');
  await owner.post(PATH, { designation, code, description: 'Zardozi and mirror work' });
  const answer = await hold(page, LIST);
  await page.goto('/dashboard/designation');
  await expect(page).toHaveTitle('Designations · Seamline HR');
  await expect(page.getByText('Loading designations...', { exact: true })).toBeVisible();
  answer();
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'S.No',
    'Action',
    'Code',
    'Designation',
    'Employees',
    'Job Description',
  ]);
  const search = page.getByPlaceholder('Search designation...');
  await search.fill(designation.toUpperCase());
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await expectRow(table(page), {
    'S.No': '1',
    Code: code,
    Designation: designation,
    'Job Description': 'Zardozi and mirror work',
  });

  await search.fill(code);
  await expect(page.getByText('No designations found.', { exact: true })).toBeVisible();
  await expect(page.getByText(`No designation matches “${code}”.`)).toBeVisible();
  const allColumns = page.getByRole('checkbox', { name: 'Search all columns' });
  // It shows what the address says, and that changes a moment later.
  await allColumns.click();
  await expect(page).toHaveURL(/in=all/);
  await expect(allColumns).toBeChecked();
  await expectRow(table(page), { Designation: designation });
  await page.reload();
  await expect(search).toHaveValue(code);
  await expectRow(table(page), { Designation: designation });
});

test('the table says that there is none, or why it could not be fetched', async ({ page, quiet }) => {
  quiet.expect(/503/);
  await page.route(LIST, (route) => route.fulfill({ json: { designations: [] } }));
  await page.goto('/dashboard/designation');
  await expect(page.getByText('No designations found.', { exact: true })).toBeVisible();
  await page.unroute(LIST);
  await page.route(LIST, (route) => route.fulfill(BUSY));
  await page.reload();
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText('Failed to fetch designations. Please try again later.');
  await page.unroute(LIST);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(table(page)).toBeVisible();
});

test('a designation is added, warned of where its name is taken', async ({ page, quiet }) => {
  quiet.expect(/503/);
  const name = uniqueName('Karigar');
  await page.goto('/dashboard/designation/add');
  await page.getByRole('button', { name: 'Add Designation' }).click();
  await expect(page.getByText('This field is required.', { exact: true })).toBeVisible();
  await expect(page.getByText('0/200')).toBeVisible();
  await expect(page.getByText('0/100')).toBeHidden();
  await expect(page.getByText('0/500')).toBeHidden();
  await page.getByRole('textbox', { name: 'Designation' }).fill('x'.repeat(201));
  await expect(page.getByText('Use at most 200 characters.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Designation' }).fill('cutting master');
  const taken = 'There is already a designation called Cutting Master. You can still use this name.';
  await expect(page.getByText(taken)).toBeVisible();

  await page.getByRole('textbox', { name: 'Designation' }).fill(name);
  await page.getByRole('textbox', { name: 'Code' }).fill('KAR');
  await page.getByRole('textbox', { name: 'Description' }).fill('હાથનું કામ');
  await page.route(LIST, (route) => (route.request().method() === 'POST' ? route.fulfill(BUSY) : route.continue()));
  await page.getByRole('button', { name: 'Add Designation' }).click();
  const alert = main(page).getByRole('alert').filter({ hasText: 'Failed to add designation.' });
  await expect(alert).toContainText('The database is resting.');
  await page.unroute(LIST);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && LIST.test(request.url()));
  await page.getByRole('button', { name: 'Add Designation' }).click();
  expect(Object.fromEntries(new URL((await sent).url()).searchParams)).toEqual({
    designation: name,
    code: 'KAR',
    description: 'હાથનું કામ',
    client_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    token: expect.any(String),
  });
  await expect(page).toHaveURL(/\/dashboard\/designation$/);
  await expect(page.getByRole('status').filter({ hasText: `${name} was added.` })).toBeVisible();
  await expect(await expectRow(table(page), { Designation: name, Code: 'KAR' })).toBeInViewport();

  await main(page).getByRole('link', { name: 'Add Designation' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/dashboard\/designation$/);
  await page.goto('/dashboard/designation/add');
  await expect(page.getByRole('link', { name: 'Back to Designations' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/dashboard\/subdepartment$/);
});

test('a form is sent once, however often Enter is pressed until the list has come', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && LIST.test(request.url())) sent.push(request.url());
  });
  await page.goto('/dashboard/designation/add');
  const name = uniqueName('Hasty');
  await page.getByRole('textbox', { name: 'Designation' }).fill(name);
  while (page.url().endsWith('/add')) await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `${name} was added.` })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a designation is renamed in a popup that says why the rest stays, and deleted after a question', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/409|503/);
  const name = uniqueName('Presser');
  await owner.post(PATH, { designation: name, code: 'PRE', description: 'Steam and fold' });
  await page.goto('/dashboard/designation');
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Designation' });
  for (const [label, value] of [
    ['Code', 'PRE'],
    ['Description', 'Steam and fold'],
  ] as const) {
    await expect(dialog.getByRole('textbox', { name: label })).toHaveValue(value);
    await expect(dialog.getByRole('textbox', { name: label })).toHaveAttribute('readonly', '');
  }
  await expect(dialog.getByText('Set when the designation was added. Only the name can be changed.')).toHaveCount(2);
  await dialog.getByRole('textbox', { name: 'Designation' }).fill(`${name} II`);
  await page.route(LIST, (route) => (route.request().method() === 'PUT' ? route.fulfill(BUSY) : route.continue()));
  await dialog.getByRole('button', { name: 'Update Designation' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to update designation.');
  await expect(dialog.getByRole('alert')).toContainText('The database is resting.');
  await page.unroute(LIST);
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && LIST.test(request.url()));
  await dialog.getByRole('button', { name: 'Update Designation' }).click();
  expect([...new URL((await sent).url()).searchParams.keys()].sort()).toEqual([
    'designation',
    'designation_id',
    'token',
    'version',
  ]);
  await expect(page.getByRole('status').filter({ hasText: `${name} II was updated.` })).toBeVisible();
  await expectRow(table(page), { Designation: `${name} II`, Code: 'PRE', 'Job Description': 'Steam and fold' });

  await page.getByRole('link', { name: `Delete ${name} II` }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await expect(question).not.toContainText('A designation that employees hold cannot be deleted.');
  await question.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${name} II was deleted.` })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: `${name} II` })).toHaveCount(0);

  await page.getByRole('link', { name: 'Delete Accountant' }).click();
  const blocked = page.getByRole('alertdialog', { name: 'Cannot Be Deleted' });
  await expect(blocked).toContainText(/\d+ employees .*belong to it\./);
  await expect(blocked).toContainText('A designation that employees hold cannot be deleted.');
  // The message of the last deletion may still be there, with its Undo.
  await expect(blocked.getByRole('button').filter({ hasNotText: 'Undo' }).filter({ hasText: /./ })).toHaveText([
    'Close',
  ]);
});
