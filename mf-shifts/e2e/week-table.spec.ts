import { expect, expectToFit, type Page, test } from '@seamline/e2e/fixtures';
import { addShift, cell, openTab, section, shiftName } from './shifts.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Expects the values of a row of the table, from Monday on. */
async function expectCells(page: Page, row: string, values: readonly string[]): Promise<void> {
  const cells = page.getByRole('grid').getByLabel(`${row}, `);
  const shown = () => cells.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));
  await expect.poll(shown).toEqual(values);
}

async function open(page: Page): Promise<void> {
  await page.goto('/dashboard/addshift?tab=week');
  await expect(page.getByRole('grid')).toBeVisible();
}

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

test('a phone shows one day at a time, and the summary leads to the day in question', async ({ page, owner }) => {
  const { id } = await addShift(owner, shiftName('Small'), { friday_shift_end_time: '18:00' });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/dashboard/ManageShiftPage/edit/${id}`);
  await openTab(page, 'Week');
  await expect(section(page, 'Weekly Timings').getByRole('columnheader')).toHaveText(['Field', 'Monday']);
  await page.getByRole('radio', { name: 'Friday' }).check();
  await expect(cell(page, 'Shift End Time', 'Friday')).toHaveValue('18:00');
  await cell(page, 'Max Punch Out Time', 'Friday').fill('17:00');
  await page.getByRole('radio', { name: 'Monday' }).check();
  await openTab(page, 'Settings');
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
  await openTab(page, 'Week');
  await cell(page, 'Late In Count After Minutes', 'Monday').fill('6');
  await cell(page, 'Late In Count After Minutes', 'Monday').blur();
  await openTab(page, 'Settings', 'Leave Settings');
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

test('beside the menu a small window shows whole times, and scrolls to the weekend', async ({ page }) => {
  for (const width of [800, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard/addshift?tab=week');
    const time = cell(page, 'Shift Start Time', 'Sunday');
    await time.scrollIntoViewIfNeeded();
    await expect(time).toBeInViewport();
    expect(await time.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
    await expectToFit(page);
  }
});
