import { expect, expectNoFault, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { daysAfter, formatCalendarDay } from '@seamline/shared/messages';
import { addEmployee, unique } from './support/employees.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('selected employees are changed together after a preview, and come back by Undo', async ({ page, owner }) => {
  const last = unique();
  for (const name of ['Asha', 'Bina', 'Chitra']) await addEmployee(owner, { full_name: `${name} ${last}` });
  await page.goto(`/dashboard/employee?q=${last}&view=list`);
  const table = page.getByRole('table', { name: 'List of employees' });
  await table.getByRole('checkbox', { name: 'Select all 3 employees' }).check();
  await table.getByRole('checkbox', { name: `Select Bina ${last}` }).uncheck();
  const bar = page.getByRole('region', { name: 'Selected employees' });
  await expect(bar).toContainText('2 of 3 selected');
  await expectNoFault(page);
  await bar.getByRole('link', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 employees' });
  await dialog.getByLabel('Branch').selectOption('Sachin Factory');
  await dialog.getByLabel('Department', { exact: true }).selectOption('Cutting');
  await dialog.getByLabel('Shift').selectOption('General');
  await dialog.getByRole('button', { name: 'Show the effect' }).click();
  const effect = dialog.getByRole('list', { name: 'Employees who are changed' });
  await expect(effect.getByRole('listitem').first()).toContainText(/Branch: .+ → Sachin Factory/);
  await expect(effect.getByRole('listitem').first()).toContainText('Department: none → Cutting');
  await expectNoFault(page);
  await dialog.getByRole('button', { name: 'Change 2 employees' }).click();
  await expect(page.getByText('2 employees were changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  const moved = table.getByRole('cell', { name: 'Sachin Factory' });
  await expect(moved).toHaveCount(2);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 employees have their former values again.')).toBeVisible();
  await expect(moved).toHaveCount(0);
});

test('a change of a post is planned, changed and withdrawn in the history, which shows any day', async ({
  page,
  owner,
}) => {
  const name = `Asha ${unique()}`;
  const id = await addEmployee(owner, { full_name: name });
  await page.goto(`/dashboard/employee/profile/${id}`);
  const history = page.getByRole('region', { name: 'History', exact: true });
  const dialog = page.getByRole('dialog', { name: `Change the post of ${name}` });
  const ahead = formatCalendarDay(daysAfter(dateInIndia(new Date()), 30));
  const later = formatCalendarDay(daysAfter(dateInIndia(new Date()), 40));

  await page.getByRole('link', { name: 'Change post…' }).click();
  await dialog.getByLabel('Takes effect on').fill(ahead);
  await dialog.getByLabel('Employment type').selectOption('Part time');
  await dialog.getByLabel('Reason').fill('Studies');
  await dialog.getByRole('button', { name: 'Show the effect' }).click();
  await expect(dialog).toContainText('Employment type: Full time → Part time');
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Studies');
  await dialog.getByLabel('Grade', { exact: true }).fill('B3');
  await dialog.getByRole('button', { name: 'Show the effect' }).click();
  await expectNoFault(page);
  await dialog.getByRole('button', { name: 'Change 1 employee' }).click();
  await expect(page.getByText(`1 employee will be changed on ${ahead}.`)).toBeVisible();
  await expect(history.getByRole('listitem').first()).toContainText(/Planned.*B3.*Part time.*Studies.*by /s);

  await history.getByLabel('On this day').fill(ahead);
  await expect(history.getByRole('status')).toContainText('Part time');
  await history.getByRole('link', { name: `Change… From ${ahead}` }).click();
  await dialog.getByLabel('Takes effect on').fill(later);
  await dialog.getByRole('button', { name: 'Show the effect' }).click();
  await dialog.getByRole('button', { name: 'Change 1 employee' }).click();
  await expect(history.getByText(`From ${later}`).first()).toBeVisible();
  await expect(history.getByText(`From ${ahead}`)).toHaveCount(0);
  await expect(history.getByRole('status')).toContainText('Full time');

  await history.getByRole('button', { name: `Withdraw From ${later}` }).click();
  await page.getByRole('button', { name: 'Withdraw the planned change' }).click();
  await expect(page.getByText(`The planned change of ${name} was withdrawn.`)).toBeVisible();
  await expect(history.getByText(`From ${later}`)).toHaveCount(0);
});
