import { expect, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { addShift, cell, openTab, section, setHours, shiftName } from './shifts.ts';

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('the rule check names what does not go together, leads there, puts it right and takes that back', async ({
  page,
}) => {
  await page.goto('/dashboard/manage-shift/add');
  const check = section(page, 'Rule Check');
  const sentence = 'The shift has a start without an end, or an end without a start: Every day.';
  await expect(check.getByText(sentence, { exact: true })).toBeVisible();
  await check.getByRole('button', { name: `Show the field: ${sentence}` }).click();
  await expect(cell(page, 'Shift Start Time', 'Monday')).toBeFocused();

  const unfinished = cell(page, 'Lunch Break Start Time', 'Tuesday');
  await unfinished.fill('soon');
  await unfinished.blur();
  await openTab(page, 'Settings');
  await expect(check).toContainText('Not valid yet, so the previous value is used: Lunch Break Start Time, Tuesday.');
  await check.getByRole('button', { name: 'Make it 8 hours long' }).click();
  const done = check.getByRole('status');
  await expect(done).toContainText('Done: Make it 8 hours long.');
  await expect(done).toBeFocused();
  await expect(check.getByText('The shift has a start without an end')).toHaveCount(0);
  await expect(check.getByText('No contradictions found.')).toHaveCount(0);
  await expect(cell(page, 'Shift End Time', 'Sunday')).toHaveValue('17:00');
  await expect(unfinished).toHaveValue('soon');

  await done.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 'Shift End Time', 'Sunday')).toHaveValue('');
  await openTab(page, 'Settings', 'Penalty Setting');
  await page.getByRole('switch', { name: 'Generate Penalty On Absent' }).click();
  await expect(
    check.getByText('The penalty for absence is switched on, but its amount is 0.', { exact: true }),
  ).toBeVisible();
  await check.getByRole('button', { name: 'Fix all' }).click();
  await expect(check.getByRole('status')).toContainText('2 problems were fixed.');
  await expect(page.getByRole('switch', { name: 'Generate Penalty On Absent' })).not.toBeChecked();
});

test('the shift reads itself out while it is typed, in English, Hindi and Gujarati', async ({ page }) => {
  await page.goto('/dashboard/manage-shift/add');
  const words = section(page, 'The Shift in Words');
  await expect(words.getByText('Work starts at 09:00; when it ends is not set.', { exact: true })).toBeVisible();
  await expect(words.getByText('This shift has no name yet.', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Shift Name' }).fill('Night Watch');
  await setHours(page, 'Monday', '22', '6');
  await openTab(page, 'Settings');
  await expect(words.getByText('This is the shift “Night Watch”, which has no code.', { exact: true })).toBeVisible();
  const night = words.getByText('Work is from 22:00 to 06:00 on the next day (8 hours).', { exact: true });
  await expect(night).toBeVisible();
  expect(await night.evaluate((element) => element.tagName)).toBe('MARK');
  await expect(words.getByText('Marked sentences are new since the form was opened.', { exact: true })).toBeVisible();

  const languages = page.getByRole('group', { name: 'Language of check, words and punches' });
  await languages.getByRole('button', { name: 'हिन्दी' }).click();
  const hindi = section(page, 'शिफ़्ट, शब्दों में');
  await expect(hindi.getByText('काम 22:00 बजे से अगले दिन 06:00 बजे तक है (8 घंटे)।', { exact: true })).toBeVisible();
  const jaanch = section(page, 'नियमों की जाँच');
  const missing = 'शिफ़्ट का या तो केवल शुरू होने का समय है या केवल ख़त्म होने का: मंगलवार से रविवार।';
  await expect(jaanch.getByText(missing, { exact: true })).toBeVisible();
  await expect(jaanch.getByRole('button', { name: 'शिफ़्ट 8 घंटे की करें' })).toBeVisible();

  await page.getByRole('group', { name: 'जाँच, शब्दों और पंच की भाषा' }).getByRole('button', { name: 'ગુજરાતી' }).click();
  await expect(
    section(page, 'શિફ્ટ, શબ્દોમાં').getByText('કામ 22:00 વાગ્યાથી બીજા દિવસે 06:00 વાગ્યા સુધી છે (8 કલાક).', {
      exact: true,
    }),
  ).toBeVisible();
  await openTab(page, 'Try-out');
  const simulator = section(page, 'પંચ નાખીને અજમાવો');
  await simulator.getByLabel('અઠવાડિયાની શરૂઆત').fill('2026-11-16');
  await simulator.getByRole('textbox', { name: 'સોમ 16 નવેમ્બર 2026ના પંચ' }).fill('22:20 06:00');
  await expect(simulator).toContainText('20 મિનિટ મોડા');
  await simulator
    .getByText(/^કેમ: \d નિયમ$/)
    .first()
    .click();
  await expect(simulator).toContainText('22:20 વાગ્યે આવ્યા, 20 મિનિટ મોડા; 0 મિનિટ પછી મોડું ગણાય છે.');
});

test('week offs are shown with their dates, the fifth Saturday of a month among them', async ({ page }) => {
  const saturdays = nextSaturdays();
  await page.goto('/dashboard/manage-shift/add?tab=try-out');
  const preview = section(page, 'Week Offs of the Next 13 Weeks');
  await expect(preview.getByText('No day of the week is off.', { exact: true })).toBeVisible();
  const settings = section(page, 'Week Off Settings');
  await openTab(page, 'Settings', 'Week Off Settings');
  await settings.getByRole('checkbox', { name: 'Saturday' }).first().check();
  await openTab(page, 'Try-out');
  await expect(preview.getByText('13 days off in 13 weeks.', { exact: true })).toBeVisible();

  await openTab(page, 'Settings', 'Week Off Settings');
  await settings.getByRole('switch', { name: 'Alternate Week Off' }).click();
  await settings.getByRole('checkbox', { name: 'Week 2' }).check();
  await settings.getByRole('checkbox', { name: 'Week 4' }).check();
  await settings.getByRole('checkbox', { name: 'Saturday' }).last().check();
  await openTab(page, 'Try-out');
  const off = saturdays.filter(({ nth }) => nth === 2 || nth === 4);
  await expect(preview.getByText(`${off.length} days off in 13 weeks.`, { exact: true })).toBeVisible();
  for (const { nth, name } of saturdays) {
    const says = nth === 2 || nth === 4 ? 'week off' : 'working day';
    await expect(preview.getByRole('cell', { name: `${name}, ${says}` })).toBeVisible();
  }
  // Two months of four Saturdays in a row, and thirteen weeks may have no fifth one.
  const fifth = saturdays.filter(({ nth }) => nth === 5).map(({ name }) => `${name} (worked)`);
  const names = `A fifth of its weekday in its month: ${fifth.join(', ')}.`;
  await expect(preview.getByText(names, { exact: true })).toHaveCount(fifth.length > 0 ? 1 : 0);
});

/** The Saturdays of thirteen weeks from this one, each with its number in its month. */
function nextSaturdays(): { nth: number; name: string }[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const noon = new Date(`${today}T12:00:00Z`);
  const saturday = noon.getTime() + (6 - ((noon.getUTCDay() + 6) % 7) - 1) * 86_400_000;
  return Array.from({ length: 13 }, (_, week) => {
    const date = new Date(saturday + week * 7 * 86_400_000);
    const month = date.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
    const day = date.getUTCDate();
    return { nth: Math.ceil(day / 7), name: `Sat ${String(day).padStart(2, '0')}-${month}-${date.getUTCFullYear()}` };
  });
}

test('punches typed or pasted are judged day by day, each result with the rule behind it', async ({ page }) => {
  await page.goto('/dashboard/manage-shift/add');
  await setHours(page, 'Monday', '9', '5p');
  await setHours(page, 'Tuesday', '9', '5p');
  await openTab(page, 'Try-out');
  const simulator = section(page, 'Try It with Punches');
  await expect(simulator.getByText('Type a punch to see what the rules make of it.', { exact: true })).toBeVisible();
  const from = simulator.getByLabel('Week from');
  await from.fill('2026-03-31');
  await from.fill('31-02-2026');
  await from.blur();
  await expect(from).toHaveAccessibleDescription(/Enter a date such as/);
  await expect(simulator.getByRole('textbox', { name: 'Punches of Tue 31-Mar-2026' })).toBeVisible();
  await from.fill('');
  await from.blur();
  await expect(from).toHaveValue('31-Mar-2026');
  await from.fill('2026-11-16');
  const monday = simulator.getByRole('textbox', { name: 'Punches of Mon 16-Nov-2026' });
  await monday.fill('09:22 18:10');
  await monday.press('Enter');
  await expect(simulator.getByRole('textbox', { name: 'Punches of Tue 17-Nov-2026' })).toBeFocused();
  const result = simulator
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox', { name: 'Punches of Mon 16-Nov-2026' }) });
  await expect(result).toContainText('Full day');
  await expect(result).toContainText('22 min late');
  await expect(result).toContainText('1 h 10 min overtime');
  await result.getByText('Why: 4 rules').click();
  await expect(result).toContainText(
    'Late In Count After Minutes: In at 09:22, 22 minutes late; late counts after 0 minutes.',
  );
  await simulator.getByRole('textbox', { name: 'Punches of Tue 17-Nov-2026' }).fill('9 half past');
  await expect(simulator.getByText('“half” is not a valid time.', { exact: true })).toBeVisible();

  await monday.evaluate((field) => {
    const data = new DataTransfer();
    data.setData('text/plain', '16-11-2026\t9:00\t17:00\n17-11-2026\tleave\n');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(monday).toHaveValue('9:00 17:00');
  await expect(simulator.getByRole('textbox', { name: 'Punches of Tue 17-Nov-2026' })).toHaveValue('leave');
  await expect(simulator.getByRole('status')).toContainText('Together 7 days: 1 paid, 1 leave, 5 off');
});

test('what only tries the shift out neither sends it nor takes the focus when it is refused', async ({
  page,
  owner,
}) => {
  const { id } = await addShift(owner, shiftName('Tried Out'));
  await page.goto(`/dashboard/ManageShiftPage/edit/${id}?tab=try-out`);
  const simulator = section(page, 'Try It with Punches');
  await simulator.getByLabel('Week from').fill('2026-11-16');
  await simulator.getByLabel('Week from').press('Enter');
  await simulator.getByText('Circumstances', { exact: true }).click();
  await simulator.getByRole('checkbox').first().press('Enter');
  await simulator.getByRole('spinbutton').first().press('Enter');
  await simulator.getByRole('textbox', { name: 'Punches of Mon 16-Nov-2026' }).fill('9 half past');
  await expect(simulator.getByText('“half” is not a valid time.', { exact: true })).toBeVisible();
  await expect(page.getByText('Please check the marked fields.', { exact: true })).toBeHidden();

  await openTab(page, 'Week');
  await cell(page, 'Late In Count After Minutes', 'Monday').fill('6 or 7');
  await page.getByRole('button', { name: 'Update Shift' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('button', { name: 'Late In Count After Minutes, Monday' })).toBeFocused();
});
