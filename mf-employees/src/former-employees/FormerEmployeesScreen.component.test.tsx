import { type FormerEmployee, identifyEmployee, listFormerEmployees } from '@seamline/shared/contract/former-employees';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const card = { id: 7, user_id: 7, user_name: 'Asha Mehta', designation: 'Tailor', profile_pic: null };
const place = { department: 'Retail', branch_name: 'Vesu', mobile_number: '9824012345', joining_date: '2024-05-02' };
const leaving = {
  ...{ resignation_date: '2026-01-05', company_last_day: '2026-02-28', remark: 'Moves to Pune', fnf_remark: null },
  ...{ exit_type: null, exit_reason: null, notice_period_days: null, settled_on: null },
};
const asha = { ...card, ...place, reports: 0, leaving: { ...leaving, left_at: '2026-02-28T18:30:00.000Z' } };
const row: FormerEmployee = {
  ...{ ...card, ...place, ...leaving, left_at: '2026-02-28T18:30:00.000Z' },
};
const remark = page.getByRole('textbox', { name: 'Remark', exact: true });

function open(search: string, status: number, message: string) {
  return renderRoutes(routes, `exemployees${search}`, (data) => {
    data.refuse(identifyEmployee, status, { message });
    data.answer(listFormerEmployees, { leavers: [row], total: 1, next_cursor: null, branches: [] });
  });
}

test('leaving form: is not shown over a stored leaving that could not be fetched, and comes with a retry', async () => {
  const service = open('?id=7', 500, 'The data service is busy.');
  await expect.element(page.getByText('Failed to fetch former employees. Please try again later.')).toBeVisible();
  await expect.element(page.getByText('The data service is busy.')).toBeVisible();
  expect(remark.query()).toBeNull();

  service.answer(identifyEmployee, asha);
  await userEvent.click(page.getByRole('button', { name: 'Retry' }));
  await expect.element(remark).toHaveValue('Moves to Pune');
});

test('leaving form: opens for an id that nobody has, and says so', async () => {
  open('?id=99', 404, 'No such employee.');
  await expect.element(page.getByText('No employee has the number 99.')).toBeVisible();
  await expect.element(remark).toHaveValue('');
});

test('leaving form: stays as it is when a leaving of the list could not be fetched', async () => {
  const service = open('', 500, 'The data service is busy.');
  await userEvent.fill(remark, 'Typed before');
  const change = page.getByRole('button', { name: 'Change how Asha Mehta leaves' }).first();
  await userEvent.click(change);
  await expect.element(page.getByText('The employee could not be looked up. The data service is busy.')).toBeVisible();
  await expect.element(remark).toHaveValue('Typed before');

  service.answer(identifyEmployee, asha);
  await userEvent.click(page.getByRole('button', { name: 'Retry' }));
  await expect.element(remark).toHaveValue('Moves to Pune');
});

test('filters of former employees: say that the last day to is before the last day from', async () => {
  open('?from=2026-03-01&to=2026-02-01', 404, 'No such employee.');
  await expect.element(page.getByText('The end date cannot be before the start date.')).toBeVisible();
});
