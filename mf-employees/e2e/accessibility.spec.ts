import type { Page } from '@seamline/e2e/fixtures';
import { alertWith, BUSY, type Scene, statesOfList, testAccess } from '@seamline/e2e/states';
import { addEmployee, pngFile, unique } from './support/employees.ts';
import { csvFile, HEADINGS, importable, newcomer } from './support/sheets.ts';

const ADD = '/dashboard/employee/add';
const IMPORT = '/dashboard/employee/import';
const LIST = /\/data\/employees\?/;
const FORMER_EMPLOYEES = /\/data\/ex-employees\?/;
const HEALTH = /\/data\/employees\/health\?/;
const LOOKUPS = /\/data\/employee\/select\?/;

const main = (page: Page) => page.getByRole('main');

/** The path of an employee that only this state uses. */
async function ownPerson({ owner }: Scene): Promise<string> {
  return `/dashboard/Employee/details/${await addEmployee(owner)}`;
}

async function chooseSheet(page: Page): Promise<void> {
  const last = unique();
  const rows = [newcomer(`${last}a`), newcomer(`${last}b`, { born: '31/02/1992', gender: '?' })];
  await page.getByLabel('Choose a file').setInputFiles(csvFile([HEADINGS, ...rows]));
  await page.getByRole('button', { name: 'Check the rows' }).waitFor();
}

testAccess([
  ...statesOfList({
    name: 'employees, as cards',
    address: '/dashboard/employee?view=cards',
    call: LIST,
    empty: { branches: [], groups: [], department: {}, order: [], next_cursor: null },
    none: 'No employees found for selected branch.',
    loading: 'Loading employees...',
    failed: 'Failed to fetch employees. Please try again later.',
    shows: (page) => main(page).getByRole('listitem').first(),
  }),
  {
    name: 'employees, as a list',
    address: '/dashboard/employee?view=list&sort=name',
    shows: (page) => page.getByRole('table', { name: 'List of employees' }),
  },
  {
    name: 'the list of employees, with some selected',
    address: '/dashboard/employee?view=list&q=joshi',
    prepare: ({ page }) =>
      page
        .getByRole('checkbox', { name: /^Select [A-Z]/ })
        .nth(1)
        .check(),
    shows: (page) => page.getByRole('region', { name: 'Selected employees' }),
  },
  {
    name: 'the change of the selected employees, seen before it is made',
    address: '/dashboard/employee?view=list&q=joshi',
    prepare: async ({ page }) => {
      await page.getByRole('checkbox', { name: /^Select all/ }).check();
      await page.getByRole('link', { name: 'Change…' }).click();
      const dialog = page.getByRole('dialog', { name: /^Change \d+ employee/ });
      await dialog.getByLabel('Branch').selectOption({ index: 1 });
      await dialog.getByLabel('Department', { exact: true }).selectOption({ index: 2 });
      await dialog.getByRole('button', { name: 'Show the effect' }).click();
    },
    shows: (page) => page.getByRole('list', { name: 'Employees who are changed' }),
  },
  {
    name: 'the menu of saved views',
    address: '/dashboard/employee?view=list&q=joshi',
    prepare: ({ page }) => page.getByRole('button', { name: 'Saved views' }).click(),
    shows: (page) => page.getByRole('menu', { name: 'Saved views' }),
  },
  {
    name: 'employees, with a search in vain',
    address: '/dashboard/employee?q=zzzzzz',
    shows: 'Nobody matches “zzzzzz” by name, mobile number, email address, code, designation or department.',
  },
  {
    name: 'the popup that exports employees',
    address: '/dashboard/employee?q=patel',
    prepare: ({ page }) => page.getByRole('button', { name: 'Export' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Export employees' }),
  },
  { name: 'the form of an employee', address: ADD, shows: 'Aadhaar Card Page 1' },
  {
    name: 'the form of an employee, with errors',
    address: ADD,
    prepare: ({ page }) => page.getByRole('button', { name: 'Add Employee' }).click(),
    shows: (page) => alertWith(page, 'Please check the marked fields.'),
  },
  {
    name: 'the form of an employee, without choices',
    address: ADD,
    answers: [[LOOKUPS, BUSY]],
    shows: (page) => alertWith(page, 'The branches, designations and shifts could not be fetched.'),
  },
  {
    name: 'the form of an employee, with people to answer to',
    address: ADD,
    prepare: ({ page }) => page.getByRole('combobox', { name: 'Reporting Persons' }).fill('patel'),
    shows: (page) => page.getByRole('listbox').getByRole('option').first(),
  },
  {
    name: 'an employee',
    address: ownPerson,
    shows: (page) => page.getByRole('heading', { name: 'Other information' }),
  },
  {
    name: 'the profile of an employee, with an identity number shown',
    address: async ({ owner }) => {
      const id = await addEmployee(owner);
      const numbers = new FormData();
      numbers.append('pan_number', 'ABCDE1234F');
      await owner.put(`/data/employeeDetails/${id}`, {}, numbers);
      return `/dashboard/employee/profile/${id}`;
    },
    prepare: ({ page }) => page.getByRole('button', { name: 'Show PAN' }).click(),
    shows: 'On this day',
  },
  {
    name: 'the post of an employee in change, with errors',
    address: async ({ owner }) => `/dashboard/employee/profile/${await addEmployee(owner)}/change`,
    prepare: ({ page }) => page.getByRole('button', { name: 'Show the effect' }).click(),
    shows: (page) => page.getByRole('dialog').getByText('Choose at least one value to change.'),
  },
  {
    name: 'an employee, with a document in large',
    address: ownPerson,
    prepare: ({ page }) => page.getByRole('button', { name: 'View Aadhaar Card Page 1' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Aadhaar Card Page 1' }),
  },
  {
    name: 'an employee, with a cover over a number',
    address: ownPerson,
    prepare: async ({ page }) => {
      await page.getByLabel('Aadhaar Card Page 1', { exact: true }).setInputFiles(pngFile());
      await page.getByRole('button', { name: 'Cover the number on Aadhaar Card Page 1' }).click();
    },
    shows: (page) => page.getByRole('img', { name: 'The chosen picture' }),
  },
  {
    name: 'an employee who could not be fetched',
    address: '/dashboard/Employee/details/999999',
    noise: /404/,
    shows: (page) => main(page).getByRole('alert').first(),
  },
  ...statesOfList({
    name: 'former employees',
    address: '/dashboard/exemployees',
    call: FORMER_EMPLOYEES,
    empty: { leavers: [], total: 0, next_cursor: null, branches: [] },
    none: 'No former employees found.',
    loading: 'Loading former employees...',
    failed: 'Failed to fetch former employees. Please try again later.',
    shows: (page) => page.getByRole('table', { name: 'Former employees' }),
  }),
  {
    name: 'the form of an employee who leaves, with errors',
    address: '/dashboard/exemployees',
    prepare: ({ page }) => page.getByRole('button', { name: 'Submit', exact: true }).click(),
    shows: (page) => alertWith(page, 'All required fields must be filled.'),
  },
  {
    name: 'the review before an employee leaves, with reversed dates',
    address: async ({ owner }) => `/dashboard/exemployees?id=${await addEmployee(owner)}`,
    prepare: async ({ page }) => {
      await page.getByText('Works here since').waitFor();
      await page.getByLabel('Resignation Date').first().fill('2026-10-01');
      await page.getByLabel('Company Last Day').first().fill('2026-09-01');
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
    },
    shows: (page) => page.getByRole('alertdialog', { name: 'Is this the right person?' }),
  },
  {
    name: 'employees on notice, and what is left to do for each',
    address: '/dashboard/employee/on-notice',
    shows: (page) => page.getByRole('table', { name: 'Employees on notice' }),
  },
  {
    name: 'the exit of an employee, with its leaving in a dialog',
    address: async ({ owner }) => `/dashboard/employee/on-notice/${await addEmployee(owner)}`,
    prepare: ({ page }) => page.getByRole('link', { name: 'Record an exit…' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Record an Exit' }),
  },
  {
    name: 'an exit with tasks',
    address: '/dashboard/employee/on-notice',
    prepare: ({ page }) => page.getByRole('table').getByRole('link').first().click(),
    shows: (page) => page.getByRole('heading', { name: 'Tasks' }),
  },
  {
    name: 'data health',
    address: '/dashboard/employee/health',
    shows: (page) => page.getByRole('region', { name: 'Missing' }),
  },
  {
    name: 'the codes of employees, with an error',
    address: '/dashboard/employee/health/codes',
    prepare: async ({ page }) => {
      await page.getByRole('textbox', { name: 'Prefix' }).fill('SEAM 1');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
    shows: 'Use letters, digits, hyphens and slashes only.',
  },
  {
    name: 'data health, on its way',
    address: '/dashboard/employee/health',
    answers: [[HEALTH, 'never']],
    shows: 'Checking the records...',
  },
  {
    name: 'data health, failing',
    address: '/dashboard/employee/health',
    answers: [[HEALTH, BUSY]],
    shows: (page) => alertWith(page, 'The records could not be checked.'),
  },
  { name: 'an import, at its file', address: IMPORT, shows: 'Download a template' },
  {
    name: 'an import, at its columns',
    address: IMPORT,
    prepare: ({ page }) => chooseSheet(page),
    shows: (page) => page.getByRole('button', { name: 'Check the rows' }),
  },
  {
    name: 'an import, at its rows',
    address: IMPORT,
    prepare: async ({ page }) => {
      await chooseSheet(page);
      await page.getByRole('button', { name: 'Check the rows' }).click();
      await page.getByRole('button', { name: 'Next problem' }).click();
    },
    shows: (page) => page.getByRole('grid'),
  },
  {
    name: 'an import, done',
    address: IMPORT,
    prepare: async ({ page, owner }) => {
      const last = unique();
      const row = (await importable(owner))(last);
      await page.getByLabel('Choose a file').setInputFiles(csvFile([HEADINGS, row]));
      await page.getByRole('button', { name: 'Check the rows' }).click();
      await page.getByRole('button', { name: 'Import 1 row' }).click();
    },
    shows: 'The import is done',
  },
]);
