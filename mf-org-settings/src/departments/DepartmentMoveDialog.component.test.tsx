import {
  type DepartmentMovePreview,
  type MovedDepartment,
  moveDepartments,
  previewDepartmentMove,
} from '@seamline/shared/contract/organisation/department-moves';
import { listDepartments } from '@seamline/shared/contract/organisation/departments';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const values = (name: string) => ({
  department_name: name,
  department_code: null,
  department_description: null,
  version: 1,
});
const effect = (id: number, name: string, more: Partial<MovedDepartment> = {}): MovedDepartment => ({
  ...{ department_id: id, department_name: name, branch_name: 'Vesu' },
  ...{ employees: 0, former_employees: 0, transfers: 0, sub_departments: [], obstacle: null },
  ...more,
});
const fingerprint = '5ea3'.repeat(16);

const dialog = page.getByRole('dialog', { name: 'Move or Merge Departments' });
const show = dialog.getByRole('button', { name: 'Show the effect' });

async function open() {
  const service = renderRoutes(routes, 'department', (data) =>
    data.answer(listDepartments, {
      1: { branch_name: 'Vesu', department: { 2: values('Retail'), 3: values('Counter') } },
      4: { branch_name: 'Adajan', department: { 5: values('Retail') } },
    }),
  );
  await userEvent.click(page.getByRole('link', { name: 'Move or merge…' }));
  return service;
}

test('move of departments: needs departments and a target, and finds departments by a search', async () => {
  await open();
  await userEvent.click(show);
  await expect.element(dialog.getByText('This field is required.').first()).toBeVisible();
  const search = dialog.getByRole('searchbox', { name: 'Departments' });
  await userEvent.type(search, 'count{Enter}');
  await expect.element(dialog.getByRole('checkbox', { name: 'Counter' })).toBeVisible();
  expect(dialog.getByRole('checkbox').all()).toHaveLength(1);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Counter' }));
  await userEvent.clear(search);
  await expect.element(dialog.getByText('1 selected')).toBeVisible();
  expect(dialog.getByRole('checkbox').all()).toHaveLength(3);
});

test('merge of departments: is seen by department before it is made, and cannot be undone', async () => {
  const service = await open();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Counter' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Action' }), 'Merge into another department');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Merge into' }), 'Retail (Adajan)');
  const preview: DepartmentMovePreview = {
    departments: [
      effect(3, 'Counter', {
        ...{ employees: 12, former_employees: 1, transfers: 1 },
        sub_departments: [
          { name: 'Billing', is_merged: true },
          { name: 'Silk', is_merged: false },
        ],
      }),
    ],
    target: { name: 'Retail', branch_name: 'Adajan' },
    fingerprint,
  };
  service.answer(previewDepartmentMove, preview);
  await userEvent.click(show);

  await expect.element(dialog.getByText('1 department is merged into Retail (Adajan) and deleted:')).toBeVisible();
  const list = dialog.getByRole('list', { name: 'Departments that are merged' });
  await expect
    .element(list)
    .toMatchTextContent('12 employees, 1 former employee, 2 sub-departments and 1 planned change');
  await expect.element(list).toMatchTextContent('Merged with sub-departments of the same name: Billing');
  await expect.element(dialog.getByText(/^A merge cannot be undone\./)).toBeVisible();

  const reason = 'These departments or their employees were changed in the meantime.';
  service.refuse(moveDepartments, 409, { message: reason });
  const merge = dialog.getByRole('button', { name: 'Merge 1 department' });
  await userEvent.click(merge);
  await expect.element(dialog.getByText(reason)).toBeVisible();
  service.answer(moveDepartments, { moved: 1 });
  await userEvent.click(merge);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('1 department was merged into Retail (Adajan).')).toBeVisible();
  const sent = service.calls.findLast(({ path }) => path.endsWith('/move'))?.body ?? '';
  expect(JSON.parse(sent)).toMatchObject({
    ...{ department_ids: ['3'], action: 'merge', into_id: '5', fingerprint },
  });
});

test('move of departments: says which stay and why, and has no button where all do', async () => {
  const service = await open();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Retail' }).first());
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Branch' }), 'Adajan');
  service.answer(previewDepartmentMove, {
    departments: [effect(2, 'Retail', { obstacle: 'name_taken' })],
    target: { name: 'Adajan', branch_name: null },
    fingerprint,
  });
  await userEvent.click(show);

  await expect
    .element(dialog.getByText('Adajan already has a department called Retail. Merge the two instead.'))
    .toBeVisible();
  await expect.element(dialog.getByText('No department moves.')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Move \d/ }).query()).toBeNull();
});

test('move of departments: the way back from the effect keeps the form, whose values are still unsaved', async () => {
  const service = await open();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Retail' }).first());
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Branch' }), 'Adajan');
  service.answer(previewDepartmentMove, {
    departments: [effect(2, 'Retail', {})],
    target: { name: 'Adajan', branch_name: null },
    fingerprint,
  });
  await userEvent.click(show);
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }));
  await expect.element(dialog.getByRole('searchbox', { name: 'Departments' })).toHaveFocus();
  await expect.element(dialog.getByRole('checkbox', { name: 'Retail' }).first()).toBeChecked();
  await expect.element(dialog.getByRole('combobox', { name: 'Branch' })).toHaveDisplayValue('Adajan');

  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  const question = page.getByRole('alertdialog', { name: 'You have unsaved changes.' });
  await userEvent.click(question.getByRole('button', { name: 'Stay' }));
  await userEvent.click(show);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await expect.element(dialog).not.toBeInTheDocument();
});
