import { listShifts } from '@seamline/shared/contract/shifts';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { Navigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';
import { NIGHT } from '../testing/night.ts';

test('copy of a shift: has a name that no shift has, also if it is chosen in the form', async () => {
  const form = <Navigate to="/dashboard/addshift" state={{ copied: NIGHT.id }} replace />;
  renderRoutes([{ path: 'copy', element: form }, ...routes], 'copy', (service) => {
    service.answer(listShifts, [NIGHT, { ...NIGHT, id: 6, shift_name: 'Night (copy)' }] as never);
  });
  const name = page.getByRole('textbox', { name: 'Shift Name' });
  await expect.element(name).toHaveValue('Night (copy 2)');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Start from' }), 'Night (copy)');
  await expect.element(name).toHaveValue('Night (copy) (copy)');
});
