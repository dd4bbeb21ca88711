import { restoreRecord } from '@seamline/shared/contract/access/activity';
import {
  getLeaveReasonOptions,
  listLeaveReasons,
  removeLeaveReason,
} from '@seamline/shared/contract/leave/leave-reasons';
import { setLanguage } from '@seamline/shared/session';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const MOVING = { id: 7, leave_type_id: 3, leave_type_name: 'Casual Leave', reason: 'Moving house' };

test('deletion of a leave reason: asks with the focus on Cancel, says why it failed, and takes the reason out of the list', async () => {
  const service = renderRoutes(routes, 'leavereason', (data) => {
    data.answer(listLeaveReasons, { leave_reasons: [MOVING] });
    data.answer(getLeaveReasonOptions, { leave_type_names: ['Casual Leave'] });
    data.refuse(removeLeaveReason, 503, { message: 'The database is resting.', detail: 'pool exhausted' });
  });
  await userEvent.click(page.getByRole('link', { name: 'Delete Moving house' }));
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await expect.element(question).toMatchTextContent(/Moving house/);
  await expect.element(question).toMatchTextContent(/It belongs to Casual Leave\./);
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  const confirm = question.getByRole('button', { name: 'Yes, Delete' });
  const alert = question.getByRole('alert');
  await userEvent.click(confirm);
  await expect.element(alert).toMatchTextContent(/Failed to delete leave reason\./);
  await expect.element(alert).toMatchTextContent(/The database is resting\./);
  service.disconnect(removeLeaveReason);
  await userEvent.click(confirm);
  await expect.element(alert).toMatchTextContent(/Error occurred while deleting\./);
  await expect.element(alert).toMatchTextContent(/The server cannot be reached\. Check the connection and try again\./);
  service.answer(removeLeaveReason, { success: true, message: '' });
  service.answer(listLeaveReasons, { leave_reasons: [] });
  await userEvent.click(confirm);
  await expect.element(page.getByRole('status').filter({ hasText: 'Moving house was deleted.' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Moving house' })).not.toBeInTheDocument();
  expect(service.calls.filter(({ method }) => method === 'DELETE').at(-1)?.path).toMatch(/\/leave-reason\/7$/);
});

test('message of a deletion: undoes it, and says why that was refused', async () => {
  const service = renderRoutes(routes, 'leavereason/7/delete', (data) => {
    data.answer(listLeaveReasons, { leave_reasons: [MOVING] });
    data.answer(getLeaveReasonOptions, { leave_type_names: ['Casual Leave'] });
    data.answer(removeLeaveReason, { success: true, message: '' });
    data.refuse(restoreRecord, 409, { message: 'Moving house has already been restored.' });
  });
  const confirm = page.getByRole('button', { name: 'Yes, Delete' });
  await expect.element(confirm).toBeVisible();
  service.answer(listLeaveReasons, { leave_reasons: [] });
  await userEvent.click(confirm);
  const undo = page.getByRole('button', { name: 'Undo' });
  await userEvent.click(undo);
  const refusal = page.getByRole('alert').filter({ hasText: 'Moving house was not restored.' });
  await expect.element(refusal).toMatchTextContent(/Moving house has already been restored\./);
  await expect.element(undo).not.toBeInTheDocument();
  const sent = service.calls.find(({ path }) => path === restoreRecord.path);
  expect(sent).toMatchObject({ method: 'POST', query: { record: 'leave-reason', id: '7' } });
});

test('message of a deletion: says in the language of the interface that it was undone', async () => {
  setLanguage('hi');
  onTestFinished(() => setLanguage('en'));
  const service = renderRoutes(routes, 'leavereason/7/delete', (data) => {
    data.answer(listLeaveReasons, { leave_reasons: [MOVING] });
    data.answer(getLeaveReasonOptions, { leave_type_names: ['Casual Leave'] });
    data.answer(removeLeaveReason, { success: true, message: '' });
    data.answer(restoreRecord, { success: true, message: 'Moving house was restored.' });
  });
  const confirm = page.getByRole('button', { name: 'Yes, Delete' });
  await expect.element(confirm).toBeVisible();
  service.answer(listLeaveReasons, { leave_reasons: [] });
  await userEvent.click(confirm);
  // The shell loads the messages of `ui`, which are in English here.
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByText('Moving house को वापस लाया गया।')).toBeVisible();
});

test('deletion of a leave reason: sends the version on the screen, and shows what another user has changed', async () => {
  const service = renderRoutes(routes, 'leavereason', (data) => {
    data.answer(listLeaveReasons, { leave_reasons: [{ ...MOVING, version: 3 }] });
    data.answer(getLeaveReasonOptions, { leave_type_names: ['Casual Leave'] });
    const message = 'Ketan has changed Moving house since you opened this. Look at it again before you delete it.';
    data.refuse(removeLeaveReason, 409, { message });
  });
  await userEvent.click(page.getByRole('link', { name: 'Delete Moving house' }));
  service.answer(listLeaveReasons, { leave_reasons: [{ ...MOVING, reason: 'Moving to Pune', version: 4 }] });
  await userEvent.click(page.getByRole('button', { name: 'Yes, Delete' }));

  await expect.element(page.getByRole('alert')).toMatchTextContent(/Ketan has changed Moving house/);
  expect(service.calls.find(({ method }) => method === 'DELETE')?.query).toMatchObject({ version: '3' });
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(page.getByRole('rowheader', { name: 'Moving to Pune' })).toBeVisible();
});
