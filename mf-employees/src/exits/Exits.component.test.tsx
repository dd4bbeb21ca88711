import { changeEmployees, previewChange } from '@seamline/shared/contract/employees/employee-changes';
import { type EmployeeExit, getEmployeeExit, updateExitTask } from '@seamline/shared/contract/employees/employee-exits';
import { listEmployees } from '@seamline/shared/contract/employees/employees';
import {
  type FormerEmployee,
  type Identity,
  identifyEmployee,
  listFormerEmployees,
  recordLeaving,
} from '@seamline/shared/contract/employees/former-employees';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import type { Conflict } from '@seamline/shared/contract/wire/fields';
import { formatCalendarDay } from '@seamline/shared/messages';
import { queryClient } from '@seamline/shared/query';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const inDays = (days: number) => dateInIndia(new Date(Date.now() + days * 86_400_000));
const card = { id: 7, user_id: 7, user_name: 'Asha Mehta', designation: 'Tailor', profile_pic: null };
const place = { department: 'Retail', branch_name: 'Vesu', mobile_number: '9824012345', joining_date: '2024-05-02' };
const notice = {
  ...{ resignation_date: inDays(-10), company_last_day: inDays(20), remark: null, fnf_remark: null },
  ...{ exit_type: 'resignation', exit_reason: null, notice_period_days: 45, settled_on: null },
};
const asha: Identity = { ...card, ...place, reports: 2, version: 3, notice, leaving: null };
const task = { owner: null, due_on: null, done_on: null };
const exit: EmployeeExit = {
  tasks: [
    { ...task, task: 'assets' },
    { ...task, task: 'handover', owner: { id: 9, name: 'Ila Shah' }, due_on: inDays(5) },
    { ...task, task: 'documents' },
  ],
  settlement_due_on: inDays(-1),
  reports: [
    { id: 8, name: 'Bina Rao', designation: 'Cutter' },
    { id: 10, name: 'Chitra Vora', designation: 'Tailor' },
  ],
};

function open(path: string, person: Identity = asha) {
  return renderRoutes(routes, path, (data) => {
    data.answer(identifyEmployee, person);
    data.answer(getEmployeeExit, person.notice ? exit : { ...exit, tasks: [], settlement_due_on: null });
  });
}

/** The body of the last change that was sent to a path. */
const sentBy = ({ calls }: ReturnType<typeof open>, path: string) =>
  calls.filter((call) => call.path === path && call.method !== 'GET').at(-1)?.body ?? '';

/** The last leaving that was sent. */
const formBy = (service: ReturnType<typeof open>) =>
  Object.fromEntries(new URLSearchParams(sentBy(service, '/data/ex-employees/7')));

/** The body of the response to a stale version. */
const stale = ({ message, ...conflict }: Pick<Conflict, 'version' | 'changes'> & { message: string }) => ({
  ...{ message, conflict: { by: 'Ilaben Meghani', at: null, ...conflict } },
});

test('employees on notice: what is left to do is listed for each, and the name leads to their exit', async () => {
  const row: FormerEmployee = {
    ...{ ...card, ...place, ...notice, left_at: null },
    ...{ settlement_due_on: inDays(22), tasks_done: 1, reports: 2 },
  };
  open('employee/on-notice').answer(listFormerEmployees, {
    ...{
      leavers: [row],
      total: 1,
      next_cursor: null,
      branches: [{ branch_id: 1, branch_name: 'Vesu', total_employees: 1 }],
    },
  });
  const line = page.getByRole('row', { name: /Asha Mehta/ });
  await expect.element(line).toMatchTextContent(/in 20 days.*1 of 3.*2.*Due by /);
  await userEvent.click(line.getByRole('link', { name: 'Asha Mehta' }));
  await expect.element(page.getByRole('heading', { name: 'Asha Mehta' })).toBeVisible();
  await expect.element(page.getByText('30 days; 45 were agreed, 15 are missing')).toBeVisible();
  await expect.element(page.getByText(/^Overdue since /)).toBeVisible();
});

test('exit: the leaving is changed in a dialog, and an emptied notice period is cleared', async () => {
  const service = open('employee/on-notice/7');
  await userEvent.click(page.getByRole('link', { name: 'Change the exit…' }));
  const dialog = page.getByRole('dialog', { name: 'Change the Exit' });
  await expect.element(dialog.getByText('30 days of notice. 15 days fewer than agreed.')).toBeVisible();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Studies');
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Agreed notice period (days)' }));
  service.answer(recordLeaving, { success: true, message: '', withdrawn_changes_on: ['2026-12-15', '2027-01-04'] });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('The exit of Asha Mehta was saved.')).toBeVisible();
  await expect
    .element(page.getByText('The changes planned for 15-Dec-2026 and 04-Jan-2027 were withdrawn.'))
    .toBeVisible();
  expect(formBy(service)).toMatchObject({
    ...{ exit_type: 'resignation', exit_reason: 'studies', notice_period_days: '', settled_on: '' },
  });
  // It closes by a step back in history, which would reach the next test.
  await expect.element(dialog).not.toBeInTheDocument();
});

test('exit: a settlement before the joining date or in the future is refused at its field', async () => {
  const service = open('employee/on-notice/7/edit');
  const dialog = page.getByRole('dialog', { name: 'Change the Exit' });
  const settledOn = dialog.getByRole('textbox', { name: 'Final settlement paid on' });
  await userEvent.fill(settledOn, '01-May-2024');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect
    .element(settledOn)
    .toHaveAccessibleDescription(/The final settlement cannot be before the joining date\./);
  await userEvent.fill(settledOn, formatCalendarDay(inDays(1)));
  await expect.element(settledOn).toHaveAccessibleDescription(/This date cannot be in the future\./);
  expect(formBy(service)).toEqual({});

  await userEvent.fill(settledOn, '02-May-2024');
  service.answer(recordLeaving, { success: true, message: '' });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => formBy(service)).toMatchObject({ settled_on: '2024-05-02' });
  await expect.element(dialog).not.toBeInTheDocument();
});

test('exit: an edit conflict names what another user changed, which is taken over or overwritten', async () => {
  const service = open('employee/on-notice/7/edit');
  const dialog = page.getByRole('dialog', { name: 'Change the Exit' });
  const lastDay = dialog.getByRole('textbox', { name: 'Company Last Day' });
  await userEvent.fill(dialog.getByRole('textbox', { name: 'FNF Remark' }), 'Paid');
  const message = 'Ilaben Meghani changed Asha Mehta while you were editing it.';
  const changes = [
    { field: 'company_last_day', before: inDays(20), after: inDays(40) },
    { field: 'exit_type', before: 'resignation', after: null },
  ];
  service.refuse(recordLeaving, 409, stale({ message, version: 5, changes }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(dialog.getByRole('alert').getByText(message)).toBeVisible();
  const days = [inDays(20), inDays(40)].map(formatCalendarDay);
  await expect.element(dialog.getByText(`Company Last Day: ${days[0]} → ${days[1]}`)).toBeVisible();
  await expect.element(dialog.getByText('Type: Resignation → (empty)')).toBeVisible();
  expect(formBy(service)).toMatchObject({ version: '3', fnf_remark: 'Paid' });

  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await expect.poll(() => formBy(service)).toMatchObject({ version: '5', company_last_day: inDays(20) });
  await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }));
  await expect.element(lastDay).toHaveValue(days[1] ?? '');
  service.answer(recordLeaving, { success: true, message: '' });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('The exit of Asha Mehta was saved.')).toBeVisible();
  expect(formBy(service)).toMatchObject({
    ...{ version: '5', company_last_day: inDays(40), exit_type: '', fnf_remark: 'Paid' },
  });
});

test('exit: an employee who stays has no tasks, and their leaving is recorded there', async () => {
  open('employee/on-notice/7', { ...asha, notice: undefined });
  await expect.element(page.getByText('Asha Mehta is not leaving.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Tasks' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('link', { name: 'Record an exit…' }));
  const dialog = page.getByRole('dialog', { name: 'Record an Exit' });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(dialog.getByText('This field is required.').first()).toBeVisible();
});

test('exit: the tasks of a leaving that another user has withdrawn are not shown', async () => {
  const service = open('employee/on-notice/7');
  await expect.element(page.getByRole('button', { name: /^Done today/ }).first()).toBeVisible();
  service.answer(identifyEmployee, { ...asha, notice: undefined });
  await queryClient.invalidateQueries({ queryKey: [identifyEmployee.path] });
  await expect.element(page.getByText('Asha Mehta is not leaving.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Done today/ })).not.toBeInTheDocument();
});

test('exit: a task is done with one button and an undo, and gets an owner in a dialog', async () => {
  const service = open('employee/on-notice/7');
  const today = inDays(0);
  service.answer(updateExitTask, { ...task, task: 'assets', done_on: today });
  await userEvent.click(page.getByRole('button', { name: 'Done today: Return of assets' }));
  await expect.element(page.getByText('Return of assets: done.')).toBeVisible();
  const path = '/data/employee-exits/7/tasks';
  expect(JSON.parse(sentBy(service, path))).toEqual({ task: 'assets', done_on: today });
  service.answer(updateExitTask, { ...task, task: 'assets' });
  await userEvent.click(page.getByRole('button', { name: /^Undo/ }));
  await expect.element(page.getByText('Return of assets: not done.')).toBeVisible();
  expect(JSON.parse(sentBy(service, path))).toEqual({ task: 'assets', done_on: '' });

  await userEvent.click(page.getByRole('link', { name: 'Change: Handover of work' }));
  const dialog = page.getByRole('dialog', { name: 'Handover of work' });
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Ila Shah' }));
  service.answer(listEmployees, { branches: [], department: { Retail: [{ ...card, id: 11, user_name: 'Om Rao' }] } });
  await userEvent.fill(dialog.getByRole('combobox', { name: 'Assigned to' }), 'om');
  await userEvent.click(dialog.getByRole('option', { name: /Om Rao/ }));
  service.answer(updateExitTask, { ...task, task: 'handover', owner: { id: 11, name: 'Om Rao' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(JSON.parse(sentBy(service, path))).toMatchObject({ task: 'handover', owner_id: '11', due_on: inDays(5) });
});

test('exit: everyone who reports to the employee gets another manager, seen by person before', async () => {
  const service = open('employee/on-notice/7');
  await userEvent.click(page.getByRole('link', { name: 'Give them another manager…' }));
  const dialog = page.getByRole('dialog', { name: 'Another Manager for 2 Employees' });
  service.answer(listEmployees, { branches: [], department: { Retail: [{ ...card, id: 11, user_name: 'Om Rao' }] } });
  await userEvent.fill(dialog.getByRole('combobox'), 'om');
  await userEvent.click(dialog.getByRole('option', { name: /Om Rao/ }));
  const fields = [{ field: 'reporting_person_ids' as const, before: [7], after: [11] }];
  service.answer(previewChange, {
    ...{ changed: 1, unchanged: 0, refused: 0, refusals: [] },
    changes: [{ employee_id: 8, name: 'Bina Rao', effective_on: dateInIndia(new Date()), fields }],
    ...{ names: { reporting_person_ids: { 7: 'Asha Mehta', 11: 'Om Rao' } }, fingerprint: 'f' },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Show the effect' }));
  await expect.element(dialog).toMatchTextContent(/Bina RaoReports to: Asha Mehta → Om Rao/);
  expect(JSON.parse(sentBy(service, '/data/employee-changes/preview'))).toEqual({
    ...{ ids: [8, 10], count: 2, reporting_person_ids: ['11'] },
  });
  service.answer(changeEmployees, { changed: 1 });
  service.answer(getEmployeeExit, { ...exit, reports: [] });
  await userEvent.click(dialog.getByRole('button', { name: 'Change 1 employee' }));
  await expect.element(page.getByText('Nobody reports to this person.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});
