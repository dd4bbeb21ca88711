import { getEmployeeCodes, updateEmployeeCodes } from '@seamline/shared/contract/employees/employee-codes';
import { getEmployeeHealth } from '@seamline/shared/contract/employees/employee-health';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { routes } from '../routes.tsx';

test('employee codes: the example follows what is typed, and the series is switched on', async () => {
  const series = { is_on: false, prefix: '', digits: 4, next: 1, version: 3, next_code: null };
  const { calls } = renderRoutes(routes, 'employee/health/codes', (data) => {
    data.answer(getEmployeeHealth, { employees: 0, counts: [] });
    data.answer(getEmployeeCodes, series);
    data.answer(updateEmployeeCodes, { ...series, is_on: true, prefix: 'SEAM-', next_code: 'SEAM-0001', version: 4 });
  });
  const dialog = page.getByRole('dialog', { name: 'Employee codes' });
  await dialog.getByRole('checkbox', { name: 'Give new employees a code from a series' }).click();
  await dialog.getByRole('textbox', { name: 'Prefix' }).fill('SEAM 1');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog.getByText('Use letters, digits, hyphens and slashes only.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Prefix' }).fill('SEAM-');
  await expect.element(dialog.getByText('Example: SEAM-0001')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('The next new employee gets the code SEAM-0001.')).toBeVisible();
  expect(JSON.parse(calls.find(({ method }) => method === 'PUT')?.body ?? '')).toEqual({
    ...{ is_on: true, prefix: 'SEAM-', digits: '4', next: '1', version: 3 },
  });
});

test('employee codes: a series that cannot be fetched is said in the dialog, with a retry', async () => {
  const service = renderRoutes(routes, 'employee/health/codes', (data) => {
    data.answer(getEmployeeHealth, { employees: 0, counts: [] });
    data.refuse(getEmployeeCodes, 500, { message: 'The data service is busy.' });
  });
  const dialog = page.getByRole('dialog', { name: 'Employee codes' });
  await expect.element(dialog.getByText('The codes could not be fetched.')).toBeVisible();
  service.answer(getEmployeeCodes, { is_on: false, prefix: '', digits: 4, next: 1, version: 3, next_code: null });
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Prefix' })).toBeVisible();
});
