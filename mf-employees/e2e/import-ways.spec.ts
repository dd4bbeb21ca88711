import { readFile } from 'node:fs/promises';
import { expect, expectNoFault, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { workbookFile } from '@seamline/e2e/workbooks';
import { readXlsx } from 'hucre/xlsx';
import { unique } from './support/employees.ts';
import { chooser, csvFile, HEADINGS, importable } from './support/sheets.ts';

interface Directory {
  department: Record<string, { user_name: string }[]>;
}

test.beforeEach(async ({ signInAs, page }) => {
  await signInAs('owner');
  await page.goto('/dashboard/Employee/import');
});

test('a template is downloaded, filled in, and imported with all of its columns', async ({ page, owner }) => {
  const row = (await importable(owner))(unique(), { gender: 'Female' });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a template' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Employees template.xlsx');
  const template = await readFile(await download.path());
  await chooser(page).setInputFiles({ name: 'empty.xlsx', mimeType: 'application/octet-stream', buffer: template });
  await expect(page.getByText('This file has no rows.')).toBeVisible();

  const [sheet] = (await readXlsx(new Uint8Array(template))).sheets;
  const headings = (sheet?.rows[0] ?? []).map((heading) => String(heading).replace(' *', ''));
  const names = ['First Name', 'Last Name', 'Mobile Number', 'Birth Date', 'Joining Date', 'Gender', 'Employment Type'];
  const known = [...names, 'Designation', 'Branch'];
  expect(headings).toEqual(expect.arrayContaining(known));
  const filled = headings.map((heading) => row[known.indexOf(heading)] ?? '');
  await chooser(page).setInputFiles(await workbookFile({ Employees: [headings, filled] }));
  const targets = page.getByLabel(/^“.*” is$/);
  await expect(targets).toHaveCount(headings.length);
  const values = await targets.evaluateAll((selects: HTMLSelectElement[]) => selects.map(({ value }) => value));
  expect(new Set(values.filter(Boolean)).size).toBe(headings.length);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '1 person added' })).toBeVisible();
});

test('a dropped file is imported with a pause, and each employee is created once', async ({ page, owner }) => {
  const last = unique();
  const row = await importable(owner);
  const file = csvFile([HEADINGS, ...Array.from({ length: 160 }, () => row(last))]);
  await expect(chooser(page)).toBeAttached();
  const dataTransfer = await page.evaluateHandle(
    ({ name, text }) => {
      const data = new DataTransfer();
      data.items.add(new File([text], name, { type: 'text/csv' }));
      return data;
    },
    { name: file.name, text: String(file.buffer) },
  );
  await page.getByText(/You can also drop a file here/).dispatchEvent('dragover', { dataTransfer });
  await page.getByText('Drop the file here').dispatchEvent('drop', { dataTransfer });
  await expect(page.getByText(`${file.name}: 160 rows.`)).toBeVisible();
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: 'Import 160 rows' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();

  const paused = 'Paused. You can also close this page, and choose the same file again later: no row is written twice.';
  await expect(page.getByText(paused)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeFocused();
  await expectNoFault(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The import is done')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '160 people added' })).toBeVisible();
  const { department } = await owner.get<Directory>('/data/employees', { q: last });
  expect(Object.values(department).flat()).toHaveLength(160);
});

test('headings below groups of columns are found and can be chosen, and hidden rows and columns are named', async ({
  page,
  owner,
}) => {
  const row = await importable(owner);
  const groups = HEADINGS.map((_, index) => ['Personal', '', 'Job'][index] ?? '');
  const rows = [groups, HEADINGS, row(unique()), row(unique())];
  const hidden = HEADINGS.indexOf('Branch');
  await chooser(page).setInputFiles(await workbookFile({ Staff: rows }, { rows: [3], columns: [hidden] }));
  const choice = page.getByLabel('Row of the headings');
  await expect(choice).toHaveValue('2');
  const target = page.getByLabel('“Branch” is');
  await expect(target).not.toHaveValue('');
  await expect(page.getByText('Hidden columns are included: Branch.')).toBeVisible();
  await page.getByLabel('Leave hidden columns out').check();
  await expect(target).toHaveValue('');
  await page.getByLabel('Leave hidden columns out').uncheck();
  await expect(target).not.toHaveValue('');

  await choice.selectOption('1');
  await expect(page.getByLabel('“Personal” is')).toBeVisible();
  await choice.selectOption('2');
  await expect(target).not.toHaveValue('');
  await expect(page.getByText('1 hidden row is included.')).toBeVisible();
  await page.getByLabel('Leave hidden rows out').check();
  await expect(page.getByText('1 hidden row is left out.')).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByRole('button', { name: 'New (1)' })).toBeVisible();
});

test('a CSV file whose quotation mark is not closed is refused with its line', async ({ page }) => {
  const text = 'First Name,Mobile Number\nHetal,"9824012345\nRavi,9824012346\n';
  await chooser(page).setInputFiles({ name: 'staff.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByText(/^The quotation mark that begins a cell in line 2 is not closed/)).toBeVisible();
});

test('a new employee without a last name is asked about, for one row and for all', async ({ page, owner }) => {
  const row = await importable(owner);
  const at = HEADINGS.indexOf('Last Name');
  const rows = [1, 2, 3].map(() => row(unique()).with(at, ''));
  await chooser(page).setInputFiles(csvFile([HEADINGS, ...rows]));
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText(/^Row 2: .* has no last name\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'This person has one name' })).toBeVisible();
  await page.getByRole('button', { name: 'One name in all 3 rows without a last name' }).click();
  await expect(page.getByRole('button', { name: 'New (3)' })).toBeVisible();
});
