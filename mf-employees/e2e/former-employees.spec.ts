import { expect, expectNoFault, expectRow, type Page, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { addEmployee, freshNumber, unique } from './support/employees.ts';
import { lastForm, noteForms } from './support/forms.ts';

const CALLS = /\/data\/ex-employees\/\d+\?/;

test.beforeEach(({ signInAs }) => signInAs('owner'));

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
const table = (page: Page) => page.getByRole('table', { name: 'Former employees' });

test('ex-employee form: needs an id and both dates, names the employee and counts the notice', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/404/);
  const name = `Leena ${unique()}`;
  const id = await addEmployee(owner, { full_name: name });
  await page.goto('/dashboard/exemployees');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Ex-Employee Info');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('All required fields must be filled.');
  await expectNoFault(page);

  await box(page, 'Employee ID').fill('99999999');
  await expect(page.getByText('No employee has the number 99999999.')).toBeVisible();
  await box(page, 'Employee ID').fill(String(id));
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByText('Works here since 01-Jun-2019.')).toBeVisible();
  await page.getByLabel('Resignation Date').first().fill('2026-10-01');
  await page.getByLabel('Company Last Day').first().fill('2026-09-01');
  await expect(page.getByText('The last day is before the resignation date. Please check both dates.')).toBeVisible();
  await page.getByLabel('Company Last Day').first().fill('2026-10-31');
  await expect(page.getByText('30 days of notice.')).toBeVisible();
  await expect(page.getByText('FNF is the full and final settlement.')).toBeVisible();

  await box(page, 'Employee ID').fill('');
  const picker = page.getByRole('combobox', { name: 'Or pick the person' });
  await picker.fill(name);
  await page.getByRole('option', { name }).click();
  await expect(box(page, 'Employee ID')).toHaveValue(String(id));
});

test('ex-employee form: an employee leaves after a review, is listed, and is reinstated', async ({ page, owner }) => {
  const name = `Goes ${unique()}`;
  const id = await addEmployee(owner, { full_name: name });
  await noteForms(page);
  await page.goto(`/dashboard/Employee/details/${id}`);
  await page.getByRole('link', { name: 'Record that this person leaves' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/exemployees\\?id=${id}$`));
  await expect(box(page, 'Employee ID')).toHaveValue(String(id));
  await page.getByLabel('Resignation Date').first().fill('2026-10-01');
  await page.getByLabel('Company Last Day').first().fill('2026-10-31');
  await box(page, 'Remark').fill('Moved & married');
  await box(page, 'FNF Remark').fill('ચૂકવ્યું');

  await submit(page).click();
  const review = page.getByRole('alertdialog', { name: 'Is this the right person?' });
  await expect(review).toContainText(name);
  await expect(review.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await review.getByRole('button', { name: 'Cancel' }).click();
  await expect(box(page, 'Remark')).toHaveValue('Moved & married');
  await expect(page.getByRole('alert')).toHaveCount(0);

  const sent = page.waitForRequest((request) => request.method() === 'POST' && CALLS.test(request.url()));
  await submit(page).click();
  await review.getByRole('button', { name: 'Yes, this person leaves' }).click();
  const request = await sent;
  expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded');
  expect(await lastForm(page)).toEqual([
    ['resignation_date', '2026-10-01'],
    ['company_last_day', '2026-10-31'],
    ['remark', 'Moved & married'],
    ['fnf_remark', 'ચૂકવ્યું'],
    ['version', '1'],
  ]);
  await expect(
    page.getByRole('status').filter({ hasText: 'Ex-employee data updated successfully!' }).first(),
  ).toBeVisible();
  await expect(box(page, 'Employee ID')).toHaveValue('');
  const leaving = () => page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(leaving, 'nothing is left to lose').toBe(true);

  await page.getByRole('searchbox', { name: 'Search both lists' }).fill(name);
  await expect(page).toHaveURL(/\?q=Goes/);
  await expectRow(table(page), {
    Name: name,
    'Resignation Date': '01-Oct-2026',
    'Company Last Day': '31-Oct-2026',
    Remark: 'Moved & married · ચૂકવ્યું',
  });
  await page.getByLabel('Last day from').pressSequentially('01112026', { delay: 40 });
  await expect(page).toHaveURL(/from=2026-11-01/);
  await expect(page.getByText('No former employees found.')).toBeVisible();
  await page.getByLabel('Last day from').press('Backspace');
  await page.getByLabel('Last day from').blur();
  await expect(page.getByLabel('Last day from')).toHaveAccessibleDescription(/Enter a date such as/);
  await expect(table(page)).toBeVisible();
  await page.getByLabel('Last day from').fill('2026-10-31');
  await expect(page.getByLabel('Last day from')).toHaveAccessibleDescription('For example 23-Nov-2026.');
  await expect(table(page)).toBeVisible();
  await page.reload();
  await expectRow(table(page), { Name: name });

  await page.getByRole('button', { name: `Reinstate ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Reinstate' });
  await expect(question).toContainText(`${name} returns to the directory`);
  await question.getByRole('button', { name: 'Yes, reinstate' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${name} works here again.` })).toBeVisible();
  await expect(page.getByText('No former employees found.')).toBeVisible();
  await page.goto(`/dashboard/employee?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('ex-employee form: a failure asks to check the id, shows the cause, and removes the confirmation', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/503|409/);
  const number = freshNumber();
  const first = await addEmployee(owner, { full_name: `First ${unique()}`, mobile_number: number });
  const leaves = new URLSearchParams({ resignation_date: '2026-01-01', company_last_day: '2026-02-01' });
  await page.goto(`/dashboard/exemployees?id=${first}`);
  await page.getByLabel('Resignation Date').first().fill('2026-01-01');
  await page.getByLabel('Company Last Day').first().fill('2026-02-01');
  await page.route(CALLS, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { message: 'The database is resting.', detail: 'pool exhausted' } })
      : route.continue(),
  );
  await submit(page).click();
  await page.getByRole('button', { name: 'Yes, this person leaves' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to update employee. Check ID and try again.');
  await expect(page.getByRole('alert')).toContainText('The database is resting.');
  await page.unroute(CALLS);
  await submit(page).click();
  await page.getByRole('button', { name: 'Yes, this person leaves' }).click();
  await expect(page.getByText('Ex-employee data updated successfully!').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await owner.post(`/data/ex-employees/${first}`, {}, leaves);
  const second = `Second ${unique()}`;
  await addEmployee(owner, { full_name: second, mobile_number: number });
  await page.goto(`/dashboard/exemployees?q=${number}`);
  await page.getByRole('button', { name: /^Reinstate First / }).click();
  await page.getByRole('button', { name: 'Yes, reinstate' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(`${second} has the same mobile number.`);
});

/** The date in India so many days from now, and as the product shows it. */
function inDays(days: number) {
  const there = new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000);
  const iso = there.toISOString().slice(0, 10);
  const month = there.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  return { iso, shown: `${iso.slice(8)}-${month}-${iso.slice(0, 4)}` };
}

const noticeTable = (page: Page) => page.getByRole('table', { name: 'Employees on notice' });

test('ex-employee form: an employee with a future last day is on notice, which is changed and withdrawn', async ({
  page,
  owner,
}) => {
  const name = `Stays ${unique()}`;
  const id = await addEmployee(owner, { full_name: name });
  const [first, second] = [inDays(20), inDays(40)];
  await page.goto(`/dashboard/exemployees?id=${id}&q=${encodeURIComponent(name)}`);
  await page.getByLabel('Resignation Date').first().fill('2026-10-01');
  await page.getByLabel('Company Last Day').first().fill(first.iso);
  await box(page, 'Remark').fill('Moves');
  await submit(page).click();
  const review = page.getByRole('alertdialog', { name: 'Is this the right person?' });
  await expect(review).toContainText(`${name} is on notice until ${first.shown}`);
  await review.getByRole('button', { name: 'Yes, this person leaves' }).click();
  await expect(page.getByText('Ex-employee data updated successfully!').first()).toBeVisible();
  await expectRow(noticeTable(page), { Name: name, 'Company Last Day': first.shown, Remark: 'Moves' });
  await expect(page.getByText('No former employees found.')).toBeVisible();

  await page.goto(`/dashboard/employee?view=cards&q=${encodeURIComponent(name)}`);
  await expect(page.getByText(`On notice until ${first.shown}`)).toBeVisible();
  await page.goto(`/dashboard/employee?view=list&q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('table').getByText(`On notice until ${first.shown}`)).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(page.getByText(`On notice until ${first.shown}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Change or withdraw' }).click();
  await page.getByRole('link', { name: 'Change the exit…' }).click();
  const leaving = page.getByRole('dialog', { name: 'Change the Exit' });
  await expect(leaving.getByLabel('Company Last Day').first()).toHaveValue(first.shown);
  await expect(leaving.getByRole('textbox', { name: 'Remark', exact: true })).toHaveValue('Moves');
  await leaving.getByRole('combobox', { name: 'Type' }).selectOption('Resignation');
  await leaving.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Resignation' })).toBeVisible();
  await page.getByRole('button', { name: 'Done today: Return of assets' }).click();
  await page.getByRole('link', { name: 'On Notice' }).click();
  await page.getByRole('searchbox', { name: 'Search employees' }).fill(name);
  await expectRow(noticeTable(page), { Name: name, Type: 'Resignation', 'Tasks done': '1 of 3' });

  await page.goto('/dashboard/exemployees');
  await page.getByRole('searchbox', { name: 'Search both lists' }).fill(name);
  await page.getByRole('button', { name: `Change how ${name} leaves` }).click();
  await expect(page.getByLabel('Resignation Date').first()).toBeFocused();
  await page.getByLabel('Company Last Day').first().fill(second.iso);
  await submit(page).click();
  await expect(review).toContainText(`${name} is on notice already. The last day becomes ${second.shown}.`);
  await review.getByRole('button', { name: 'Yes, this person leaves' }).click();
  await expectRow(noticeTable(page), { Name: name, 'Company Last Day': second.shown, Remark: 'Moves' });

  await page.getByRole('button', { name: `Withdraw the exit of ${name}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw the exit' });
  await expect(question).toContainText(`${name} stays after ${second.shown}.`);
  await question.getByRole('button', { name: 'Yes, withdraw' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${name} is no longer on notice.` })).toBeVisible();
  await expect(page.getByText('No employees on notice found.')).toBeVisible();
});

test('ex-employee form: reversed dates are repeated in the confirmation, dates before joining are refused', async ({
  page,
  owner,
}) => {
  const name = `Absconds ${unique()}`;
  const id = await addEmployee(owner, { full_name: name });
  await page.goto(`/dashboard/exemployees?id=${id}`);
  await page.getByLabel('Resignation Date').first().fill('2019-05-30');
  await page.getByLabel('Company Last Day').first().fill('2019-05-31');
  await submit(page).click();
  await expect(page.getByText('The resignation date cannot be before the joining date.')).toBeVisible();
  await expect(page.getByText('The last day cannot be before the joining date.')).toBeVisible();
  const review = page.getByRole('alertdialog', { name: 'Is this the right person?' });
  await expect(review).toHaveCount(0);

  await page.getByLabel('Resignation Date').first().fill('2026-10-01');
  await page.getByLabel('Company Last Day').first().fill('2026-09-01');
  await submit(page).click();
  await expect(review).toContainText('The last day, 01-Sep-2026, is before the resignation date, 01-Oct-2026.');
  await review.getByRole('button', { name: 'Yes, this person leaves' }).click();
  await expect(page.getByText('Ex-employee data updated successfully!').first()).toBeVisible();
});
