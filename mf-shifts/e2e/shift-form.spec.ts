import { expect, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { addShift, bodyOf, cell, expectMessage, openTab, section, setHours, shiftName } from './shifts.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('adding a shift sends every rule and timing under the names of the add form, says so and goes to the list', async ({
  page,
}) => {
  const name = shiftName('Atelier');
  await page.goto('/dashboard/manage-shift/add');
  await expect(page).toHaveTitle('Add Shift · Seamline HR');
  // Those behind another tab or section are hidden.
  await expect(page.locator('main h2')).toHaveText([
    'Basic Shift',
    'Week Off Settings',
    'Late In / Early Out Settings',
    'Leave Settings',
    'Penalty Setting',
    'OT Setting',
    'Comp Off Leave',
    'Break Setting',
    'Rule Check',
    'The Shift in Words',
    'The Day as a Picture',
    'Weekly Timings',
    'Try It with Punches',
    'Week Offs of the Next 13 Weeks',
  ]);
  await page.getByRole('button', { name: 'Submit' }).click();
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toContainText('Please fill all required fields.');
  await refusal.getByRole('button', { name: 'Shift Name' }).click();
  await expect(page.getByRole('textbox', { name: 'Shift Name' })).toBeFocused();
  await page.keyboard.type(name);
  await setHours(page, 'Monday', '9', '5p');
  await cell(page, 'Max Punch Out Hours', 'Monday').selectOption('10:15:00');
  await cell(page, 'Minimum Half Day Hours', 'Monday').selectOption('04:00:00');

  const sent = bodyOf(page, 'POST', /\/data\/add-shift/);
  await page.getByRole('button', { name: 'Submit' }).click();
  const body = await sent;
  expect(Object.keys(body)).toHaveLength(63 + 7 * 19);
  expect(body).toMatchObject({
    shift_name: name,
    has_same_rules_for_all_days: false,
    has_flexible_hours: false,
    code: null,
    multiple_punch_allowed: false,
    required_out_of_range_reason: true,
    hours_type_in_shift_clock: 'FULL_SHIFT_HOURS',
    approval_required_for_extra_day: 'NONE',
    break_approval_face_app: 'FALSE',
    week_off_days: [],
    monday_shift_start_time: '09:00',
    monday_shift_end_time: '17:00',
    monday_late_in_after_minutes: 0,
    monday_early_out_before_minutes: 0,
    monday_tea_before_minute: 0,
    monday_min_half_day_hours: '04:00:00',
    monday_max_punch_out_hours: '10:15:00',
    tuesday_shift_start_time: '09:00',
    tuesday_shift_end_time: null,
  });
  await expectMessage(page, 'Shift added successfully!');
  await expect(page).toHaveURL(/manageshiftPage/i);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveAttribute('aria-current', 'true');
});

test('what a choice decides about appears and goes with it', async ({ page }) => {
  test.slow();
  await page.goto('/dashboard/addshift');
  const shows = async (label: string, isShown: boolean) => {
    await expect(page.getByRole('main').getByText(label, { exact: true }).first(), label).toBeVisible({
      visible: isShown,
    });
  };
  const toggle = (label: string) => page.getByRole('switch', { name: label, exact: true }).click();

  await openTab(page, 'Settings', 'Week Off Settings');
  await shows('Week Offs In A Week', false);
  await toggle('Alternate Week Off');
  await shows('Alternate Weeks', true);
  await toggle('Auto Week Off');
  await shows('Week Offs In A Week', true);
  for (const label of ['Alternate Week Off', 'Alternate Weeks', 'Alternate Week Off Days']) await shows(label, false);

  await openTab(page, 'Settings', 'Late In / Early Out Settings');
  await shows('Late In Max Minutes', true);
  await page.getByLabel('Late In / Early Out Type').selectOption('CONSOLIDATED');
  await shows('Late In / Early Out Max Minutes', true);
  for (const label of ['Late In Max Minutes', 'Early Out Max Minutes']) await shows(label, false);
  await shows('Leave Applied If Late In Is Exceeded', false);
  await toggle('Apply Half Or Full Day On Late In Limit Exceed');
  await expect(page.getByLabel('Leave Applied If Late In Is Exceeded')).toHaveValue('HALF_DAY');

  await openTab(page, 'Settings', 'Leave Settings');
  for (const label of ['Monthly Short Leaves', 'Apply Sandwich Leave', 'Apply Leave On Holiday'])
    await shows(label, false);
  await toggle('Allow Short Leave');
  for (const label of ['Need Short Leave Request', 'Monthly Short Leaves', 'Short Leave Buffer Minutes'])
    await shows(label, true);
  await toggle('Apply Sandwich Leave');
  await expect(page.getByLabel('Sandwich Type')).toHaveValue('DUAL_SIDE');
  await shows('Sandwich Leave Between Holiday And Week Off', true);
  await toggle('Apply Leave On Holiday');
  await shows('Holiday Penalty Apply', true);
  await toggle('Apply Leave On Week Off');
  await shows('Week Off Penalty Apply', true);

  await openTab(page, 'Settings', 'Penalty Setting');
  await shows('Penalty Value', false);
  await toggle('Generate Penalty On Absent');
  await expect(page.getByLabel('Penalty Type')).toHaveValue('FLAT');

  await openTab(page, 'Settings', 'OT Setting');
  await shows('Need Approval For Extra Hours On Weekdays', false);
  await page.getByLabel('Approval Required For Extra Day').selectOption('HOLIDAY');
  await shows('Need Approval For Extra Hours On Weekdays', true);

  await openTab(page, 'Settings', 'Comp Off Leave');
  for (const label of ['Comp Off Expiry Days', 'Minimum Hours For Half Day After Shift']) await shows(label, false);
  await toggle('Add Comp Off On Extra Day');
  for (const label of ['Comp Off Expiry Days', 'Max Comp Off Per Month', 'Allow Comp Off On Past Date'])
    await shows(label, true);
  await shows('Minimum Hours For Half Day After Shift', false);
  await toggle('Add Comp Off After Extra Hours Completed');
  for (const label of ['Minimum Hours For Half Day After Shift', 'Minimum Hours For Full Day After Shift'])
    await shows(label, true);

  await openTab(page, 'Settings', 'Break Setting');
  await shows('Break Type', false);
  await page.getByLabel('Break Approval (Face App)').selectOption('TRUE');
  await expect(page.getByLabel('Break Type', { exact: true })).toHaveValue('PERSONAL_BREAK');
});

test('what a switch clears is listed and can be undone, and so can Reset', async ({ page }) => {
  await page.goto('/dashboard/addshift');
  await page.getByRole('textbox', { name: 'Shift Name' }).fill('Half done');
  await openTab(page, 'Settings', 'Week Off Settings');
  const weekOff = section(page, 'Week Off Settings');
  await weekOff.getByRole('checkbox', { name: 'Saturday' }).check();
  await weekOff.getByRole('checkbox', { name: 'Sunday' }).check();
  await weekOff.getByRole('switch', { name: 'Alternate Week Off' }).click();
  await weekOff.getByRole('checkbox', { name: 'Week 2' }).check();
  const alternate = weekOff.getByRole('group', { name: 'Alternate Week Off Days' });
  await expect(alternate.getByRole('checkbox')).toHaveCount(2);
  await alternate.getByRole('checkbox', { name: 'Saturday' }).check();

  await weekOff.getByRole('switch', { name: 'Auto Week Off' }).click();
  await expect(weekOff).toContainText(
    'These rules were reset: Week Off Days, Alternate Week Off, Alternate Weeks, Alternate Week Off Days.',
  );
  await weekOff.getByRole('button', { name: 'Undo' }).click();
  await expect(weekOff.getByRole('switch', { name: 'Auto Week Off' })).not.toBeChecked();
  await expect(alternate.getByRole('checkbox', { name: 'Saturday' })).toBeChecked();

  await openTab(page, 'Settings', 'Leave Settings');
  const leave = section(page, 'Leave Settings');
  await leave.getByRole('switch', { name: 'Allow Short Leave' }).click();
  await leave.getByRole('switch', { name: 'Apply Sandwich Leave' }).click();
  await leave.getByRole('switch', { name: 'Apply Leave On Holiday' }).click();
  await leave.getByRole('switch', { name: 'Allow Short Leave' }).click();
  await expect(leave).toContainText('These rules were reset: Apply Sandwich Leave, Apply Leave On Holiday.');
  await leave.getByRole('button', { name: 'Undo' }).click();
  await expect(leave.getByRole('switch', { name: 'Apply Sandwich Leave' })).toBeChecked();

  await openTab(page, 'Settings', 'Basic Shift');
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Every field has its original value again.');
  await expect(page.getByRole('textbox', { name: 'Shift Name' })).toHaveValue('');
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.getByRole('textbox', { name: 'Shift Name' })).toHaveValue('Half done');
  await openTab(page, 'Settings', 'Week Off Settings');
  await expect(alternate.getByRole('checkbox', { name: 'Saturday' })).toBeChecked();
});

test('each bound of a rule has its sentence at the field', async ({ page }) => {
  await page.goto('/dashboard/addshift');
  await openTab(page, 'Settings', 'Week Off Settings');
  await page.getByRole('switch', { name: 'Auto Week Off' }).click();
  await openTab(page, 'Settings', 'Penalty Setting');
  await page.getByRole('switch', { name: 'Generate Penalty On Absent' }).click();
  await openTab(page, 'Settings', 'Comp Off Leave');
  await page.getByRole('switch', { name: 'Add Comp Off After Extra Hours Completed' }).click();
  for (const [part, label, value, sentence] of [
    ['Week Off Settings', 'Week Offs In A Week', '8', 'Enter a whole number from 1 to 7.'],
    ['Late In / Early Out Settings', 'Late In Max Minutes', '-1', 'Enter a whole number, 0 or more.'],
    [
      'Penalty Setting',
      'Penalty Value',
      '0.005',
      'Enter a number of 0 or more, with at most two digits after the point.',
    ],
    ['Comp Off Leave', 'Comp Off Expiry Days', '366', 'Enter a whole number from 1 to 365.'],
    ['Comp Off Leave', 'Max Comp Off Per Month', '31', 'Enter a whole number from 1 to 30.'],
    ['Comp Off Leave', 'Minimum Hours For Half Day After Shift', 'soon', 'Enter a duration such as 04:00.'],
  ] as const) {
    await openTab(page, 'Settings', part);
    const field = page.getByRole('textbox', { name: label, exact: true });
    await field.fill(value);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence.replaceAll('.', '\\.')));
    await expect(field).toHaveValue(value);
  }
  const hours = page.getByRole('textbox', { name: 'Minimum Hours For Full Day After Shift' });
  await hours.fill('3d');
  await hours.blur();
  await expect(hours).toHaveValue('3 days');
  await expect(section(page, 'Comp Off Leave')).toContainText('That is 3 days (72 h). Is this correct?');
  await page.getByRole('button', { name: 'Use 08:00' }).click();
  await expect(hours).toHaveValue('08:00');
});

test('the index says what a section still lacks, and marks the one in view', async ({ page }) => {
  await page.goto('/dashboard/manage-shift/add');
  const index = page.getByRole('navigation', { name: 'Sections of the form' });
  const current = index.locator('[aria-current=location]');
  const basic = index.getByRole('button', { name: 'Basic Shift' });
  await expect(current).toHaveText(/Basic Shift/);
  await expect(basic).toContainText('This shift has no name yet');
  await page.getByRole('textbox', { name: 'Shift Name' }).fill('Evening');
  await expect(basic).toContainText('1 differs from the default');
  for (const name of [/Comp Off Leave/, /Late In/]) {
    await index.getByRole('button', { name }).click();
    await expect(current).toHaveText(name);
  }
});

test('a new shift starts from a usual one, or from one that is there', async ({ page, owner }) => {
  const name = shiftName('Original');
  await addShift(owner, name, { code: 'ORI', monday_shift_start_time: '07:15', penalty_value: 3 });
  await page.goto('/dashboard/manage-shift/add');
  await page.getByLabel('Start from').selectOption('Night Security');
  const filled = page.getByRole('status').filter({ hasText: 'The form is filled in from' });
  await expect(filled).toHaveText('The form is filled in from Night Security.');
  await expect(page.getByRole('textbox', { name: 'Shift Name' })).toHaveValue('Night Security');
  await openTab(page, 'Week');
  await expect(cell(page, 'Shift Start Time', 'Sunday')).toHaveValue('20:00');
  await expect(section(page, 'Weekly Timings').getByRole('columnheader').nth(1)).toContainText('+1 day');
  await openTab(page, 'Settings');
  await page.getByRole('textbox', { name: 'Shift Name' }).fill('Night Watch');
  await page.getByLabel('Start from').selectOption('Warehouse');
  await expect(page.getByRole('textbox', { name: 'Shift Name' })).toHaveValue('Warehouse');
  const replaced = page.getByRole('status').filter({ hasText: 'Your entries were replaced.' });
  await expect(filled).toHaveText('The form is filled in from Warehouse.');
  await replaced.getByRole('button', { name: 'Undo' }).click();
  await expect(filled).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Shift Name' })).toHaveValue('Night Watch');
  await expect(cell(page, 'Shift Start Time', 'Sunday')).toHaveValue('20:00');

  await page.goto('/dashboard/manageshiftPage');
  await page.getByRole('link', { name: `Duplicate ${name}` }).click();
  await expect(page.getByRole('textbox', { name: 'Shift Name' })).toHaveValue(`${name} (copy)`);
  await expect(page.getByRole('textbox', { name: 'Shift Code' })).toHaveValue('');
  await openTab(page, 'Week');
  await expect(cell(page, 'Shift Start Time', 'Monday')).toHaveValue('07:15');
});

test('the name of another shift is advised against and refused at its field, a code advised against and asked about', async ({
  page,
  owner,
  quiet,
}) => {
  quiet.expect(/409/);
  const name = shiftName('Taken');
  const code = `T${Date.now().toString(36)}`;
  const { id } = await addShift(owner, name, { code });
  await page.goto('/dashboard/manage-shift/add');
  await page.getByRole('textbox', { name: 'Shift Name' }).fill(` ${name.toUpperCase()}`);
  await page.getByRole('textbox', { name: 'Shift Code' }).fill(code.toLowerCase());
  await expect(page.getByRole('status').filter({ hasText: `There is already a shift called ${name}.` })).toBeVisible();
  const taken = `Another shift, ${name}, has this code.`;
  await expect(page.getByRole('status').filter({ hasText: `${taken} Can be saved.` })).toBeVisible();
  const submit = async () => {
    await page.getByRole('button', { name: 'Submit' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Already in use' });
    await expect(dialog).toContainText(`${taken} Add it all the same?`);
    await dialog.getByRole('button', { name: 'Add all the same' }).click();
  };
  await submit();
  const field = page.getByRole('textbox', { name: 'Shift Name' });
  await expect(field).toHaveAccessibleDescription(/There is already a shift called .*\./);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'There is already a shift called' })).toHaveCount(0);

  await field.fill(`${name} 2`);
  await submit();
  await expectMessage(page, 'Shift added successfully!');
  await page.goto(`/dashboard/manageshiftpage/edit/${id}`);
  await expect(field).toHaveValue(name);
  await expect(page.getByText(`There is already a shift called`)).toHaveCount(0);
  await expect(page.getByText(`Another shift, ${name} 2, has this code.`)).toBeVisible();
});
