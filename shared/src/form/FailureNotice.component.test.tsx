import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FailureNotice } from './FailureNotice.tsx';

function Sample() {
  const changes = [
    { field: 'joining_date', before: null, after: '2026-03-05' },
    { field: 'notice_period', before: '30', after: '60' },
    { field: 'min_hours_for_half_day_after_shift', before: 'P3D', after: '04:00:00' },
    { field: 'department_id', before: 'Cutting', after: 'Dyeing' },
  ];
  const conflict = { changes, keepMine: () => {}, takeTheirs: () => {} };
  return (
    <FormProvider {...useForm()}>
      <label htmlFor="department">Department *</label>
      <input id="department" name="department_id" />
      <FailureNotice failure={{ text: 'Changed by another user.', conflict }} />
    </FormProvider>
  );
}

test('edit conflict: shows dates as tables do, whole days as days, and other values unchanged', async () => {
  renderRoutes([{ path: 'conflict', element: <Sample /> }], 'conflict', () => {});
  await expect.element(page.getByText('Joining date: (empty) → 05-Mar-2026')).toBeVisible();
  await expect.element(page.getByText('Notice period: 30 → 60')).toBeVisible();
  await expect.element(page.getByText('Min hours for half day after shift: 3 days → 04:00:00')).toBeVisible();
});

test('edit conflict: names a field without the star of its label', async () => {
  renderRoutes([{ path: 'conflict', element: <Sample /> }], 'conflict', () => {});
  await expect.element(page.getByText('Department: Cutting → Dyeing')).toBeVisible();
});
