import { workbookFile } from '../mf-org-settings/e2e/support/workbooks.ts';
import { startServer } from '../server/src/testing/serverProcess.ts';
import { expect, test } from './fixtures.ts';
import { signInByCode } from './support/people.ts';
import { copySuiteFiles } from './support/suiteFiles.ts';

const OWNER = '9876500099';
const BRANCHES = Array.from({ length: 12 }, (_, index) => `Branch ${String(index + 1).padStart(2, '0')}`);
const DEPARTMENTS = ['Cutting', 'Stitching', 'Retail', 'Accounts'];
const DESIGNATIONS = ['Cutter', 'Tailor', 'Sales Associate', 'Accountant'];
const PEOPLE = 300;
const PER_BRANCH = PEOPLE / BRANCHES.length;

/** The organisation, as its owner keeps it in a workbook. */
const organisation = {
  Branches: [
    ['Name', 'Code', 'Branch Type'],
    ...BRANCHES.map((name, index) => [name, `B${index + 1}`, index === 0 ? 'Factory' : 'Showroom']),
  ],
  Departments: [
    ['Branch', 'Name', 'Code'],
    ...BRANCHES.flatMap((branch) => DEPARTMENTS.map((name) => [branch, name, name.slice(0, 3).toUpperCase()])),
  ],
  'Sub-Departments': [
    ['Branch', 'Department', 'Sub-Department'],
    ...BRANCHES.map((branch) => [branch, 'Stitching', 'Bridal']),
  ],
  Designations: [['Designation'], ...DESIGNATIONS.map((name) => [name])],
  'Leave Types': [
    ['Leave Type Name', 'Leave Type Short Name'],
    ['Casual Leave', 'CL'],
    ['Sick Leave', 'SL'],
  ],
};

/** The staff, under headings as people write them. */
const staff = {
  Staff: [
    ['First Name', 'Last Name', 'Mobile No.', 'DOB', 'DOJ', 'Sex', 'Type', 'Job Title', 'Branch', 'Dept'],
    ...Array.from({ length: PEOPLE }, (_, index) => [
      'Hetal',
      `Desai ${'abcdefghij'[Math.floor(index / 100)]}${'abcdefghij'[Math.floor(index / 10) % 10]}${'abcdefghij'[index % 10]}`,
      String(9_100_000_000 + index),
      '08/03/1992',
      '2019-06-01',
      'F',
      'Full time',
      DESIGNATIONS[index % 4] ?? '',
      BRANCHES[index % 12] ?? '',
      DEPARTMENTS[index % 4] ?? '',
    ]),
  ],
};

test('a company of 12 branches and 300 people is set up from two sheets', async ({ browser }, testInfo) => {
  test.setTimeout(180_000);
  const files = await copySuiteFiles();
  const server = startServer({ ...files.settings, FIRST_OWNER_NUMBER: OWNER, FIRST_OWNER_NAME: 'Ilaben Meghani' });
  const context = await browser.newContext();
  try {
    const origin = await server.ready;
    const token = await signInByCode(origin, OWNER);
    await context.addInitScript((own) => localStorage.setItem('authToken', own), token);
    const page = await context.newPage();
    const begun = Date.now();
    await page.goto(`${origin}/dashboard/organisation/import`);
    await page.getByLabel('Choose a file').setInputFiles(await workbookFile(organisation));
    await expect(page.getByText('78 new, 0 changed, 0 the same, 0 problems')).toBeVisible();
    await page.getByRole('button', { name: 'Import 78 rows' }).click();
    await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible();

    await page.goto(`${origin}/dashboard/employee/import`);
    await page.getByLabel('Choose a file').setInputFiles(await workbookFile(staff));
    await page.getByRole('button', { name: 'Check the rows' }).click();
    await page.getByRole('button', { name: 'Import 300 rows' }).click();
    await expect(page.getByText('300 people added')).toBeVisible();
    testInfo.annotations.push({ type: 'seconds', description: String(Math.round((Date.now() - begun) / 1000)) });

    await page.goto(`${origin}/dashboard/branches`);
    await expect(page.getByRole('table', { name: 'Branches' }).getByRole('row')).toHaveCount(1 + BRANCHES.length);
    const answer = await fetch(`${origin}/data/settings/organisation?${new URLSearchParams({ token })}`);
    const tree = (await answer.json()) as { employees: number; branches: { employees: number }[] };
    expect(tree.employees).toBe(PEOPLE);
    expect(tree.branches.map(({ employees }) => employees)).toEqual(BRANCHES.map(() => PER_BRANCH));
  } finally {
    await context.close();
    server.child.kill('SIGKILL');
    await server.exit;
    await files.remove();
  }
});
