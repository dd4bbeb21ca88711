import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startServer } from '../server/test/support/serverProcess.ts';
import { expect, type Page, test } from './fixtures.ts';
import { api } from './support/api.ts';
import { tokenByCode } from './support/people.ts';
import { isSampled } from './support/sample.ts';
import { workbookFile } from './workbooks.ts';

const OWNER = '9812345670';
const BRANCHES = Array.from({ length: 12 }, (_, index) => `Showroom ${index + 1}`);
const DEPARTMENTS = ['Retail', 'Accounts', 'Tailoring', 'Stores', 'Customer Care'];
const DESIGNATIONS = ['Store Manager', 'Sales Associate', 'Cashier', 'Tailor', 'Master Cutter', 'Accountant'];
const PEOPLE = 300;

/** The end of the test: it stops the server and removes its data. */
let end: (() => Promise<unknown>) | undefined;
test.afterEach(async ({ page }) => {
  // A call of the page that the end of the server cuts off would be an error of the page.
  await page.close();
  await end?.();
});

/** Starts a server on an empty database, which serves the releases of the suite. */
async function startEmpty(): Promise<string> {
  const suite = dirname(dirname(process.env.SEAMLINE_SUITE_KEY ?? ''));
  const folder = await mkdtemp(join(tmpdir(), 'seamline-set-up-'));
  const server = startServer({
    ...{ DATA_DIR: folder, FIRST_OWNER_NUMBER: OWNER, MAP_TILES_URL: 'off', PLACE_SEARCH_URL: 'off' },
    ...{ SHELL_DIR: join(suite, 'shell'), REMOTES_DIR: join(suite, 'remotes') },
    TRUSTED_KEYS: join(suite, 'trusted-keys.json'),
  });
  end = async () => {
    server.child.kill('SIGKILL');
    await server.exit;
    await rm(folder, { recursive: true, force: true });
  };
  return await server.ready;
}

const organisation = () =>
  workbookFile({
    Branches: [['Name', 'Code', 'Branch Type'], ...BRANCHES.map((name, index) => [name, `S${index + 1}`, 'Showroom'])],
    Departments: [['Branch', 'Name'], ...BRANCHES.flatMap((branch) => DEPARTMENTS.map((name) => [branch, name]))],
    'Sub-departments': [
      ['Branch', 'Department', 'Name'],
      ...BRANCHES.flatMap((branch) => ['Sarees', 'Bridal'].map((name) => [branch, 'Retail', name])),
    ],
    Designations: [['Name', 'Code'], ...DESIGNATIONS.map((name, index) => [name, `D${index + 1}`])],
    'Leave Types': [
      ['Name', 'Short Name', 'Applicable For'],
      ['Casual Leave', 'CL', 'All'],
      ['Sick Leave', 'SL', 'All'],
    ],
  });

const employees = () =>
  workbookFile({
    Employees: [
      [
        'First Name',
        'Last Name',
        'Mobile Number',
        'DOB',
        'DOJ',
        'Gender',
        'Employment Type',
        'Designation',
        'Branch',
        'Department',
      ],
      ...Array.from({ length: PEOPLE }, (_, index) => [
        ...['Hetal', 'Desai', String(9_700_000_000 + index), '1992-03-08', '2019-06-01', 'Female', 'Full time'],
        ...[DESIGNATIONS[index % DESIGNATIONS.length] ?? '', BRANCHES[index % BRANCHES.length] ?? ''],
        DEPARTMENTS[index % DEPARTMENTS.length] ?? '',
      ]),
    ],
  });

/** Imports the organisation, and the employees behind it, as a person does. */
async function setUp(page: Page, origin: string): Promise<void> {
  const chooser = page.getByLabel('Choose a file');
  await page.goto(`${origin}/dashboard/organisation`);
  await page.getByRole('link', { name: 'Import and export' }).click();
  await chooser.setInputFiles(await organisation());
  await expect(page.getByText('104 new, 0 changed, 0 the same, 0 problems', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Import 104 rows' }).click();
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible();

  await page.getByRole('link', { name: 'Import employees' }).click();
  await chooser.setInputFiles(await employees());
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: `Import ${PEOPLE} rows` }).click();
  // The rows are written fifty a call, and other tests use the processors too.
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeVisible({ timeout: 120_000 });
}

test('a company of 12 branches and 300 people is set up from two files', async ({ page }, testInfo) => {
  testInfo.skip(isSampled, 'in the full run only');
  test.setTimeout(240_000);
  const origin = await startEmpty();
  const token = await tokenByCode(origin, OWNER);
  await page.addInitScript((value) => localStorage.setItem('authToken', value), token);

  const began = Date.now();
  await setUp(page, origin);
  testInfo.annotations.push({ type: 'time', description: `${((Date.now() - began) / 1000).toFixed(1)} s` });

  const { employees: count, branches } = await api(origin, token).get<{ employees: number; branches: object[] }>(
    '/data/settings/organisation',
  );
  expect([count, branches.length]).toEqual([PEOPLE, BRANCHES.length]);
});
