import { listShifts } from '@seamline/shared/contract/shifts/shifts';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const cell = (row: string, day: string) => page.getByLabelText(`${row}, ${day}`, { exact: true });
const week = () => page.getByRole('region', { name: 'Weekly Timings', exact: true });

async function enter(row: string, day: string, value: string): Promise<void> {
  await userEvent.fill(cell(row, day), value);
  (cell(row, day).element() as HTMLElement).blur();
}

/** Expects the values of a row, from Monday on. */
async function expectCells(row: string, values: readonly string[]): Promise<void> {
  const shown = () => DAYS.map((day) => (cell(row, day).element() as HTMLInputElement).value);
  await expect.poll(shown).toEqual(values);
}

const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent?.trim());

/** A tab by the beginning of its name, which its number of errors ends. */
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const openTab = (name: string) => userEvent.click(tab(name));

/** Pastes a text into the focused cell, as the clipboard of another program has it. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

beforeEach(async () => {
  renderRoutes(routes, 'addshift?tab=week', (service) => service.answer(listShifts, []));
  await expect.element(page.getByRole('grid')).toBeVisible();
});

test('weekly table: has nineteen rows in order, the days of the week, and the limits and suggestions of its fields', async () => {
  await expect.poll(() => textsOf(week().getByRole('columnheader').elements())).toEqual(['Field', ...DAYS]);
  expect(textsOf(week().getByRole('rowheader').elements())).toEqual([
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
    'Late In Count After Minutes 0–5 each day',
    'Early Out Count Before Minutes 0–5 each day',
    'Minimum Three Quarter Hours',
    'Minimum Quarter Day Hours',
    'Minimum Half Day Hours',
    'Minimum Full Day Hours',
    'Max Personal Break Minutes 0–59 each day',
    'Max Punch Out Time',
    'Max Punch Out Hours',
  ]);
  await expectCells('Shift Start Time', Array(7).fill('09:00'));
  await expect.element(cell('Take Lunch Break Before Minute', 'Monday')).toHaveAttribute('placeholder', '60 Min');
  await expect.element(cell('Late In Count After Minutes', 'Monday')).toHaveAttribute('placeholder', '15 Min');
  const optionsOf = (row: string) => [...cell(row, 'Monday').element().querySelectorAll('option')];
  const punchOut = textsOf(optionsOf('Max Punch Out Hours'));
  expect(punchOut).toHaveLength(194);
  expect([punchOut[1], punchOut[2], punchOut.at(-1)]).toEqual(['01:00:00', '01:15:00', '49:00:00']);
  expect(textsOf(optionsOf('Minimum Half Day Hours'))).toEqual(['–']);
  await enter('Shift Start Time', 'Monday', '20:00');
  await enter('Shift End Time', 'Monday', '06:00');
  await expect.poll(() => optionsOf('Minimum Half Day Hours')).toHaveLength(61);
  await expect.element(week().getByRole('columnheader').nth(1)).toHaveTextContent('Monday+1 day');
});

test('weekly table: keys move over cells, replace their value, edit inside it and restore it', async () => {
  await userEvent.click(cell('Shift Start Time', 'Monday'));
  for (const [typed, shown] of [
    ['930', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['9p', '21:00'],
    ['21:30', '21:30'],
  ] as const) {
    await userEvent.keyboard(`${typed}{Enter}`);
    await expect.element(cell('Shift End Time', 'Monday')).toHaveFocus();
    await expect.element(cell('Shift Start Time', 'Monday')).toHaveValue(shown);
    await userEvent.keyboard('{ArrowUp}');
  }
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(cell('Shift Start Time', 'Tuesday')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(cell('Shift Start Time', 'Wednesday')).toHaveFocus();
  await userEvent.keyboard('11:{Escape}');
  await expect.element(cell('Shift Start Time', 'Wednesday')).toHaveValue('09:00');
  await userEvent.keyboard('{F2}{ArrowLeft}{Backspace}3{Enter}');
  await expect.element(cell('Shift Start Time', 'Wednesday')).toHaveValue('09:30');
  await userEvent.keyboard('{End}');
  await expect.element(cell('Shift End Time', 'Sunday')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(cell('Shift End Time', 'Monday')).toHaveFocus();
  await userEvent.keyboard('nine{Enter}');
  await expect.element(cell('Shift End Time', 'Monday')).toHaveValue('nine');
  await expect.element(cell('Shift End Time', 'Monday')).toHaveAccessibleDescription('Enter a time such as 09:30.');
});

test('weekly table: each contradiction has its sentence, beside its cell for three seconds and in the summary with row and day', async () => {
  const expectSentence = async (row: string, day: string, sentence: string) => {
    await expect.element(cell(row, day)).toHaveAccessibleDescription(sentence);
    await expect.element(cell(row, day)).toHaveAttribute('aria-invalid', 'true');
  };
  await enter('Late In Count After Minutes', 'Monday', '6');
  const message = page.getByRole('gridcell').getByText('Maximum allowed is 5 minutes', { exact: true });
  await expect.element(message).toBeInTheDocument();
  const [fading] = message.element().getAnimations() as [Animation];
  fading.pause();
  fading.currentTime = 2900;
  await expect.element(message).toBeVisible();
  await expectSentence('Late In Count After Minutes', 'Monday', 'Maximum allowed is 5 minutes');
  fading.currentTime = 3000;
  await expect.element(message).not.toBeVisible();
  await userEvent.click(cell('Late In Count After Minutes', 'Monday'));
  await expect.element(message).toBeVisible();

  await enter('Max Punch Out Time', 'Tuesday', '18:00');
  await expectSentence('Max Punch Out Time', 'Tuesday', 'Set Shift End Time first');
  await userEvent.selectOptions(cell('Max Punch Out Hours', 'Tuesday'), '08:00:00');
  await expectSentence('Max Punch Out Hours', 'Tuesday', 'Set Shift Start & End Time first');
  await enter('Shift End Time', 'Tuesday', '19:00');
  await expectSentence('Max Punch Out Time', 'Tuesday', 'Must be later than Shift End Time');
  await expectSentence('Max Punch Out Hours', 'Tuesday', 'Must exceed shift duration');
  await enter('Lunch Break Start Time', 'Tuesday', '20:00');
  await expectSentence('Lunch Break Start Time', 'Tuesday', 'Must lie inside the shift.');
  await enter('Max Personal Break Minutes', 'Sunday', '60');
  await expectSentence('Max Personal Break Minutes', 'Sunday', 'Enter a whole number from 0 to 59.');
  await enter('Shift End Time', 'Tuesday', '17:00');
  await expect.element(cell('Max Punch Out Time', 'Tuesday')).not.toHaveAttribute('aria-invalid');

  await openTab('Settings');
  await userEvent.fill(page.getByRole('textbox', { name: 'Shift Name' }), 'Contradictory');
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  const alert = page.getByRole('alert').filter({ hasText: 'Please check the marked fields.' });
  await expect
    .poll(() => textsOf(alert.getByRole('listitem').elements()))
    .toEqual([
      'Lunch Break Start Time, Tuesday: Must lie inside the shift.',
      'Late In Count After Minutes, Monday: Maximum allowed is 5 minutes',
      'Max Personal Break Minutes, Sunday: Enter a whole number from 0 to 59.',
      'Max Punch Out Hours, Tuesday: Must exceed shift duration',
    ]);
  await expect.element(tab('Week')).toMatchTextContent(/4 errors$/);
  await userEvent.click(alert.getByRole('button', { name: 'Max Personal Break Minutes, Sunday' }));
  await expect.element(cell('Max Personal Break Minutes', 'Sunday')).toHaveFocus();
});

test('weekly table: same rules for all days, flexible hours and a copied day can each be undone', async () => {
  const same = week().getByRole('checkbox', { name: 'Same Rules for All days' });
  const flexible = week().getByRole('checkbox', { name: 'Flexible Shift Hours' });
  const undo = () => userEvent.click(week().getByRole('status').getByRole('button', { name: 'Undo' }));
  await enter('Shift Start Time', 'Monday', '10:00');
  await enter('Shift End Time', 'Monday', '19:00');

  await userEvent.click(same);
  await expect.element(week().getByText('Monday was copied to every day.')).toBeVisible();
  await expect.element(flexible).toBeDisabled();
  await expect.element(cell('Shift Start Time', 'Tuesday')).toBeDisabled();
  await enter('Shift Start Time', 'Monday', '11:00');
  await expectCells('Shift Start Time', Array(7).fill('11:00'));
  await userEvent.click(same);
  await expectCells('Shift Start Time', Array(7).fill('11:00'));
  await expect.element(cell('Shift Start Time', 'Tuesday')).toBeEnabled();

  await userEvent.click(flexible);
  await expect.element(week().getByText('Every day goes from 00:00 to 23:59.')).toBeVisible();
  await expectCells('Shift Start Time', Array(7).fill('00:00'));
  await expectCells('Shift End Time', Array(7).fill('23:59'));
  await undo();
  await expect.element(flexible).not.toBeChecked();
  await expectCells('Shift End Time', Array(7).fill('19:00'));
  await userEvent.click(flexible);
  await userEvent.click(page.getByRole('button', { name: 'Reset', exact: true }));
  await expect.element(flexible).not.toBeChecked();
  const reset = page.getByRole('status').filter({ hasText: 'Every field' });
  await userEvent.click(reset.getByRole('button', { name: 'Undo' }));
  await expect.element(flexible).toBeChecked();
  await userEvent.click(flexible);
  await expectCells('Shift End Time', Array(7).fill('19:00'));

  await userEvent.fill(cell('Shift End Time', 'Monday'), '20:00');
  await userEvent.click(week().getByRole('button', { name: 'Copy a day…' }));
  const dialog = page.getByRole('dialog', { name: 'Copy a day' });
  const copy = dialog.getByRole('button', { name: 'Copy', exact: true });
  await userEvent.click(copy);
  await expect.element(dialog.getByText('Choose at least one day.')).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Wednesday' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Friday' }));
  await userEvent.click(copy);
  await expect.element(week().getByText('Monday was copied to Wednesday, Friday.')).toBeVisible();
  await expectCells('Shift End Time', ['20:00', '19:00', '20:00', '19:00', '20:00', '19:00', '19:00']);
  await enter('Shift End Time', 'Sunday', '18:00');
  await undo();
  await expectCells('Shift End Time', ['20:00', '19:00', '19:00', '19:00', '19:00', '19:00', '18:00']);
});

test('weekly table: the message of an action goes when the toolbar undoes the action', async () => {
  await userEvent.click(week().getByRole('checkbox', { name: 'Same Rules for All days' }));
  const message = week().getByText('Monday was copied to every day.');
  await expect.element(message).toBeVisible();
  await userEvent.click(week().getByRole('button', { name: 'Undo' }).first());
  await expect.element(message).not.toBeInTheDocument();
});

test('weekly table: what is typed replaces the value of a selected cell, also after a second click, and a double click edits it', async () => {
  const start = cell('Shift Start Time', 'Monday');
  await userEvent.click(start);
  await userEvent.click(start);
  await userEvent.keyboard('10{Enter}');
  await expect.element(start).toHaveValue('10:00');

  const minutes = cell('Take Lunch Break Before Minute', 'Monday');
  await userEvent.click(minutes);
  await userEvent.click(minutes);
  await userEvent.keyboard('-5{Enter}');
  await expect.element(minutes).toHaveValue('-5');
  await userEvent.click(minutes);
  await userEvent.keyboard('-{Enter}');
  await expect.element(minutes).toHaveValue('-');

  await userEvent.click(start);
  await userEvent.keyboard('11');
  await userEvent.click(cell('Shift End Time', 'Monday'));
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(start).toHaveValue('10:00');
  await userEvent.click(start);
  await userEvent.dblClick(start);
  await userEvent.keyboard('{Backspace}5{Enter}');
  await expect.element(start).toHaveValue('10:05');
});

test('weekly table: a pasted block stays selected, as far as it lies in the table', async () => {
  const selected = () => document.querySelectorAll('td[aria-selected=true]').length;
  await userEvent.click(cell('Shift Start Time', 'Monday'));
  paste('8\t9\t10\n16\t17\t18');
  await expectCells('Shift End Time', ['16:00', '17:00', '18:00', '', '', '', '']);
  expect(selected()).toBe(6);
  await userEvent.keyboard('{Delete}');
  await expectCells('Shift Start Time', ['', '', '', '09:00', '09:00', '09:00', '09:00']);
  await userEvent.click(cell('Max Punch Out Time', 'Saturday'));
  paste('20\t21\t22');
  await expect.element(cell('Max Punch Out Time', 'Sunday')).toHaveValue('21:00');
  expect(selected()).toBe(2);
});

test('weekly table: has room for its seven days in the narrowest window that shows them all', async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(769, 800);
  onTestFinished(() => page.viewport(width, height));
  const frame = page.getByRole('grid').element().parentElement as HTMLElement;
  await expect.poll(() => frame.scrollWidth - frame.clientWidth).toBe(0);
  const isCut = (each: Element) => each.scrollWidth > each.clientWidth + 1;
  expect([...frame.querySelectorAll('thead th, tbody td, td > *')].filter(isCut)).toEqual([]);
});

test('weekly table: an error that same rules copy to every day is one error', async () => {
  await userEvent.click(week().getByRole('checkbox', { name: 'Same Rules for All days' }));
  await enter('Late In Count After Minutes', 'Monday', '6');
  await expectCells('Late In Count After Minutes', Array(7).fill('6'));
  await expect.element(tab('Week')).toMatchTextContent(/1 error$/);
  await expect.element(cell('Late In Count After Minutes', 'Tuesday')).not.toHaveAttribute('aria-invalid');
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await expect
    .poll(() => textsOf(page.getByRole('alert').getByRole('listitem').elements()))
    .toEqual([
      'Shift Name: This field is required.',
      'Late In Count After Minutes, Monday: Maximum allowed is 5 minutes',
    ]);
});

test('weekly table: the sentence of an error covers no other cell', async () => {
  await enter('Late In Count After Minutes', 'Monday', '6');
  const message = page.getByRole('gridcell').getByText('Maximum allowed is 5 minutes', { exact: true });
  await expect.element(message).toBeVisible();
  const box = message.element().getBoundingClientRect();
  const covered = [...document.querySelectorAll('[role=grid] :is(td, th)')].filter((other) => {
    if (other.contains(message.element())) return false;
    const { left, right, top, bottom } = other.getBoundingClientRect();
    return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
  });
  expect(textsOf(covered)).toEqual([]);
});
