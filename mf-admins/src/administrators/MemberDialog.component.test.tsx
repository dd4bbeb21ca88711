import { listMembers } from '@seamline/shared/contract/access/administrators';
import type { Role } from '@seamline/shared/contract/access/session';
import { listBranches } from '@seamline/shared/contract/organisation/branches';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const FLAGS = { edit_permission: true, view_permission: true, is_active: true, version: 1 };
const OWNER = { name: 'Isha Mehta', number: '9876500001', email: null, status: 'owner', ...FLAGS } as const;
const MANAGER = { name: 'Ravi Desai', number: '9876500002', email: null, status: 'manager', ...FLAGS } as const;

function open(path: string, role: Role) {
  return renderRoutes(routes, path, (data) => data.answer(listMembers, { member: [OWNER, MANAGER], access_by: role }));
}

test('dialog of a manager: opens by its URL and returns the focus to the row', async () => {
  open('manager/9876500002/edit', 'owner');
  await expect.element(page.getByRole('textbox', { name: 'Number', exact: true })).toHaveValue('9876500002');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('link', { name: 'Update Ravi Desai' })).toHaveFocus();
  expect(location.pathname).toBe('/dashboard/manager');
});

test.each([
  'manager/add',
  'manager/add/owner',
  'manager/9876500002/role',
  'manager/9876500002/edit',
  'manager/9876500002/delete',
  'manager/9876500002/password',
])('dialog that a manager is not offered: leads from %s to the list', async (path) => {
  open(path, 'manager');
  await expect.poll(() => location.pathname).toBe('/dashboard/manager');
  await expect.element(page.getByRole('rowheader', { name: 'Ravi Desai' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('last active owner: the dialog says why they cannot become a manager', async () => {
  open('manager/9876500001/role', 'owner');
  const reason = 'Isha Mehta is the last active owner and cannot become a manager.';
  await expect.element(page.getByRole('alertdialog').getByText(reason, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Make a manager' })).not.toBeInTheDocument();
});

test('update dialog: sends a corrected name, and no role', async () => {
  const { calls } = await open('manager/9876500002/edit', 'owner');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ravi P. Desai');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const sent = () => calls.find(({ method }) => method === 'PUT')?.query;
  await expect.poll(sent).toMatchObject({ new_name: 'Ravi P. Desai', number: '9876500002' });
  expect(sent()).not.toHaveProperty('new_role');
});

test('branches of a manager: the list names them, and the form changes them', async () => {
  const branches = ['Adajan Studio', 'Vesu Showroom'].map((name, index) => ({
    ...{
      id: index + 1,
      name,
      code: null,
      postal_address: null,
      state: null,
      telephone: null,
      branch_type: 'Showroom',
      version: 1,
      created_at: '2026-01-01T00:00:00.000Z',
    },
  }));
  const { calls } = await renderRoutes(routes, 'manager', (data) => {
    data.answer(listMembers, { member: [{ ...MANAGER, has_scope: true, branch_ids: [2] }], access_by: 'owner' });
    data.answer(listBranches, { branches });
  });
  await expect.element(page.getByText('Only Vesu Showroom', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Update Ravi Desai' }).click();
  await page.getByRole('checkbox', { name: 'Vesu Showroom' }).click();
  await expect.element(page.getByText('Without a branch they see nobody.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Adajan Studio' }).click();
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  const sent = () => calls.find(({ method }) => method === 'PUT')?.query;
  await expect.poll(sent).toMatchObject({ has_scope: 'true', branch_ids: '1' });
});
