import { listShifts } from '@seamline/shared/contract/shifts/shifts';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

/** A tab by the beginning of its name, which its number of errors ends. */
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const cell = (row: string, day: string) => page.getByLabelText(`${row}, ${day}`, { exact: true });
const section = (name: string) => page.getByRole('region', { name, exact: true });
const openSection = (name: string) =>
  userEvent.click(page.getByRole('navigation', { name: 'Sections of the form' }).getByText(name, { exact: true }));
const search = () => location.search;

async function open(path: string): Promise<void> {
  renderRoutes(routes, path, (service) => service.answer(listShifts, []));
  await expect.element(page.getByRole('tablist')).toBeVisible();
}

test('shift form: its tabs are walked by arrows, Home and End, are in the URL, and keep their panels mounted', async () => {
  await open('addshift');
  await expect.element(tab('Settings')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel', { name: 'Settings' })).toBeVisible();
  tab('Settings').element().focus();
  for (const [key, name, query] of [
    ['ArrowRight', 'Week', '?tab=week'],
    ['ArrowRight', 'Try-out', '?tab=try-out'],
    ['ArrowRight', 'Settings', ''],
    ['ArrowLeft', 'Try-out', '?tab=try-out'],
    ['Home', 'Settings', ''],
    ['End', 'Try-out', '?tab=try-out'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(search).toBe(query);
    await expect.poll(() => page.getByRole('tabpanel').elements().length).toBe(1);
  }
  expect(document.querySelectorAll('[role=tabpanel]')).toHaveLength(3);
  expect([...document.querySelectorAll('[role=tab]')].map((each) => (each as HTMLElement).tabIndex)).toEqual([
    -1, -1, 0,
  ]);
});

test('shift form: a section and what was typed in it are there again after other sections and tabs', async () => {
  await open('addshift?section=penalty');
  await userEvent.click(page.getByRole('switch', { name: 'Generate Penalty On Absent' }));
  await userEvent.click(tab('Week'));
  await userEvent.click(tab('Settings'));
  await expect.element(section('Penalty Setting').getByLabelText('Penalty Type')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Next: OT Setting' }));
  await expect.element(section('OT Setting').getByRole('heading')).toHaveFocus();
  await expect.element(section('Penalty Setting')).not.toBeInTheDocument();
  await openSection('Penalty Setting');
  await expect.element(page.getByRole('switch', { name: 'Generate Penalty On Absent' })).toBeChecked();
});

test('shift form: a refused shift shows its first error, each tab has its number, and the links lead across tabs', async () => {
  await open('addshift?tab=try-out');
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect.element(page.getByRole('textbox', { name: 'Shift Name' })).toHaveFocus();
  await expect.element(tab('Settings')).toHaveTextContent('Settings 1 error');
  await userEvent.keyboard('Night');

  await openSection('Late In / Early Out Settings');
  await userEvent.fill(page.getByRole('textbox', { name: 'Late In Max Minutes' }), '-1');
  await userEvent.click(tab('Week'));
  await userEvent.fill(cell('Late In Count After Minutes', 'Friday'), '6');
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect.element(page.getByRole('textbox', { name: 'Late In Max Minutes' })).toHaveFocus();
  await expect.element(tab('Week')).toHaveTextContent('Week 1 error');
  const alert = page.getByRole('alert').filter({ hasText: 'Please check the marked fields.' });
  await userEvent.click(alert.getByRole('button', { name: 'Late In Count After Minutes, Friday' }));
  await expect.element(cell('Late In Count After Minutes', 'Friday')).toHaveFocus();
  await userEvent.click(alert.getByRole('button', { name: 'Late In Max Minutes' }));
  await expect.element(page.getByRole('textbox', { name: 'Late In Max Minutes' })).toHaveFocus();
});

test('shift form: paper has every section of every tab', async () => {
  await open('addshift?tab=week');
  await expect.element(section('The Shift in Words')).not.toBeInTheDocument();
  window.dispatchEvent(new Event('beforeprint'));
  for (const name of ['Basic Shift', 'Break Setting', 'Weekly Timings', 'Week Offs of the Next 13 Weeks'])
    await expect.element(section(name)).toBeVisible();
  window.dispatchEvent(new Event('afterprint'));
  await expect.element(section('Basic Shift')).not.toBeInTheDocument();
});

test('shift form: the rule check waits for values that can be read, and advises a week off', async () => {
  await open('addshift?tab=week');
  await userEvent.fill(cell('Shift End Time', 'Monday'), '17');
  await userEvent.click(section('Weekly Timings').getByRole('checkbox', { name: 'Same Rules for All days' }));
  await userEvent.click(tab('Settings'));
  const check = section('Rule Check');
  await expect.element(check.getByText(/No contradictions found/)).toBeVisible();
  await expect.element(check.getByText('This shift has no week off.')).toBeVisible();

  await userEvent.click(tab('Week'));
  await userEvent.fill(cell('Lunch Break Start Time', 'Monday'), 'soon');
  await userEvent.click(tab('Settings'));
  const waiting = 'Not valid yet, so the previous value is used: Lunch Break Start Time, Every day.';
  await expect.element(check.getByText(waiting)).toBeVisible();
  await expect.element(section('The Shift in Words').getByText(waiting)).toBeVisible();
  await expect.element(check.getByText(/No contradictions found/)).not.toBeInTheDocument();

  await userEvent.click(check.getByRole('button', { name: 'Choose week offs' }));
  const sunday = section('Week Off Settings').getByRole('checkbox', { name: 'Sunday' });
  await userEvent.click(sunday);
  await expect.element(check.getByText('This shift has no week off.')).not.toBeInTheDocument();
});

test('shift form: the rule check compares with the law as advice, until this browser is told not to', async () => {
  localStorage.removeItem('seamline:law-advice');
  await open('addshift?tab=week');
  await userEvent.fill(cell('Shift End Time', 'Monday'), '20');
  await userEvent.click(section('Weekly Timings').getByRole('checkbox', { name: 'Same Rules for All days' }));
  await userEvent.click(tab('Settings'));
  const check = section('Rule Check');
  const week = check.getByText('A week has 77 hours of work, breaks not counted.');
  await expect.element(week).toBeVisible();
  await expect.element(check.getByText(/^9 hours a day: Factories Act 1948, section 54\./)).toBeVisible();
  const law = check.getByRole('switch', { name: 'Compare with the law on working hours' });
  await expect.element(law).toHaveAccessibleDescription(/read for Gujarat in November 2026/);
  await userEvent.click(law);
  await expect.element(week).not.toBeInTheDocument();
  await expect.element(check.getByText('This shift has no week off.')).toBeVisible();
  await open('addshift');
  await expect.element(law).not.toBeChecked();
  localStorage.removeItem('seamline:law-advice');
});

test('shift form: Cancel leads to the list after the tab of a form that was opened by its URL has changed', async () => {
  await open('addshift');
  await userEvent.click(tab('Week'));
  await expect.poll(search).toBe('?tab=week');
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => location.pathname.toLowerCase()).toMatch(/manageshiftpage$/);
});

test('shift form: the heading of a day in the weekly table names the weeks in which it is off', async () => {
  await open('addshift?section=weekOff');
  const weekOff = section('Week Off Settings');
  const saturday = page.getByRole('columnheader', { name: /^Saturday/ });
  const choose = (name: string, index = 0) =>
    userEvent.click(weekOff.getByRole('checkbox', { name, exact: true }).nth(index));
  await choose('Saturday');
  await userEvent.click(tab('Week'));
  await expect.element(saturday).toHaveTextContent('SaturdayWeek off');
  await userEvent.click(tab('Settings'));
  await userEvent.click(weekOff.getByRole('switch', { name: 'Alternate Week Off' }));
  await choose('Week 2');
  await choose('Week 4');
  await choose('Saturday', 1);
  await userEvent.click(tab('Week'));
  await expect.element(saturday).toHaveTextContent('SaturdayOff in weeks 2 and 4');
});

test('shift form: Reset of an invalid week with the same rules for all days marks no cell', async () => {
  await open('addshift?tab=week');
  await userEvent.fill(cell('Late In Count After Minutes', 'Monday'), '6');
  await userEvent.click(section('Weekly Timings').getByRole('checkbox', { name: 'Same Rules for All days' }));
  await expect.element(tab('Week')).toHaveTextContent('Week 1 error');
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.element(page.getByText('Every field has its original value again.')).toBeVisible();
  await expect.element(cell('Late In Count After Minutes', 'Monday')).not.toHaveValue('6');
  await expect.element(page.getByRole('checkbox', { name: 'Same Rules for All days' })).not.toBeChecked();
  expect(document.querySelectorAll('[data-wrong]')).toHaveLength(0);
  expect(tab('Week').element().textContent?.trim()).toBe('Week');
});

test('shift form: Undo of Reset offers the way back to what was typed since', async () => {
  await open('addshift');
  const name = page.getByRole('textbox', { name: 'Shift Name' });
  const code = page.getByRole('textbox', { name: 'Shift Code' });
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await userEvent.fill(name, 'Night');
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await userEvent.click(undo);
  await expect.element(name).toHaveValue('Night');
  await expect.element(undo).not.toBeInTheDocument();

  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await userEvent.fill(code, 'L');
  await userEvent.click(undo);
  await expect.element(page.getByText('Your earlier entries are back. They replaced your later ones.')).toBeVisible();
  await expect.element(name).toHaveValue('Night');
  await expect.element(code).toHaveValue('');
  await userEvent.click(undo);
  await expect.element(name).toHaveValue('');
  await expect.element(code).toHaveValue('L');
  await userEvent.click(undo);
  await expect.element(name).toHaveValue('Night');
});

test('shift form: Undo after a second Reset has what was typed before the first', async () => {
  await open('addshift');
  const name = page.getByRole('textbox', { name: 'Shift Name' });
  await userEvent.fill(name, 'Night');
  await userEvent.dblClick(page.getByRole('button', { name: 'Reset' }));
  await expect.element(name).toHaveValue('');
  await userEvent.click(page.getByRole('button', { name: 'Undo', exact: true }));
  await expect.element(name).toHaveValue('Night');
});

test('shift form: Undo after several choices of "Start from" has what was typed before the first', async () => {
  await open('addshift');
  const name = page.getByRole('textbox', { name: 'Shift Name' });
  const startFrom = page.getByRole('combobox', { name: 'Start from' });
  await userEvent.fill(name, 'Night');
  for (const preset of ['Showroom', 'Warehouse']) {
    await userEvent.selectOptions(startFrom, preset);
    await expect.element(name).toHaveValue(preset);
  }
  await userEvent.click(page.getByRole('button', { name: 'Undo', exact: true }));
  await expect.element(name).toHaveValue('Night');
  await expect.element(page.getByText('Your entries were replaced.')).not.toBeInTheDocument();
});

test('shift form: a fix of the rule check keeps the marks of other values that are invalid', async () => {
  await open('addshift?section=penalty');
  await userEvent.click(page.getByRole('switch', { name: 'Generate Penalty On Absent' }));
  await openSection('Late In / Early Out Settings');
  const minutes = page.getByRole('textbox', { name: 'Late In Max Minutes' });
  await userEvent.fill(minutes, '-1');
  await userEvent.tab();
  await expect.element(minutes).toHaveAttribute('aria-invalid', 'true');
  await userEvent.click(section('Rule Check').getByRole('button', { name: 'Switch the penalty off' }));
  await expect.element(section('Rule Check').getByText(/^Done:/)).toBeVisible();
  await expect.element(minutes).toHaveAttribute('aria-invalid', 'true');
  await expect.element(tab('Settings')).toHaveTextContent('Settings 1 error');
});

test('shift form: a number rule accepts Devanagari and Gujarati digits', async () => {
  await open('addshift');
  await openSection('Late In / Early Out Settings');
  const minutes = page.getByRole('textbox', { name: 'Late In Max Minutes' });
  for (const digits of ['१५', '૧૫']) {
    await userEvent.fill(minutes, '-1');
    await userEvent.tab();
    await expect.element(minutes).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(minutes, digits);
    await expect.element(minutes).not.toHaveAttribute('aria-invalid');
  }
});
