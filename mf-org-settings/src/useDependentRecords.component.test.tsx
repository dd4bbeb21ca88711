import { listBranches } from '@seamline/shared/contract/organisation/branches';
import { listDepartments } from '@seamline/shared/contract/organisation/departments';
import { getDependents } from '@seamline/shared/contract/organisation/dependents';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { VESU } from './branches/testing/vesu.ts';
import { routes } from './routes.tsx';

const RETAIL = { department_name: 'Retail', department_code: null, department_description: null, version: 1 };
const dialog = page.getByRole('alertdialog', { name: 'Cannot Be Deleted' });

async function linksOf(path: string): Promise<(string | null)[]> {
  renderRoutes(routes, path, (service) => {
    service.answer(listBranches, { branches: [VESU] });
    service.answer(listDepartments, { 1: { branch_name: VESU.name, department: { 2: RETAIL } } });
    service.answer(getDependents, { departments: 0, sub_departments: 0, employees: 2, former_employees: 1 });
  });
  await expect.element(dialog.getByText('2 employees and 1 former employee belong to it.')).toBeVisible();
  return dialog
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
}

test('dependent records: those of a branch have links to the employees and the former employees of the branch', async () => {
  expect(await linksOf('branches/1/delete')).toEqual([
    '/dashboard/employee?branch=1',
    '/dashboard/exemployees?branch=1',
  ]);
});

test('dependent records: former employees of a department have no link, since their list cannot show only them', async () => {
  expect(await linksOf('department/2/delete')).toEqual(['/dashboard/employee?branch=1&department=2']);
});
