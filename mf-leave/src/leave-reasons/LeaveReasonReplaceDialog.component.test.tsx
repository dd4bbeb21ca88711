import {
  createLeaveReason,
  getLeaveReasonOptions,
  listLeaveReasons,
  removeLeaveReason,
} from '@seamline/shared/contract/leave/leave-reasons';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const MOVING = { id: 7, leave_type_id: 3, leave_type_name: 'Casual Leave', reason: 'Moving house' };
const ADDED = { ...MOVING, id: 8, reason: 'Moving to another city' };

test('replacement of a leave reason: is complete where another user has deleted the old one', async () => {
  const service = renderRoutes(routes, 'leavereason/7/replace', (data) => {
    data.answer(listLeaveReasons, { leave_reasons: [MOVING] });
    data.answer(getLeaveReasonOptions, { leave_type_names: ['Casual Leave'] });
    data.answer(createLeaveReason, ADDED);
    data.refuse(removeLeaveReason, 404, { message: 'This leave reason does not exist. It may have been deleted.' });
  });
  await userEvent.fill(page.getByRole('textbox'), ADDED.reason);
  service.answer(listLeaveReasons, { leave_reasons: [ADDED] });
  await userEvent.click(page.getByRole('button', { name: 'Replace' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('rowheader', { name: ADDED.reason })).toBeVisible();
  expect(service.calls.map(({ method }) => method)).toContain('DELETE');
  // At once: a message disappears by itself.
  expect(page.getByText(/could not be deleted/).query()).toBeNull();
});
