import type { Page } from '@seamline/e2e/fixtures';
import { alertWith, type Scene, type State, statesOfList, testAccess } from '@seamline/e2e/states';
import { addManager } from './managers.ts';
import { LIST, managers, owners } from './membersPage.ts';

const PATH = '/dashboard/Manager';
const LOG = /\/data\/activity\?/;
const OTP = /change-password\?/;

const FLAGS = { edit_permission: true, view_permission: true, is_active: true, email: null, version: 1 };
const TWO_OWNERS = [
  { name: 'Isha Mehta', number: '9876500001', status: 'owner', ...FLAGS },
  { name: 'Harsha Trivedi', number: '9000000078', status: 'owner', ...FLAGS },
];

const first = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();

/** The address of the log, once there is something in it. */
async function logged({ owner }: Scene): Promise<string> {
  await addManager(owner, 'Noted');
  return '/dashboard/activity-logs';
}

/** A popup that the list of members opens. */
function popup(name: string, act: (page: Page) => Promise<unknown>, shows: State['shows']): State {
  return { name, address: PATH, prepare: ({ page }: Scene) => act(page), shows };
}

testAccess([
  ...statesOfList({
    name: 'owners and managers',
    address: PATH,
    call: LIST,
    empty: { member: [], access_by: 'owner' },
    none: 'No managers found.',
    loading: 'Loading admin settings...',
    failed: 'Error fetching admin settings.',
    shows: owners,
  }),
  { name: 'owners and managers, as a manager sees them', address: PATH, as: 'manager', shows: managers },
  { name: 'the list of owners and managers', address: '/dashboard/ManagerOwnerList', shows: 'Access By' },
  popup(
    'the popup of a new manager, with errors',
    async (page) => {
      await page.getByRole('link', { name: '+ Add Manager' }).click();
      await page.getByRole('button', { name: 'Add Manager', exact: true }).click();
    },
    (page) => alertWith(page, 'Name and Mobile Number are required.'),
  ),
  popup(
    'the popup of a manager',
    (page) =>
      managers(page)
        .getByRole('link', { name: /^Update / })
        .first()
        .click(),
    (page) => page.getByRole('dialog'),
  ),
  popup(
    'the question before a manager is deleted',
    (page) => first(page, /^Delete /).click(),
    (page) => page.getByRole('alertdialog', { name: 'Confirm Deletion' }),
  ),
  popup(
    'the question before a manager becomes an owner',
    async (page) => {
      await managers(page)
        .getByRole('link', { name: /^Update / })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('link', { name: 'Make an owner' }).click();
    },
    (page) => page.getByRole('alertdialog', { name: /an owner$/ }),
  ),
  {
    name: 'the question before the own account is switched off',
    address: PATH,
    // The last owner cannot be switched off.
    answers: [[LIST, { json: { member: TWO_OWNERS, access_by: 'owner' } }]],
    prepare: ({ page }) => page.getByRole('switch', { name: 'Active: Isha Mehta' }).click(),
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'the password dialog of another person',
    address: PATH,
    answers: [[LIST, { json: { member: TWO_OWNERS, access_by: 'owner' } }]],
    prepare: ({ page }) => page.getByRole('link', { name: 'Change Password of Harsha Trivedi' }).click(),
    shows: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the popup of the own password, at its second step',
    address: PATH,
    answers: [[OTP, { json: { success: true, message: '' } }]],
    prepare: async ({ page }) => {
      await page
        .getByRole('row')
        .filter({ hasText: '9876500001' })
        .getByRole('link', { name: /^Change Password of / })
        .click();
      await page.getByRole('button', { name: 'Get OTP' }).click();
      await page.getByRole('textbox', { name: 'New Password' }).fill('weak');
      await page.getByRole('dialog').getByRole('button', { name: 'Change Password', exact: true }).click();
    },
    shows: (page) => page.getByRole('dialog').getByRole('alert').first(),
  },
  ...statesOfList({
    name: 'the activity log',
    address: '/dashboard/activity-logs',
    call: LOG,
    empty: { activity: [], next_cursor: null },
    none: 'No activity found.',
    loading: 'Loading activity...',
    failed: 'Failed to fetch the activity log.',
    shows: (page) => page.getByRole('main').locator('ol > li').first(),
  }).map((state) => ({ ...state, address: logged })),
  {
    name: 'the activity log, with an entry unfolded',
    address: logged,
    prepare: ({ page }) =>
      page
        .getByRole('main')
        .getByText(/^\d+ values?$/)
        .first()
        .click(),
    shows: (page) => page.getByRole('main').locator('details[open]').first(),
  },
  ...statesOfList({
    name: 'the session log',
    address: '/dashboard/session-log',
    call: /\/data\/session-log\b/,
    empty: { entries: [], next_cursor: null },
    none: 'No sessions found.',
    loading: 'Loading session log...',
    failed: 'Failed to fetch the session log.',
    shows: (page) => page.getByRole('main').locator('ol > li').first(),
  }),
  {
    name: 'the activity log, for a manager',
    address: '/dashboard/activity-logs',
    as: 'manager',
    noise: /403/,
    shows: 'Only owners can read the activity log.',
  },
]);
