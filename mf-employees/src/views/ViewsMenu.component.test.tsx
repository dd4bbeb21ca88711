import { getEmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import {
  createEmployeeView,
  type EmployeeView,
  listEmployeeViews,
  removeEmployeeView,
  updateEmployeeView,
} from '@seamline/shared/contract/employees/employee-views';
import { listEmployees } from '@seamline/shared/contract/employees/employees';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const leaving: EmployeeView = { id: 3, name: 'Leaving soon', search: 'status=on-notice&view=list&columns=code' };

function open(search: string, views: EmployeeView[]) {
  return renderRoutes(routes, `employee${search}`, (data) => {
    data.answer(getEmployeeLookups, { branches: [], designations: [], shifts: [] });
    data.answer(listEmployees, {
      branches: [{ branch_id: 1, branch_name: 'Vesu', total_employees: 3 }],
      department: {
        Retail: [{ id: 7, user_id: 7, user_name: 'Asha Mehta', designation: 'Tailor', profile_pic: null }],
      },
      order: [7],
      groups: [{ name: 'Retail', total: 1 }],
      next_cursor: null,
    });
    data.answer(listEmployeeViews, { views });
  });
}

const menu = page.getByRole('menu', { name: 'Saved views' });
/** The body of the call with a method. */
const sentBy = (service: ReturnType<typeof open>, method: string) =>
  JSON.parse(service.calls.find((call) => call.method === method)?.body ?? '{}');
const inUrl = () => Object.fromEntries(new URLSearchParams(location.search));

test('saved views: what the directory shows is saved under a name and is the open view then', async () => {
  const service = open('?view=list&columns=code&status=on-notice&nonsense=1', []);
  service.answer(createEmployeeView, leaving);
  await userEvent.click(page.getByRole('button', { name: 'Saved views' }));
  await userEvent.click(menu.getByRole('menuitem', { name: 'Save as a view…' }));
  const dialog = page.getByRole('dialog', { name: 'Save as a View' });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(dialog.getByText('This field is required.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), 'Leaving soon');
  service.answer(listEmployeeViews, { views: [leaving] });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await expect.element(page.getByRole('button', { name: 'Saved view: Leaving soon' })).toBeVisible();
  await expect.element(page.getByText('The view Leaving soon is shown.')).toBeInTheDocument();
  expect(sentBy(service, 'POST')).toEqual({
    ...{ name: 'Leaving soon', search: leaving.search },
  });
});

test('saved views: one is opened with the keyboard in place of all filters, and updated where it differs', async () => {
  const service = open('?designation=4&q=shah&gender=MALE', [leaving, { id: 4, name: 'Men', search: 'gender=MALE' }]);
  const button = page.getByRole('button', { name: 'Saved views' });
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu.getByRole('menuitemradio', { name: 'Leaving soon' })).toBeVisible();
  await userEvent.keyboard('{Home}{Enter}');
  await expect.poll(inUrl).toEqual({ saved: '3', status: 'on-notice', view: 'list', columns: 'code' });
  const open3 = page.getByRole('button', { name: 'Saved view: Leaving soon' });
  await expect.element(open3).toHaveFocus();
  await expect.element(page.getByText('The view Leaving soon is shown.')).toBeInTheDocument();

  await userEvent.click(page.getByRole('button', { name: 'Name' }));
  await expect.element(page.getByText('What is shown differs from the view Leaving soon.')).toBeInTheDocument();
  const changed = page.getByRole('button', { name: /^Saved view: Leaving soon\s*\(changed\)$/ });
  const search = 'status=on-notice&sort=name&view=list&columns=code';
  service.answer(updateEmployeeView, { ...leaving, search });
  service.answer(listEmployeeViews, { views: [{ ...leaving, search }] });
  await userEvent.click(changed);
  await userEvent.click(menu.getByRole('menuitem', { name: 'Update Leaving soon' }));
  await expect.element(page.getByText('The view Leaving soon is shown.')).toBeInTheDocument();
  expect(sentBy(service, 'PUT')).toEqual({ name: 'Leaving soon', search });
  service.answer(updateEmployeeView, leaving);
  await userEvent.click(page.getByRole('button', { name: /^Undo/ }));
  await expect.element(page.getByText('The view Leaving soon is as it was before.')).toBeVisible();
});

test('saved views: a deleted one leaves the filters as they are, and Undo saves it again', async () => {
  const service = open(`?${leaving.search}&saved=3`, [leaving]);
  service.answer(removeEmployeeView, { success: true, message: '' });
  await userEvent.click(page.getByRole('button', { name: 'Saved view: Leaving soon' }));
  service.answer(listEmployeeViews, { views: [] });
  await userEvent.click(menu.getByRole('menuitem', { name: 'Delete Leaving soon' }));
  await expect.element(page.getByText('The view Leaving soon was deleted.', { exact: true })).toBeVisible();
  await expect.poll(inUrl).toEqual({ status: 'on-notice', view: 'list', columns: 'code' });
  service.answer(createEmployeeView, leaving);
  await userEvent.click(page.getByRole('button', { name: /^Undo/ }));
  await expect.element(page.getByText('The view Leaving soon is there again.')).toBeVisible();
  expect(sentBy(service, 'POST')).toEqual({
    ...{ name: leaving.name, search: leaving.search },
  });
});

test('saved views: a URL with the id of somebody else’s view has its filters alone', async () => {
  open('?status=on-notice&saved=99', [leaving]);
  await expect.element(page.getByRole('button', { name: 'Saved views' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove the filter Status: On notice' })).toBeVisible();
});
