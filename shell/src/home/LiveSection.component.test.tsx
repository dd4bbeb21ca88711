import { I18nProvider } from '@lingui/react';
import { type EmployeeFigures, getEmployeeFigures } from '@seamline/shared/contract/employees/employee-figures';
import { getSetup } from '@seamline/shared/contract/organisation/setup';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shellMessages } from '../shellMessages.ts';
import { HomeScreen } from './HomeScreen.tsx';

const routes = [
  {
    index: true,
    element: (
      <I18nProvider i18n={shellMessages.i18n}>
        <HomeScreen />
      </I18nProvider>
    ),
  },
];

const FIGURES: EmployeeFigures = {
  week: { from: '2026-11-23', to: '2026-11-29' },
  this_month: { from: '2026-11-01', to: '2026-11-30' },
  next_month: { from: '2026-12-01', to: '2026-12-31' },
  headcount: 1234,
  headcount_change: 4,
  totals: {
    on_notice: 6,
    joining_this_month: 5,
    joining_next_month: 2,
    leaving_this_month: 3,
    leaving_next_month: 1,
    birthday_this_week: 7,
    anniversary_this_week: 8,
    incomplete: 90,
    insurance_expired: 1,
    insurance_expiring: 0,
    no_shift: 9,
    no_bank_account: 10,
    no_id_proof: 11,
  },
  occasions: [
    { employee_id: 7, user_name: 'Asha Patel', kind: 'birthday', day: dateInIndia(new Date()), years: null },
    { employee_id: 8, user_name: 'Kiran Shah', kind: 'anniversary', day: '2020-11-27', years: 1 },
  ],
  branches: [
    { id: 1, name: 'Vesu Showroom', total: 1000 },
    { id: 2, name: 'Adajan', total: 234 },
  ],
  departments: Array.from({ length: 9 }, (_, index) => ({
    id: 11 + index,
    name: `Department ${index + 1}`,
    branch_name: 'Vesu Showroom',
    total: 100 - index,
  })),
};

type Prepare = Parameters<typeof renderRoutes>[2];

function open(prepare: Prepare) {
  return renderRoutes(routes, '', (data) => {
    data.answer(getSetup, { missing: [] });
    prepare(data);
  });
}

const live = page.getByRole('region', { name: 'Your company today' });
const samples = page.getByRole('region', { name: 'Task status' });
const byDepartment = page.getByRole('region', { name: 'Employees by department' });

test('live figures: each tile leads to the list that it counts', async () => {
  open((data) => data.answer(getEmployeeFigures, FIGURES));
  await expect.element(live).toBeVisible();
  const links = live.getByRole('list').first().getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')?.replace('/dashboard/', '')])).toEqual([
    ['Employees 1,234 +4 since 01-Nov-2026', 'employee'],
    ['Joining in November 5', 'employee?figure=joining-this-month'],
    ['Joining in December 2', 'employee?figure=joining-next-month'],
    ['Leaving in November 3', 'exemployees?from=2026-11-01&to=2026-11-30#on-notice'],
    ['Leaving in December 1', 'exemployees?from=2026-12-01&to=2026-12-31#on-notice'],
    ['On notice 6', 'employee?figure=on-notice'],
    ['Birthdays this week 7', 'employee?figure=birthday-this-week'],
    ['Work anniversaries this week 8', 'employee?figure=anniversary-this-week'],
    ['Insurance expires within 30 days 0', 'employee?health=insurance-expiring'],
    ['Insurance has expired 1', 'employee?health=insurance-expired'],
    ['Incomplete records 90', 'employee?figure=incomplete'],
    ['Without a shift 9', 'employee?health=no-shift'],
    ['Without a bank account 10', 'employee?figure=no-bank-account'],
    ['Without ID proof 11', 'employee?figure=no-id-proof'],
  ]);
  await expect.element(live.getByText('Birthday · today')).toBeVisible();
  await expect.element(live.getByText('1 year with the company · Friday, 27 Nov')).toBeVisible();
});

test('live figures: the bars of departments have a table of all of them behind, with those without one', async () => {
  open((data) => data.answer(getEmployeeFigures, FIGURES));
  await expect.poll(() => byDepartment.getByRole('listitem').elements()).toHaveLength(6);
  await userEvent.click(byDepartment.getByRole('button', { name: '4 more in the table' }));
  const table = byDepartment.getByRole('table', { name: 'Employees by department' });
  await expect.poll(() => table.getByRole('row').elements()).toHaveLength(12);
  const without = table.getByRole('row', { name: /No department/ });
  await expect.element(without).toMatchTextContent(/370\s*30%/);
  await expect.element(without.getByRole('link')).toHaveAttribute('href', '/dashboard/employee?health=no-department');
  const chart = byDepartment.getByRole('button', { name: 'Chart' });
  await expect.element(chart).toHaveFocus();
  await userEvent.click(chart);
  await expect.poll(() => byDepartment.getByRole('listitem').elements()).toHaveLength(6);
});

test('live figures: the sample figures are there while the live ones are on their way', async () => {
  let arrive = () => {};
  open((data) => {
    arrive = data.hold(getEmployeeFigures, FIGURES);
  });
  await expect.element(samples).toBeVisible();
  await expect.element(live).not.toBeInTheDocument();
  arrive();
  await expect.element(live).toBeVisible();
});

test('live figures: a failure says why, keeps the sample figures, and is over after Retry', async () => {
  const service = open((data) => data.refuse(getEmployeeFigures, 409, { message: 'The database is away.' }));
  const failure = page.getByRole('alert');
  await expect.element(failure).toMatchTextContent(/The live figures could not be loaded\..*The database is away\./);
  await expect.element(samples).toBeVisible();
  service.answer(getEmployeeFigures, FIGURES);
  await userEvent.click(failure.getByRole('button', { name: 'Retry' }));
  await expect.element(live).toBeVisible();
});

test('live figures: a refresh that fails keeps the figures, and Refresh reads them again', async () => {
  const service = open((data) => data.answer(getEmployeeFigures, FIGURES));
  const refresh = page.getByRole('button', { name: 'Refresh the figures' });
  await expect.element(refresh).toBeVisible();
  service.refuse(getEmployeeFigures, 409, { message: 'The database is away.' });
  await userEvent.click(refresh);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The figures could not be refreshed\./);
  await expect.element(live.getByText('Incomplete records')).toBeVisible();
  service.answer(getEmployeeFigures, { ...FIGURES, headcount: 1235 });
  await userEvent.click(page.getByRole('button', { name: 'Retry' }));
  await expect.element(live.getByRole('link', { name: /^Employees 1,235/ })).toBeVisible();
});

test('live figures: a company without employees reads what will be here', async () => {
  const totals = Object.fromEntries(Object.keys(FIGURES.totals).map((name) => [name, 0])) as typeof FIGURES.totals;
  const none = { headcount: 0, headcount_change: 0, totals, occasions: [], branches: [], departments: [] };
  open((data) => data.answer(getEmployeeFigures, { ...FIGURES, ...none }));
  await expect.element(live.getByText('No employees yet')).toBeVisible();
  await expect.element(live.getByRole('link', { name: '+ Add Employee' })).toBeVisible();
  await expect.element(live.getByRole('list')).not.toBeInTheDocument();
});

test('live figures: a viewer who may not see employees has none, and no failure', async () => {
  open((data) => data.refuse(getEmployeeFigures, 403, { message: 'You do not have permission to view this.' }));
  await expect.element(samples).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByText('Live figures')).not.toBeInTheDocument();
});
