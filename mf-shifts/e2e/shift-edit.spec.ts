import { expect, hold, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { addShift, bodyOf, cell, expectMessage, openTab, type Stored, section, shiftName } from './shifts.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

const LIST = /\/data\/manage-shift\?/;

test('editing shows what is stored, names what changes and for whom, and sends all of it under the names of the edit form', async ({
  page,
  owner,
}) => {
  const name = shiftName('Pattern room');
  const { id } = await addShift(owner, name, {
    week_off_days: ['SUNDAY'],
    monday_shift_start_time: '22:00',
    monday_shift_end_time: '06:00',
    monday_max_punch_out_hours: 'P1D',
    min_hours_for_half_day_after_shift: 'P3D',
    penalty_value: 12.5,
  });
  await page.goto(`/dashboard/ManageShiftPage/edit/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit Shift: ${name}`);
  await openTab(page, 'Week');
  await expect(section(page, 'Weekly Timings').getByRole('columnheader')).toHaveText([
    'Field',
    'Monday+1 day',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'SundayWeek off',
  ]);
  await expect(cell(page, 'Max Punch Out Hours', 'Monday')).toHaveValue('24:00:00');
  await openTab(page, 'Settings', 'Week Off Settings');
  const days = page.getByRole('textbox', { name: 'Week Off Days', exact: true });
  await expect(days).toHaveValue('SUNDAY');
  await days.fill('sunday, sat');
  await days.blur();
  await expect(days).toHaveValue('SUNDAY, SATURDAY');
  await openTab(page, 'Week');
  await cell(page, 'Shift End Time', 'Monday').fill('6.30');
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Update Shift' }).click();
  const review = page.getByRole('dialog', { name: 'Save these changes?' });
  await expect(review).toContainText('No employee has this shift yet.');
  await expect(review.getByRole('listitem')).toContainText([
    'Week Off Days: Sunday → Sunday, Saturday',
    'Shift End Time, Monday: 06:00 → 06:30',
  ]);
  await review.getByRole('button', { name: 'Continue editing' }).click();
  await expect(review).toBeHidden();

  await page.getByRole('button', { name: 'Update Shift' }).click();
  const sent = bodyOf(page, 'PUT', new RegExp(`/data/manage-shift/${id}\\?`));
  await review.getByRole('button', { name: 'Save changes' }).click();
  const body = await sent;
  expect(body).toMatchObject({
    shift_name: name,
    week_off_days: ['SUNDAY', 'SATURDAY'],
    penalty_value: 12.5,
    min_hours_for_half_day_after_shift: 'P3D',
    monday_shift_start_time: '22:00:00',
    monday_shift_end_time: '06:30:00',
    monday_max_punch_out_hours: 'P1D',
    monday_late_in_count_after_minutes: 0,
    monday_early_out_count_before_minutes: 0,
    monday_take_tea_before_minute: 0,
    monday_lunch_start_time: null,
  });
  for (const key of ['id', 'employees', 'created_at', 'updated_at']) expect(body).not.toHaveProperty(key);
  await expectMessage(page, '✅ Shift updated successfully!');
  await expect(page).toHaveURL(/manageshiftPage/i);
});

test('a list with commas, a duration and a time hold when Enter sends the form from within them', async ({
  page,
  owner,
}) => {
  const { id } = await addShift(owner, shiftName('Sent by Enter'), {
    week_off_days: ['SUNDAY'],
    add_comp_off_on_extra_day: true,
    add_comp_off_on_after_extra_hours_completed: true,
  });
  await page.goto(`/dashboard/ManageShiftPage/edit/${id}`);
  const review = page.getByRole('dialog', { name: 'Save these changes?' });
  for (const [tab, part, field, typed, key, change] of [
    [
      'Settings',
      'Week Off Settings',
      page.getByRole('textbox', { name: 'Week Off Days', exact: true }),
      'sunday, sat',
      'Enter',
      'Week Off Days: Sunday → Sunday, Saturday',
    ],
    [
      'Settings',
      'Comp Off Leave',
      page.getByRole('textbox', { name: 'Minimum Hours For Half Day After Shift' }),
      '4',
      'Enter',
      'Minimum Hours For Half Day After Shift: ',
    ],
    [
      'Week',
      undefined,
      cell(page, 'Tea Break Start Time', 'Monday'),
      '11',
      'Control+Enter',
      'Tea Break Start Time, Monday: ',
    ],
  ] as const) {
    await openTab(page, tab, part);
    await field.fill(typed);
    await field.press(key);
    await expect(review.getByRole('listitem').filter({ hasText: change })).toBeVisible();
    await review.getByRole('button', { name: 'Continue editing' }).click();
    await expect(review).toBeHidden();
  }
});

test('a shift of which only the line of the list is known is completed with defaults that are marked', async ({
  page,
}) => {
  const line = {
    id: 7,
    shift_code: 'OLD',
    shift_name: 'From before',
    employees: 4,
    week_off: ['MONDAY'],
    timezone: '+05:30',
    created_at: '2025-01-01T00:00:00Z',
    updated_at: '2025-01-01T00:00:00Z',
  };
  await page.route(LIST, (route) => route.fulfill({ json: [line] }));
  let body: Record<string, unknown> = {};
  await page.route(/\/data\/manage-shift\/7/, (route) => {
    body = route.request().postDataJSON();
    return route.fulfill({ json: line });
  });
  await page.goto('/dashboard/manageshiftpage/edit/7');
  await expect(page.getByRole('main')).toContainText(
    'rules of this shift were not stored. Each shows its default until you save.',
  );
  await openTab(page, 'Settings', 'Break Setting');
  await expect(section(page, 'Break Setting')).toContainText('Default, not saved yet');
  await openTab(page, 'Week');
  await expect(cell(page, 'Lunch Break Start Time', 'Friday')).toHaveValue('13:00');
  await openTab(page, 'Settings', 'Basic Shift');
  await page.getByRole('textbox', { name: 'Shift Code' }).fill('NEW');
  await page.getByRole('button', { name: 'Update Shift' }).click();
  const review = page.getByRole('dialog', { name: 'Save these changes?' });
  await expect(review).toContainText('This affects 4 employees who have this shift.');
  await review.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, '✅ Shift updated successfully!');
  expect(body).toMatchObject({
    code: 'NEW',
    week_off_days: ['MONDAY'],
    late_in_early_out_type: 'SEPARATE',
    leave_should_be_applied_if_late_in_is_exceeded: 'HALF_DAY',
    short_leave_type: 'DEFAULT',
    sandwich_type: 'DUAL_SIDE',
    penalty_type: 'FLAT',
    extra_payout_type: 'AFTER_SHIFT_TIME',
    break_timing_type: 'DEFINED_MINUTES',
    break_type: 'PERSONAL_BREAK',
    min_hours_for_half_day_after_shift: 'P3D',
    min_hours_for_full_day_after_shift: 'P3D',
    sunday_shift_start_time: '09:00:00',
    sunday_shift_end_time: '17:00:00',
    sunday_lunch_start_time: '13:00:00',
    sunday_lunch_end_time: '13:30:00',
    sunday_tea_start_time: '15:30:00',
    sunday_tea_end_time: '15:45:00',
    sunday_half_day_after_time: '12:00:00',
    sunday_half_day_before_time: '10:00:00',
    sunday_max_punch_out_time: '17:30:00',
    sunday_max_punch_out_hours: 'P1D',
  });
});

test('loading, a shift that is gone and a refused change are said, and nothing typed is lost', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/422|503/);
  const stored = await addShift(owner, shiftName('Refused'));
  const answer = await hold(page, LIST);
  await page.goto(`/dashboard/ManageShiftPage/edit/${stored.id}`);
  await expect(page.getByText('Loading...', { exact: true }).first()).toBeVisible();
  answer();
  await page.getByRole('textbox', { name: 'Shift Name' }).fill('Kept');
  const refusal = {
    message: 'Please check the marked fields.',
    detail: 'monday_shift_start_time',
    errors: [{ field: 'monday_shift_start_time', message: 'Not before the doors open.' }],
  };
  await page.route(/\/data\/manage-shift\/\d/, (route) => route.fulfill({ status: 422, json: refusal }));
  await page.getByRole('button', { name: 'Update Shift' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('❌ Failed to update shift.');
  await expect(alert).toContainText('Please check the marked fields.');
  await alert.getByRole('button', { name: 'Shift Start Time, Monday' }).click();
  await expect(cell(page, 'Shift Start Time', 'Monday')).toBeFocused();
  await expect(cell(page, 'Shift Start Time', 'Monday')).toHaveAccessibleDescription('Not before the doors open.');
  await openTab(page, 'Settings');
  await expect(page.getByRole('textbox', { name: 'Shift Name' })).toHaveValue('Kept');

  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('You have unsaved changes.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.goto('/dashboard/ManageShiftPage/edit/999999');
  await expect(page.getByText('Shift not found', { exact: true })).toBeVisible();
});

test('two people at once: what the other one changed is shown, and can be taken over', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/409/);
  const name = shiftName('Contested');
  const { id } = await addShift(owner, name);
  await page.goto(`/dashboard/ManageShiftPage/edit/${id}`);
  await openTab(page, 'Week');
  await cell(page, 'Shift End Time', 'Monday').fill('1700');
  await owner.put<Stored>(
    `/data/manage-shift/${id}`,
    {},
    { monday_shift_start_time: '10:00', penalty_type: 'PERCENTAGE' },
  );
  await page.getByRole('button', { name: 'Update Shift' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  const conflict = page.getByRole('main').getByRole('alert');
  await expect(conflict).toContainText(`changed ${name} while you were editing it.`);
  await expect(conflict).toContainText('Monday shift start time: (empty) → 10:00:00');
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(cell(page, 'Shift Start Time', 'Monday')).toHaveValue('10:00');
  await expect(cell(page, 'Shift End Time', 'Monday')).toHaveValue('17:00');
  await page.getByRole('button', { name: 'Update Shift' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, '✅ Shift updated successfully!');
  const all = await owner.get<Stored[]>('/data/manage-shift');
  expect(all.find((shift) => shift.id === id)).toMatchObject({
    monday_shift_start_time: '10:00:00',
    monday_shift_end_time: '17:00:00',
    penalty_type: 'PERCENTAGE',
  });
});
