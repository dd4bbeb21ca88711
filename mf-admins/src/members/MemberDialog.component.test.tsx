import { listMembers } from '@seamline/shared/contract/administrators';
import type { Role } from '@seamline/shared/contract/session';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const FLAGS = { edit_permission: true, view_permission: true, is_active: true, version: 1 };
const OWNER = { name: 'Isha Mehta', number: '9876500001', email: null, status: 'owner', ...FLAGS } as const;
const MANAGER = { name: 'Ravi Desai', number: '9876500002', email: null, status: 'manager', ...FLAGS } as const;

function open(path: string, role: Role) {
  renderRoutes(routes, path, (data) => data.answer(listMembers, { member: [OWNER, MANAGER], access_by: role }));
}

test('dialog of a manager: opens by its URL and returns the focus to the row', async () => {
  open('manager/9876500002/edit', 'owner');
  await expect.element(page.getByRole('textbox', { name: 'Number', exact: true })).toHaveValue('9876500002');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('link', { name: 'Update Ravi Desai' })).toHaveFocus();
  expect(location.pathname).toBe('/dashboard/manager');
});

test.each(['manager/add', 'manager/9876500002/edit', 'manager/9876500002/delete', 'manager/9876500002/password'])(
  'dialog that a manager is not offered: leads from %s to the list',
  async (path) => {
    open(path, 'manager');
    await expect.poll(() => location.pathname).toBe('/dashboard/manager');
    await expect.element(page.getByRole('rowheader', { name: 'Ravi Desai' })).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  },
);
