import { departmentInput } from '@seamline/shared/contract/organisation/departments';
import { designationInput } from '@seamline/shared/contract/organisation/designations';
import { FormPage, initialValues, SelectField, TextField, useContractForm } from '@seamline/shared/form';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const SAVING = { submitLabel: 'Save', back: '', mutation: { mutationFn: async () => {} }, onSuccess: () => {} };

let renders = 0;

function DesignationScreen() {
  renders += 1;
  const form = useContractForm(designationInput, { designation: 'Tailor', code: '' });
  return (
    <FormPage title="Designation" form={form} {...SAVING}>
      <TextField name="designation" label="Designation" />
      <TextField name="code" label="Code" />
    </FormPage>
  );
}

test('form page: typing into a field, leaving it and its error do not render the whole form', async () => {
  renderRoutes([{ path: 'designation', element: <DesignationScreen /> }], 'designation', () => {});
  const designation = page.getByRole('textbox', { name: 'Designation' });
  await userEvent.type(designation, 's');
  const rendersOnceChanged = renders;
  await userEvent.type(designation, ' and cutters');
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  await userEvent.clear(designation);
  await userEvent.tab();
  await expect.element(page.getByText('This field is required.')).toBeVisible();
  await expect.element(designation).toHaveAttribute('aria-invalid', 'true');
  expect(renders).toBe(rendersOnceChanged);
});

function DepartmentScreen() {
  const form = useContractForm(departmentInput, initialValues(departmentInput, {}));
  return (
    <FormPage title="Department" form={form} {...SAVING}>
      <SelectField name="branch_id" label="Branch" options={[]} required />
    </FormPage>
  );
}

test('form page: a choice whose options are not there yet is missing, and not a wrong one', async () => {
  renderRoutes([{ path: 'department', element: <DepartmentScreen /> }], 'department', () => {});
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect
    .element(page.getByRole('combobox', { name: 'Branch' }))
    .toHaveAccessibleDescription('This field is required.');
});

function TallScreen() {
  const form = useContractForm(designationInput, { designation: 'Tailor', code: '' });
  const mutation = { mutationFn: () => Promise.reject(new Error('The server cannot be reached.')) };
  return (
    <FormPage title="Designation" form={form} {...SAVING} mutation={mutation}>
      <div style={{ height: '300vh' }} />
      <TextField name="designation" label="Designation" />
    </FormPage>
  );
}

test('form page: the reason of a failure is in view also where the form is higher than the window', async () => {
  renderRoutes([{ path: 'designation', element: <TallScreen /> }], 'designation', () => {});
  const save = page.getByRole('button', { name: 'Save' });
  await userEvent.click(save);
  const reason = page.getByText(/The server cannot be reached/);
  await expect.element(reason).toBeVisible();
  await expect.poll(() => reason.element().getBoundingClientRect().top).toBeGreaterThan(0);
  await expect.element(save).toHaveFocus();
});
