import { type Api, expect, hold, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { BUSY, uniqueName } from './support.ts';

const LIST = /\/data\/settings\/sub-departments\?/;
const PATH = '/data/settings/sub-departments';

interface Place {
  branch: { id: number; name: string };
  department: { department_id: number };
}

/** A branch of the test's own with the departments Retail, and Accounts without anything in it. */
async function makePlace(owner: Api): Promise<Place> {
  const branch = await owner.post<Place['branch']>('/data/settings/add-branches', {
    name: uniqueName('Vesu & Piplod #2'),
    branch_type: 'Showroom',
  });
  const make = (name: string) =>
    owner.post<Place['department']>('/data/settings/add-departments', { branch_id: String(branch.id), name });
  const department = await make('Retail');
  await make('Accounts');
  return { branch, department };
}

async function makeSubDepartment(owner: Api, { branch, department }: Place, sub_department: string, more = {}) {
  return await owner.post<{ id: number }>(PATH, {
    branch_id: String(branch.id),
    department_id: String(department.department_id),
    sub_department,
    ...more,
  });
}

const group = (page: Page, { branch }: Place) => page.getByRole('region', { name: branch.name });
const main = (page: Page) => page.getByRole('main');

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('sub-departments stand under branch and department, with counts', async ({ page, owner }) => {
  const place = await makePlace(owner);
  await makeSubDepartment(owner, place, 'Sarees', { code: 'SAR' });
  await makeSubDepartment(owner, place, 'Billing', { description: 'Two counters' });
  const answer = await hold(page, LIST);
  await page.goto(`/dashboard/subdepartment?branch=${place.branch.id}`);
  await expect(page).toHaveTitle('Sub-departments · Seamline HR');
  await expect(page.getByText('Loading sub-departments...', { exact: true })).toBeVisible();
  answer();
  await expect(group(page, place).getByRole('heading', { level: 3 })).toHaveText(['Accounts', 'Retail']);
  await expect(group(page, place).locator('[data-head]')).toHaveText([/^Accounts\s*0$/, /^Retail\s*2$/]);
  await expect(group(page, place).getByText('No Sub Department Added', { exact: true })).toBeVisible();
  await expect(group(page, place).getByRole('listitem')).toHaveText([/^Billing0 employeesTwo counters/, /^SareesSAR/]);

  await page.getByRole('searchbox', { name: 'Search sub-departments' }).fill('saree');
  await expect(page).toHaveURL(/q=saree/);
  await expect(group(page, place).getByRole('listitem')).toHaveText([/^Sarees/]);
  await page.getByRole('searchbox', { name: 'Search sub-departments' }).fill('zzz');
  await expect(page.getByText('No branches found.', { exact: true })).toBeVisible();
  await expect(page.getByText('No sub-department matches “zzz”.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search sub-departments' }).fill('');
  await page.getByRole('combobox', { name: 'Department' }).selectOption('Accounts');
  await expect(group(page, place).getByRole('heading', { level: 3 })).toHaveText(['Accounts']);
});

test('the list says that there is nothing, or why it could not be fetched', async ({ page, quiet }) => {
  quiet.expect(/503/);
  await page.route(LIST, (route) => route.fulfill({ json: { branches: [] } }));
  await page.goto('/dashboard/subdepartment');
  await expect(page.getByText('No branches found.', { exact: true })).toBeVisible();
  await page.unroute(LIST);
  await page.route(LIST, (route) => route.fulfill(BUSY));
  await page.reload();
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText('Failed to fetch sub-departments. Please try again later.');
  await page.unroute(LIST);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(main(page).getByRole('region').first()).toBeVisible();
});

test('the add button of a department leads to a form that shows it read-only', async ({ page, owner, quiet }) => {
  quiet.expect(/409/);
  const place = await makePlace(owner);
  await page.goto(`/dashboard/subdepartment?branch=${place.branch.id}`);
  const name = `Add a sub-department to Retail (${place.branch.name})`;
  await group(page, place).getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/dashboard\/subdepartment\/add\?/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    branch_id: String(place.branch.id),
    branch_name: place.branch.name,
    department_id: String(place.department.department_id),
    department_name: 'Retail',
  });
  for (const [label, value] of [
    ['Branch', place.branch.name],
    ['Department', 'Retail'],
  ] as const) {
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveAttribute('readonly', '');
  }
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Name is required.', { exact: true })).toBeVisible();
  await expect(page.getByText('The code cannot be changed later.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('   ');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Name is required.', { exact: true })).toBeVisible();

  await makeSubDepartment(owner, place, 'Trial Room');
  await page.getByRole('textbox', { name: 'Name' }).fill('trial room');
  await page.getByRole('button', { name: 'Submit' }).click();
  const alert = main(page).getByRole('alert').filter({ hasText: 'Error adding sub department' });
  await expect(alert).toContainText('There is already a sub-department called trial room in this department.');

  await page.getByRole('textbox', { name: 'Name' }).fill('Bridal');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && LIST.test(request.url()));
  await page.getByRole('button', { name: 'Submit' }).click();
  expect(Object.fromEntries(new URL((await sent).url()).searchParams)).toEqual({
    branch_id: String(place.branch.id),
    department_id: String(place.department.department_id),
    sub_department: 'Bridal',
    token: expect.any(String),
  });
  await expect(page).toHaveURL(/\/dashboard\/subdepartment$/);
  await expect(page.getByRole('status').filter({ hasText: 'Bridal was added to Retail.' })).toBeVisible();
  await expect(group(page, place).getByRole('listitem').filter({ hasText: 'Bridal' })).toBeInViewport();
});

test('names in the address are not believed, and ids that do not fit lead to a choice', async ({ page, owner }) => {
  const place = await makePlace(owner);
  const ids = `branch_id=${place.branch.id}&department_id=${place.department.department_id}`;
  await page.goto(`/dashboard/subdepartment/add?${ids}&branch_name=Elsewhere&department_name=Treasury`);
  await expect(page.getByRole('textbox', { name: 'Branch' })).toHaveValue(place.branch.name);
  await expect(page.getByRole('textbox', { name: 'Department' })).toHaveValue('Retail');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/dashboard\/subdepartment$/);

  await page.goto(`/dashboard/subdepartment/add?branch_id=1&department_id=${place.department.department_id}`);
  const unknown = 'The link refers to a branch or department that does not exist. Choose a branch and a department.';
  await expect(page.getByText(unknown)).toBeVisible();
  await page.goto('/dashboard/subdepartment/add');
  await expect(page.getByRole('combobox', { name: 'Department' })).toBeDisabled();
  await expect(page.getByText(unknown)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Branch' }).selectOption(place.branch.name);
  await page.getByRole('combobox', { name: 'Department' }).selectOption('Accounts');
  await page.getByRole('combobox', { name: 'Branch' }).selectOption('Vesu Showroom');
  await page.getByRole('combobox', { name: 'Branch' }).selectOption(place.branch.name);
  await expect(page.getByRole('combobox', { name: 'Department' })).toHaveValue('');
  await page.getByRole('combobox', { name: 'Department' }).selectOption('Accounts');
  await page.getByRole('textbox', { name: 'Name' }).fill('Taxation');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Taxation was added to Accounts.' })).toBeVisible();
});

test('a sub-department is renamed and described in a popup, and deleted after a question', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/409/);
  const place = await makePlace(owner);
  await makeSubDepartment(owner, place, 'Menswear', { code: 'MEN', description: 'Old words' });
  await makeSubDepartment(owner, place, 'Kidswear');
  await page.goto(`/dashboard/subdepartment?branch=${place.branch.id}`);
  await page.getByRole('link', { name: 'Edit Menswear (Retail)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Sub Department' });
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAttribute('readonly', '');
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue('MEN');
  const reason = 'The code was set when the sub-department was added. It cannot be changed.';
  await expect(dialog.getByText(reason)).toBeVisible();
  await expect(dialog.getByText('8/200')).toBeVisible();
  await expect(dialog.getByText('9/500')).toBeHidden();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('KIDSWEAR');
  await expect(dialog.getByText('There is already a sub-department called Kidswear in this department.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Update Sub Department' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('Failed to update sub department.');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Men & Boys');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('');
  await dialog.getByRole('button', { name: 'Update Sub Department' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Men & Boys was updated.' })).toBeVisible();
  await expect(group(page, place).getByRole('listitem')).toHaveText([/^Kidswear/, /^Men & BoysMEN0 employees$/]);

  await page.getByRole('link', { name: 'Delete Kidswear (Retail)' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await expect(question).toContainText('Delete Kidswear (Retail)?');
  await expect(question).not.toContainText('A sub-department that employees belong to cannot be deleted.');
  await question.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kidswear was deleted.' })).toBeVisible();
  await expect(group(page, place).getByRole('listitem')).toHaveText([/^Men & Boys/]);

  await page.goto('/dashboard/subdepartment?q=recruitment');
  await page.getByRole('link', { name: 'Delete Recruitment (HR & Admin)' }).click();
  const blocked = page.getByRole('alertdialog', { name: 'Cannot Be Deleted' });
  await expect(blocked).toContainText(/\d+ employees? belongs? to it\./);
  await expect(blocked).toContainText('A sub-department that employees belong to cannot be deleted.');
  await expect(blocked.getByRole('button')).toHaveText(['Close']);
  await blocked.getByRole('link', { name: 'Show employees' }).click();
  await expect(page).toHaveURL(/\/employee\?sub-department=\d+$/);
});
