import { type Api, expect, hold, onPaper, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { BUSY, uniqueName } from './support.ts';

const LIST = /\/data\/settings\/departments\?/;
const OPTIONS = /\/data\/settings\/add-departments\?/;

interface Branch {
  id: number;
  name: string;
}

async function makeBranch(owner: Api, base = 'Katargam Unit'): Promise<Branch> {
  const name = uniqueName(base);
  return await owner.post<Branch>('/data/settings/add-branches', { name, branch_type: 'Factory' });
}

async function makeDepartment(owner: Api, branch: Branch, name: string, more: Record<string, string> = {}) {
  const query = { branch_id: String(branch.id), name, ...more };
  return await owner.post<{ department_id: number }>('/data/settings/add-departments', query);
}

const group = (page: Page, branch: Branch) => page.getByRole('region', { name: branch.name });
const main = (page: Page) => page.getByRole('main');

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('departments stand under their branch on paper, too', async ({ page, owner }) => {
  const branch = await makeBranch(owner);
  await makeDepartment(owner, branch, 'Weaving');
  await page.goto(`/dashboard/department?q=${encodeURIComponent(branch.name)}`);
  await expect(group(page, branch).getByRole('listitem')).toHaveCount(1);
  await onPaper(page);
  await expect(group(page, branch).getByRole('heading', { name: branch.name })).toBeVisible();
  await expect(group(page, branch).getByRole('listitem')).toHaveText(/^Weaving/);
});

test('departments stand under their branch, and are searched and filtered in the address', async ({ page, owner }) => {
  const branch = await makeBranch(owner);
  const other = await makeBranch(owner, 'Empty Unit');
  await makeDepartment(owner, branch, 'Weaving', { code: 'WEA', description: 'Looms on two floors' });
  await makeDepartment(owner, branch, 'Dyeing');
  const answer = await hold(page, LIST);
  await page.goto('/dashboard/department');
  await expect(page).toHaveTitle('Departments · Seamline HR');
  await expect(page.getByText('Loading departments...', { exact: true })).toBeVisible();
  answer();

  await page.getByRole('searchbox', { name: 'Search departments' }).fill(branch.name);
  await expect(page).toHaveURL(/\?q=Katargam/);
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await expect(group(page, branch).getByRole('listitem')).toHaveText([
    /^Dyeing/,
    /^WeavingWEA0 employeesLooms on two floors/,
  ]);
  await page.reload();
  await expect(group(page, branch).getByRole('listitem')).toHaveCount(2);

  await group(page, branch).getByRole('button', { name: branch.name, exact: true }).click();
  await expect(group(page, branch).getByRole('listitem')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search departments' }).fill('weav');
  await expect(group(page, branch).getByRole('listitem')).toHaveText([/^Weaving/]);

  await page.getByRole('searchbox', { name: 'Search departments' }).fill('');
  await page.getByRole('combobox', { name: 'Branch' }).selectOption(other.name);
  await expect(page).toHaveURL(new RegExp(`\\?branch=${other.id}$`));
  await expect(main(page).getByRole('region')).toHaveCount(1);
  await expect(group(page, other).getByText('No department found.', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search departments' }).fill('zzz');
  await expect(page.getByText('No department matches “zzz”.')).toBeVisible();
});

test('the list says that there is none, or why it could not be fetched', async ({ page, quiet }) => {
  quiet.expect(/503/);
  await page.route(LIST, (route) => route.fulfill({ json: {} }));
  await page.goto('/dashboard/department');
  await expect(page.getByText('No department found.', { exact: true })).toBeVisible();
  await page.unroute(LIST);
  await page.route(LIST, (route) => route.fulfill(BUSY));
  await page.reload();
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText('Failed to fetch departments. Please try again later.');
  await expect(alert).toContainText('The database is resting.');
  await page.unroute(LIST);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(main(page).getByRole('region').first()).toBeVisible();
});

test('a new department is handed over to the list, once', async ({ page, owner, quiet }) => {
  quiet.expect(/409/);
  const branch = await makeBranch(owner);
  await makeDepartment(owner, branch, 'Packing');
  await page.goto(`/dashboard/department?branch=${branch.id}`);
  await main(page).getByRole('link', { name: 'Add Department' }).click();
  const add = page.getByRole('button', { name: 'Add Department' });
  await add.click();
  await expect(page.getByText('Please check the marked fields.', { exact: true })).toBeVisible();
  await expect(page.getByText('This field is required.', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: 'Branch' })).toBeFocused();

  await page.getByRole('combobox', { name: 'Branch' }).selectOption(branch.name);
  await page.getByRole('textbox', { name: 'Name' }).fill('packing');
  await expect(page.getByText('There is already a department called Packing in this branch.')).toBeVisible();
  await expect(page.getByText('7/200')).toBeVisible();
  await expect(page.getByText('0/100')).toBeHidden();
  await expect(page.getByText('0/500')).toBeHidden();
  await add.click();
  const alert = main(page).getByRole('alert').filter({ hasText: 'Failed to add department.' });
  await expect(alert).toContainText('There is already a department called packing in this branch.');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('textbox', { name: 'Name' }).fill('Finishing & Folding');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && OPTIONS.test(request.url()));
  await add.click();
  const query = Object.fromEntries(new URL((await sent).url()).searchParams);
  expect(query).toEqual({ branch_id: String(branch.id), name: 'Finishing & Folding', token: expect.any(String) });
  await expect(page).toHaveURL(/\/dashboard\/department$/);
  const said = page.getByRole('status').filter({ hasText: `Finishing & Folding was added to ${branch.name}.` });
  await expect(said).toBeVisible();
  const row = group(page, branch).getByRole('listitem').filter({ hasText: 'Finishing & Folding' });
  await expect(row).toHaveCount(1);
  await expect(row).toBeInViewport();
  await page.reload();
  await expect(row).toHaveCount(1);
});

test('Cancel goes back, or to the sub-departments where the form was opened by its address', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/503/);
  const branch = await makeBranch(owner);
  await page.goto(`/dashboard/department?branch=${branch.id}`);
  await group(page, branch)
    .getByRole('link', { name: `Add a department to ${branch.name}` })
    .click();
  await expect(page.getByRole('combobox', { name: 'Branch' })).toHaveValue(String(branch.id));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/department\\?branch=${branch.id}$`));

  await page.route(OPTIONS, (route) => route.fulfill(BUSY));
  await page.goto('/dashboard/department/add');
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText('Failed to fetch branches. Please try again later.');
  await page.unroute(OPTIONS);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('option', { name: branch.name })).toBeAttached();
  await expect(page.getByRole('link', { name: 'Back to Departments' })).toHaveAttribute(
    'href',
    '/dashboard/department',
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/dashboard\/subdepartment$/);
});

test('a department is changed in a dialog, which shows failures and changes of others', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/409/);
  const branch = await makeBranch(owner);
  const { department_id } = await makeDepartment(owner, branch, 'Cutting', { code: 'CUTR', description: 'Old words' });
  await makeDepartment(owner, branch, 'Stitching');
  await page.goto(`/dashboard/department?branch=${branch.id}`);
  await page.getByRole('link', { name: `Edit Cutting (${branch.name})` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Department' });
  const update = dialog.getByRole('button', { name: 'Update Department' });
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue('CUTR');
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Old words');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('stitching');
  await update.click();
  await expect(dialog.getByRole('alert').first()).toContainText('Failed to update department.');
  await expect(
    dialog.getByText('There is already a department called stitching in this branch.').first(),
  ).toBeVisible();

  await dialog.getByRole('textbox', { name: 'Name' }).fill('Cutting Room');
  await dialog.getByRole('textbox', { name: 'Description' }).fill('');
  const theirs = { department_id: String(department_id), branch_id: String(branch.id), name: 'Cutting', code: 'CUT-9' };
  await owner.put('/data/settings/departments', theirs);
  await update.click();
  const conflict = dialog.getByRole('alert');
  await expect(conflict).toContainText('changed Cutting while you were editing it.');
  await expect(conflict.getByRole('listitem')).toHaveText('Code: CUTR → CUT-9');
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && LIST.test(request.url()));
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  expect(Object.fromEntries(new URL((await sent).url()).searchParams)).toMatchObject({
    department_id: String(department_id),
    branch_id: String(branch.id),
    name: 'Cutting Room',
    code: 'CUTR',
    description: '',
  });
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Cutting Room was updated.' })).toBeVisible();
  await expect(group(page, branch).getByRole('listitem')).toHaveText([/^Cutting RoomCUTR0 employees$/, /^Stitching/]);
});

test('a department in use cannot be deleted, and links to what belongs to it', async ({ page, owner }) => {
  const branch = await makeBranch(owner);
  const { department_id } = await makeDepartment(owner, branch, 'Loom Hall');
  await makeDepartment(owner, branch, 'Short-lived');
  await owner.post('/data/settings/sub-departments', {
    branch_id: String(branch.id),
    department_id: String(department_id),
    sub_department: 'Jacquard',
  });
  await page.goto(`/dashboard/department?branch=${branch.id}`);
  await page.getByRole('link', { name: `Delete Loom Hall (${branch.name})` }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cannot Be Deleted' });
  await expect(dialog).toContainText(`Loom Hall (${branch.name}) cannot be deleted.`);
  await expect(dialog).toContainText('1 sub-department belongs to it.');
  await expect(dialog).toContainText('A department that sub-departments or employees belong to cannot be deleted.');
  await expect(dialog.getByRole('button')).toHaveText(['Close']);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await dialog.getByRole('link', { name: 'Show sub-departments' }).click();
  await expect(page).toHaveURL(new RegExp(`/subdepartment\\?branch=${branch.id}&department=${department_id}$`));
  await expect(page.getByRole('link', { name: 'Edit Jacquard (Loom Hall)' })).toBeVisible();
  await page.goto(`/dashboard/department?branch=${branch.id}`);

  await page.getByRole('link', { name: `Delete Short-lived (${branch.name})` }).click();
  await page.getByRole('button', { name: 'Yes, Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Short-lived was deleted.' })).toBeVisible();
  await expect(group(page, branch).getByRole('listitem')).toHaveText([/^Loom Hall/]);
});
