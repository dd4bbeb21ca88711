import { readFile, writeFile } from 'node:fs/promises';
import { expect, expectNoFault, type Page, test } from '@seamline/e2e/fixtures';
import { addEmployee, freshNumber, unique } from './support/employees.ts';
import { cellOf, chooser, csvFile, editor, HEADINGS, importable, newcomer, textOf } from './support/sheets.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

interface Directory {
  department: Record<string, { id: number; user_name: string }[]>;
}

test('a sheet is read, corrected, imported and reported', async ({ page, owner }) => {
  const last = unique();
  const row = await importable(owner);
  const known = freshNumber();
  await addEmployee(owner, { full_name: `Ravi ${last}`, last_name: last, mobile_number: known });
  const file = csvFile([
    ['Staff of 2026'],
    HEADINGS,
    row(`${last}a`),
    row(`${last}b`, { born: '31/02/1992', gender: '?' }),
    row(`${last}c`, { branch: 'Moon Base' }),
    [...row(last, { number: known }).with(4, '2019-06-02')],
  ]);

  await page.goto('/dashboard/employee');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page).toHaveTitle('Import employees · Seamline HR');
  await expectNoFault(page);
  await chooser(page).setInputFiles(file);
  await expect(page.getByText(`${file.name}: 4 rows. Columns that are left out change nothing.`)).toBeVisible();
  await expect(page.getByLabel('“Mobile No.” is')).toHaveValue('mobile_number');
  await expect(page.getByLabel('“नियुक्ति तिथि” is')).toHaveValue('joining_date');
  await expect(page.getByLabel('“Notes” is')).toHaveValue('');
  await expectNoFault(page);
  await page.getByLabel('“Notes” is').selectOption('Grade');
  await page.getByRole('button', { name: 'Check the rows' }).click();

  await expect(page.getByRole('button', { name: 'Problems (2)' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'New (1)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Changes (1)' })).toBeVisible();
  await expect(page.getByText('2 rows with problems are left out.')).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Next problem' }).click();
  await expect(editor(page, 'Gender, row 4')).toBeFocused();
  await page.getByRole('button', { name: 'Next problem' }).click();
  await expect(editor(page, 'Branch, row 5')).toBeFocused();
  await expect(page.getByText('There is no branch “Moon Base”.')).toBeVisible();

  const born = await cellOf(page, 'Birth Date', 4);
  await born.click();
  await expect(
    page.getByText('No such date. Write it as 29/02/2020 (day first), 2020-02-29 or 29 Feb 2020.'),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor(page, 'Birth Date, row 4')).toBeFocused();
  await editor(page, 'Birth Date, row 4').fill('28/02/1992');
  await page.keyboard.press('Enter');
  await expect(born).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Write Male, Female or Other.')).toBeVisible();
  await page.keyboard.press('F2');
  await editor(page, 'Gender, row 4').fill('Male');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'New (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Changes (1)' }).click();
  await expect(await cellOf(page, 'Joining Date', 6)).toContainText('01-Jun-2019 becomes 02-Jun-2019');

  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('The import is done')).toBeVisible();
  for (const line of ['2 people added', '1 person changed', '0 rows unchanged', '1 row not imported']) {
    await expect(page.getByRole('listitem').filter({ hasText: line })).toBeVisible();
  }
  await expectNoFault(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the rows that were not imported' }).click();
  const rejected = await textOf(await downloading);
  expect(rejected.split('\r\n')).toHaveLength(2);
  expect(rejected).toContain('Branch: There is no branch “Moon Base”.');

  await page.getByRole('button', { name: 'Correct them here' }).click();
  await page.getByRole('button', { name: 'Next problem' }).click();
  await editor(page, 'Branch, row 5').fill('Vesu Showroom');
  await page.getByRole('button', { name: 'Next problem' }).click();
  await expect(await cellOf(page, 'Branch', 5)).toBeFocused();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '3 people added' })).toBeVisible();
  const { department } = await owner.get<Directory>('/data/employees', { q: last });
  expect(Object.values(department).flat()).toHaveLength(4);

  await page.getByRole('link', { name: 'Undo this import' }).click();
  const question = page.getByRole('alertdialog', { name: 'Undo this import' });
  await expect(question).toContainText('3 people added by the import will be removed.');
  await expect(question).toContainText('1 person changed by the import will get the former values back.');
  await expectNoFault(page);
  await question.getByRole('button', { name: 'Yes, undo' }).click();
  await expect(page.getByText('undid this import on')).toBeVisible();
  const left = await owner.get<Directory>('/data/employees', { q: last });
  expect(Object.values(left.department).flat()).toHaveLength(1);
});

test('an import that was killed in the middle continues with the same file and creates no employee twice', async ({
  page,
  context,
  owner,
  quiet,
}) => {
  quiet.expect(/ERR_FAILED/);
  const last = unique();
  const row = await importable(owner);
  const rows = Array.from({ length: 120 }, () => row(last));
  const file = csvFile([HEADINGS, ...rows]);
  const upTo = async (tab: Page, button: RegExp) => {
    await tab.goto('/dashboard/Employee/import');
    await chooser(tab).setInputFiles(file);
    await tab.getByRole('button', { name: 'Check the rows' }).click();
    await tab.getByRole('button', { name: button }).click();
  };

  // The second call reaches the server, but its answer does not reach the page any more.
  let calls = 0;
  const killed = new Promise<void>((resolve) => {
    void page.route(/\/employee-imports\/\w+\/rows/, async (route) => {
      calls += 1;
      if (calls < 2) return route.continue();
      await route.fetch();
      resolve();
      return route.abort();
    });
  });
  await upTo(page, /Import 120 rows/);
  await killed;
  await page.close({ runBeforeUnload: false });

  const tab = await context.newPage();
  await tab.goto('/dashboard/Employee/import');
  await expect(
    tab.getByText(`${file.name}: 100 of 120 rows done. Choose the same file again to go on; no row is written twice.`),
  ).toBeVisible();
  await upTo(tab, /Import 20 rows/);
  await expect(tab.getByText('The import is done')).toBeVisible();
  await expect(tab.getByRole('listitem').filter({ hasText: '120 people added' })).toBeVisible();
  const { department } = await owner.get<Directory>('/data/employees', { q: last });
  expect(Object.values(department).flat()).toHaveLength(120);
});

test('an exported sheet that is edited and imported results in the edits only', async ({ page, owner }) => {
  const last = unique();
  const number = freshNumber();
  const ids = [
    await addEmployee(owner, { full_name: `=Asha ${last}`, mobile_number: number, grade: '007', alias_name: '+91' }),
    await addEmployee(owner, { full_name: `Ravi ${last}`, probation_period_days: '90' }),
  ];
  const exported = async (format: string) => {
    await page.goto(`/dashboard/employee?q=${last}`);
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export employees' });
    await dialog.getByLabel('Kind of file').selectOption(format);
    await expectNoFault(page);
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /^Export \d+ (person|people)$/ }).click();
    const download = await downloading;
    await expect(dialog.getByText('2 people exported.')).toBeVisible();
    return download;
  };
  const check = async (name: string, buffer: Buffer) => {
    await page.goto('/dashboard/Employee/import');
    await chooser(page).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await page.getByRole('button', { name: 'Check the rows' }).click();
  };

  await check('Employees.xlsx', await readFile(await (await exported('xlsx')).path()));
  await expect(page.getByRole('button', { name: 'Unchanged (2)' })).toBeVisible();
  await expect(page.getByText('There is nothing to import: no row is new or changes anything.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();

  const text = await textOf(await exported('csv'));
  expect(text).toContain(`'=Asha ${last}`);
  expect(text).toContain(',007,');
  await check('Employees.csv', Buffer.from(text.replace(',007,', ',008,')));
  await page.getByRole('button', { name: 'Changes (1)' }).click();
  await expect(page.getByRole('gridcell').filter({ hasText: 'becomes' })).toContainText('007 becomes 008');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '1 person changed' })).toBeVisible();

  expect(await owner.get(`/data/employeeDetails/${ids[0]}`)).toMatchObject({ version: 2, grade: '008' });
  expect(await owner.get(`/data/employeeDetails/${ids[1]}`)).toMatchObject({ version: 1 });
  await check('Employees.csv', Buffer.from(text.replace(',007,', ',009,')));
  await expect(page.getByText('1 employee was changed after this sheet was exported.')).toBeVisible();
  await page.getByRole('button', { name: 'Use the values of the sheet' }).click();
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
});

test('an unreadable file is refused with a reason, and pasted rows work like a file', async ({ page }) => {
  await page.goto('/dashboard/Employee/import');
  const refused: [name: string, buffer: Buffer, sentence: string][] = [
    [
      'old.xls',
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]),
      'This is an old Excel file (XLS) or one with a password. Save it as XLSX without a password.',
    ],
    ['empty.csv', Buffer.from(''), 'This file has no rows.'],
    ['page.csv', Buffer.from('<!doctype html><p>'), 'This is not a sheet. Choose an XLSX or CSV file.'],
    [
      'list.csv',
      Buffer.from('one\ntwo\nthree\n'),
      'No row of headings was found. The first row of the table must say what its columns are.',
    ],
    [
      'staff.ods',
      Buffer.from(`PK\u0003\u0004${' '.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`),
      'This is an OpenDocument sheet (ODS). Save it as XLSX or CSV, and choose that file.',
    ],
    [
      'torn.xlsx',
      Buffer.from('PK\u0003\u0004 and nothing behind it'),
      'This file is damaged and cannot be read. Open it in a spreadsheet and save it again.',
    ],
  ];
  for (const [name, buffer, sentence] of refused) {
    await chooser(page).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await expect(page.getByRole('alert')).toContainText(sentence);
  }
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  }, 'Name\tCity\nHetal Desai\tSurat');
  await expect(page.getByText('Pasted rows: 1 row. Columns that are left out change nothing.')).toBeVisible();
  await expect(page.getByText('Choose at least a column for the mobile number or the Employee ID.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check the rows' })).toBeDisabled();
});

const ROWS = 10_000;
/** The most that one task on the page may take of the time of a step; what is left of the work is the worker's. */
const SHARE = 0.5;

test('ten thousand rows are read and checked without blocking the page', async ({ page }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  const { buffer } = csvFile([HEADINGS, ...Array.from({ length: ROWS }, () => newcomer('Desai'))]);
  // By its path: the content would be handed over by a task on the page.
  const rows = test.info().outputPath('rows.csv');
  await writeFile(rows, buffer);
  const check = page.getByRole('button', { name: 'Check the rows' });
  const grid = page.getByRole('grid');
  await page.goto('/dashboard/Employee/import');
  await expect(chooser(page)).toBeAttached();
  const shares = {
    reading: await longestShare(page, async () => {
      await chooser(page).setInputFiles(rows);
      await expect(check).toBeEnabled({ timeout: 120_000 });
    }),
    checking: await longestShare(page, async () => {
      await check.click();
      await expect(grid).toBeVisible({ timeout: 120_000 });
      await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
    }),
    scrolling: await longestShare(page, async () => {
      await grid.hover();
      for (let step = 0; step < 20; step += 1) await page.mouse.wheel(0, 20_000);
    }),
  };
  expect(Object.entries(shares).filter(([, share]) => share > SHARE)).toEqual([]);
});

/** Returns the share of the longest task in the time of a step, from 0 to 1. */
async function longestShare(page: Page, step: () => Promise<void>): Promise<number> {
  const [begun] = await sinceThen(page);
  await step();
  const [ended, longest] = await sinceThen(page);
  return longest / (ended - begun);
}

/** The time on the page, and the longest task since this was last asked, in milliseconds. */
function sinceThen(page: Page): Promise<[now: number, longest: number]> {
  return page.evaluate(() => {
    const tasks = (window as unknown as { longTasks: number[] }).longTasks.splice(0);
    return [performance.now(), Math.max(0, ...tasks)];
  });
}
