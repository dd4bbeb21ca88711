import { MISSING_DAY, MISSING_RULES, sameWeek } from '@seamline/shared/contract/shifts/shift';
import { flattenDays } from '@seamline/shared/contract/shifts/shift-wire';
import { createShift, listShifts, type StoredShift, updateShift } from '@seamline/shared/contract/shifts/shifts';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { Navigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SAME = 'Same Rules for All days';
const FLEXIBLE = 'Flexible Shift Hours';

/** A shift in a response: seven equal days, few rules switched on, and nothing stored for rules that are off. */
function storedShift(changes: Partial<StoredShift> = {}): StoredShift {
  const empty = { sandwich_type: null, penalty_type: null, short_leave_type: null, break_type: null };
  const hours = { min_hours_for_half_day_after_shift: null, min_hours_for_full_day_after_shift: null };
  return {
    ...{ id: 8, version: 1, shift_code: 'D', employees: 2, timezone: '+05:30', week_off: ['SUNDAY'] },
    ...{ created_at: '2026-03-04T10:00:00Z', updated_at: '2026-03-04T10:00:00Z' },
    ...{ ...MISSING_RULES, ...flattenDays(sameWeek(MISSING_DAY), 'edit') },
    ...{ shift_name: 'Day', code: 'D', leave_should_be_applied_if_late_in_is_exceeded: null, ...empty, ...hours },
    ...changes,
  };
}

const name = page.getByRole('textbox', { name: 'Shift Name' });
const cell = (row: string, day: string) => page.getByLabelText(`${row}, ${day}`, { exact: true });
const box = (label: string) => page.getByRole('checkbox', { name: label, exact: true });
const button = (label: string) => page.getByRole('button', { name: label, exact: true });
const openTab = (label: string) => userEvent.click(page.getByRole('tab', { name: new RegExp(`^${label}`) }));
const check = page.getByRole('region', { name: 'Rule Check', exact: true });
const review = page.getByRole('dialog', { name: 'Save these changes?' });
const changes = () =>
  review
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

function open(path: string, stored: StoredShift) {
  const copy = <Navigate to="/dashboard/addshift" state={{ copied: stored.id }} replace />;
  return renderRoutes([{ path: 'copy', element: copy }, ...routes], path, (service) => {
    service.answer(listShifts, [stored] as never);
    service.answer(updateShift, stored as never);
    service.answer(createShift, { ...stored, id: 9 } as never);
  });
}

const edit = (stored: StoredShift) => open(`manageshiftpage/edit/${stored.id}`, stored);
/** What was sent, once the message says that it is stored: it would cover a button of the next test. */
async function savedBy({ calls }: ReturnType<typeof open>): Promise<Record<string, unknown>> {
  await expect.element(page.getByText(/Shift (added|updated) successfully!/)).toBeVisible();
  return JSON.parse(calls.find(({ method }) => method === 'PUT' || method === 'POST')?.body ?? '{}');
}

async function expectCells(row: string, value: string): Promise<void> {
  const shown = () => DAYS.map((day) => (cell(row, day).element() as HTMLInputElement).value);
  await expect.poll(shown).toEqual(Array(7).fill(value));
}

test('edit form of a shift with the same rules for all days: the switch is on, and a change of Monday changes every day', async () => {
  const service = edit(storedShift({ has_same_rules_for_all_days: true }));
  await openTab('Week');
  await expect.element(box(SAME)).toBeChecked();
  await expect.element(box(FLEXIBLE)).toBeDisabled();
  await expect.element(cell('Shift End Time', 'Tuesday')).toBeDisabled();
  await userEvent.fill(cell('Shift End Time', 'Monday'), '17:15');
  await userEvent.keyboard('{Enter}');
  await expectCells('Shift End Time', '17:15');

  await userEvent.click(button('Reset'));
  await expect.element(box(SAME)).toBeChecked();
  await expectCells('Shift End Time', '17:00');
  await userEvent.click(box(SAME));
  await expect.element(box(SAME)).not.toBeChecked();
  await userEvent.click(button('Update Shift'));
  await expect.poll(changes).toEqual(['Same Rules for All days: Yes → No']);
  await userEvent.click(button('Save changes'));
  expect((await savedBy(service)).has_same_rules_for_all_days).toBe(false);
});

test('edit form of a shift with seven equal days: the switches are off where they are not stored', async () => {
  const { has_same_rules_for_all_days: _, has_flexible_hours: __, ...older } = storedShift();
  const days = DAYS.map((day) => day.toLowerCase());
  const hours = days.flatMap((day) => [
    [`${day}_shift_start_time`, '00:00:00'],
    [`${day}_shift_end_time`, '23:59:00'],
  ]);
  edit({ ...older, ...Object.fromEntries(hours) } as StoredShift);
  await openTab('Week');
  await expect.element(box(SAME)).not.toBeChecked();
  await expect.element(box(FLEXIBLE)).not.toBeChecked();
  await expect.element(page.getByText(/not stored\. Each shows its default/)).not.toBeInTheDocument();
});

test('flexible hours: are sent, go with other hours in a day, and come back with Undo', async () => {
  const service = edit(storedShift());
  await openTab('Week');
  await userEvent.click(box(FLEXIBLE));
  await expectCells('Shift End Time', '23:59');
  await userEvent.fill(cell('Lunch Break Start Time', 'Friday'), '12:00');
  await userEvent.keyboard('{Enter}');
  await expect.element(box(FLEXIBLE)).toBeChecked();
  await userEvent.fill(cell('Shift End Time', 'Friday'), '20:00');
  await userEvent.keyboard('{Enter}');
  await expect.element(box(FLEXIBLE)).not.toBeChecked();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(box(FLEXIBLE)).toBeChecked();
  await userEvent.click(button('Update Shift'));
  await userEvent.click(button('Save changes'));
  expect((await savedBy(service)).has_flexible_hours).toBe(true);
});

test('copy of a shift: has its switches, which a preset and an empty shift switch off', async () => {
  const service = open('copy', storedShift({ has_same_rules_for_all_days: true, has_flexible_hours: true }));
  await openTab('Week');
  await expect.element(box(SAME)).toBeChecked();
  await expect.element(box(FLEXIBLE)).toBeChecked();
  for (const start of ['Showroom', 'Day', 'An empty shift']) {
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Start from' }), start);
    await expect.poll(() => (box(SAME).element() as HTMLInputElement).checked).toBe(start === 'Day');
    await expect.poll(() => (box(FLEXIBLE).element() as HTMLInputElement).checked).toBe(start === 'Day');
  }
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Start from' }), 'Day');
  await userEvent.click(button('Submit'));
  expect(await savedBy(service)).toMatchObject({ has_same_rules_for_all_days: true, has_flexible_hours: true });
});

test('edit conflict: Take theirs switches the same rules on, and Monday is followed from then on', async () => {
  const stored = storedShift();
  const service = edit(stored);
  const by = { by: 'Ilaben Meghani', at: null };
  const theirs = [{ field: 'has_same_rules_for_all_days', before: false, after: true }];
  const refusal = { message: 'Changed.', conflict: { ...by, version: 2, changes: theirs } };
  service.refuse(updateShift, 409, refusal);
  await userEvent.fill(name, 'Late');
  await userEvent.click(button('Update Shift'));
  await userEvent.click(button('Save changes'));
  await expect.element(page.getByText('Same Rules for All days: No → Yes')).toBeVisible();
  await userEvent.click(button('Take theirs'));
  await openTab('Week');
  await expect.element(box(SAME)).toBeChecked();
  await userEvent.fill(cell('Shift End Time', 'Monday'), '17:15');
  await userEvent.keyboard('{Enter}');
  await expectCells('Shift End Time', '17:15');
});

test('edit form of a shift without compensatory off: its hours are not checked, counted, listed or stored', async () => {
  const service = edit(storedShift());
  await expect.element(check.getByText(/No contradictions found/)).toBeVisible();
  const index = page.getByRole('navigation', { name: 'Sections of the form' });
  await expect.element(index.getByRole('button', { name: /^Comp Off Leave/ })).toMatchTextContent(/Using defaults$/);
  await expect.element(page.getByText(/not stored\. Each shows its default/)).not.toBeInTheDocument();
  await userEvent.fill(name, 'Late');
  await userEvent.click(button('Update Shift'));
  await expect.poll(changes).toEqual(['Shift Name: Day → Late']);
  await userEvent.click(button('Save changes'));
  expect(await savedBy(service)).toMatchObject({
    shift_name: 'Late',
    min_hours_for_half_day_after_shift: null,
    min_hours_for_full_day_after_shift: null,
    leave_should_be_applied_if_late_in_is_exceeded: null,
    sandwich_type: null,
    penalty_type: null,
    short_leave_type: null,
    break_type: null,
  });
});

test('edit form of a shift: a choice that was stored as empty is sent once its rule is switched on', async () => {
  const service = edit(storedShift());
  await userEvent.click(page.getByRole('navigation', { name: 'Sections of the form' }).getByText('Penalty Setting'));
  await userEvent.click(page.getByRole('switch', { name: 'Generate Penalty On Absent' }));
  await expect.element(page.getByText('Default, not saved yet')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Penalty Value' }), '100');
  await userEvent.click(button('Update Shift'));
  await userEvent.click(button('Save changes'));
  expect(await savedBy(service)).toMatchObject({ penalty_type: 'FLAT', penalty_value: 100 });
});

test('copy of a shift without compensatory off: has no finding and no hours', async () => {
  const service = open('copy', storedShift());
  await expect.element(check.getByText(/No contradictions found/)).toBeVisible();
  await userEvent.click(button('Submit'));
  expect(await savedBy(service)).toMatchObject({ min_hours_for_half_day_after_shift: null });
});

test('edit form of a shift whose compensatory off asks for P3D: form, explanation and changes say 3 days', async () => {
  edit(storedShift({ add_comp_off_on_after_extra_hours_completed: true, min_hours_for_half_day_after_shift: 'P3D' }));
  await userEvent.click(page.getByRole('navigation', { name: 'Sections of the form' }).getByText('Comp Off Leave'));
  const half = page.getByRole('textbox', { name: 'Minimum Hours For Half Day After Shift' });
  await expect.element(half).toHaveValue('3 days');
  await expect.element(page.getByText('Half a day is earned from 3 days after the shift.')).toBeVisible();
  await userEvent.fill(half, '4');
  await userEvent.tab();
  await expect.element(half).toHaveValue('04:00');
  await userEvent.click(button('Update Shift'));
  await expect.poll(changes).toEqual(['Minimum Hours For Half Day After Shift: 3 days → 04:00']);
});

test('rule check of a shift with the same rules for all days: a fix of its working days changes the week off as well', async () => {
  edit(
    storedShift({
      has_same_rules_for_all_days: true,
      add_comp_off_on_after_extra_hours_completed: true,
      comp_off_expiry_days: 60,
      min_hours_for_half_day_after_shift: '02:00:00',
      min_hours_for_full_day_after_shift: '04:00:00',
    }),
  );
  await userEvent.click(check.getByRole('button', { name: 'Allow punching out later' }));
  await openTab('Week');
  await expectCells('Max Punch Out Time', '21:00');
  await expect.element(box(SAME)).toBeChecked();
});
