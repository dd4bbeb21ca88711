import { expect, expectNoFault, hold, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { addEmployee, freshNumber, type Lookups, pngFile, unique } from './support/employees.ts';
import { lastForm, noteForms } from './support/forms.ts';

const DETAILS = /\/data\/employeeDetails\/\d+\?/;

interface Details {
  version: number;
  grade: string | null;
  insurance: { retirement_age: number | null };
  permissions: { timeline_access: boolean };
  department: { id: number | null };
  documents: Record<string, string | null>;
}

test.beforeEach(({ signInAs }) => signInAs('owner'));

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const update = (page: Page) => page.getByRole('button', { name: 'Update', exact: true });

test('a card links to the details: four slots of 100 × 100 with zoom, then every field in its section', async ({
  page,
  owner,
}) => {
  const name = `Card ${unique()}`;
  const id = await addEmployee(owner, { full_name: name, probation_period_days: '90' });
  await page.goto('/dashboard/employee');
  await page.getByRole('searchbox', { name: 'Search employees' }).fill(name);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/Employee/details/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit Employee #${id}`);
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();

  for (const slot of ['Profile Picture', 'Aadhaar Card Page 1', 'Aadhaar Card Page 2', 'PAN Card']) {
    const frame = page.locator('label').filter({ has: page.getByLabel(slot, { exact: true }) });
    expect(await frame.boundingBox()).toMatchObject({ width: 100, height: 100 });
  }
  await page.getByRole('button', { name: 'View Aadhaar Card Page 1' }).click();
  const zoomed = page.getByRole('dialog', { name: 'Aadhaar Card Page 1' }).getByRole('img');
  await expect(zoomed).toHaveJSProperty('complete', true);
  await page.keyboard.press('Escape');

  const section = (title: string) => page.getByRole('region', { name: title, exact: true });
  await expect(section('Person').getByLabel('Birth Date')).toHaveValue('08-Mar-1992');
  await expect(section('Person').getByRole('combobox', { name: 'Gender' })).toHaveValue('FEMALE');
  await expect(section('Work').getByText('Probation End Date: 30-Aug-2019')).toBeVisible();
  await expect(section('Insurance and retirement').getByRole('textbox')).toHaveCount(4);
  await expect(section('Contact').getByRole('checkbox', { name: 'Contact Number Privacy' })).not.toBeChecked();
  await expect(section('Personal information').getByLabel('Hobbies')).toBeVisible();
  await expect(section('Social links').getByRole('textbox')).toHaveCount(4);
  await expect(section('Permissions')).toContainText('these screens do not enforce them');
  await expect(section('Permissions').getByRole('checkbox')).toHaveCount(3);
  await expect(section('Other information').getByLabel('Biometric Id')).toBeVisible();
  await expect(page.getByText('Country Code', { exact: true })).toHaveCount(0);
  await expectNoFault(page);
});

test('employee details: only changes are sent, empty values are not, and Clear empties a field explicitly', async ({
  page,
  owner,
}) => {
  const { branches } = await owner.get<Lookups>('/data/employee/select');
  const branch = branches.find(({ departments }) => departments.length > 0);
  const id = await addEmployee(owner, {
    grade: 'G1',
    job_location: 'Vesu',
    branch_id: String(branch?.id),
    department_id: String(branch?.departments[0]?.id),
  });
  const values = new FormData();
  values.append('timeline_access', 'true');
  await owner.put(`/data/employeeDetails/${id}`, {}, values);
  await noteForms(page);
  await page.goto(`/dashboard/Employee/details/${id}`);

  await update(page).click();
  await expect(page.getByRole('alert')).toContainText('Nothing has been changed.');

  await box(page, 'Grade').fill('');
  await expect(
    page.getByText('An empty field stays unchanged on the server. To empty it there, use Clear.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear Job Location' }).click();
  await expect(page.getByText('Will be cleared when you update.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(box(page, 'Job Location')).toHaveValue('Vesu');
  await page.getByRole('button', { name: 'Clear Job Location' }).click();
  await box(page, 'Probation Period (Days)').fill('0');
  await page.getByRole('checkbox', { name: 'Timeline Access' }).uncheck();
  await page.getByRole('combobox', { name: 'Branch', exact: true }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: 'Branch', exact: true }).selectOption(branch?.name ?? '');
  await page.getByLabel('PAN Card').setInputFiles(pngFile('pan.png'));
  await update(page).click();

  await expect(page.getByRole('status').filter({ hasText: '✅ Updated successfully' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/employee$/);
  expect((await lastForm(page)).sort()).toEqual([
    ['clear[]', 'department_id'],
    ['clear[]', 'job_location'],
    ['pan_card', 'pan.png'],
    ['probation_period_days', '0'],
    ['timeline_access', 'false'],
    ['version', '2'],
  ]);
  expect(await owner.get<Details>(`/data/employeeDetails/${id}`)).toMatchObject({
    grade: 'G1',
    job_location: null,
    probation_period_days: 0,
    permissions: { timeline_access: false },
    department: { id: null },
    documents: { pan_card: expect.stringMatching(/^\/data\/files\//) },
  });
});

test('unknown fields of another server get a generic control, and are sent under their names', async ({
  page,
  owner,
}) => {
  const id = await addEmployee(owner);
  await page.route(DETAILS, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const json = { ...(await response.json()), union_member: true, medical_date: '2026-01-31', locker: 'B7' };
    await route.fulfill({ response, json });
  });
  await noteForms(page);
  await page.goto(`/dashboard/Employee/details/${id}`);
  const further = page.getByRole('region', { name: 'Further fields' });
  await expect(further.getByRole('checkbox', { name: 'union_member' })).toBeChecked();
  await expect(further.getByLabel('medical_date')).toHaveValue('31-Jan-2026');
  await further.getByLabel('medical_date').fill('2026-02-01');
  await further.getByRole('checkbox', { name: 'union_member' }).uncheck();
  await further.getByRole('textbox', { name: 'locker' }).fill('C1');
  await update(page).click();
  await expect(page.getByRole('status').filter({ hasText: '✅ Updated successfully' })).toBeVisible();
  expect((await lastForm(page)).sort()).toEqual([
    ['locker', 'C1'],
    ['medical_date', '2026-02-01'],
    ['union_member', 'false'],
    ['version', '1'],
  ]);
  // After the change the page reads the employee again.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a refused update shows the reason, and the button reads Updating... until then', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/409|404/);
  const taken = freshNumber();
  const other = `Owner ${unique()}`;
  await addEmployee(owner, { full_name: other, mobile_number: taken });
  const id = await addEmployee(owner);
  await page.goto(`/dashboard/Employee/details/${id}`);
  await box(page, 'Mobile Number').fill(taken);
  const answer = await hold(page, DETAILS);
  await update(page).click();
  await expect(page.getByRole('button', { name: 'Updating...', exact: true })).toBeVisible();
  answer();
  await expect(page.getByRole('alert')).toContainText('❌ Failed to update employee');
  await expect(page.getByRole('alert')).toContainText(`${other} has this mobile number already.`);
  await expect(box(page, 'Mobile Number')).toHaveAttribute('aria-invalid', 'true');

  await page.goto('/dashboard/Employee/details/99999999');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to fetch the employee. Please try again later.');
  await expect(alert).toContainText('This employee does not exist. It may have been deleted.');
});

test('an edit conflict shows the other change, and either version can be kept', async ({ page, owner, quiet }) => {
  quiet.expect(/409/);
  const id = await addEmployee(owner, { grade: 'G1' });
  await page.goto(`/dashboard/Employee/details/${id}`);
  await box(page, 'Grade').fill('Mine');
  const theirs = new FormData();
  theirs.append('grade', 'Theirs');
  theirs.append('clear[]', 'retirement_age');
  await owner.put(`/data/employeeDetails/${id}`, {}, theirs);
  await update(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/changed .* while you were editing it\./);
  await alert.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL(/\/dashboard\/employee$/);
  expect((await owner.get<Details>(`/data/employeeDetails/${id}`)).grade).toBe('Mine');
});

test('a date that cannot be read is reported at its field, and nothing is saved', async ({ page, owner }) => {
  const id = await addEmployee(owner, { birth_date: '1990-03-28' });
  const stored = () => owner.get<{ birth_date: string }>(`/data/employeeDetails/${id}`);
  await page.goto(`/dashboard/Employee/details/${id}`);
  const birth = page.getByLabel('Birth Date');
  await birth.press('End');
  await birth.press('Backspace');
  await box(page, 'Grade').fill('G7');
  await expect(birth).toHaveAccessibleDescription(/Enter a date such as 23-Nov-2026\./);
  await expect(birth).toHaveValue('28-Mar-199');
  await update(page).click();
  await expect(birth).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Please check the marked fields.');
  expect(await stored()).toMatchObject({ birth_date: '1990-03-28', grade: null });

  await birth.fill('1990-02-28');
  await expect(birth).not.toHaveAttribute('aria-invalid');
  await update(page).click();
  await expect(page.getByRole('status').filter({ hasText: '✅ Updated successfully' })).toBeVisible();
  expect(await stored()).toMatchObject({ birth_date: '1990-02-28', grade: 'G7' });
});

test('a move to another shift appears in the history of the profile', async ({ page, owner }) => {
  const id = await addEmployee(owner);
  await page.goto(`/dashboard/Employee/details/${id}`);
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  const history = page.getByRole('region', { name: 'History', exact: true });
  const entries = history.getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const shift = page.getByRole('combobox', { name: 'Shift' });
  const name = (await shift.getByRole('option').last().textContent()) ?? '';
  await shift.selectOption(name);
  await update(page).click();
  await expect(page).toHaveURL(/\/dashboard\/employee$/);
  await page.goto(`/dashboard/employee/profile/${id}`);
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText(name);
});
