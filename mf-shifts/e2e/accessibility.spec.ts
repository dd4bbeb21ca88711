import type { Page } from '@seamline/e2e/fixtures';
import { type Scene, statesOfList, testAccess } from '@seamline/e2e/states';
import { addShift, cell, openTab, section, setHours, shiftName } from './shifts.ts';

const ADD = '/dashboard/addshift';
const WEEK = `${ADD}?tab=week`;
const TRY_OUT = `${ADD}?tab=try-out`;
const LIST = /\/data\/manage-shift\?/;

/** The address of a shift of the state's own. */
async function ownShift({ owner }: Scene): Promise<string> {
  const hours = { monday_shift_start_time: '22:00', monday_shift_end_time: '06:00', week_off_days: ['SUNDAY'] };
  const { id } = await addShift(owner, shiftName('Readable'), hours);
  return `/dashboard/ManageShiftPage/edit/${id}`;
}

const index = (page: Page) => page.getByRole('navigation', { name: 'Sections of the form' });
const grid = (page: Page) => page.getByRole('grid').first();

testAccess([
  ...statesOfList({
    name: 'shifts',
    address: '/dashboard/manageshiftPage',
    call: LIST,
    empty: [],
    none: 'No shifts found.',
    loading: 'Loading shifts...',
    failed: 'Failed to fetch shifts. Please try again later.',
    shows: (page) => page.getByRole('table', { name: 'Manage Shift' }),
  }),
  {
    name: 'the question before a shift in use is deleted',
    address: '/dashboard/manageshiftPage',
    prepare: ({ page }) => page.getByRole('link', { name: 'Delete Night Security' }).click(),
    shows: (page) => page.getByRole('alertdialog', { name: 'Cannot Be Deleted' }),
  },
  { name: 'the settings of a shift', address: ADD, shows: index },
  {
    name: 'the settings of a shift, with what they mean',
    address: `${ADD}?section=leave`,
    prepare: async ({ page }) => {
      await page.getByRole('switch', { name: 'Allow Short Leave' }).click();
    },
    shows: (page) => page.getByText('No day of the week is off.').first(),
  },
  { name: 'the week of a shift', address: WEEK, shows: grid },
  {
    name: 'the form of a shift, with errors in the table',
    isLarge: true,
    address: ownShift,
    prepare: async ({ page }) => {
      await openTab(page, 'Week');
      await cell(page, 'Late In Count After Minutes', 'Monday').fill('6');
      await cell(page, 'Late In Count After Minutes', 'Monday').blur();
      await page.getByRole('button', { name: 'Update Shift' }).click();
    },
    shows: (page) => page.getByRole('main').getByRole('alert').first(),
  },
  {
    name: 'the week of a shift, with a range of cells',
    isLarge: true,
    address: WEEK,
    prepare: async ({ page }) => {
      await cell(page, 'Shift Start Time', 'Monday').focus();
      for (const key of ['Shift+ArrowRight', 'Shift+ArrowDown']) await page.keyboard.press(key);
    },
    shows: (page) => page.locator('td[aria-selected=true]').last(),
  },
  {
    name: 'the week of a shift, with an edge of a day in hand',
    isLarge: true,
    address: WEEK,
    prepare: async ({ page }) => {
      await setHours(page, 'Monday', '22:00', '06:00');
      const monday = section(page, 'The Day as a Picture').getByRole('group', { name: 'Monday as a picture' });
      await monday.getByRole('slider', { name: 'Shift Start Time' }).focus();
      await page.keyboard.press('ArrowLeft');
    },
    shows: (page) => page.getByRole('slider').first(),
  },
  {
    name: 'the try-out of a shift',
    address: TRY_OUT,
    prepare: async ({ page }) => {
      await page.getByRole('textbox', { name: /^Punches of Mon/ }).fill('09:22 18:10');
      await page
        .getByText(/^Why: \d+ rules?$/)
        .first()
        .click();
      await page.getByText('Circumstances', { exact: true }).click();
    },
    shows: (page) => page.getByText(/^Why: \d+ rules?$/).first(),
  },
  {
    name: 'the popup that copies a day',
    isLarge: true,
    address: WEEK,
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: 'Copy a day…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Copy a day' }).getByText('Choose at least one day.'),
  },
  {
    name: 'the review before a shift is saved',
    isLarge: true,
    address: ownShift,
    prepare: async ({ page }) => {
      await page.getByRole('textbox', { name: 'Shift Code' }).fill('NEW');
      await page.getByRole('button', { name: 'Update Shift' }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Save these changes?' }),
  },
  {
    name: 'a shift, on its way',
    address: '/dashboard/ManageShiftPage/edit/1',
    answers: [[LIST, 'never']],
    shows: (page) => page.getByRole('main').getByRole('status').first(),
  },
  { name: 'a shift that is gone', address: '/dashboard/ManageShiftPage/edit/999999', shows: 'Shift not found' },
]);
