import {
  type FormerEmployee,
  identifyEmployee,
  listFormerEmployees,
  recordLeaving,
} from '@seamline/shared/contract/employees/former-employees';
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
const asha = {
  ...card,
  ...place,
  reports: 0,
  version: 3,
  leaving: { ...leaving, left_at: '2026-02-28T18:30:00.000Z' },
};
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

/** Confirms the leaving in the form, and returns what was sent. */
async function send({ calls }: ReturnType<typeof open>) {
  const before = calls.length;
  await userEvent.click(page.getByRole('button', { name: 'Submit', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'Yes, this person leaves' }));
  const sent = () => calls.slice(before).find(({ method }) => method === 'POST');
  await expect.poll(sent).toBeDefined();
  return { path: sent()?.path, ...Object.fromEntries(new URLSearchParams(sent()?.body)) };
}

const conflict = {
  ...{ by: 'Ilaben Meghani', at: null, version: 4 },
  changes: [{ field: 'remark', before: 'Moves to Pune', after: 'Moves to Mumbai' }],
};
const message = 'Ilaben Meghani changed Asha Mehta while you were editing it.';

test('leaving form: an edit conflict names what another user changed, which is taken over or overwritten', async () => {
  const service = open('?id=7', 404, 'No such employee.');
  service.answer(identifyEmployee, asha);
  await userEvent.fill(page.getByRole('textbox', { name: 'FNF Remark' }), 'Paid');
  const stale = { message, conflict };
  service.refuse(recordLeaving, 409, stale);
  expect(await send(service)).toMatchObject({ path: '/data/ex-employees/7', version: '3', remark: 'Moves to Pune' });
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByText('Remark: Moves to Pune → Moves to Mumbai')).toBeVisible();

  const keepMine = page.getByRole('button', { name: 'Keep mine' });
  await userEvent.click(page.getByRole('button', { name: 'Take theirs' }));
  await expect.element(keepMine).not.toBeInTheDocument();
  expect(await send(service)).toMatchObject({ version: '4', remark: 'Moves to Mumbai', fnf_remark: 'Paid' });

  service.answer(recordLeaving, { success: true, message: '' });
  await userEvent.click(keepMine);
  await userEvent.click(page.getByRole('button', { name: 'Yes, this person leaves' }));
  await expect.element(page.getByText('Ex-employee data updated successfully!').first()).toBeVisible();
});

test('leaving form: the leaving of another employee than the opened one is sent with their version', async () => {
  const service = open('?id=7', 404, 'No such employee.');
  service.answer(identifyEmployee, asha);
  await expect.element(remark).toHaveValue('Moves to Pune');
  const bina = { ...asha, id: 8, user_id: 8, user_name: 'Bina Rao', version: 9 };
  service.answer(identifyEmployee, bina);
  const number = page.getByRole('textbox', { name: 'Employee ID' });
  await userEvent.fill(number, '8');
  await expect.element(page.getByText('Bina Rao').first()).toBeVisible();
  const stale = { message, conflict: { ...conflict, version: 10 } };
  service.refuse(recordLeaving, 409, stale);
  service.answer(identifyEmployee, { ...bina, version: 10 });
  expect(await send(service)).toMatchObject({ path: '/data/ex-employees/8', version: '9' });

  await userEvent.click(page.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(page.getByRole('button', { name: 'Yes, this person leaves' }));
  const sent = () =>
    service.calls.filter(({ method }) => method === 'POST').map(({ body }) => new URLSearchParams(body));
  await expect.poll(() => sent().map((body) => body.get('version'))).toEqual(['9', '10']);
});

test('leaving form: a second leaving of one employee is sent with the version that the first one made', async () => {
  const service = open('?id=7', 404, 'No such employee.');
  service.answer(identifyEmployee, asha);
  await expect.element(remark).toHaveValue('Moves to Pune');
  service.answer(recordLeaving, { success: true, message: '' });
  service.answer(identifyEmployee, { ...asha, version: 4 });
  await send(service);
  await expect.element(page.getByText('Ex-employee data updated successfully!').first()).toBeVisible();

  await userEvent.fill(page.getByRole('textbox', { name: 'Employee ID' }), '7');
  await userEvent.fill(page.getByRole('textbox', { name: 'Resignation Date' }), '05-Jan-2026');
  await userEvent.fill(page.getByRole('textbox', { name: 'Company Last Day' }), '28-Feb-2026');
  await expect.element(page.getByText('Asha Mehta', { exact: true }).first()).toBeVisible();
  expect(await send(service)).toMatchObject({ path: '/data/ex-employees/7', version: '4' });
});

test('filters of former employees: say that the last day to is before the last day from', async () => {
  open('?from=2026-03-01&to=2026-02-01', 404, 'No such employee.');
  await expect.element(page.getByText('The end date cannot be before the start date.')).toBeVisible();
});
