import { expect, type Page, sharedPageTest as test } from './fixtures.ts';
import { readRegistry } from './support/registry.ts';
import { REMOTES } from './support/remotes.ts';
import { choose, content, openGroup, sidebar, title } from './support/shell.ts';

const GROUPS = [
  'COMPANY SETTING',
  'LEAVE MANAGEMENT',
  'SHIFT MANAGEMENT',
  'ATTENDANCE',
  'WORK ALLOCATION',
  'TRACK EMPLOYESS',
  'DAILY WORK REPORT',
  'HOLIDAYS',
  'PENALTY',
  'TASK MANAGMENT',
  'REPORTS',
  'LOGS',
  'USER',
];

/** Entries with a page of their own, by group. */
const REAL: Record<string, Record<string, string>> = {
  'COMPANY SETTING': {
    'Company Details': '/dashboard/companydetail',
    Branches: '/dashboard/branches',
    Department: '/dashboard/department',
    'Sub Department': '/dashboard/subdepartment',
    Designation: '/dashboard/designation',
  },
  'LEAVE MANAGEMENT': { 'Leave Type': '/dashboard/leavetype', 'Leave Reason': '/dashboard/leavereason' },
  'SHIFT MANAGEMENT': { 'Add Shift': '/dashboard/addshift', 'Manage Shift': '/dashboard/manageshiftPage' },
  LOGS: { 'Activity Logs': '/dashboard/activity-logs', 'Session Log': '/dashboard/session-log' },
  USER: {
    Employee: '/dashboard/employee',
    'Ex Employees': '/dashboard/exemployees',
    Manager: '/dashboard/Manager',
  },
};

test.beforeEach(async ({ signInAs }) => {
  await signInAs('owner');
});

test('the fourteen groups of the sidebar have the order of the product, open and close, and say when empty', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const headings = sidebar(page).getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([...GROUPS, '']);
  await expect(headings.last().getByRole('button')).toHaveAccessibleName('Group without a name');
  await expect(sidebar(page).getByRole('link')).toHaveText(['Dashboard']);
  const empty = { REPORTS: 'Nothing here yet', 'Group without a name': 'This group has no name and no entries yet.' };
  for (const [label, text] of Object.entries(empty)) {
    const group = await openGroup(page, label);
    await expect(group).toContainText(text);
    await group.getByRole('button').click();
    await expect(group.getByText(text)).toBeHidden();
  }
  const logs = await openGroup(page, 'LOGS');
  await expect(logs.getByRole('link')).toHaveText(['Activity Logs', 'Session Log']);
});

test('what is not available yet can be hidden, but for a search, and stays hidden', async ({ page }) => {
  await page.goto('/dashboard');
  const headings = sidebar(page).getByRole('heading', { level: 2 });
  await sidebar(page).getByRole('button', { name: 'Hide what is not available yet' }).click();
  await expect(headings).toHaveText(Object.keys(REAL));
  await page.reload();
  await expect(headings).toHaveText(Object.keys(REAL));
  for (const [label, entries] of Object.entries(REAL)) {
    await expect((await openGroup(page, label)).getByRole('link')).toHaveText(Object.keys(entries));
  }
  const search = sidebar(page).getByRole('searchbox', { name: 'Search menu' });
  await search.fill('holiday list');
  await expect(sidebar(page).getByRole('link', { name: 'Holiday List' })).toBeVisible();
  await search.fill('');
  await sidebar(page).getByRole('button', { name: 'Show what is not available yet' }).click();
  await expect(headings).toHaveText([...GROUPS, '']);
});

test('the group of the page is open and its entry marked; of the entries without a page only the chosen one is', async ({
  page,
}) => {
  await page.goto('/dashboard/branches');
  await expect(sidebar(page).getByRole('button', { name: 'COMPANY SETTING' })).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar(page).getByRole('link', { name: 'Branches' })).toHaveAttribute('aria-current', 'page');
  await expect(sidebar(page).getByRole('button', { name: 'ATTENDANCE' })).toHaveAttribute('aria-expanded', 'false');
  await choose(page, 'HOLIDAYS', 'Holiday List');
  await openGroup(page, 'PENALTY');
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAccessibleName('Holiday List Not available yet');
  await expect(current.getByText('Not yet', { exact: true })).toBeVisible();
});

test('every entry of the sidebar leads to a page without an error', async ({ page, origin }) => {
  test.setTimeout(120_000);
  const claimed = Object.values((await readRegistry(origin)).remotes).flatMap((remote) => remote.paths);
  await page.goto('/dashboard');
  for (const group of GROUPS) {
    const section = await openGroup(page, group);
    // Without the mark of an entry that has no page yet.
    const entries = await section
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.firstChild?.textContent ?? ''));
    for (const entry of entries) await walk(page, group, entry, claimed);
  }
});

async function walk(page: Page, group: string, entry: string, claimed: string[]): Promise<void> {
  await test.step(`${group}: ${entry}`, async () => {
    await choose(page, group, entry);
    // A remote that is new to the suite has taken over an entry without a page.
    const taken = REMOTES.find((remote) => remote.group === group && remote.item === entry);
    const address = REAL[group]?.[entry] ?? taken?.address;
    if (address) {
      await expect.poll(() => new URL(page.url()).pathname).toBe(address);
      await expect(title(page)).toBeVisible();
      const isServed = claimed.includes(address.split('/')[2]?.toLowerCase() ?? '');
      // A path that no remote owns yet shows a placeholder.
      const notYet = expect(content(page).getByText(`${entry} is not available yet.`));
      await notYet.toHaveCount(isServed ? 0 : 1);
    } else {
      const placeholder = entry === 'Break Approval' ? '/dashboard/Circularl' : '/dashboard/Circular';
      await expect(content(page)).toContainText(`${entry} is not available yet.`);
      expect(new URL(page.url()).pathname).toBe(placeholder);
      await expect(title(page)).toHaveText(entry);
    }
    await expect(content(page)).not.toContainText('Page not found');
    await expect(content(page).getByRole('alert')).toHaveCount(0);
  });
}

test('the search of the menu finds groups and entries by any spelling, and reports when nothing matches', async ({
  page,
}) => {
  await page.goto('/dashboard');
  for (const [words, group] of [
    ['employees', 'TRACK EMPLOYESS'],
    ['employess', 'TRACK EMPLOYESS'],
    ['task management', 'TASK MANAGMENT'],
    ['TASK MANAGMENT', 'TASK MANAGMENT'],
  ] as const) {
    await search(page).fill(words);
    await expect(sidebar(page).getByRole('button', { name: group })).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page).getByRole('button', { name: 'PENALTY' })).toBeHidden();
  }
  await search(page).press('Escape');
  await expect(search(page)).toHaveValue('');
  await expect(sidebar(page).getByRole('heading', { level: 2 })).toHaveCount(14);

  await search(page).fill('payroll run');
  await expect(sidebar(page).getByRole('status')).toHaveText('Nothing in the menu matches “payroll run”.');
  await search(page).fill('leave ty');
  await expect(sidebar(page).getByRole('link')).toHaveText(['Dashboard', 'Leave Type']);
  await search(page).press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/leavetype$/);
  await expect(search(page)).toHaveValue('');
});

test('the sidebar is open at 769 px and collapsed at 768 px, also on page load', async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 900 });
  await page.goto('/dashboard');
  await expect(sidebar(page)).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(sidebar(page)).toBeHidden();
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(sidebar(page)).toBeVisible();

  await page.setViewportSize({ width: 768, height: 900 });
  await page.reload();
  await expect(title(page)).toBeVisible();
  await expect(sidebar(page)).toBeHidden();
});

test('choosing an entry collapses the sidebar of a narrow screen and leaves that of a wide one', async ({ page }) => {
  await page.goto('/dashboard');
  await choose(page, 'HOLIDAYS', 'Holiday List');
  await expect(title(page)).toHaveText('Holiday List');
  await expect(sidebar(page)).toBeVisible();

  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect(sidebar(page)).toBeVisible();
  await choose(page, 'HOLIDAYS', 'Holiday List');
  await expect(title(page)).toHaveText('Holiday List');
  await expect(sidebar(page)).toBeHidden();

  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await page.mouse.click(580, 500);
  await expect(sidebar(page)).toBeHidden();
});

function search(page: Page) {
  return sidebar(page).getByRole('searchbox', { name: 'Search menu' });
}
