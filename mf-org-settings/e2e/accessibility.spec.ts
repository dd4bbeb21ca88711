import type { Page } from '@seamline/e2e/fixtures';
import { alertWith, BUSY, type State, statesOfList, testAccess } from '@seamline/e2e/states';
import { workbookFile } from '@seamline/e2e/workbooks';
import { DETAILS, field } from './support/company.ts';
import { marker, SETTINGS, searchBox, status } from './support/map.ts';

const main = (page: Page) => page.getByRole('main');
const first = (page: Page, name: RegExp) => main(page).getByRole('link', { name }).first();
const question = (page: Page) => page.getByRole('alertdialog', { name: /^(Confirm Deletion|Cannot Be Deleted)$/ });
const groups = (page: Page) => main(page).getByRole('region').first();

const settings = (name: string) => new RegExp(`/data/settings/${name}\\?`);

/** The popup of a record, what it says of a name that is missing, and the question before the record is deleted. */
function statesOfRecord(what: string, address: string, popup: string, update: string): State[] {
  return [
    {
      name: `the popup of a ${what}, with an error`,
      address,
      prepare: async ({ page }) => {
        await first(page, /^Edit /).click();
        const dialog = page.getByRole('dialog', { name: popup });
        await dialog.getByRole('textbox').first().fill('');
        await dialog.getByRole('button', { name: update }).click();
      },
      shows: (page) => page.getByRole('dialog', { name: popup }).getByRole('alert').first(),
    },
    {
      name: `the question before a ${what} is deleted`,
      address,
      prepare: ({ page }) => first(page, /^Delete /).click(),
      shows: question,
    },
  ];
}

function stateOfForm(what: string, address: string, add: string): State {
  return {
    name: `the form of a ${what}, with errors`,
    address,
    prepare: ({ page }) => main(page).getByRole('button', { name: add }).click(),
    shows: (page) => main(page).getByRole('alert').first(),
  };
}

const IMPORT = '/dashboard/organisation/import';
const NONE = { created: 0, changed: 0, unchanged: 0 };
const DONE = {
  branches: { created: 1, changed: 0, unchanged: 0 },
  ...{ departments: NONE, sub_departments: NONE, designations: NONE, leave_types: NONE },
};

/** Chooses a workbook with a new branch and departments. */
async function chooseWorkbook(page: Page, departments: readonly (readonly string[])[] = []): Promise<void> {
  const file = await workbookFile({
    Branches: [
      ['Name', 'Code', 'Branch Type'],
      ['Bharuch Outlet', 'BHA', 'Showroom'],
    ],
    Departments: [['Branch', 'Name', 'Code', 'Description'], ...departments],
  });
  await page.getByLabel('Choose a file').setInputFiles(file);
}

testAccess([
  ...statesOfList({
    name: 'branches',
    address: '/dashboard/branches',
    call: settings('branches'),
    empty: { branches: [] },
    none: 'No branches found.',
    loading: 'Loading branches...',
    failed: 'Failed to fetch branches. Please try again later.',
    shows: (page) => page.getByRole('table', { name: 'Branches' }),
  }),
  { name: 'branches, with a search in vain', address: '/dashboard/branches?q=zzz', shows: 'No branch matches “zzz”.' },
  ...statesOfRecord('branch', '/dashboard/branches?q=vesu', 'Edit Branch', 'Update Branch'),
  {
    name: 'the form of a branch',
    address: '/dashboard/branches/add',
    shows: (page) =>
      page
        .getByRole('combobox', { name: 'Branch Type' })
        .filter({ has: page.getByRole('option', { name: 'Showroom' }) }),
  },
  stateOfForm('branch', '/dashboard/branches/add', 'Add Branch'),
  {
    name: 'the form of a branch, without types',
    address: '/dashboard/branches/add',
    answers: [[settings('add-branches'), BUSY]],
    shows: (page) => alertWith(page, 'Failed to fetch branch types. Please try again later.'),
  },
  ...statesOfList({
    name: 'departments',
    address: '/dashboard/department',
    call: settings('departments'),
    empty: {},
    none: 'No department found.',
    loading: 'Loading departments...',
    failed: 'Failed to fetch departments. Please try again later.',
    shows: groups,
  }),
  ...statesOfRecord('department', '/dashboard/department?q=retail', 'Edit Department', 'Update Department'),
  stateOfForm('department', '/dashboard/department/add', 'Add Department'),
  {
    name: 'the move of departments, with errors',
    address: '/dashboard/department/move?q=retail',
    prepare: ({ page }) => page.getByRole('button', { name: 'Show the effect' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Move or Merge Departments' }).getByRole('alert').first(),
  },
  ...statesOfList({
    name: 'sub-departments',
    address: '/dashboard/subdepartment',
    call: settings('sub-departments'),
    empty: { branches: [] },
    none: 'No branches found.',
    loading: 'Loading sub-departments...',
    failed: 'Failed to fetch sub-departments. Please try again later.',
    shows: groups,
  }),
  ...statesOfRecord('sub-department', '/dashboard/subdepartment', 'Edit Sub Department', 'Update Sub Department'),
  stateOfForm('sub-department', '/dashboard/subdepartment/add', 'Submit'),
  ...statesOfList({
    name: 'designations',
    address: '/dashboard/designation',
    call: settings('designations'),
    empty: { designations: [] },
    none: 'No designations found.',
    loading: 'Loading designations...',
    failed: 'Failed to fetch designations. Please try again later.',
    shows: (page) => page.getByRole('table', { name: 'Designations' }),
  }),
  ...statesOfRecord('designation', '/dashboard/designation', 'Edit Designation', 'Update Designation'),
  stateOfForm('designation', '/dashboard/designation/add', 'Add Designation'),
  ...statesOfList({
    name: 'the organisation',
    address: '/dashboard/organisation',
    call: settings('organisation'),
    empty: { employees: 0, branches: [] },
    none: 'No branches found.',
    loading: 'Loading the organisation...',
    failed: 'Failed to fetch the organisation. Please try again later.',
    shows: (page) => page.getByRole('tree'),
  }),
  {
    name: 'the organisation, unfolded',
    address: '/dashboard/organisation?q=ring%20road',
    prepare: ({ page }) => page.getByRole('button', { name: 'Expand all' }).click(),
    shows: (page) => page.getByRole('treeitem', { name: /^Payables/ }),
  },
  {
    name: 'the import of the organisation',
    address: IMPORT,
    shows: (page) => main(page).getByRole('button', { name: 'Export organisation' }),
  },
  {
    name: 'the import of the organisation, checked, with problems',
    address: IMPORT,
    prepare: ({ page }) =>
      chooseWorkbook(page, [['Nowhere', 'Retail', 'R', 'A department of a branch that is not there']]),
    shows: (page) => page.getByRole('table', { name: 'Departments' }),
  },
  {
    name: 'the import of the organisation, done',
    address: IMPORT,
    answers: [[settings('organisation-imports'), { status: 200, json: DONE }]],
    prepare: async ({ page }) => {
      await chooseWorkbook(page);
      await page.getByRole('button', { name: 'Import 1 row' }).click();
    },
    shows: (page) => page.getByRole('heading', { name: 'The import is done' }),
  },
  { name: 'the company', address: '/dashboard/companydetail', shows: marker },
  {
    name: 'the company, on its way',
    address: '/dashboard/companydetail',
    answers: [[DETAILS, 'never']],
    shows: (page) => main(page).getByRole('status').first(),
  },
  {
    name: 'the company, failing',
    address: '/dashboard/companydetail',
    answers: [[DETAILS, BUSY]],
    shows: (page) => alertWith(page, 'The database is resting.'),
  },
  {
    name: 'the company, with places to choose from',
    address: '/dashboard/companydetail',
    prepare: ({ page }) => searchBox(page).fill('ring'),
    shows: (page) => page.getByRole('listbox').getByRole('option').first(),
  },
  {
    name: 'the company, with another place and errors',
    address: '/dashboard/companydetail',
    prepare: async ({ page }) => {
      await searchBox(page).fill('ring');
      await page.getByRole('listbox').getByRole('option').first().click();
      await status(page, 'Moved to').waitFor();
      await field(page, 'Latitude').fill('91');
      await field(page, 'Pincode').fill('1');
      await page.getByRole('button', { name: 'Update' }).click();
    },
    shows: (page) => alertWith(page, 'Please check the marked fields.'),
  },
  {
    name: 'the company, without a map',
    address: '/dashboard/companydetail',
    answers: [[SETTINGS, BUSY]],
    shows: (page) => alertWith(page, 'The map cannot be shown'),
  },
]);
