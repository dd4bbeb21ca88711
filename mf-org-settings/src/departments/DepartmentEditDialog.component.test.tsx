import { getDeletion } from '@seamline/shared/contract/access/activity';
import {
  getDepartmentOptions,
  listDepartments,
  updateDepartment,
} from '@seamline/shared/contract/organisation/departments';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const values = (name: string, version: number) => ({
  department_name: name,
  department_code: null,
  department_description: null,
  version,
});

const dialog = page.getByRole('dialog', { name: 'Edit Department' });
const name = page.getByRole('textbox', { name: 'Name' });

function open(path: string) {
  return renderRoutes(routes, path, (data) =>
    data.answer(listDepartments, {
      1: { branch_name: 'Vesu', department: { 2: values('Retail', 1), 3: values('Accounts', 1) } },
    }),
  );
}

test('dialog of a department: opens by its URL, warns of a duplicate in the branch, and renames at once', async () => {
  const service = open('department/2/edit?q=vesu');
  await expect.element(name).toHaveValue('Retail');
  await userEvent.fill(name, 'accounts');
  await expect.element(page.getByText('There is already a department called Accounts in this branch.')).toBeVisible();
  service.answer(updateDepartment, { department_id: 2, branch_id: 1, branch_name: 'Vesu', ...values('Showroom', 2) });
  const release = service.hold(listDepartments, {
    1: { branch_name: 'Vesu', department: { 2: values('Showroom', 2), 3: values('Accounts', 1) } },
  });
  await userEvent.fill(name, 'Showroom');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Department' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Showroom', exact: true })).toBeVisible();
  expect(location.pathname + location.search).toBe('/dashboard/department?q=vesu');
  expect(service.calls.find(({ method }) => method === 'PUT')?.query).toMatchObject({ branch_id: '1', version: '1' });
  release();
});

const DELETION = { name: 'Retail', at: '2026-11-23T12:34:09.000Z', by: 'Asha Patel' };
const WHO = 'Asha Patel deleted Retail on 23-Nov-2026 18:04:09.';

test('dialog of a department that is deleted during the edit: says by whom, and adds it again as it was typed', async () => {
  const service = open('department/2/edit');
  service.answer(getDepartmentOptions, { branches: { 1: 'Vesu' }, department_type_options: [] });
  service.refuse(updateDepartment, 404, { message: 'This department does not exist. It may have been deleted.' });
  service.answer(getDeletion, { deletion: DELETION });
  await userEvent.fill(name, 'Retail & More');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Department' }));
  const alert = dialog.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/Failed to update department\./);
  await expect.element(alert.getByText(WHO)).toBeVisible();
  await userEvent.click(alert.getByRole('button', { name: 'Add it again with these values' }));
  await expect.element(page.getByRole('heading', { name: 'Add Department' })).toBeVisible();
  await expect.element(name).toHaveValue('Retail & More');
  await expect.element(page.getByRole('combobox', { name: 'Branch' })).toHaveValue('1');
});

test('dialog of a department that is gone: says so, by whom, and leads back', async () => {
  open('department/9/delete').answer(getDeletion, { deletion: { ...DELETION, by: null } });
  await expect.element(page.getByText('This record does not exist. It may have been deleted.')).toBeVisible();
  await expect.element(page.getByText('Retail was deleted on 23-Nov-2026 18:04:09.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Back to the list' }));
  await expect.element(page.getByRole('link', { name: 'Edit Retail (Vesu)' })).toBeVisible();
  expect(location.pathname).toBe('/dashboard/department');
});
