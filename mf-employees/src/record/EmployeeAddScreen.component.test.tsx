import { getEmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
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
