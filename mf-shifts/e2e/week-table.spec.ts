import { expect, expectToFit, type Page, test } from '@seamline/e2e/fixtures';
import { addShift, cell, section, setHours, shiftName } from './shifts.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Expects what stands in a row of the table, from Monday on. */
async function expectCells(page: Page, row: string, values: readonly string[]): Promise<void> {
  const cells = page.getByRole('grid').getByLabel(`${row}, `);
  const shown = () => cells.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));
  await expect.poll(shown).toEqual(values);
}

async function open(page: Page): Promise<void> {
  await page.goto('/dashboard/addshift');
  await expect(page.getByRole('grid')).toBeVisible();
}

test('the table has its nineteen rows in order, the columns of the week, and the bounds and suggestions of its fields', async ({
  page,
}) => {
  await open(page);
  await expect(section(page, 'Weekly Timings').getByRole('columnheader')).toHaveText(['Field', ...DAYS]);
  await expect(section(page, 'Weekly Timings').getByRole('rowheader')).toHaveText([
    'Shift Start Time',
    'Shift End Time',
    'Lunch Break Start Time',
    'Lunch Break End Time',
    'Take Lunch Break Before Minute',
    'Tea Break Start Time',
    'Tea Break End Time',
    'Take Tea Break Before Minute',
    'Half Day After Time',
    'Half Day Before Time',
    'Late In Count After Minutes 0–5',
    'Early Out Count Before Minutes 0–5',
    'Minimum Three Quarter Hours',
    'Minimum Quarter Day Hours',
    'Minimum Half Day Hours',
    'Minimum Full Day Hours',
    'Max Personal Break Minutes 0–59',
    'Max Punch Out Time',
    'Max Punch Out Hours',
  ]);
  await expectCells(page, 'Shift Start Time', Array(7).fill('09:00'));
  await expect(cell(page, 'Take Lunch Break Before Minute', 'Monday')).toHaveAttribute('placeholder', '60 Min');
  await expect(cell(page, 'Late In Count After Minutes', 'Monday')).toHaveAttribute('placeholder', '15 Min');
  const options = await cell(page, 'Max Punch Out Hours', 'Monday').locator('option').allInnerTexts();
  expect(options).toHaveLength(194);
  expect([options[1], options[2], options.at(-1)]).toEqual(['01:00:00', '01:15:00', '49:00:00']);
  await expect(cell(page, 'Minimum Half Day Hours', 'Monday').locator('option')).toHaveText(['–']);
  await setHours(page, 'Monday', '20:00', '06:00');
  await expect(cell(page, 'Minimum Half Day Hours', 'Monday').locator('option')).toHaveCount(61);
  await expect(section(page, 'Weekly Timings').getByRole('columnheader').nth(1)).toHaveText('Monday+1 day');
});

test('keys walk over cells, type over them, edit within them and take back', async ({ page }) => {
  await open(page);
  await cell(page, 'Shift Start Time', 'Monday').focus();
  for (const [typed, shown] of [
    ['930', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['9p', '21:00'],
    ['21:30', '21:30'],
  ] as const) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Shift End Time', 'Monday')).toBeFocused();
    await expect(cell(page, 'Shift Start Time', 'Monday')).toHaveValue(shown);
    await page.keyboard.press('ArrowUp');
  }
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'Shift Start Time', 'Tuesday')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cell(page, 'Shift Start Time', 'Wednesday')).toBeFocused();
  await page.keyboard.type('11:');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Shift Start Time', 'Wednesday')).toHaveValue('09:00');
  await page.keyboard.press('F2');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Shift Start Time', 'Wednesday')).toHaveValue('09:30');
  await page.keyboard.press('End');
  await expect(cell(page, 'Shift End Time', 'Sunday')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(cell(page, 'Shift End Time', 'Monday')).toBeFocused();
  await page.keyboard.type('nine');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Shift End Time', 'Monday')).toHaveValue('nine');
  await expect(cell(page, 'Shift End Time', 'Monday')).toHaveAccessibleDescription('Enter a time such as 09:30.');
});

test('a range is filled, emptied, copied and pasted as in a spreadsheet, and each step can be undone and repeated', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const start = 'Shift Start Time';
  await cell(page, start, 'Monday').fill('8');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(page.locator('td[aria-selected=true]')).toHaveCount(4);
  await page.keyboard.press('Control+r');
  await expectCells(page, start, ['08:00', '08:00', '08:00', '08:00', '09:00', '09:00', '09:00']);
  await page.keyboard.press('Control+z');
  await expectCells(page, start, ['08:00', '09:00', '09:00', '09:00', '09:00', '09:00', '09:00']);
  await page.keyboard.press('Control+y');
  await expect(cell(page, start, 'Thursday')).toHaveValue('08:00');
  await page.keyboard.press('Delete');
  await expectCells(page, start, ['', '', '', '', '09:00', '09:00', '09:00']);

  await page.evaluate(() => navigator.clipboard.writeText('9:00 AM\t10:30\r\n5p\t19.30\r\n'));
  await cell(page, start, 'Saturday').focus();
  await page.keyboard.press('Control+v');
  await expect(cell(page, start, 'Saturday')).toHaveValue('09:00');
  await expect(cell(page, start, 'Sunday')).toHaveValue('10:30');
  await expect(cell(page, 'Shift End Time', 'Saturday')).toHaveValue('17:00');
  await expect(cell(page, 'Shift End Time', 'Sunday')).toHaveValue('19:30');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('09:00\t10:30\n17:00\t19:30');
  await cell(page, 'Lunch Break Start Time', 'Monday').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await cell(page, 'Lunch Break Start Time', 'Monday').evaluate((element: HTMLInputElement) => element.focus());
  await page.keyboard.type('1p');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(cell(page, 'Lunch Break End Time', 'Monday')).toHaveValue('13:00');

  await cell(page, start, 'Monday').click();
  await cell(page, 'Shift End Time', 'Tuesday').click({ modifiers: ['Shift'] });
  await expect(page.locator('td[aria-selected=true]')).toHaveCount(4);
});

test('each contradiction has its sentence, stands by its cell for three seconds and in the summary with its row and day', async ({
  page,
}) => {
  await open(page);
  const expectSentence = async (row: string, day: string, sentence: string) => {
    const field = cell(page, row, day);
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  };
  const put = async (row: string, day: string, value: string) => {
    await cell(page, row, day).fill(value);
    await cell(page, row, day).blur();
  };
  await put('Late In Count After Minutes', 'Monday', '6');
  await expectSentence('Late In Count After Minutes', 'Monday', 'Maximum allowed is 5 minutes');
  const message = page.getByRole('gridcell').getByText('Maximum allowed is 5 minutes');
  await expect(message).toBeVisible();
  await expect(message).toBeHidden();
  await cell(page, 'Late In Count After Minutes', 'Monday').focus();
  await expect(message).toBeVisible();

  await put('Max Punch Out Time', 'Tuesday', '18:00');
  await expectSentence('Max Punch Out Time', 'Tuesday', 'Set Shift End Time first');
  await cell(page, 'Max Punch Out Hours', 'Tuesday').selectOption('08:00:00');
  await expectSentence('Max Punch Out Hours', 'Tuesday', 'Set Shift Start & End Time first');
  await put('Shift End Time', 'Tuesday', '19:00');
  await expectSentence('Max Punch Out Time', 'Tuesday', 'Must be later than Shift End Time');
  await expectSentence('Max Punch Out Hours', 'Tuesday', 'Must exceed shift duration');
  await put('Lunch Break Start Time', 'Tuesday', '20:00');
  await expectSentence('Lunch Break Start Time', 'Tuesday', 'Must lie inside the shift.');
  await put('Max Personal Break Minutes', 'Sunday', '60');
  await expectSentence('Max Personal Break Minutes', 'Sunday', 'Enter a whole number from 0 to 59.');
  await put('Shift End Time', 'Tuesday', '17:00');
  await expect(cell(page, 'Max Punch Out Time', 'Tuesday')).not.toHaveAttribute('aria-invalid');

  await page.getByRole('textbox', { name: 'Shift Name' }).fill(shiftName('Contradictory'));
  await page.getByRole('button', { name: 'Submit' }).click();
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Please check the marked fields.' });
  await expect(alert.getByRole('listitem')).toHaveText([
    'Lunch Break Start Time, Tuesday: Must lie inside the shift.',
    'Late In Count After Minutes, Monday: Maximum allowed is 5 minutes',
    'Max Personal Break Minutes, Sunday: Enter a whole number from 0 to 59.',
    'Max Punch Out Hours, Tuesday: Must exceed shift duration',
  ]);
  const index = page.getByRole('navigation', { name: 'Sections of the form' });
  await expect(index.getByRole('button', { name: /Weekly Timings/ })).toContainText('4 errors');
  await alert.getByRole('button', { name: 'Max Personal Break Minutes, Sunday' }).click();
  await expect(cell(page, 'Max Personal Break Minutes', 'Sunday')).toBeFocused();
});

test('one rule for all days, flexible hours and a copied day can each be taken back', async ({ page }) => {
  await open(page);
  const week = section(page, 'Weekly Timings');
  const same = week.getByRole('checkbox', { name: 'Same Rules for All days' });
  const flexible = week.getByRole('checkbox', { name: 'Flexible Shift Hours' });
  const takeBack = () => week.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await setHours(page, 'Monday', '10:00', '19:00');

  await same.check();
  await expect(week).toContainText('Monday was copied to every day.');
  await expect(flexible).toBeDisabled();
  await expect(cell(page, 'Shift Start Time', 'Tuesday')).toBeDisabled();
  await cell(page, 'Shift Start Time', 'Monday').fill('11:00');
  await cell(page, 'Shift Start Time', 'Monday').blur();
  await expectCells(page, 'Shift Start Time', Array(7).fill('11:00'));
  await same.uncheck();
  await expectCells(page, 'Shift Start Time', Array(7).fill('11:00'));
  await expect(cell(page, 'Shift Start Time', 'Tuesday')).toBeEnabled();

  await flexible.check();
  await expect(week).toContainText('Every day goes from 00:00 to 23:59.');
  await expectCells(page, 'Shift Start Time', Array(7).fill('00:00'));
  await expectCells(page, 'Shift End Time', Array(7).fill('23:59'));
  await takeBack();
  await expect(flexible).not.toBeChecked();
  await expectCells(page, 'Shift End Time', Array(7).fill('19:00'));
  await flexible.check();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(flexible).not.toBeChecked();
  await page.getByRole('status').filter({ hasText: 'Every field' }).getByRole('button', { name: 'Undo' }).click();
  await expect(flexible).toBeChecked();
  await flexible.uncheck();
  await expectCells(page, 'Shift End Time', Array(7).fill('19:00'));

  await cell(page, 'Shift End Time', 'Monday').fill('20:00');
  await week.getByRole('button', { name: 'Copy a day…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy a day' });
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog).toContainText('Choose at least one day.');
  await dialog.getByRole('checkbox', { name: 'Wednesday' }).check();
  await dialog.getByRole('checkbox', { name: 'Friday' }).check();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(week).toContainText('Monday was copied to Wednesday, Friday.');
  await expectCells(page, 'Shift End Time', ['20:00', '19:00', '20:00', '19:00', '20:00', '19:00', '19:00']);
  await cell(page, 'Shift End Time', 'Sunday').fill('18:00');
  await cell(page, 'Shift End Time', 'Sunday').blur();
  await takeBack();
  await expectCells(page, 'Shift End Time', ['20:00', '19:00', '19:00', '19:00', '19:00', '19:00', '18:00']);
});

test('a phone shows one day at a time, and the summary leads to the day in question', async ({ page, owner }) => {
  const { id } = await addShift(owner, shiftName('Small'), { friday_shift_end_time: '18:00' });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/dashboard/ManageShiftPage/edit/${id}`);
  await expect(section(page, 'Weekly Timings').getByRole('columnheader')).toHaveText(['Field', 'Monday']);
  await page.getByRole('radio', { name: 'Friday' }).check();
  await expect(cell(page, 'Shift End Time', 'Friday')).toHaveValue('18:00');
  await cell(page, 'Max Punch Out Time', 'Friday').fill('17:00');
  await page.getByRole('radio', { name: 'Monday' }).check();
  await page.getByRole('button', { name: 'Update Shift' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Max Punch Out Time, Friday' }).click();
  await expect(cell(page, 'Max Punch Out Time', 'Friday')).toBeFocused();
  await expectToFit(page);
});

test('a form that is refused brings up what went wrong, with the focus on the way there', async ({ page, owner }) => {
  const hours = DAYS.map((day) => day.toLowerCase()).flatMap((day) => [
    [`${day}_shift_start_time`, '09:00'],
    [`${day}_shift_end_time`, '17:00'],
  ]);
  const { id } = await addShift(owner, shiftName('Readable'), Object.fromEntries(hours));
  await page.goto(`/dashboard/ManageShiftPage/edit/${id}`);
  await cell(page, 'Late In Count After Minutes', 'Monday').fill('6');
  await cell(page, 'Late In Count After Minutes', 'Monday').blur();
  await page.getByRole('switch', { name: 'Allow Short Leave' }).click();
  await page.getByRole('button', { name: 'Update Shift' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeInViewport();
  await expect(alert.getByRole('button', { name: 'Late In Count After Minutes, Monday' })).toBeFocused();
});

test('what is cut goes to the clipboard, and one undo brings it back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const [start, end] = [cell(page, 'Shift Start Time', 'Monday'), cell(page, 'Shift End Time', 'Monday')];
  await start.fill('09:30');
  await end.fill('18:30');
  await start.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+x');
  await expect(start).toHaveValue('');
  await expect(end).toHaveValue('');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('09:30\n18:30');
  await page.keyboard.press('Control+z');
  await expect(start).toHaveValue('09:30');
  await expect(end).toHaveValue('18:30');
});
