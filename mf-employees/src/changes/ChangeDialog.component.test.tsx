import {
  type ChangePreview,
  changeEmployees,
  previewChange,
  undoChange,
} from '@seamline/shared/contract/employees/employee-changes';
import { getEmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { type DirectoryCard, listEmployees } from '@seamline/shared/contract/employees/employees';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const person = (id: number, name: string): DirectoryCard => ({
  ...{ id, user_id: id, user_name: name, designation: 'Tailor', profile_pic: null },
});
const people = [person(7, 'Asha Mehta'), person(8, 'Bina Shah'), person(9, 'Chitra Rao')];

const preview: ChangePreview = {
  ...{ changed: 1, unchanged: 1, refused: 1, fingerprint: '5ea3'.repeat(16) },
  changes: [
    { employee_id: 7, name: 'Asha Mehta', fields: [{ field: 'reporting_person_ids', before: [], after: [12, 13] }] },
  ],
  refusals: [{ employee_id: 9, name: 'Chitra Rao', reason: 'reporting_loop' }],
  names: { reporting_person_ids: { 12: 'Ila Shah', 13: 'Om Rao' } },
};

async function open(path = 'employee?view=list') {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(1440, 900);
  return renderRoutes(routes, path, (data) => {
    data.answer(getEmployeeLookups, {
      branches: [{ id: 1, name: 'Vesu', departments: [{ id: 2, name: 'Retail', sub_departments: [] }] }],
      designations: [{ id: 4, name: 'Tailor' }],
      shifts: [{ id: 5, name: 'General' }],
    });
    data.answer(listEmployees, {
      branches: [{ branch_id: 1, branch_name: 'Vesu', total_employees: 3 }],
      department: { Retail: people },
      order: [7, 8, 9],
      groups: [{ name: 'Retail', total: 3 }],
      next_cursor: null,
    });
  });
}

const bar = page.getByRole('region', { name: 'Selected employees' });
const everybody = page.getByRole('checkbox', { name: 'Select all 3 employees' });
const one = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const dialog = page.getByRole('dialog', { name: /^Change \d employees?$/ });

test('change of many employees: they are selected one by one or all at once, and another filter clears the selection', async () => {
  await open();
  await userEvent.click(one('Asha Mehta'));
  await expect.element(bar.getByText('1 of 3 selected')).toBeVisible();
  await expect.element(everybody).toBePartiallyChecked();
  one('Asha Mehta').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(one('Bina Shah')).toHaveFocus();

  await userEvent.click(everybody);
  await expect.element(bar.getByText('3 of 3 selected')).toBeVisible();
  await userEvent.click(one('Bina Shah'));
  await expect.element(bar.getByText('2 of 3 selected')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Code', exact: true }));
  await expect.element(bar.getByText('2 of 3 selected')).toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Shift' }), 'General');
  await expect.poll(() => bar.query()).toBeNull();
});

test('change of many employees: is seen by person before it is made, and can be undone', async () => {
  const service = await open();
  await userEvent.click(everybody);
  await userEvent.click(bar.getByRole('link', { name: 'Change…' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Show the effect' }));
  await expect.element(dialog.getByText('Choose at least one value to change.')).toBeVisible();

  service.answer(previewChange, preview);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Shift' }), 'General');
  await userEvent.click(dialog.getByRole('button', { name: 'Show the effect' }));
  await expect.element(dialog.getByText('1 employee gets another value:')).toHaveFocus();
  await expect.element(dialog).toMatchTextContent(/Asha MehtaReports to: none → Ila Shah and Om Rao/);
  await expect.element(dialog).toMatchTextContent(/1 employee has these values already\./);
  await expect
    .element(dialog)
    .toMatchTextContent(/Chitra RaoOne of the new reporting persons reports to this employee\./);

  const outdated = 'The data of these employees were changed in the meantime.';
  service.refuse(changeEmployees, 409, { message: outdated });
  service.answer(previewChange, { ...preview, unchanged: 0, changed: 2 });
  await userEvent.click(dialog.getByRole('button', { name: 'Change 1 employee' }));
  await expect.element(dialog.getByText(outdated)).toBeVisible();

  service.answer(changeEmployees, { changed: 2 });
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 employees' }));
  await expect.element(page.getByText('2 employees were changed.')).toBeVisible();
  expect(dialog.query()).toBeNull();
  expect(bar.query()).toBeNull();

  const since = { by: 'Jayesh Rana', at: '2026-11-25T10:30:00.000Z' };
  service.answer(undoChange, {
    restored: 1,
    kept: [{ employee_id: 8, name: 'Bina Shah', reason: 'changed', since }],
  });
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByText('1 employee has the former values again.')).toBeVisible();
  await expect.element(page.getByText(/cannot get the former values: Bina Shah\./)).toBeVisible();
});

test('change of many employees: its URL without a selection leads to the list', async () => {
  await open('employee/change?view=list&shift=5');
  await expect.poll(() => location.pathname).toBe('/dashboard/employee');
  expect(new URLSearchParams(location.search).get('shift')).toBe('5');
});

test('change of many employees: another branch announces cleared choices only if there were any', async () => {
  await open();
  await userEvent.click(everybody);
  await userEvent.click(bar.getByRole('link', { name: 'Change…' }));
  const branch = dialog.getByRole('combobox', { name: 'Branch', exact: true });
  const cleared = dialog.getByText('The choices that belong to it were cleared.');
  await userEvent.selectOptions(branch, 'Vesu');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Department', exact: true }), 'Retail');
  await expect.element(cleared).not.toBeInTheDocument();
  await userEvent.selectOptions(branch, '');
  await expect.element(cleared).toBeInTheDocument();
});
