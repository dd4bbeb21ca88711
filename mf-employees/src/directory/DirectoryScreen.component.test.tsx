import { getEmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { type DirectoryCard, listEmployeePlaces, listEmployees } from '@seamline/shared/contract/employees/employees';
import type { AnswerOf } from '@seamline/shared/contract/wire/endpoint';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const retail = { id: 2, name: 'Retail', sub_departments: [{ id: 3, name: 'Sarees' }] };
const asha: DirectoryCard = {
  ...{ id: 7, user_id: 7, user_name: 'Asha Mehta', designation: 'Tailor', profile_pic: null },
  ...{ code: 'BIO-7', mobile_number: '9824012345', primary_email: null, joining_date: '2024-05-02' },
  ...{ branch_name: 'Vesu', gender: 'FEMALE', reports_to: ['Ila Shah', 'Om Rao'] },
};

const list: AnswerOf<typeof listEmployees> = {
  branches: [{ branch_id: 1, branch_name: 'Vesu', total_employees: 3 }],
  department: { Retail: [asha] },
  order: [7],
  groups: [{ name: 'Retail', total: 1 }],
  next_cursor: null,
};

async function open(search: string, width = 1440, listed = list) {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, 900);
  return renderRoutes(routes, `employee${search}`, (data) => {
    data.answer(getEmployeeLookups, {
      branches: [{ id: 1, name: 'Vesu', departments: [retail] }],
      designations: [{ id: 4, name: 'Tailor' }],
      shifts: [],
    });
    data.answer(listEmployees, listed);
  });
}

type Service = Awaited<ReturnType<typeof open>>;

/** The query of the last request for the directory. */
const lastAsked = ({ calls }: Service) => calls.filter(({ path }) => path === listEmployees.path).at(-1)?.query;

const headings = () =>
  [...document.querySelectorAll('thead th:not([data-pick])')].map((heading) => heading.textContent);

test('directory: a further filter is chosen behind a button, and removed by its own button or with all others', async () => {
  const service = await open('?designation=4');
  await userEvent.click(page.getByRole('button', { name: 'More filters' }));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'On notice');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Gender' }), 'Female');
  await userEvent.fill(page.getByRole('textbox', { name: 'Joined from' }), '01-Apr-2024');
  await expect
    .poll(() => lastAsked(service))
    .toMatchObject({ designation_id: '4', status: 'on-notice', gender: 'FEMALE', joined_from: '2024-04-01' });

  const chips = page.getByRole('group', { name: 'Filters' });
  await userEvent.click(chips.getByRole('button', { name: 'Remove the filter Gender: Female' }));
  await expect.element(page.getByRole('combobox', { name: 'Gender' })).toHaveValue('');
  await expect.poll(() => lastAsked(service)).not.toHaveProperty('gender');
  expect([...chips.getByRole('button').elements()].map((chip) => chip.textContent?.trim())).toEqual([
    'Designation: Tailor',
    'Status: On notice',
    'Joined from: 01-Apr-2024',
    'Clear filters',
  ]);

  await userEvent.fill(page.getByRole('textbox', { name: 'Joined to' }), '31-Mar-2024');
  await expect.element(page.getByText('The end date cannot be before the start date.')).toBeVisible();
  await expect.element(chips.getByText('Joined from: 01-Apr-2024')).not.toBeInTheDocument();

  await userEvent.click(chips.getByRole('button', { name: 'Clear filters' }));
  await expect.poll(() => location.search).toBe('');
  await expect.element(chips).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Show former employees' }))
    .toHaveAttribute('href', '/dashboard/exemployees');
});

test('list of employees: columns are chosen, ordered with the keyboard and kept, and sorted by their headings', async () => {
  const service = await open('?view=list');
  await expect.element(page.getByRole('table', { name: 'List of employees' })).toBeVisible();
  expect(lastAsked(service)).not.toHaveProperty('columns');
  await userEvent.click(page.getByRole('button', { name: 'Columns' }));
  const dialog = page.getByRole('dialog', { name: 'Columns of the list' });
  for (const name of ['Department', 'Mobile number', 'Employee code', 'Branch', 'Joining date', 'Email']) {
    await userEvent.click(dialog.getByRole('checkbox', { name, exact: true }));
  }
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Gender' }));
  await expect.poll(() => lastAsked(service)).toMatchObject({ columns: 'gender' });
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Reports to' }));

  const up = dialog.getByRole('button', { name: 'Move Reports to up' });
  await expect.element(up).toBeEnabled();
  up.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('Reports to: column 2 of 3')).toBeInTheDocument();
  await expect.element(up).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  // There is no place above the first one.
  await expect.element(dialog.getByRole('button', { name: 'Move Reports to down' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));

  expect(headings()).toEqual(['Name', 'Reports to', 'Designation', 'Gender']);
  await expect
    .element(page.getByRole('row', { name: /Asha Mehta/ }))
    .toMatchTextContent(/Ila Shah and Om RaoTailorFemale$/);
  expect(new URLSearchParams(location.search).get('columns')).toBe('managers,designation,gender');
  expect(localStorage.getItem('seamline:employees-columns')).toBe('managers,designation,gender');
  await userEvent.click(page.getByRole('button', { name: 'Gender' }));
  await expect.poll(() => lastAsked(service)).toMatchObject({ sort: 'gender' });
  await userEvent.click(page.getByRole('button', { name: 'Gender' }));
  await expect.poll(() => lastAsked(service)).toMatchObject({ sort: '-gender' });
  await expect.element(page.getByLabelText('Sort by')).toHaveDisplayValue('Gender, descending');

  await userEvent.click(page.getByRole('button', { name: 'Columns' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reset to the usual columns' }));
  await expect.poll(() => new URLSearchParams(location.search).get('columns')).toBeNull();
  expect(localStorage.getItem('seamline:employees-columns')).toBeNull();
});

test('directory: who joins later is counted apart and named with the day; a card leads to the profile as well', async () => {
  await open('', 1440, {
    ...list,
    branches: [{ branch_id: 1, branch_name: 'Vesu', total_employees: 1, joining: 1 }],
    department: { Retail: [asha, { ...asha, id: 8, user_id: 8, user_name: 'Bina Rao', joins_on: '2099-01-15' }] },
    ...{ order: [7, 8], groups: [{ name: 'Retail', total: 2 }] },
  });
  await expect.element(page.getByText('1 employee · 1 joining', { exact: true })).toBeVisible();
  const cards = page.getByRole('listitem');
  await expect.element(cards.filter({ hasText: 'Bina Rao' }).getByText('Joins on 15-Jan-2099')).toBeVisible();
  await expect.element(cards.filter({ hasText: 'Asha Mehta' }).getByText(/Joins on/)).not.toBeInTheDocument();
  await expect
    .element(cards.filter({ hasText: 'Bina Rao' }).getByRole('link', { name: 'Profile' }))
    .toHaveAttribute('href', '/dashboard/employee/profile/8');
});

test('directory: the branches count whom the other filters leave', async () => {
  const branch = { branch_id: 1, branch_name: 'Vesu', total_employees: 3 };
  const other = { branch_id: 2, branch_name: 'Adajan', total_employees: 4, matching: 0 };
  await open('?gender=FEMALE', 1440, { ...list, branches: [{ ...branch, matching: 1 }, other] });
  await expect.element(page.getByRole('button', { name: 'All (1)' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Vesu (1)' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Adajan (0)' })).toBeVisible();
  await expect.element(page.getByText('1 of 7 employees')).toBeVisible();
});

test('directory: on a phone its actions are in a menu, and the view is chosen beside the filters', async () => {
  await open('', 375);
  await expect.element(page.getByRole('link', { name: /Add Employee/ })).not.toBeInTheDocument();
  const menu = page.getByRole('button', { name: 'Actions' });
  await userEvent.click(menu);
  const items = [...page.getByRole('menuitem').elements()].map((item) => item.textContent?.trim());
  expect(items).toEqual(['Add Employee', 'Import', 'On notice', 'Problems in records', 'Export']);
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(page.getByRole('dialog', { name: /Export/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Filters' }));
  await userEvent.click(page.getByRole('button', { name: 'List' }));
  await expect.element(page.getByRole('table', { name: 'List of employees' })).toBeVisible();
});

test('list of employees: columns without room are shown under the name', async () => {
  await open('?view=list&columns=code,gender,designation', 600);
  const row = page.getByRole('row', { name: /Asha Mehta/ });
  await expect.element(row).toMatchTextContent(/Asha Mehta Female · TailorProfileBIO-7$/);
  expect(headings()).toEqual(['Name', 'Employee code']);
});

test('list of employees: keeps those of all loaded pages until a further column is loaded', async () => {
  const people = Array.from({ length: 200 }, (_, index) => ({ ...asha, id: index + 1, user_id: index + 1 }));
  const half = {
    ...{ branches: [{ branch_id: 1, branch_name: 'Vesu', total_employees: 400 }], department: { Retail: people } },
    ...{ order: people.map(({ id }) => id), groups: [{ name: 'Retail', total: 400 }], next_cursor: 'after-200' },
  };
  const service = await open('?view=list&columns=code', 1440, half);
  service.answer(listEmployeePlaces, { cursors: ['after-200'] });
  await expect.element(page.getByText('400 employees')).toBeVisible();
  const lastRow = () => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return document.querySelector('[data-person="399"]')?.textContent ?? '';
  };
  await expect.poll(lastRow).toMatch(/Asha Mehta/);

  const respond = service.hold(listEmployees, half);
  await userEvent.click(page.getByRole('button', { name: 'Columns' }));
  const dialog = page.getByRole('dialog', { name: 'Columns of the list' });
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Gender' }));
  await expect.poll(() => lastAsked(service)).toMatchObject({ columns: 'gender' });
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await expect.poll(lastRow).toMatch(/Asha Mehta/);
  expect(document.querySelector('[aria-busy="true"] table')).not.toBeNull();

  respond();
  await expect.poll(lastRow).toMatch(/Asha Mehta.*Female/);
});
