import { getDeletion } from '@seamline/shared/contract/access/activity';
import { listShifts, updateShift } from '@seamline/shared/contract/shifts/shifts';
import { queryClient } from '@seamline/shared/query';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';
import { NIGHT } from '../testing/night.ts';

const DELETION = { name: 'Night', at: '2026-11-23T12:34:09.000Z', by: 'Asha Patel' };
const WHO = 'Asha Patel deleted Night on 23-Nov-2026 18:04:09.';

const name = page.getByRole('textbox', { name: 'Shift Name' });
const cell = (row: string, day: string) => page.getByLabelText(`${row}, ${day}`, { exact: true });

function open(path: string, stored: readonly object[]) {
  return renderRoutes(routes, path, (service) => {
    service.answer(listShifts, stored as never);
    service.answer(getDeletion, { deletion: DELETION });
  });
}

test('edit form of a shift: keeps what was typed when the list is read again without the shift', async () => {
  const service = open(`manageshiftpage/edit/${NIGHT.id}`, [NIGHT]);
  await userEvent.fill(name, 'Late Night');
  service.answer(listShifts, [{ ...NIGHT, id: 6, shift_name: 'Late Night' }] as never);
  await queryClient.invalidateQueries();
  await expect.element(page.getByText('There is already a shift called Late Night.')).toBeVisible();
  await expect.element(name).toHaveValue('Late Night');
});

test('edit form of a shift that is deleted during the edit: says by whom, and adds it again as it was typed', async () => {
  const service = open(`manageshiftpage/edit/${NIGHT.id}`, [NIGHT]);
  service.refuse(updateShift, 404, { message: 'This shift does not exist. It may have been deleted.' });
  await userEvent.fill(name, 'Late Night');
  await userEvent.click(page.getByRole('tab', { name: 'Week' }));
  await userEvent.fill(cell('Late In Count After Minutes', 'Friday'), '3');
  await userEvent.click(page.getByRole('button', { name: 'Update Shift' }));
  await userEvent.click(page.getByRole('button', { name: 'Save changes' }));
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to update shift.' });
  await expect.element(alert.getByText(WHO)).toBeVisible();

  service.answer(listShifts, []);
  await userEvent.click(alert.getByRole('button', { name: 'Add it again with these values' }));
  await expect.element(page.getByRole('heading', { name: 'Add Shift' })).toBeVisible();
  await expect.element(name).toHaveValue('Late Night');
  await userEvent.click(page.getByRole('tab', { name: 'Week' }));
  await expect.element(cell('Late In Count After Minutes', 'Friday')).toHaveValue('3');
  await expect.element(cell('Tea Break Start Time', 'Sunday')).toHaveValue('15:30');
});

test('edit page of a shift that is gone: says so and by whom, and leads to the list', async () => {
  open('manageshiftpage/edit/9', [NIGHT]);
  await expect.element(page.getByText('Shift not found')).toBeVisible();
  await expect.element(page.getByText(WHO)).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'All shifts' }));
  await expect.element(page.getByRole('link', { name: 'Edit Night' })).toBeVisible();
});
