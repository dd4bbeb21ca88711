import { createBranch, getBranchOptions, updateBranch } from '@seamline/shared/contract/organisation/branch-changes';
import { listBranches } from '@seamline/shared/contract/organisation/branches';
import { getDepartmentOptions, listDepartments } from '@seamline/shared/contract/organisation/departments';
import { listDesignations } from '@seamline/shared/contract/organisation/designations';
import { listSubDepartments } from '@seamline/shared/contract/organisation/sub-departments';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VESU } from './branches/testing/vesu.ts';
import { routes } from './routes.tsx';

const ADAJAN = { ...VESU, id: 2, name: 'Adajan Studio', code: 'ves ' };
const code = page.getByRole('textbox', { name: 'Code' });
const question = page.getByRole('alertdialog', { name: 'Already in use' });

async function openBranch(path: string, branches = [VESU]) {
  const service = renderRoutes(routes, path, (data) => {
    data.answer(listBranches, { branches });
    data.answer(getBranchOptions, { branch_type_options: ['Showroom'] });
    data.answer(createBranch, ADAJAN);
    data.answer(updateBranch, ADAJAN);
  });
  await expect.element(page.getByRole('option', { name: 'Showroom' })).toBeInTheDocument();
  return { sent: () => service.calls.filter(({ method }) => method !== 'GET').length };
}

test('code of another branch: is told while typing and asked about before it is sent', async () => {
  const { sent } = await openBranch('branches/add');
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Adajan Studio');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Branch Type' }), 'Showroom');
  await userEvent.fill(code, 'ves');
  await expect.element(page.getByText('Another branch, Vesu Showroom, has this code. Can be saved.')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add Branch' });
  await userEvent.click(add);
  await expect
    .element(question)
    .toMatchTextContent(/Another branch, Vesu Showroom, has this code\. Add it all the same\?/);
  await userEvent.click(question.getByRole('button', { name: 'Change it' }));
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(code).toHaveFocus();
  expect(sent()).toBe(0);

  await userEvent.click(add);
  await userEvent.click(question.getByRole('button', { name: 'Add all the same' }));
  await expect.poll(sent).toBe(1);
});

test('code of another branch: is not asked about where it is stored already and stays', async () => {
  const { sent } = await openBranch('branches/2/edit', [VESU, ADAJAN]);
  await expect.element(page.getByText('Another branch, Vesu Showroom, has this code. Can be saved.')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Adajan');
  await userEvent.click(page.getByRole('button', { name: 'Update Branch' }));
  await expect.poll(sent).toBe(1);
});

test('code of another branch: the list marks both', async () => {
  renderRoutes(routes, 'branches', (data) =>
    data.answer(listBranches, { branches: [VESU, ADAJAN, { ...VESU, id: 3, name: 'Godown', code: 'GOD' }] }),
  );
  await expect.element(page.getByText('Duplicate').first()).toBeInTheDocument();
  expect(page.getByText('Duplicate').elements()).toHaveLength(2);
});

const CUTTING = { department_name: 'Cutting', department_code: 'CUT', department_description: null, version: 1 };
const LASERS = { id: 8, sub_department: 'Lasers', code: 'CUT', description: null, version: 1 };
const TAILOR = { id: 5, designation: 'Tailor', code: 'CUT', description: null, version: 1 };

const ADD_FORMS: [path: string, sentence: string][] = [
  ['department/add', 'Another department, Cutting (Surat), has this code. Can be saved.'],
  [
    'subdepartment/add?branch_id=1&department_id=4',
    'Another sub-department, Lasers (Cutting), has this code. Can be saved.',
  ],
  ['designation/add', 'Another designation, Tailor, has this code. Can be saved.'],
];

test.each(ADD_FORMS)('code of another record: %s names it', async (path, sentence) => {
  renderRoutes(routes, path, (data) => {
    data.answer(listDepartments, { 1: { branch_name: 'Surat', department: { 4: CUTTING } } });
    data.answer(getDepartmentOptions, { branches: { 1: 'Surat' }, department_type_options: [] });
    data.answer(listDesignations, { designations: [TAILOR] });
    const departments = [{ department_id: 4, department_name: 'Cutting', sub_departments: [LASERS] }];
    data.answer(listSubDepartments, { branches: [{ branch_id: 1, branch_name: 'Surat', departments }] });
  });
  await userEvent.fill(code, 'cut');
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
});

test('code of another department: the groups of the list mark both', async () => {
  const department = { 4: CUTTING, 5: { ...CUTTING, department_name: 'Stitching' } };
  renderRoutes(routes, 'department', (data) =>
    data.answer(listDepartments, { 1: { branch_name: 'Surat', department } }),
  );
  await expect.element(page.getByText('Duplicate').first()).toBeVisible();
  expect(page.getByText('Duplicate').elements()).toHaveLength(2);
});
