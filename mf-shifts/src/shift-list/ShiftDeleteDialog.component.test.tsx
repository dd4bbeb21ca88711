import { getDependents } from '@seamline/shared/contract/organisation/dependents';
import { listShifts } from '@seamline/shared/contract/shifts/shifts';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { routes } from '../routes.tsx';
import { NIGHT } from '../testing/night.ts';

test('deletion of a shift in use: counts and links the employees who have it, and can only be closed', async () => {
  renderRoutes(routes, 'manageshiftPage/5/delete', (service) => {
    service.answer(listShifts, [NIGHT] as never);
    service.answer(getDependents, { departments: 0, sub_departments: 0, employees: 2, former_employees: 1 });
  });
  const dialog = page.getByRole('alertdialog', { name: 'Cannot Be Deleted' });
  await expect.element(dialog).toMatchTextContent(/2 employees and 1 former employee have this shift\./);
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Yes, Delete' })).not.toBeInTheDocument();
  const link = dialog.getByRole('link', { name: 'Show employees' });
  await expect.element(link).toHaveAttribute('href', '/dashboard/employee?shift=5');
  expect(dialog.getByRole('link').elements()).toHaveLength(1);
});
