import { expect, test } from '@seamline/e2e/fixtures';

interface Directory {
  branches: { branch_id: number; branch_name: string; total_employees: number }[];
  department: Record<string, { user_name: string; designation: string }[]>;
}

const LIST = /\/data\/employees\?/;

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('everybody stands under their department, with name and designation', async ({ page, owner }) => {
  const { department } = await owner.get<Directory>('/data/employees');
  const [name = '', people = []] = Object.entries(department)[0] ?? [];
  await page.goto('/dashboard/employee');
  await expect(page).toHaveTitle('Employees · Seamline HR');
  const section = page.getByRole('region', { name, exact: true });
  await expect(section.getByRole('listitem')).toHaveCount(people.length);
  const first = section.getByRole('listitem').first();
  await expect(first).toContainText(people[0]?.user_name ?? '');
  await expect(first).toContainText(people[0]?.designation ?? '');
});

test('the branches filter the directory and stay in the address', async ({ page, owner }) => {
  const { branches } = await owner.get<Directory>('/data/employees');
  const one = branches.find(({ branch_name }) => branch_name === 'Vesu Showroom');
  await page.goto('/dashboard/employee');
  // Other tests hire people meanwhile, so that the figures are those of the page.
  const all = page.getByRole('button', { name: /^All \(\d+\)$/ });
  await expect(all).toHaveAttribute('aria-pressed', 'true');
  const button = page.getByRole('button', { name: /^Vesu Showroom \(\d+\)$/ });
  await button.click();
  await expect(page).toHaveURL(new RegExp(`\\?branch=${one?.branch_id}$`));
  const total = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(total);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(all).toHaveAttribute('aria-pressed', 'true');
});

test('the search asks the server and stays in the address', async ({ page, owner }) => {
  const { department } = await owner.get<Directory>('/data/employees');
  const somebody = Object.values(department)[0]?.[0]?.user_name ?? '';
  await page.goto('/dashboard/employee');
  await page.getByRole('searchbox', { name: 'Search employees' }).fill(somebody.toUpperCase());
  await expect(page.getByText(/^\d+ of \d+ employees$/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: somebody }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search employees' })).toHaveValue(somebody.toUpperCase());
  await page.getByRole('searchbox', { name: 'Search employees' }).fill('nobody has this name');
  await expect(page.getByText('No employees found for selected branch.', { exact: true })).toBeVisible();
});

test('the directory says that it is loading, and that nobody is there', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(LIST, async (route) => {
    await held;
    await route.fulfill({ json: { branches: [], department: {}, next_cursor: null } });
  });
  await page.goto('/dashboard/Employee');
  await expect(page.getByText('Loading employees...', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByText('No employees found for selected branch.', { exact: true })).toBeVisible();
});

test('a picture that cannot be loaded gives way to the initials', async ({ page, quiet }) => {
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

test('a failed load says why, and is tried again', async ({ page, quiet }) => {
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
