import { expect, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { keyboardOf } from '@seamline/e2e/keyboard';
import { addShift, cell, expectMessage, openTab, section, shiftName } from './shifts.ts';

test('by the keyboard alone a shift is made with times in its weekly table, and found in the list', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner');
  const name = shiftName('Keys');
  await page.goto('/dashboard/manageshiftPage');
  await expect(page.getByRole('table')).toBeVisible();
  const keys = keyboardOf(page);
  await keys.to(page.getByRole('link', { name: '+ Add Shift' }));
  await keys.press('Enter');
  await keys.to(page.getByRole('textbox', { name: 'Shift Name' }));
  await keys.press('Control+Enter');
  await keys.at(page.getByRole('textbox', { name: 'Shift Name' }));
  await page.keyboard.type(name);

  await keys.to(page.getByRole('tab', { name: 'Settings' }), 'Shift+Tab');
  await keys.press('ArrowRight');
  await keys.at(page.getByRole('tab', { name: 'Week' }));
  await keys.to(cell(page, 'Shift Start Time', 'Monday'));
  await page.keyboard.type('10');
  await keys.press('Shift+ArrowRight', 'Shift+ArrowRight');
  await keys.press('Control+r');
  await expect(cell(page, 'Shift Start Time', 'Wednesday')).toHaveValue('10:00');
  await keys.press('ArrowLeft', 'ArrowLeft', 'ArrowDown');
  await keys.at(cell(page, 'Shift End Time', 'Monday'));
  await page.keyboard.type('19');
  await keys.press('Enter');
  await expect(cell(page, 'Shift End Time', 'Monday')).toHaveValue('19:00');

  const toEnd = page.getByRole('button', { name: 'Skip to the end of the table' });
  const toStart = page.getByRole('button', { name: 'Skip to the start of the table' });
  await keys.to(toEnd, 'Shift+Tab');
  await keys.press('Enter');
  await keys.at(toStart);
  await keys.press('Enter');
  await keys.at(toEnd);
  const monday = section(page, 'The Day as a Picture').getByRole('group', { name: 'Monday as a picture' });
  await keys.to(monday.getByRole('slider', { name: 'Shift Start Time' }), 'Shift+Tab');
  await keys.press('ArrowRight');
  await expect(cell(page, 'Shift Start Time', 'Monday')).toHaveValue('10:05');

  await keys.press('Control+Enter');
  await expectMessage(page, 'Shift added successfully!');
  await keys.press('Tab');
});

test('Enter in the dialog that copies a day copies it, and does not send the shift behind it', async ({
  page,
  owner,
  signInAs,
}) => {
  await signInAs('owner');
  const { id } = await addShift(owner, shiftName('Copied'), { monday_shift_end_time: '19:00' });
  await page.goto(`/dashboard/ManageShiftPage/edit/${id}`);
  await openTab(page, 'Week');
  await page.getByRole('button', { name: 'Copy a day…' }).press('Enter');
  const wednesday = page.getByRole('dialog', { name: 'Copy a day' }).getByRole('checkbox', { name: 'Wednesday' });
  await wednesday.press('Control+Enter');
  await expect(page.getByRole('dialog')).toContainText('Choose at least one day.');
  await wednesday.press(' ');
  await wednesday.press('Enter');
  const week = section(page, 'Weekly Timings');
  await expect(week).toContainText('Monday was copied to Wednesday.');
  await expect(cell(page, 'Shift End Time', 'Wednesday')).toHaveValue('19:00');
  await expect(week.getByRole('button', { name: 'Copy a day…' })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`edit/${id}\\?tab=week$`));
});
