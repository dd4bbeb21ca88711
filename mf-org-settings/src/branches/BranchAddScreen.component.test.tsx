import { createBranch, getBranchOptions } from '@seamline/shared/contract/organisation/branch-changes';
import { listBranches } from '@seamline/shared/contract/organisation/branches';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';
import { VESU } from './testing/vesu.ts';

const OPTIONS = { branch_type_options: ['Showroom', 'Factory'] };

const name = page.getByRole('textbox', { name: 'Name' });
const code = page.getByRole('textbox', { name: 'Code' });
const add = page.getByRole('button', { name: 'Add Branch' });

async function open() {
  const service = renderRoutes(routes, 'branches/add', (data) => {
    data.answer(listBranches, { branches: [VESU] });
    data.answer(getBranchOptions, OPTIONS);
  });
  await expect.element(page.getByRole('option', { name: 'Showroom' })).toBeInTheDocument();
  return service;
}

test('branch form: shows "Name and Branch Type are required." and focuses the name when both are empty', async () => {
  const { calls } = await open();
  await userEvent.click(add);
  await expect.element(page.getByText('Name and Branch Type are required.', { exact: true })).toBeVisible();
  await expect.element(name).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('branch form: counts the characters of the name and the code', async () => {
  await open();
  await userEvent.fill(name, 'વેસુ');
  await expect.element(page.getByText('4/200')).toBeVisible();
  await userEvent.fill(code, 'AB');
  await expect.element(page.getByText('2/100')).toBeVisible();
  await expect.element(page.getByText('4/200')).not.toBeVisible();
  await userEvent.fill(name, 'x'.repeat(160));
  await userEvent.click(code);
  await expect.element(page.getByText('160/200')).toBeVisible();
});

test('branch form: warns of a duplicate name and marks the field that the server refuses', async () => {
  const service = await open();
  const message = 'There is already a branch called VESU showroom.';
  service.refuse(createBranch, 409, { message, errors: [{ field: 'name', message }] });
  await userEvent.fill(name, 'VESU showroom');
  await expect.element(page.getByText('There is already a branch called Vesu Showroom.')).toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Branch Type' }), 'Showroom');
  await userEvent.click(add);
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert').filter({ hasText: 'Failed to add branch.' })).toBeVisible();
});

test('branch form: advises on an unusual address and state, and refuses a telephone number that cannot be one', async () => {
  await open();
  await userEvent.fill(page.getByRole('textbox', { name: 'Postal Address' }), 'Ring Road, Surat');
  await expect.element(page.getByText('An address in India has a PIN code of 6 digits. Can be saved.')).toBeVisible();
  await userEvent.fill(page.getByRole('combobox', { name: 'State' }), 'Gujrat');
  await expect.element(page.getByText(/^This is not the English name of a state .* Can be saved\.$/)).toBeVisible();
  const telephone = page.getByRole('textbox', { name: 'Telephone' });
  await userEvent.fill(telephone, '12345');
  await userEvent.click(add);
  await expect.element(telephone).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('Enter a telephone number of 6 to 15 digits.')).toBeVisible();
});

test('branch form: says that the branch types could not be fetched, and fetches them again', async () => {
  const service = renderRoutes(routes, 'branches/add', (data) => {
    data.answer(listBranches, { branches: [VESU] });
    data.refuse(getBranchOptions, 503, { message: 'The database is resting.' });
  });
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch branch types. Please try again later.' });
  await expect.element(alert).toBeVisible();
  service.answer(getBranchOptions, OPTIONS);
  await userEvent.click(alert.getByRole('button', { name: 'Retry' }));
  await expect.element(page.getByRole('option', { name: 'Showroom' })).toBeInTheDocument();
});
