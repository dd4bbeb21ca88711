import { expect, type Locator, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { type Keyboard, keyboardOf } from '@seamline/e2e/keyboard';
import { addEmployee, freshNumber, pdfFile, pngFile, unique } from './support/employees.ts';
import { csvFile, HEADINGS, importable } from './support/sheets.ts';

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('owner');
  // While a listener is registered, no file window opens.
  page.on('filechooser', () => undefined);
});

type ChosenFile = ReturnType<typeof pngFile>;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const fileField = (page: Page, label: string) => page.locator('input[type=file]').and(page.getByLabel(label));
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the browser's own window for files from a field, and chooses one there. */
async function chooseFile(page: Page, keys: Keyboard, field: Locator, file: ChosenFile, key: string): Promise<void> {
  await keys.to(field);
  const opened = page.waitForEvent('filechooser');
  await keys.press(key);
  await (await opened).setFiles(file);
  await keys.at(field);
}

test('the keyboard alone is enough to add an employee with photo and Aadhaar, find them, and record their leaving', async ({
  page,
}) => {
  test.slow();
  const last = unique();
  await page.goto('/dashboard/employee');
  const keys = keyboardOf(page);
  await keys.to(page.getByRole('link', { name: '+ Add Employee' }));
  await keys.press('Enter');
  await expect(title(page)).toHaveText('Add Employee');
  await keys.to(page.getByRole('button', { name: 'Add Employee' }));
  await keys.press('Enter');
  await keys.at(box(page, 'First Name'));
  await expect(box(page, 'First Name')).toHaveAccessibleDescription(/This field is required\./);

  await keys.write(box(page, 'First Name'), 'Keya');
  await keys.write(box(page, 'Last Name'), last);
  await keys.write(box(page, 'Mobile Number'), freshNumber());
  await keys.write(page.getByLabel('Birth Date'), '08031992');
  await keys.choose(select(page, 'Gender'), 'Fem');
  await keys.write(page.getByLabel('Joining Date'), '1/6/2019');
  await keys.choose(select(page, 'Employment Type'), 'Full');
  await keys.choose(select(page, 'Branch'), 'Vesu');
  await keys.to(select(page, 'Designation'));
  await keys.press('ArrowDown');
  await chooseFile(page, keys, fileField(page, 'Profile Picture'), pngFile('me.png'), 'Enter');
  await keys.to(page.getByRole('button', { name: 'View Profile Picture' }));
  await keys.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Profile Picture' })).toBeVisible();
  await keys.press('Escape');
  await keys.at(page.getByRole('button', { name: 'View Profile Picture' }));
  await chooseFile(page, keys, fileField(page, 'Aadhaar Card Page 1'), pngFile(), 'Space');
  await chooseFile(page, keys, fileField(page, 'Aadhaar Card Page 2'), pdfFile(), 'Enter');
  await keys.press('Control+Enter');
  await expect(title(page)).toHaveText('Employees');
  await keys.at(title(page));

  await keys.write(page.getByRole('searchbox', { name: 'Search employees' }), last);
  await expect(page.getByRole('status').filter({ hasText: /^1 of \d+ employees$/ })).toBeVisible();
  const card = page.getByRole('main').getByRole('link', { name: new RegExp(last) });
  await keys.to(card);
  await keys.press('Enter');
  await expect(title(page)).toHaveText(/^Edit Employee #\d+$/);
  await keys.to(page.getByRole('link', { name: 'Record that this person leaves' }));
  await keys.press('Enter');
  await expect(title(page)).toHaveText('Update Ex-Employee Info');
  await expect(page.getByText('Works here since 01-Jun-2019.')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await keys.to(submit);
  await keys.press('Enter');
  await keys.at(page.getByLabel('Resignation Date').first());
  await keys.write(page.getByLabel('Resignation Date').first(), '1 oct 2026');
  await keys.write(page.getByLabel('Company Last Day').first(), '31.10.26');
  await keys.to(submit);
  await keys.press('Space');
  const review = page.getByRole('alertdialog', { name: 'Is this the right person?' });
  await keys.at(review.getByRole('button', { name: 'Cancel' }));
  await keys.press('Tab', 'Enter');
  await expect(review).toBeHidden();
  await expect(
    page.getByRole('status').filter({ hasText: 'Ex-employee data updated successfully!' }).first(),
  ).toBeVisible();

  await keys.write(page.getByRole('searchbox', { name: 'Search both lists' }), last);
  const back = page.getByRole('button', { name: `Reinstate Keya ${last}` });
  await keys.to(back);
  await keys.press('Enter');
  await keys.press('Tab', 'Enter');
  await expect(back).toHaveCount(0);
  await keys.press('Tab');
});

test('the keyboard alone is enough to read, correct and import a sheet', async ({ page, owner }) => {
  const last = unique();
  await addEmployee(owner);
  const row = await importable(owner);
  await page.goto('/dashboard/employee');
  const keys = keyboardOf(page);
  await keys.to(page.getByRole('link', { name: 'Import' }));
  await keys.press('Enter');
  await expect(title(page)).toHaveText('Import employees');
  const file = csvFile([HEADINGS, row(`${last}a`), row(`${last}b`, { branch: 'Moon Base' })]);
  await keys.to(page.getByLabel('Choose a file'));
  const opened = page.waitForEvent('filechooser');
  await keys.press('Enter');
  await (await opened).setFiles(file);
  await keys.at(page.getByRole('heading', { name: 'Match the columns' }));
  await keys.to(page.getByRole('button', { name: 'Check the rows' }));
  await keys.press('Enter');
  await keys.at(page.getByRole('heading', { name: 'Preview of the import' }));
  await keys.to(page.getByRole('button', { name: 'Next problem' }));
  await keys.press('Enter');
  const editor = page.locator('input').and(page.getByLabel('Branch, row 3', { exact: true }));
  await keys.at(editor);
  await keys.press('Control+a');
  await page.keyboard.type('Vesu Showroom');
  await keys.press('Enter');
  await keys.to(page.getByRole('button', { name: 'Import 2 rows' }));
  await keys.press('Enter');
  await keys.at(page.getByRole('heading', { name: 'The import is done' }));
  await keys.to(page.getByRole('link', { name: 'Open the directory' }).first());
  await keys.press('Enter');
  await expect(title(page)).toHaveText('Employees');
  await keys.at(title(page));
});
