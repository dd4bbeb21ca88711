import { listShifts } from '@seamline/shared/contract/shifts/shifts';
import { queryClient } from '@seamline/shared/query';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { Navigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';
import { NIGHT } from '../testing/night.ts';

const name = page.getByRole('textbox', { name: 'Shift Name' });

function openCopy(stored: readonly object[]) {
  const form = <Navigate to="/dashboard/addshift" state={{ copied: NIGHT.id }} replace />;
  return renderRoutes([{ path: 'copy', element: form }, ...routes], 'copy', (service) =>
    service.answer(listShifts, stored as never),
  );
}

test('copy of a shift: has a name that no shift has, also if it is chosen in the form', async () => {
  openCopy([NIGHT, { ...NIGHT, id: 6, shift_name: 'Night (copy)' }]);
  await expect.element(name).toHaveValue('Night (copy 2)');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Start from' }), 'Night (copy)');
  await expect.element(name).toHaveValue('Night (copy) (copy)');
});

test('copy of a shift: Reset restores the copied values after the original was deleted', async () => {
  const service = openCopy([NIGHT]);
  await userEvent.fill(name, 'Late Night');
  service.answer(listShifts, []);
  await queryClient.invalidateQueries();
  await expect.element(page.getByRole('option', { name: 'Night', exact: true })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.element(page.getByText('Every field has its original value again.')).toBeVisible();
  await expect.element(name).toHaveValue('Night (copy)');
});
