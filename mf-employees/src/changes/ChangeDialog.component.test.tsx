import {
  type ChangePreview,
  changeEmployees,
  previewChange,
  undoChange,
} from '@seamline/shared/contract/employees/employee-changes';
import { getEmployeeLookups } from '@seamline/shared/contract/employees/employee-creation';
import { type DirectoryCard, listEmployees } from '@seamline/shared/contract/employees/employees';
import { dateInIndia } from '@seamline/shared/contract/wire/dates';
import { daysAfter, formatCalendarDay } from '@seamline/shared/messages';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const person = (id: number, name: string): DirectoryCard => ({
  ...{ id, user_id: id, user_name: name, designation: 'Tailor', profile_pic: null },
});
const people = [person(7, 'Asha Mehta'), person(8, 'Bina Shah'), person(9, 'Chitra Rao')];

const today = dateInIndia(new Date());
const inDays = (count: number) => daysAfter(today, count);

const preview: ChangePreview = {
  ...{ changed: 1, unchanged: 1, refused: 1, fingerprint: '5ea3'.repeat(16) },
  changes: [
    {
      ...{ employee_id: 7, name: 'Asha Mehta', effective_on: today },
      fields: [{ field: 'reporting_person_ids', before: [], after: [12, 13] }],
    },
  ],
  refusals: [{ employee_id: 9, name: 'Chitra Rao', reason: 'reporting_loop' }],
  names: { reporting_person_ids: { 12: 'Ila Shah', 13: 'Om Rao' } },
};

async function open(path = 'employee?view=list') {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(1440, 900);
  return renderRoutes(routes, path, (data) => {
    data.answer(getEmployeeLookups, {
      branches: [
        { id: 1, name: 'Vesu', departments: [{ id: 2, name: 'Retail', sub_departments: [] }] },
        { id: 3, name: 'Depot', departments: [] },
      ],
      designations: [{ id: 4, name: 'Tailor' }],
      shifts: [{ id: 5, name: 'General' }],
    });
    data.answer(listEmployees, {
      branches: [{ branch_id: 1, branch_name: 'Vesu', total_employees: 3 }],
      department: { Retail: people },
      order: [7, 8, 9],
      groups: [{ name: 'Retail', total: 3 }],
      next_cursor: null,
    });
  });
}

const bar = page.getByRole('region', { name: 'Selected employees' });
const everybody = page.getByRole('checkbox', { name: 'Select all 3 employees' });
const one = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
const dialog = page.getByRole('dialog', { name: /^Change \d employees?$/ });

test('change of many employees: they are selected one by one or all at once, and another filter clears the selection', async () => {
  await open();
  await userEvent.click(one('Asha Mehta'));
  await expect.element(bar.getByText('1 of 3 selected')).toBeVisible();
  await expect.element(everybody).toBePartiallyChecked();
  one('Asha Mehta').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(one('Bina Shah')).toHaveFocus();

  await userEvent.click(everybody);
  await expect.element(bar.getByText('3 of 3 selected')).toBeVisible();
  await userEvent.click(one('Bina Shah'));
  await expect.element(bar.getByText('2 of 3 selected')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Employee code', exact: true }));
  await expect.element(bar.getByText('2 of 3 selected')).toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Shift' }), 'General');
  await expect.poll(() => bar.query()).toBeNull();
});

test('change of many employees: is seen by person before it is made, and can be undone', async () => {
  const service = await open();
  await userEvent.click(everybody);
  await userEvent.click(bar.getByRole('link', { name: 'Change…' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Show the effect' }));
  await expect.element(dialog.getByText('Choose at least one value to change.')).toBeVisible();

  service.answer(previewChange, preview);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Shift' }), 'General');
  await userEvent.click(dialog.getByRole('button', { name: 'Show the effect' }));
  await expect
    .element(dialog.getByText(`From today, ${formatCalendarDay(today)}, 1 employee gets another value:`))
    .toHaveFocus();
  await expect.element(dialog).toMatchTextContent(/Asha MehtaReports to: none → Ila Shah and Om Rao/);
  await expect.element(dialog).toMatchTextContent(/1 employee has these values already\./);
  await expect
    .element(dialog)
    .toMatchTextContent(/Chitra RaoOne of the new reporting persons reports to this employee\./);

  const outdated = 'The data of these employees were changed in the meantime.';
  service.refuse(changeEmployees, 409, { message: outdated });
  service.answer(previewChange, { ...preview, unchanged: 0, changed: 2 });
  await userEvent.click(dialog.getByRole('button', { name: 'Change 1 employee' }));
  await expect.element(dialog.getByText(outdated)).toBeVisible();

  service.answer(changeEmployees, { changed: 2 });
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 employees' }));
  await expect.element(page.getByText('2 employees were changed.')).toBeVisible();
  expect(dialog.query()).toBeNull();
  expect(bar.query()).toBeNull();

  const since = { by: 'Jayesh Rana', at: '2026-11-25T10:30:00.000Z' };
  service.answer(undoChange, {
    restored: 1,
    kept: [{ employee_id: 8, name: 'Bina Shah', reason: 'changed', since }],
  });
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByText('1 employee has the former values again.')).toBeVisible();
  await expect.element(page.getByText(/cannot get the former values: Bina Shah\./)).toBeVisible();
});

test('change of many employees: its URL without a selection leads to the list', async () => {
  await open('employee/change?view=list&shift=5');
  await expect.poll(() => location.pathname).toBe('/dashboard/employee');
  expect(new URLSearchParams(location.search).get('shift')).toBe('5');
});

test('change of many employees: another branch announces cleared choices only if there were any', async () => {
  await open();
  await userEvent.click(everybody);
  await userEvent.click(bar.getByRole('link', { name: 'Change…' }));
  const branch = dialog.getByRole('combobox', { name: 'Branch', exact: true });
  const cleared = dialog.getByText('The choices that belong to it were cleared.');
  await userEvent.selectOptions(branch, 'Vesu');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Department', exact: true }), 'Retail');
  await expect.element(cleared).not.toBeInTheDocument();
  await userEvent.selectOptions(branch, '');
  await expect.element(cleared).toBeInTheDocument();
});

async function openForEverybody() {
  const service = await open();
  await userEvent.click(everybody);
  await userEvent.click(bar.getByRole('link', { name: 'Change…' }));
  await expect.element(dialog.getByRole('textbox', { name: 'Takes effect on' })).toHaveFocus();
  return service;
}

const day = dialog.getByRole('textbox', { name: 'Takes effect on' });
const show = dialog.getByRole('button', { name: 'Show the effect' });
const choose = (name: string, value: string) =>
  userEvent.selectOptions(dialog.getByRole('combobox', { name, exact: true }), value);
const sentTo = (service: { calls: { path: string; body: string }[] }, path: string): unknown =>
  JSON.parse(service.calls.findLast((call) => call.path === path)?.body ?? '{}');

test('change of many employees: a new branch asks for one of its departments, and one without any clears it', async () => {
  const service = await openForEverybody();
  const missing = dialog.getByText('Choose a department of the new branch.');
  await choose('Branch', 'Vesu');
  await userEvent.click(show);
  await expect.element(missing).toBeVisible();
  expect(service.calls.some(({ path }) => path.endsWith('/preview'))).toBe(false);

  await choose('Branch', 'Depot');
  await expect.element(missing).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('combobox', { name: 'Department', exact: true })).toBeDisabled();
  service.answer(previewChange, preview);
  await userEvent.click(show);
  await expect.element(dialog.getByRole('button', { name: 'Change 1 employee' })).toBeVisible();
  expect(sentTo(service, '/data/employee-changes/preview')).toEqual({
    ...{
      filter: { sort: 'department' },
      except: [],
      count: 3,
      effective_on: today,
      branch_id: '3',
      department_id: null,
    },
  });
});

test('change of many employees: is sent with its day and reason, and an earlier value can be cleared', async () => {
  const service = await openForEverybody();
  await day.fill(formatCalendarDay(inDays(400)));
  await userEvent.click(show);
  await expect.element(dialog.getByText('Choose a date within a year from today.')).toBeVisible();

  await day.fill(formatCalendarDay(inDays(30)));
  await choose('Shift', 'No shift');
  await choose('Employment type', 'Part time');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'No grade' }));
  await expect.element(dialog.getByRole('textbox', { name: 'Grade' })).toBeDisabled();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Short season');
  service.answer(previewChange, {
    ...preview,
    changes: [
      {
        ...{ employee_id: 7, name: 'Asha Mehta', effective_on: inDays(40) },
        fields: [
          { field: 'employment_type', before: 'FULL_TIME', after: 'PART_TIME', until: inDays(60) },
          { field: 'grade', before: 'B2', after: null },
          { field: 'shift_id', after: null },
        ],
      },
    ],
    refusals: [{ employee_id: 9, name: 'Chitra Rao', reason: 'after_last_day' }],
  });
  await userEvent.click(show);
  const ahead = formatCalendarDay(inDays(30));
  await expect.element(dialog.getByText(`From ${ahead}, 1 employee gets another value:`)).toHaveFocus();
  const list = dialog.getByRole('list', { name: 'Employees who are changed' });
  await expect
    .element(list)
    .toMatchTextContent(`Joins on ${formatCalendarDay(inDays(40))}: the values hold from then on.`);
  await expect
    .element(list)
    .toMatchTextContent(
      `Employment type: Full time → Part time, until ${formatCalendarDay(inDays(60))}, when another change takes over`,
    );
  await expect.element(list).toMatchTextContent('Grade: B2 → none');
  await expect.element(list).toMatchTextContent('Shift: not recorded → none');
  await expect.element(dialog.getByText('The last day is before that day.')).toBeVisible();

  service.answer(changeEmployees, { changed: 2 });
  await userEvent.click(dialog.getByRole('button', { name: 'Change 1 employee' }));
  await expect.element(page.getByText(`2 employees will be changed on ${ahead}.`)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(sentTo(service, '/data/employee-changes')).toMatchObject({
    ...{ effective_on: inDays(30), reason: 'Short season', shift_id: null, grade: null, employment_type: 'PART_TIME' },
  });
});

test('change of many employees: the way back from the effect of a day in the past keeps every entry', async () => {
  const service = await openForEverybody();
  const past = formatCalendarDay(inDays(-23));
  await day.fill(past);
  await choose('Branch', 'Vesu');
  await choose('Department', 'Retail');
  await choose('Shift', 'General');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Grade' }), 'B3');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Entered late');
  service.answer(previewChange, preview);
  await userEvent.click(show);
  await expect.element(dialog.getByText(`From ${past}, 23 days back, 1 employee gets another value:`)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the form' }));
  await expect.element(day).toHaveFocus();
  await expect.element(day).toHaveValue(past);
  for (const [name, value] of [
    ['Branch', 'Vesu'],
    ['Department', 'Retail'],
    ['Shift', 'General'],
  ] as const) {
    await expect.element(dialog.getByRole('combobox', { name, exact: true })).toHaveDisplayValue(value);
  }
  await expect.element(dialog.getByRole('textbox', { name: 'Grade' })).toHaveValue('B3');
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Entered late');

  await choose('Shift', 'Keep as is');
  await userEvent.click(show);
  await expect.element(dialog.getByRole('button', { name: 'Back to the form' })).toBeVisible();
  expect(sentTo(service, '/data/employee-changes/preview')).toEqual({
    ...{ filter: { sort: 'department' }, except: [], count: 3, effective_on: inDays(-23), reason: 'Entered late' },
    ...{ branch_id: '1', department_id: '2', grade: 'B3' },
  });
});
