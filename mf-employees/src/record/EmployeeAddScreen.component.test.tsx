import { createEmployee, getEmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const oneName = page.getByRole('checkbox', { name: 'This person has one name' });
const problems = page.getByText('This field is required.', { exact: true });

test('employee form: a person with one name has no field for a last name, and what was typed there returns', async () => {
  renderRoutes(routes, 'employee/add', (data) => {
    data.answer(getEmployeeLookups, { branches: [], designations: [], shifts: [] });
  });
  await userEvent.fill(field('First Name'), 'Sunil');
  await userEvent.fill(field('Last Name'), 'Rao');
  await expect.element(field('Full Name')).toHaveValue('Sunil Rao');

  await userEvent.tab();
  await expect.element(oneName).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('There is no last name.')).toBeVisible();
  expect(field('Last Name').query()).toBeNull();
  await expect.element(oneName).toHaveFocus();
  await expect.element(field('Full Name')).toHaveValue('Sunil');
  const submit = page.getByRole('button', { name: 'Add Employee' });
  await userEvent.click(submit);
  await expect.element(problems.first()).toBeVisible();
  // Birth and joining date, gender, employment type, designation, branch, mobile number.
  const withoutLastName = 7;
  expect(problems.elements()).toHaveLength(withoutLastName);

  await userEvent.click(oneName);
  await expect.element(field('Last Name')).toHaveValue('Rao');
  await expect.element(field('Full Name')).toHaveValue('Sunil Rao');
  await userEvent.clear(field('Last Name'));
  await userEvent.click(submit);
  await expect.element(field('Last Name')).toHaveAttribute('aria-invalid', 'true');
  expect(problems.elements()).toHaveLength(withoutLastName + 1);
});

test('employee form: an employee is added without documents by a button of its own', async () => {
  const named = { id: 1, name: 'Vesu' };
  const service = renderRoutes(routes, 'employee/add', (data) => {
    data.answer(getEmployeeLookups, {
      branches: [{ ...named, departments: [] }],
      designations: [{ id: 4, name: 'Tailor' }],
      shifts: [],
    });
    data.answer(createEmployee, { id: 9, message: 'Employee added successfully!' });
  });
  const sent = () => service.calls.filter(({ path }) => path === createEmployee.path);
  await userEvent.fill(field('First Name'), 'Sunil');
  await userEvent.fill(field('Last Name'), 'Rao');
  await userEvent.fill(field('Mobile Number'), '9824012345');
  await userEvent.fill(field('Birth Date'), '08-Mar-1992');
  await userEvent.fill(field('Joining Date'), '01-Jun-2019');
  for (const [name, option] of [
    ['Gender', 'Male'],
    ['Employment Type', 'Full time'],
    ['Designation', 'Tailor'],
    ['Branch', 'Vesu'],
  ] as const) {
    await userEvent.selectOptions(page.getByRole('combobox', { name: new RegExp(`^${name}`) }), option);
  }
  await userEvent.click(page.getByRole('button', { name: 'Add Employee' }));
  await expect.element(page.getByText('Choose a file.').first()).toBeVisible();
  expect(sent()).toEqual([]);

  await userEvent.click(page.getByRole('button', { name: 'Add without documents' }));
  await expect.poll(sent).toHaveLength(1);
  expect(sent()[0]?.body).toMatch(/name="without_documents"\s+true\s/);
});

test('employee form: an index beside it names its sections, marks the one in view and leads to each', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(1440, 900);
  renderRoutes(routes, 'employee/add', (data) => {
    data.answer(getEmployeeLookups, { branches: [], designations: [], shifts: [] });
  });
  const index = page.getByRole('navigation', { name: 'Sections of the form' });
  await expect.element(index.getByRole('button', { name: 'Person' })).toHaveAttribute('aria-current', 'location');
  const names = [...index.getByRole('button').elements()].map((button) => button.textContent);
  expect(names).toEqual(['Person', 'Branch and designation', 'Work', 'Insurance and retirement', 'Documents']);
  await userEvent.click(index.getByRole('button', { name: 'Documents' }));
  await expect.element(page.getByRole('heading', { name: 'Documents' })).toHaveFocus();
  await expect.element(index.getByRole('button', { name: 'Person' })).not.toHaveAttribute('aria-current');
});
