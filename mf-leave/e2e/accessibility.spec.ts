import type { Page } from '@seamline/e2e/fixtures';
import { alertWith, BUSY, statesOfList, testAccess } from '@seamline/e2e/states';
import { calls, leaveReasons, leaveTypes, REASON, TYPE, TYPES } from './support/leave.ts';

const OPTIONS = /\/leave-reason\/select\?/;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page) => page.getByRole('alertdialog', { name: /^(Confirm Deletion|Cannot Be Deleted)$/ });
const first = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();

testAccess([
  ...statesOfList({
    name: 'leave types',
    address: '/dashboard/leavetype',
    call: calls(TYPES),
    empty: { leave_types: [] },
    none: 'No leave types found.',
    loading: 'Loading leave types...',
    failed: 'Error fetching leave types: The database is resting.',
    shows: leaveTypes,
  }),
  {
    name: 'leave types, with what the rules mean',
    address: '/dashboard/leavetype?sort=-previous-days-allowed',
    prepare: ({ page }) => page.getByText('What the rules mean', { exact: true }).click(),
    shows: 'Employees can also apply for a day that is a holiday.',
  },
  {
    name: 'leave types, with filters that leave none',
    address: '/dashboard/leavetype?for=married+female+only&with=applicable_unpaid_leave',
    shows: 'No leave type matches the search and the filters.',
  },
  {
    name: 'the popup of a leave type, with an error',
    address: '/dashboard/leavetype?q=sick',
    prepare: async ({ page }) => {
      await first(page, /^Edit /).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('');
      await page.getByRole('button', { name: 'Save' }).click();
    },
    shows: (page) => dialog(page, 'Edit Leave Type').getByText('This field is required.'),
  },
  {
    name: 'the popup of a leave type, refused',
    address: '/dashboard/leavetype?q=sick',
    answers: [[calls(TYPE), BUSY]],
    prepare: async ({ page }) => {
      await first(page, /^Edit /).click();
      await page.getByRole('textbox', { name: 'Short Name' }).fill('S L');
      await page.getByRole('button', { name: 'Save' }).click();
    },
    shows: (page) => alertWith(page, 'The database is resting.'),
  },
  {
    name: 'the question whether unsaved changes of a leave type go',
    address: '/dashboard/leavetype?q=sick',
    prepare: async ({ page }) => {
      await first(page, /^Edit /).click();
      await page.getByRole('textbox', { name: 'Short Name' }).fill('S L');
      await page.keyboard.press('Escape');
    },
    shows: (page) => page.getByRole('alertdialog').getByText('You have unsaved changes.'),
  },
  {
    name: 'the question before a leave type is deleted, with its reasons',
    address: '/dashboard/leavetype?q=sick',
    prepare: ({ page }) => first(page, /^Delete /).click(),
    shows: (page) => question(page).getByRole('link', { name: 'Show leave reasons' }),
  },
  { name: 'the form of a leave type', address: '/dashboard/leavetype/add', shows: 'Add Leave Type' },
  {
    name: 'the form of a leave type, with errors',
    address: '/dashboard/leavetype/add',
    prepare: async ({ page }) => {
      await page.getByRole('textbox', { name: 'Short Name' }).fill('x'.repeat(51));
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
    },
    shows: (page) => alertWith(page, 'Please check the marked fields.'),
  },
  ...statesOfList({
    name: 'leave reasons',
    address: '/dashboard/leavereason',
    call: calls(REASON),
    empty: { leave_reasons: [] },
    none: 'No leave reasons found.',
    loading: 'Loading...',
    failed: 'Failed to fetch leave reasons.',
    shows: leaveReasons,
  }),
  {
    name: 'the popup that replaces a leave reason',
    address: '/dashboard/leavereason',
    prepare: ({ page }) => first(page, /^Duplicate & replace /).click(),
    shows: (page) => dialog(page, 'Duplicate & Replace'),
  },
  {
    name: 'the question before a leave reason is deleted',
    address: '/dashboard/leavereason',
    prepare: ({ page }) => first(page, /^Delete /).click(),
    shows: question,
  },
  {
    name: 'the form of a leave reason, with errors',
    address: '/dashboard/leavereason/add',
    prepare: ({ page }) => page.getByRole('button', { name: 'Add Leave Reason' }).click(),
    shows: 'This field is required.',
  },
  {
    name: 'the form of a leave reason, without types',
    address: '/dashboard/leavereason/add',
    answers: [[OPTIONS, BUSY]],
    shows: (page) => alertWith(page, 'Failed to fetch leave types.'),
  },
  { name: 'leave management', address: '/dashboard/management', shows: 'Coming Soon...' },
]);
