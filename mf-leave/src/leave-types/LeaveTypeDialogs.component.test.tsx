import { listLeaveReasons } from '@seamline/shared/contract/leave/leave-reasons';
import { listLeaveTypes } from '@seamline/shared/contract/leave/leave-types';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const SICK_LEAVE = {
  ...{ leave_type_id: 1, leave_type_name: 'Sick Leave', leave_type_short_name: 'SL', version: 1 },
  ...{ attachment_required: true, apply_leave_on_holiday: false, applicable_unpaid_leave: false },
  ...{ is_birthday_anniversary_leave: false, leave_applied_on_past_days: true, applicable_for: 'all' },
  ...{ allow_applicable_previous_days: 7, description: '' },
};

const edit = page.getByRole('link', { name: 'Edit Sick Leave' });
const dialog = page.getByRole('dialog', { name: 'Edit Leave Type' });
const shortName = page.getByRole('textbox', { name: 'Short Name' });
const discard = page.getByRole('alertdialog').getByRole('button', { name: 'Discard' });

function open(path: string) {
  renderRoutes(routes, path, (data) => {
    data.answer(listLeaveTypes, { leave_types: [SICK_LEAVE] });
    data.answer(listLeaveReasons, { leave_reasons: [] });
  });
}

test('dialog of a leave type: has a URL, keeps the search, asks before work is lost, and returns the focus', async () => {
  open('leavetype?q=sick');
  await userEvent.click(edit);
  await expect.element(dialog).toBeVisible();
  expect(location.pathname + location.search).toBe('/dashboard/leavetype/1/edit?q=sick');
  const entries = history.length;
  await userEvent.fill(shortName, 'S L');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(discard);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(edit).toHaveFocus();
  expect(location.pathname + location.search).toBe('/dashboard/leavetype?q=sick');
  // Closing goes back, so that a list with many edits is left by one step back.
  expect(history.length).toBe(entries);
});

test('dialog of a leave type: opens by its URL under both addresses of the list, and leads to the row', async () => {
  open('leavemanagement/1/edit?sort=name');
  await expect.element(shortName).toHaveValue('SL');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(edit).toHaveFocus();
  expect(location.pathname + location.search).toBe('/dashboard/leavemanagement?sort=name');
});

test.each(['edit', 'delete'])('dialog of a leave type that is gone: says so at /%s and leads back', async (action) => {
  open(`leavetype/99/${action}`);
  const gone = 'This record does not exist. It may have been deleted.';
  await expect.element(page.getByText(gone, { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Back to the list' }));
  await expect.element(page.getByText(gone)).not.toBeInTheDocument();
  await expect.element(edit).toBeVisible();
  expect(location.pathname).toBe('/dashboard/leavetype');
});

test('deletion of a leave type with reasons: names and links them, and can only be closed', async () => {
  renderRoutes(routes, 'leavetype/1/delete', (data) => {
    data.answer(listLeaveTypes, { leave_types: [SICK_LEAVE] });
    const reason = { id: 7, leave_type_id: 1, leave_type_name: 'Sick Leave', reason: 'Fever' };
    data.answer(listLeaveReasons, { leave_reasons: [reason] });
  });
  const question = page.getByRole('alertdialog', { name: 'Cannot Be Deleted' });
  await expect.element(question.getByText('1 reason belongs to this leave type: Fever.')).toBeVisible();
  await expect.element(question).toMatchTextContent(/Sick Leave cannot be deleted\./);
  await expect.element(question.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Yes, Delete' })).not.toBeInTheDocument();
  await userEvent.click(question.getByRole('link', { name: 'Show leave reasons' }));
  await expect.element(page.getByRole('rowheader', { name: 'Fever' })).toBeVisible();
  expect(location.pathname + location.search).toBe('/dashboard/leavereason?q=Sick+Leave');
});
