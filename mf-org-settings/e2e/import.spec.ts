import { readFile } from 'node:fs/promises';
import { expect, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { workbookFile } from '@seamline/e2e/workbooks';
import { uniqueName } from './support.ts';

const chooser = (page: Page) => page.getByLabel('Choose a file');
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('an export of the organisation that is imported again changes nothing, and edited what was edited', async ({
  page,
  owner,
}) => {
  const name = uniqueName('Navsari Outlet');
  const added = uniqueName('Bharuch Outlet');
  await owner.post('/data/settings/add-branches', { name, code: '007', branch_type: 'Showroom' });
  await page.goto('/dashboard/organisation');
  await page.getByRole('link', { name: 'Import and export' }).click();
  await expect(page).toHaveTitle('Import organisation · Seamline HR');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export organisation' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^organisation-\d{4}-\d\d-\d\d\.xlsx$/);
  const exported = await readFile(await download.path());
  await chooser(page).setInputFiles({ name: 'exported.xlsx', mimeType: '', buffer: exported });
  await expect(page.getByRole('heading', { name: 'Preview of the import' })).toBeFocused();
  // Other tests change and delete records between the export and the preview: only those of this one stay the same.
  await expect(page.getByRole('status').filter({ hasText: 'the same' })).toHaveText(/ [1-9]\d* the same, /);
  await expect(page.getByRole('row', { name })).toHaveCount(0);

  await page.getByRole('button', { name: 'Choose another file' }).click();
  const file = await workbookFile({
    Branches: [
      ['Name', 'Code', 'Branch Type'],
      [name.toUpperCase(), '', 'Factory'],
      [added, 'BHA', 'शोरूम'],
    ],
    Departments: [
      ['Branch', 'Name'],
      [added, 'Retail'],
      [uniqueName('Nowhere'), 'Retail'],
    ],
  });
  await chooser(page).setInputFiles(file);
  await expect(page.getByRole('status').filter({ hasText: 'the same' })).toHaveText(
    '2 new, 1 changed, 0 the same, 1 problem',
  );
  await expect(table(page, 'Departments').getByRole('row').nth(1)).toContainText(/There is no branch called Nowhere/);
  await expect(page.getByRole('button', { name: 'Import 3 rows' })).toBeDisabled();

  await page.getByRole('button', { name: 'Choose another file' }).click();
  const corrected = await workbookFile({
    Branches: [
      ['Name', 'Code', 'Branch Type'],
      [name, '', 'Factory'],
      [added, 'BHA', 'शोरूम'],
    ],
    Departments: [
      ['Branch', 'Name'],
      [added, 'Retail'],
    ],
  });
  await chooser(page).setInputFiles(corrected);
  await expect(table(page, 'Branches').getByRole('row', { name })).toContainText('Branch Type: Showroom → Factory');
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByRole('heading', { name: 'The import is done' })).toBeFocused();
  await expect(page.getByText('1 added, 1 changed, 0 the same', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Departments' }).click();
  await expect(page.getByRole('region', { name: new RegExp(added) })).toContainText('Retail');
  const { branches } = await owner.get<{ branches: { name: string; code: string; branch_type: string }[] }>(
    '/data/settings/branches',
  );
  expect(branches.filter((branch) => [name, added].includes(branch.name))).toMatchObject([
    { name: added, code: 'BHA', branch_type: 'Showroom' },
    { name, code: '007', branch_type: 'Factory' },
  ]);
});

test('an import is refused where a record was changed since the check, and the check is shown again', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/409/);
  const name = uniqueName('Valsad Outlet');
  await page.goto('/dashboard/organisation/import');
  const file = await workbookFile({
    Branches: [
      ['Name', 'Branch Type'],
      [name, 'Factory'],
    ],
  });
  await chooser(page).setInputFiles(file);
  await expect(page.getByText('1 new, 0 changed, 0 the same, 0 problems').first()).toBeVisible();
  await owner.post('/data/settings/add-branches', { name, branch_type: 'Showroom' });
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /^The organisation was changed in the meantime\. .*Row 2 would have another effect now than in the preview\.$/s,
  );
  await expect(page.getByText('0 new, 1 changed, 0 the same, 0 problems').first()).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('0 added, 1 changed, 0 the same', { exact: true })).toBeVisible();
});

test('a file that is no workbook of the organisation is refused with the reason', async ({ page }) => {
  await page.goto('/dashboard/organisation/import');
  const failure = page.getByRole('main').getByRole('alert');
  await chooser(page).setInputFiles({ name: 'note.xlsx', mimeType: '', buffer: Buffer.from('%PDF-1.7') });
  await expect(failure).toHaveText('This is not a sheet. Choose an XLSX or CSV file.');
  await chooser(page).setInputFiles(
    await workbookFile({
      Staff: [
        ['Name', 'City'],
        ['Hetal', 'Surat'],
      ],
    }),
  );
  await expect(failure).toHaveText(
    'No sheet of the organisation was found. Its sheets have the names of those in the template.',
  );
});
