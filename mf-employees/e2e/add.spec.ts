import { expect, expectNoFault, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { addEmployee, freshNumber, type Lookups, pdfFile, pngFile, unique } from './support/employees.ts';
import { lastForm, noteForms } from './support/forms.ts';

const ADD = /\/data\/employee\?/;

test.beforeEach(({ signInAs }) => signInAs('owner'));

const select = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Fills in everything that an employee needs. */
async function fillRequired(page: Page, first: string, last: string): Promise<void> {
  await box(page, 'First Name').fill(first);
  await box(page, 'Last Name').fill(last);
  await box(page, 'Mobile Number').fill(freshNumber());
  await page.getByLabel('Birth Date').fill('1992-03-08');
  await page.getByLabel('Joining Date').fill('2019-06-01');
  await select(page, 'Gender').selectOption('FEMALE');
  await select(page, 'Employment Type').selectOption('FULL_TIME');
  await select(page, 'Designation').selectOption({ index: 1 });
  await select(page, 'Branch').selectOption('Vesu Showroom');
  await page.getByLabel('Aadhaar Card Page 1').setInputFiles(pngFile());
  await page.getByLabel('Aadhaar Card Page 2').setInputFiles(pdfFile());
}

test('the add form names the required values, and gives advice without refusing', async ({ page, owner }) => {
  const name = `Meera ${unique()}`;
  const number = freshNumber();
  await addEmployee(owner, { full_name: name, mobile_number: number });
  await page.goto('/dashboard/Employee/add');
  await expect(page).toHaveTitle('Add Employee · Seamline HR');
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page.getByRole('alert')).toContainText('Please check the marked fields.');
  await expect(page.getByText('This field is required.', { exact: true })).toHaveCount(10);
  await expect(page.getByText('Choose a file.', { exact: true })).toHaveCount(2);
  await expect(box(page, 'First Name')).toBeFocused();
  await expectNoFault(page);

  await page.getByRole('alert').getByRole('button', { name: 'Aadhaar Card Page 1' }).click();
  await expect(page.getByLabel('Aadhaar Card Page 1')).toBeFocused();

  const countries = select(page, 'Country Code').getByRole('option');
  await expect(countries.nth(1)).toHaveText('+91 India');
  await expect(countries).toHaveCount(21);
  await expect(select(page, 'Country Code')).toHaveValue('+91');
  await expect(select(page, 'Gender').getByRole('option')).toHaveText(['Choose…', 'Male', 'Female', 'Other']);
  await expect(select(page, 'Employment Type').getByRole('option')).toHaveText(['Choose…', 'Full time', 'Part time']);

  await box(page, 'Mobile Number').fill('98240 1234');
  await box(page, 'Mobile Number').blur();
  await expect(page.getByText('An Indian mobile number has ten digits.')).toBeVisible();
  await box(page, 'Mobile Number').fill('58240 12345');
  await expect(page.getByText('Indian mobile numbers begin with 6, 7, 8 or 9. Can be saved.')).toBeVisible();
  await box(page, 'Mobile Number').fill(number);
  await expect(page.getByText(`${name} has this mobile number already.`)).toBeVisible();
  await page.getByLabel('Birth Date').fill('2010-05-01');
  await page.getByLabel('Joining Date').fill('2026-05-01');
  await expect(page.getByText('Younger than 18 on the joining date. Please check both dates.')).toBeVisible();
  await page.getByLabel('Joining Date').fill('2024-04-30');
  const tooYoung = page.getByText('The birth date must be at least 14 years before the joining date.');
  await expect(tooYoung).toBeVisible();
  await page.getByLabel('Joining Date').fill('2024-05-01');
  await expect(tooYoung).toBeHidden();

  await page.getByLabel('Profile Picture').setInputFiles(pdfFile());
  await expect(page.getByText('Choose a JPEG, PNG or WebP picture.', { exact: true })).toBeVisible();
  await page.getByLabel('PAN Card').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('Choose a JPEG, PNG or WebP picture, or a PDF.', { exact: true })).toBeVisible();
  const huge = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
  await page.getByLabel('Profile Picture', { exact: true }).setInputFiles(huge);
  await expect(page.getByText('Choose a file of at most 5 MB.', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Add Employee' }).click();
  for (const name of ['Profile Picture', 'PAN Card']) {
    await expect(page.getByLabel(name, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await page.getByRole('button', { name: 'Undo the choice for PAN Card' }).click();
  await expect(page.getByLabel('PAN Card', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');
});

test('another branch clears department and sub-department, another department the sub-department', async ({
  page,
  owner,
}) => {
  const { branches } = await owner.get<Lookups>('/data/employee/select');
  const branch = branches.find(({ departments }) => departments.some((one) => one.sub_departments.length > 0));
  const department = branch?.departments.find((one) => one.sub_departments.length > 0);
  const other = branch?.departments.find(({ id }) => id !== department?.id);
  await page.goto('/dashboard/employee/add');
  await expect(select(page, 'Department *')).toBeDisabled();
  await expect(select(page, 'Department *')).toHaveText('Choose a branch first.');
  await expect(select(page, 'Sub-Department')).toHaveText('Choose a department first.');

  const choose = async () => {
    await select(page, 'Branch').selectOption(branch?.name ?? '');
    await select(page, 'Department *').selectOption(department?.name ?? '');
    await select(page, 'Sub-Department').selectOption(department?.sub_departments[0]?.name ?? '');
  };
  await choose();
  await select(page, 'Department *').selectOption(other?.name ?? '');
  await expect(select(page, 'Sub-Department')).toHaveValue('');
  await expect(page.getByText('The sub-department was cleared, because it belongs to the department.')).toBeAttached();
  await choose();
  await select(page, 'Branch').selectOption(branches.find(({ id }) => id !== branch?.id)?.name ?? '');
  await expect(select(page, 'Department *')).toHaveValue('');
  await expect(select(page, 'Sub-Department')).toHaveValue('');
  await expect(
    page.getByText('Department and sub-department were cleared, because they belong to the branch.'),
  ).toBeAttached();
});

test('an employee is added with reporting persons and documents, and is in the directory', async ({ page, owner }) => {
  const last = unique();
  const boss = `Boss ${unique()}`;
  const bossId = await addEmployee(owner, { full_name: boss });
  await noteForms(page);
  await page.goto('/dashboard/employee');
  await page.getByRole('link', { name: '+ Add Employee' }).click();
  await fillRequired(page, 'Zarna', last);
  await expect(box(page, 'Full Name')).toHaveValue(`Zarna ${last}`);
  await box(page, 'Full Name').fill(`Zarnaben ${last}`);
  await box(page, 'Last Name').fill(`${last}wala`);
  await expect(box(page, 'Full Name')).toHaveValue(`Zarnaben ${last}`);

  const picker = select(page, 'Reporting Persons');
  await picker.fill('nobody has this name');
  await expect(page.getByText('Nobody matches “nobody has this name”.').first()).toBeVisible();
  await picker.press('Tab');
  await expect(picker).toHaveValue('');
  await picker.fill(boss.toUpperCase());
  await expect(page.getByRole('option', { name: boss })).toBeVisible();
  await page.getByRole('listbox').click({ position: { x: 2, y: 2 } });
  await expect(picker).toBeFocused();
  await picker.press('ArrowDown');
  await picker.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${boss}` })).toBeVisible();

  await page.getByLabel('Profile Picture').setInputFiles(pngFile('me.png'));
  await page.getByRole('button', { name: 'View Profile Picture' }).click();
  await expect(page.getByRole('dialog', { name: 'Profile Picture' }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Employee added successfully!' })).toBeVisible();
  const form = await lastForm(page);
  expect(form).toContainEqual(['reporting_person_ids[]', String(bossId)]);
  expect(form).toContainEqual(['adhar_card_page_2', 'card.pdf']);
  const names = form.map(([name]) => name);
  for (const empty of ['alias_name', 'department_id', 'retirement_age', 'pan_card']) {
    expect(names).not.toContain(empty);
  }
  await expect(page).toHaveURL(/\/dashboard\/employee$/);
  await page.getByRole('searchbox', { name: 'Search employees' }).fill(last);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `Zarnaben ${last}` }),
  ).toBeVisible();
  await page.goto('/dashboard/employee/add');
  await expect(box(page, 'First Name')).toHaveValue('');
});

test('a failed addition shows the message of the server, else “Failed to add employee”, and keeps the values', async ({
  page,
  quiet,
}) => {
  quiet.expect(/503|ERR_FAILED/);
  await page.route(ADD, (route) =>
    route.fulfill({ status: 503, json: { message: 'The database is resting.', detail: 'pool exhausted' } }),
  );
  await page.goto('/dashboard/employee/add');
  await fillRequired(page, 'Kept', unique());
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page.getByRole('alert')).toContainText('The database is resting.');
  await page.unroute(ADD);
  await page.route(ADD, (route) => route.abort());
  await page.getByRole('button', { name: 'Add Employee' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to add employee');
  await expect(box(page, 'First Name')).toHaveValue('Kept');
});

test('the draft of an employee stays on this device, without documents, until it is saved or discarded', async ({
  page,
}) => {
  await page.goto('/dashboard/employee/add');
  await box(page, 'First Name').fill('Draft');
  await select(page, 'Branch').selectOption('Vesu Showroom');
  await page.getByLabel('Aadhaar Card Page 1').setInputFiles(pngFile('secret.png'));
  const kept = () =>
    page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('seamline:draft:'))?.[1] ?? null);
  await expect.poll(kept).toMatch(/Draft.*branch_id.*hadFiles/);
  expect(await kept()).not.toContain('secret');

  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: /^Your unsaved entries of .+ are back\./ })).toContainText(
    'Files are never kept: please choose them again.',
  );
  await expect(box(page, 'First Name')).toHaveValue('Draft');
  await expect(select(page, 'Branch').getByRole('option', { name: 'Vesu Showroom' })).toHaveJSProperty(
    'selected',
    true,
  );
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(box(page, 'First Name')).toHaveValue('');
  await expect.poll(kept).toBeNull();

  await box(page, 'First Name').fill('Again');
  await expect.poll(kept).toContain('Again');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/dashboard\/employee$/);
  await expect.poll(kept).toBeNull();
});
