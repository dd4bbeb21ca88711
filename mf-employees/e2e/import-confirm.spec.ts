import { expect, expectNoFault, expectToFit, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { addEmployee, freshNumber, unique } from './support/employees.ts';
import { cellOf, chooser, csvFile, HEADINGS, importable } from './support/sheets.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('an import names the employee that a row would change, and waits for a confirmation', async ({ page, owner }) => {
  const last = unique();
  const row = await importable(owner);
  const number = freshNumber();
  const names = { full_name: `Mitesh ${last}`, first_name: 'Mitesh', last_name: last };
  const id = await addEmployee(owner, { ...names, mobile_number: number, birth_date: '1991-05-04' });
  const file = csvFile([HEADINGS, row(last, { number, born: '03/14/1992' }), row(last, { born: '04/05/1991' })]);
  await page.goto('/dashboard/employee/import');
  await chooser(page).setInputFiles(file);

  const order = page.getByLabel('Order of the dates');
  await expect(order).toHaveValue('month');
  await expect(page.getByText('The dates of this file fit this order only.')).toBeVisible();
  await order.selectOption('Day first (29/02/2020)');
  await expect(page.getByText('The dates of this file suggest: Month first (02/29/2020).')).toBeVisible();
  await order.selectOption('Month first (02/29/2020)');
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Check the rows' }).click();

  await expect(page.getByRole('button', { name: 'To confirm (1)' })).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByText(
      `Row 2: Mitesh ${last}, born 04-May-1991, has this mobile number. The row says Hetal ${last}, born 14-Mar-1992.`,
    ),
  ).toBeVisible();
  await expect(page.getByText('1 row must be confirmed first and is left out until then.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
  await expect(await cellOf(page, 'Birth Date', 2)).toContainText('04-May-1991 becomes 14-Mar-1992');
  // The last name follows from the full name in a column at the end, which is scrolled away.
  await expectToFit(page);
  await expectNoFault(page);
  const leaveOut = page.getByRole('button', { name: 'Leave the row out' });
  await leaveOut.click();
  await expect(leaveOut).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Left out (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'It is the same person' }).click();
  await expect(page.getByRole('button', { name: 'Changes (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'All (2)' }).click();
  await expect(await cellOf(page, 'Birth Date', 3)).toHaveText('04/05/199105-Apr-1991');

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('The import is done')).toBeVisible();
  await expect(page.getByText('1 person changed with another name and birth date, as you confirmed.')).toBeVisible();
  await expectNoFault(page);
  expect(await owner.get(`/data/employeeDetails/${id}`)).toMatchObject({
    full_name: `Hetal ${last}`,
    first_name: 'Hetal',
    last_name: last,
    birth_date: '1992-03-14',
  });
});
