import { expect, expectNoFault, test } from '@seamline/e2e/fixtures';
import { workbookFile } from '@seamline/e2e/workbooks';
import { unique } from './support/employees.ts';
import { chooser, HEADINGS, importable, newcomer } from './support/sheets.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('arrow keys move through the sheets of a workbook, past an unreadable one, and keep the focus', async ({
  page,
}) => {
  const file = await workbookFile({
    Surat: [HEADINGS, newcomer('Desai')],
    Notes: [['Call Hetal.'], ['And Ravi.']],
    Rajkot: [HEADINGS, newcomer('Shah'), newcomer('Vora')],
  });
  await page.goto('/dashboard/Employee/import');
  await chooser(page).setInputFiles(file);
  await expect(page.getByText(`${file.name}: 1 row.`)).toBeVisible();
  const sheet = page.getByLabel('Sheet of the workbook');
  const check = page.getByRole('button', { name: 'Check the rows' });

  await sheet.focus();
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByText('No row of headings was found. The first row of the table must say what its columns are.'),
  ).toBeVisible();
  await expect(sheet).toBeFocused();
  await expect(sheet).toHaveValue('Notes');
  await expect(check).toBeHidden();
  await expectNoFault(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(sheet).toHaveValue('Rajkot');
  await expect(page.getByText(`${file.name}: 2 rows.`)).toBeVisible();
  await expect(sheet).toBeFocused();
  await check.click();
  await expect(page.getByRole('row', { name: /Vora/ })).toBeVisible();
});

test('an empty first sheet does not hide the others', async ({ page }) => {
  const file = await workbookFile({ Cover: [], Staff: [HEADINGS, newcomer('Desai')], Notes: [['Call Hetal.']] });
  await page.goto('/dashboard/Employee/import');
  await chooser(page).setInputFiles(file);
  await expect(page.getByText(`${file.name}: 1 row.`)).toBeVisible();
  await expect(page.getByLabel('Sheet of the workbook')).toHaveValue('Staff');
  await expect(page.getByLabel('Sheet of the workbook').getByRole('option')).toHaveText(['Cover', 'Staff', 'Notes']);
});

test('an unfinished import of one sheet does not affect another sheet of the workbook', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/ERR_FAILED/);
  const last = unique();
  const row = await importable(owner);
  const people = () => Array.from({ length: 60 }, () => row(last));
  const file = await workbookFile({ Surat: [HEADINGS, ...people()], Rajkot: [HEADINGS, ...people()] });
  const check = page.getByRole('button', { name: 'Check the rows' });
  let calls = 0;
  await page.route(/\/employee-imports\/\w+\/rows/, (route) => {
    calls += 1;
    return calls === 1 ? route.continue() : route.abort();
  });
  await page.goto('/dashboard/Employee/import');
  await chooser(page).setInputFiles(file);
  await check.click();
  await page.getByRole('button', { name: 'Import 60 rows' }).click();
  await expect.poll(() => calls).toBeGreaterThan(1);

  const tab = await page.context().newPage();
  await tab.goto('/dashboard/Employee/import');
  await chooser(tab).setInputFiles(file);
  await tab.getByLabel('Sheet of the workbook').selectOption('Rajkot');
  await tab.getByRole('button', { name: 'Check the rows' }).click();
  await expect(tab.getByRole('button', { name: 'Import 60 rows' })).toBeVisible();
  await tab.getByRole('button', { name: 'Back to the columns' }).click();
  await tab.getByLabel('Sheet of the workbook').selectOption('Surat');
  await tab.getByRole('button', { name: 'Check the rows' }).click();
  await expect(tab.getByRole('button', { name: 'Import 10 rows' })).toBeVisible();
});
