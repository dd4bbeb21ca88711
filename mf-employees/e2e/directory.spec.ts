import { readFile } from 'node:fs/promises';
import { expect, expectNoFault, hold, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { addEmployee, unique } from './support/employees.ts';

interface Directory {
  branches: { branch_id: number; branch_name: string; total_employees: number }[];
  department: Record<string, { user_name: string; designation: string }[]>;
}

const LIST = /\/data\/employees\?/;

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('the directory lists employees by department, with name and designation', async ({ page, owner }) => {
  const { department } = await owner.get<Directory>('/data/employees');
  const [name = '', people = []] = Object.entries(department)[0] ?? [];
  await page.goto('/dashboard/employee');
  await expect(page).toHaveTitle('Employees · Seamline HR');
  const section = page.getByRole('region', { name, exact: true });
  await expect(section.getByRole('listitem').first()).toHaveAttribute('aria-setsize', /^\d+$/);
  await expect(page.getByRole('link', { name: '+ Add Employee' })).toHaveAttribute('href', /\/Employee\/add$/);
  const first = section.getByRole('listitem').first();
  await expect(first).toContainText(people[0]?.user_name ?? '');
  await expect(first).toContainText(people[0]?.designation ?? '');
});

test('branches, filters, order and view are in the URL, and Back undoes one step', async ({ page, owner }) => {
  const { branches } = await owner.get<Directory>('/data/employees');
  const one = branches.find(({ branch_name }) => branch_name === 'Vesu Showroom');
  await page.goto('/dashboard/employee');
  // Other tests add employees at the same time, so the expected figures come from the page.
  const all = page.getByRole('button', { name: /^All \(\d+\)$/ });
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  const button = page.getByRole('button', { name: /^Vesu Showroom \(\d+\)$/ });
  const asked = page.waitForRequest((request) =>
    request.url().includes(`/data/employees?branch_id=${one?.branch_id}&`),
  );
  await button.click();
  await asked;
  await expect(page).toHaveURL(new RegExp(`\\?branch=${one?.branch_id}$`));
  await expect(async () => {
    const total = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
    await expect(page.getByText(`${total} employees`, { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();

  for (const label of ['All departments', 'All designations', 'All shifts']) {
    await expect(page.getByRole('combobox').filter({ hasText: label })).toBeVisible();
  }
  await page.getByLabel('Department', { exact: true }).selectOption({ label: 'Retail' });
  await expect(page).toHaveURL(/[?&]department=\d+/);
  await expect(page.getByRole('region')).toHaveCount(1);
  await expect(page.getByText(/^\d+ of \d+ employees$/)).toBeVisible();
  const sort = page.getByLabel('Sort by');
  await expect(sort.getByRole('option')).toHaveText([
    'Department',
    'Name, A to Z',
    'Name, Z to A',
    'Joining date, oldest first',
    'Joining date, newest first',
    'Employee code, ascending',
    'Employee code, descending',
    'Oldest entry',
    'Newest entry',
  ]);
  await sort.selectOption('Newest entry');
  await expect(page).toHaveURL(/[?&]sort=-added/);
  await expect(page.getByRole('region')).toHaveCount(0);

  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL(/[?&]view=list/);
  const table = page.getByRole('table', { name: 'List of employees' });
  await expect(table.getByRole('row').nth(1)).toContainText('Retail');
  await table.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/[?&]sort=name/);
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  // The order is in the URL at once, the rows follow the response.
  await expect(async () => {
    const names = await table.getByRole('rowheader').locator('strong').allInnerTexts();
    expect(names).toEqual([...names].sort());
  }).toPass();
  await expectNoFault(page);
  await page.goBack();
  await expect(page).toHaveURL(/[?&]sort=-added/);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(table).toBeVisible();

  // The device remembers the view where an address has none.
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/department=/);
  await page.goto('/dashboard/employee');
  await expect(table).toBeVisible();
  await page.getByRole('button', { name: 'Cards', exact: true }).click();
  await page.goto('/dashboard/employee');
  await expect(page.getByRole('region').first()).toBeVisible();
  await expectNoFault(page);
});

test('the list shows chosen columns, is sorted by one of them, and is exported with them', async ({ page, owner }) => {
  const last = unique();
  await addEmployee(owner, { full_name: `Ravi ${last}`, gender: 'MALE' });
  await addEmployee(owner, { full_name: `Asha ${last}`, gender: 'FEMALE' });
  await addEmployee(owner, { full_name: `Mira ${last}`, gender: 'FEMALE' });
  await page.goto(`/dashboard/employee?q=${last}&view=list&columns=gender,birth,code`);
  const table = page.getByRole('table', { name: 'List of employees' });
  await table.getByRole('button', { name: 'Gender' }).click();
  await table.getByRole('button', { name: 'Gender' }).click();
  await expect(page).toHaveURL(/[?&]sort=-gender/);
  const names = table.getByRole('rowheader').locator('strong');
  await expect(names).toHaveText([`Ravi ${last}`, `Asha ${last}`, `Mira ${last}`]);
  await expect(table.getByRole('row').nth(1).getByRole('cell', { name: 'Male', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export employees' });
  await dialog.getByLabel('Columns').selectOption('Shown columns');
  await dialog.getByLabel('Kind of file').selectOption('csv');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export 3 people' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^employees-\d{4}-\d\d-\d\d-search\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('Name,Gender,Birth date,Employee code');
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 2).join())).toEqual([
    `Ravi ${last},Male`,
    `Asha ${last},Female`,
    `Mira ${last},Female`,
  ]);
});

test('a view is saved under a name, and opened later in place of other filters', async ({ page }) => {
  const name = `Leaving ${unique()}`;
  await page.goto('/dashboard/employee?view=list&status=on-notice&columns=code');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'Save as a view…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: `Saved view: ${name}` })).toBeVisible();

  await page.goto('/dashboard/employee?view=cards&gender=MALE');
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page).toHaveURL(/status=on-notice/);
  await expect(page.getByRole('columnheader', { name: 'Employee code' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove the filter Gender: Male' })).toHaveCount(0);
  await page.getByRole('button', { name: `Saved view: ${name}` }).click();
  await page.getByRole('menuitem', { name: `Delete ${name}` }).click();
  await expect(page.getByText(`The view ${name} was deleted.`, { exact: true }).first()).toBeVisible();
});

test('arrow keys move through the options of a filter, however fast they are pressed', async ({ page }) => {
  await page.goto('/dashboard/employee');
  const sort = page.getByLabel('Sort by');
  await sort.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  const inUrl = () => new URL(page.url()).searchParams.get('sort');
  await expect.poll(async () => inUrl() === (await sort.inputValue())).toBe(true);
  await expect(sort.getByRole('option').nth(3)).toHaveJSProperty('selected', true);
});

test('the search requests the server, matches names by sound in three scripts, and stays in the URL', async ({
  page,
  owner,
}) => {
  const word = unique();
  const name = `Jignesh ${word}`;
  await addEmployee(owner, { full_name: name });
  await page.goto('/dashboard/employee');
  const search = page.getByRole('searchbox', { name: 'Search employees' });
  const card = page.getByRole('listitem').filter({ hasText: name });
  for (const typed of [`ZIGNESH ${word}`, `jignesh ${word}`]) {
    await search.fill(typed);
    await expect(page.getByText(/^1 of \d+ employees$/)).toBeVisible();
    await expect(card).toBeVisible();
    await search.fill('');
    await expect(page.getByText(/^\d+ employees$/)).toBeVisible();
  }
  for (const typed of ['જિગ્નેશ', 'जिग्नेश']) {
    await page.goto(`/dashboard/employee?q=${encodeURIComponent(typed)}&sort=-added`);
    await expect(search).toHaveValue(typed);
    await expect(card).toBeVisible();
  }
  await search.fill('nobody has this name');
  await expect(page.getByText('No employees found for selected branch.', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      'Nobody matches “nobody has this name” by name, mobile number, email address, code, designation or department.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(/q=nobody\+has\+this\+name/);
});

test('the directory shows that it is loading, and that there are no employees', async ({ page }) => {
  const answer = await hold(page, LIST, { json: { branches: [], department: {}, next_cursor: null } });
  await page.goto('/dashboard/Employee');
  await expect(page.getByText('Loading employees...', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByText('No employees found for selected branch.', { exact: true })).toBeVisible();
});

test('a picture that cannot be loaded is replaced by the initials', async ({ page, quiet }) => {
  quiet.expect(/404/);
  const person = { id: 1, user_id: 1, user_name: 'Asha Mehta', designation: 'Tailor', profile_pic: '/data/files/none' };
  await page.route(LIST, (route) =>
    route.fulfill({
      json: {
        branches: [{ branch_id: 1, branch_name: 'Vesu', total_employees: 1 }],
        department: { '': [person] },
        next_cursor: null,
      },
    }),
  );
  await page.route('**/data/files/none*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/dashboard/employee');
  const card = page.getByRole('region', { name: 'No department' }).getByRole('listitem');
  await expect(card).toContainText('AM');
  await expect(card.locator('img')).toHaveCount(0);
});

test('a failed load of the directory shows the reason, and can be retried', async ({ page, quiet }) => {
  quiet.expect(/503/);
  await page.route(LIST, (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is resting.', detail: 'pool exhausted' } }),
  );
  await page.goto('/dashboard/employee');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to fetch employees. Please try again later.');
  await expect(alert).toContainText('The database is resting.');
  await page.unroute(LIST);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: /^All \(\d+\)$/ })).toBeVisible();
});
