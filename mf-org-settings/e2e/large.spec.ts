import { expect, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';

// 50 branches with 20 departments of 5 sub-departments each. The answers are made up here: stored, they would
// be in the lists of every other test, and what a server with as many records answers is tested beside it.
const BRANCHES = 50;
const DEPARTMENTS = 20;
const SUB_DEPARTMENTS = 5;

const count = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index));

const branches = count(BRANCHES, (branch) => ({
  branch_id: branch + 1,
  branch_name: `Branch ${branch + 1}`,
  employees: DEPARTMENTS * SUB_DEPARTMENTS * 3,
  departments: count(DEPARTMENTS, (department) => ({
    department_id: branch * DEPARTMENTS + department + 1,
    department_name: `Department ${branch + 1}-${department + 1}`,
    employees: SUB_DEPARTMENTS * 3,
    sub_departments: count(SUB_DEPARTMENTS, (sub) => ({
      id: (branch * DEPARTMENTS + department) * SUB_DEPARTMENTS + sub + 1,
      sub_department: `Unit ${branch + 1}-${department + 1}-${sub + 1}`,
      employees: 3,
      code: null,
      description: null,
      version: 1,
    })),
  })),
}));

const byId = Object.fromEntries(
  branches.map(({ branch_id, branch_name, departments }) => [
    branch_id,
    {
      branch_name,
      department: Object.fromEntries(
        departments.map(({ department_id, department_name }) => [
          department_id,
          { department_name, department_code: null, department_description: null, version: 1 },
        ]),
      ),
    },
  ]),
);

const ANSWERS: readonly [pattern: RegExp, answer: object][] = [
  [/\/data\/settings\/departments\?/, byId],
  [/\/data\/settings\/sub-departments\?/, { branches }],
  [/\/data\/settings\/organisation\?/, { employees: 15_000, branches }],
];

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('main *').length);

test.describe('an organisation of 50 branches, 1000 departments and 5000 sub-departments', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('owner');
    for (const [pattern, json] of ANSWERS) await page.route(pattern, (route) => route.fulfill({ json }));
  });

  for (const [list, label, wanted] of [
    ['department', 'Search departments', 'Department 37-12'],
    ['subdepartment', 'Search sub-departments', 'Unit 37-12-4'],
  ] as const) {
    test(`the list at /${list} is collapsed, is searched by a word, and renders only the visible part`, async ({
      page,
    }) => {
      await page.goto(`/dashboard/${list}`);
      const groups = page.getByRole('main').getByRole('region');
      await expect(groups).toHaveCount(BRANCHES);
      expect(await elements(page)).toBeLessThan(1500);
      const search = page.getByRole('searchbox', { name: label });
      const found = page.getByRole('main').getByRole('listitem').filter({ hasText: wanted });
      await search.fill(wanted);
      await expect(found).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
      await search.fill('');
      await page.getByRole('combobox', { name: 'Branch' }).selectOption('Branch 37');
      await expect(groups).toHaveCount(1);
      await expect(found).toBeVisible();
      await page.getByRole('combobox', { name: 'Branch' }).selectOption('');
      await page.getByRole('button', { name: 'Expand all' }).click();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      expect(await elements(page)).toBeLessThan(6000);
      await page.keyboard.press('End');
      await expect(async () => {
        await page.mouse.wheel(0, 100_000);
        await expect(groups.filter({ hasText: 'Branch 12' }).first()).toBeAttached({ timeout: 500 });
      }).toPass();
    });
  }

  test('the organisation map expands 6050 nodes and moves to the last, and renders only the visible rows', async ({
    page,
  }) => {
    await page.goto('/dashboard/organisation');
    const tree = page.getByRole('tree', { name: 'Organisation chart' });
    await expect(page.getByText('15,000 employees in 6,050 units')).toBeVisible();
    await expect(tree.getByRole('treeitem').first()).toHaveAttribute('aria-setsize', '50');
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(tree.getByRole('treeitem', { name: /^Unit 1-1-5/ })).toBeVisible();
    expect(await tree.getByRole('treeitem').count()).toBeLessThan(80);
    await tree.getByRole('treeitem').first().focus();
    const last = tree.getByRole('treeitem', { name: 'Unit 50-20-5 3 employees, sub-department' });
    await page.keyboard.press('End');
    await expect(last).toBeFocused();
    const search = page.getByRole('searchbox', { name: 'Search the organisation' });
    await search.fill('unit 42-7-3');
    await expect(tree.getByRole('treeitem', { name: /^Unit 42-7-3/ })).toBeVisible();
    await expect(tree.getByRole('treeitem')).toHaveCount(3);
  });
});
