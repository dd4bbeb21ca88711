import { expect, hold, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { BUSY, uniqueName } from './support.ts';

const TREE = /\/data\/settings\/organisation\?/;

const tree = (page: Page) => page.getByRole('tree', { name: 'Organisation chart' });
const node = (page: Page, name: string | RegExp) => tree(page).getByRole('treeitem', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the organisation' });

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('organisation map: is a tree with headcounts that can be searched and collapsed, with links to every list', async ({
  page,
  owner,
}) => {
  const name = uniqueName('Navsari Outlet');
  const branch = await owner.post<{ id: number }>('/data/settings/add-branches', { name, branch_type: 'Showroom' });
  const query = { branch_id: String(branch.id), name: 'Retail Floor' };
  const { department_id } = await owner.post<{ department_id: number }>('/data/settings/add-departments', query);
  await owner.post('/data/settings/sub-departments', {
    branch_id: String(branch.id),
    department_id: String(department_id),
    sub_department: 'Zari Corner',
  });
  const answer = await hold(page, TREE);
  await page.goto('/dashboard/department');
  await page.getByRole('link', { name: 'Organisation chart' }).click();
  await expect(page).toHaveTitle('Organisation chart · Seamline HR');
  await expect(page.getByText('Loading the organisation...', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByText(/^\d+ employees in \d+ units$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Legend' }).getByRole('listitem')).toHaveText([
    'Branch',
    'Department',
    'Sub-department',
    /^Headcount: /,
  ]);

  await search(page).fill('zari corner');
  await expect(page).toHaveURL(/\?q=zari\+corner$/);
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(tree(page).getByRole('treeitem')).toHaveCount(3);
  await expect(node(page, `${name} 0 employees, branch`)).toHaveAttribute('aria-level', '1');
  await expect(node(page, 'Retail Floor 0 employees, department')).toHaveAttribute('aria-expanded', 'true');
  await expect(node(page, 'Zari Corner 0 employees, sub-department')).toHaveAttribute('aria-level', '3');
  await node(page, /^Retail Floor/).click();
  await expect(node(page, /^Zari Corner/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(node(page, /^Zari Corner/)).toBeVisible();
  await page.getByRole('button', { name: 'Collapse all', exact: true }).click();
  await expect(tree(page).getByRole('treeitem')).toHaveCount(1);

  await node(page, new RegExp(`^${name}`)).focus();
  await page.keyboard.press('Tab');
  await expect(tree(page).getByRole('link', { name: `Departments of ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/dashboard/department\\?branch=${branch.id}$`));
  await page.goBack();
  // It was left with all collapsed.
  await expect(node(page, new RegExp(`^${name}`))).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: 'Expand all' }).click();
  await tree(page).getByRole('link', { name: 'Sub-departments of Retail Floor' }).click();
  const list = `/dashboard/subdepartment\\?branch=${branch.id}&department=${department_id}`;
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  await expect(page.getByRole('listitem').filter({ hasText: 'Zari Corner' })).toBeVisible();

  await page.goto('/dashboard/organisation?q=vesu%20showroom');
  await tree(page)
    .getByRole('link', { name: /Employees of Vesu Showroom$/ })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/employee\?branch=\d+$/);
});

test('the arrows walk the tree, Enter opens the list of a node', async ({ page }) => {
  await page.goto('/dashboard/organisation?q=ring%20road');
  const office = node(page, /^Ring Road Head Office \d+ employees, branch$/);
  await office.focus();
  await page.keyboard.press('ArrowRight');
  await expect(office).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  const first = node(page, /^Accounts \d+ employees, department/);
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(node(page, /^Payables \d+ employees?, sub-department/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(node(page, /^Payables/)).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(office).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/subdepartment\?branch=\d+&department=\d+$/);
});

test('the map says that there is nothing, or why it could not be fetched; it is drawn whole to be printed', async ({
  page,
  quiet,
}) => {
  quiet.expect(/503/);
  await page.route(TREE, (route) => route.fulfill({ json: { employees: 0, branches: [] } }));
  await page.goto('/dashboard/organisation');
  await expect(page.getByText('No branches found.', { exact: true })).toBeVisible();
  await page.unroute(TREE);
  await page.route(TREE, (route) => route.fulfill(BUSY));
  await page.reload();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to fetch the organisation. Please try again later.');
  await page.unroute(TREE);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(tree(page)).toBeVisible();
  await search(page).fill('nothing like it');
  await expect(page.getByText('Nothing in the organisation matches “nothing like it”.')).toBeVisible();
  await search(page).fill('');
  await page.getByRole('button', { name: 'Collapse all', exact: true }).click();
  await page.evaluate(() => {
    // The browser's own dialog would wait for a person; the page hears the same two events.
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
    };
  });
  await page.getByRole('button', { name: 'Print' }).click();
  const onPaper = page.getByRole('list', { name: 'Organisation chart' });
  await expect(onPaper.getByText('Recruitment')).toBeVisible();
  await expect(page.getByText(/^.+ · Seamline HR · \d\d-[A-Z][a-z]{2}-\d{4}$/)).toBeVisible();
  expect(await onPaper.getByRole('listitem').count()).toBeGreaterThan(60);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(onPaper).toHaveCount(0);
  await expect(tree(page)).toBeVisible();
});
