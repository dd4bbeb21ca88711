import type { Page } from './fixtures.ts';
import { BUSY, type Scene, testAccess } from './states.ts';
import { FAULTS, type Fault } from './support/faults.ts';
import { freshTokenOf, tokenOf } from './support/people.ts';
import { content, sidebar, title } from './support/shell.ts';
import { message, mobileNumber, otpField, passwordField, signInButton } from './support/signInForm.ts';

const alert = (page: Page) => content(page).getByRole('alert').first();

const endOthers = (page: Page) => content(page).getByRole('button', { name: 'End all others' });
const SESSION = {
  browser: 'Chrome',
  signed_in_at: '2026-11-26T06:30:00.000Z',
  last_used_at: '2026-11-26T07:10:00.000Z',
};
const TWO_SESSIONS = [
  /\/data\/sessions\?/,
  {
    json: {
      sessions: [
        { ...SESSION, id: 1, system: 'Windows', device: 'computer', is_current: true },
        { ...SESSION, id: 2, system: 'Android', device: 'phone', is_current: false },
      ],
    },
  },
] as const;

/** The address of a screen whose remote is broken in some way. */
function broken({ strike }: Fault) {
  return async ({ page, origin }: Scene) => {
    await strike(page, origin, 'mf-leave');
    return '/dashboard/leavetype';
  };
}

testAccess([
  { name: 'the sign-in page', address: '/', as: 'nobody', shows: passwordField },
  {
    name: 'the sign-in page, with an error',
    address: '/',
    as: 'nobody',
    prepare: ({ page }) => signInButton(page).click(),
    shows: (page) => message(page, 'error'),
  },
  {
    name: 'the sign-in page, with a wrong code',
    address: '/',
    as: 'nobody',
    noise: /401/,
    prepare: async ({ page }) => {
      await page.getByRole('button', { name: 'Login with OTP' }).click();
      await mobileNumber(page).fill('9811100003');
      await otpField(page).fill('000000');
      await signInButton(page).click();
    },
    shows: (page) => message(page, 'error'),
  },
  {
    name: 'the sign-up page',
    address: '/signup',
    as: 'nobody',
    shows: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'an address that leads nowhere',
    address: '/nowhere',
    as: 'nobody',
    noise: /404/,
    shows: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'the description of the data service',
    address: '/docs',
    as: 'nobody',
    prepare: ({ page }) => page.getByText('Add a branch').click(),
    shows: (page) => page.getByRole('cell', { name: /^branch_type/ }).first(),
  },
  {
    name: 'the home page, with groups of the menu unfolded',
    address: '/dashboard',
    prepare: async ({ page }) => {
      for (const name of ['REPORTS', 'ATTENDANCE']) await sidebar(page).getByRole('button', { name }).click();
    },
    shows: (page) => content(page).getByText('Live figures', { exact: true }),
  },
  {
    name: 'the command palette, with records that it found',
    address: '/dashboard',
    prepare: async ({ page }) => {
      await page.getByRole('banner').locator('[aria-keyshortcuts]').click();
      await page.getByRole('combobox').fill('Vesu');
    },
    shows: (page) => page.getByRole('option').filter({ hasText: 'Vesu' }).first(),
  },
  {
    name: 'the home page, with the tables behind its charts',
    address: '/dashboard',
    prepare: async ({ page }) => {
      const table = content(page).getByRole('button', { name: 'Table', exact: true });
      await table.first().click();
      await table.click();
    },
    shows: (page) => content(page).getByRole('table', { name: 'Employees by department' }),
  },
  {
    name: 'the home page, whose live figures could not be loaded',
    address: '/dashboard',
    answers: [[/\/data\/employees\/figures/, BUSY]],
    shows: alert,
  },
  {
    name: 'the menu, searched',
    address: '/dashboard',
    prepare: ({ page }) => sidebar(page).getByRole('searchbox').fill('leave'),
    shows: (page) => sidebar(page).getByRole('link', { name: 'Leave Type', exact: true }),
  },
  {
    name: 'the menu, searched in vain',
    address: '/dashboard',
    prepare: ({ page }) => sidebar(page).getByRole('searchbox').fill('zzz'),
    shows: (page) => sidebar(page).getByRole('status'),
  },
  {
    name: 'the menu over a narrow page',
    address: '/dashboard',
    prepare: async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    },
    shows: sidebar,
  },
  {
    name: 'the profile menu',
    address: '/dashboard',
    prepare: ({ page }) => page.getByRole('button', { name: 'Profile menu' }).click(),
    shows: (page) => page.getByRole('menu'),
  },
  {
    name: 'the notifications, without any',
    address: '/dashboard',
    prepare: ({ page }) => page.getByRole('button', { name: 'Notifications' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Notifications' }),
  },
  {
    name: 'the notifications, with a message on the page',
    address: '/',
    as: 'nobody',
    prepare: async ({ page }) => {
      await mobileNumber(page).fill('9876500001');
      await passwordField(page).fill('fitting-room-7');
      await signInButton(page).click();
      await page.getByRole('button', { name: /^Notifications/ }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem'),
  },
  {
    name: 'the question before unsaved work is left by the logout',
    address: '/dashboard/branches/add',
    prepare: async ({ page }) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Half a branch');
      await page.getByRole('button', { name: 'Profile menu' }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    },
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'a session that has ended',
    address: '/dashboard/branches/add',
    noise: /401/,
    prepare: async ({ page, origin }) => {
      // A session of its own: the one that signed in serves other tests as well.
      const [token, ended] = [await tokenOf(origin, 'owner'), await freshTokenOf(origin, 'owner')];
      await fetch(`${origin}/data/logout?token=${ended}`, { method: 'POST' });
      await page.getByRole('textbox', { name: 'Name' }).fill('Half a branch');
      // The session ends once the form has all it asks for.
      await page.getByRole('combobox', { name: 'Branch Type' }).selectOption({ index: 1 });
      await page.route(/\/data\//, (route) => route.continue({ url: route.request().url().replace(token, ended) }));
      await page.getByRole('button', { name: 'Add Branch' }).click();
    },
    shows: (page) => page.getByRole('alertdialog', { name: 'Your session has ended' }),
  },
  { name: 'the own profile', address: '/dashboard/profile', answers: [TWO_SESSIONS], shows: endOthers },
  {
    name: 'the own profile, without its data',
    address: '/dashboard/profile',
    answers: [[/\/data\/sessions?\?/, BUSY]],
    shows: alert,
  },
  {
    name: 'the question before all other sessions end',
    address: '/dashboard/profile',
    answers: [TWO_SESSIONS],
    prepare: ({ page }) => endOthers(page).click(),
    shows: (page) => page.getByRole('alertdialog', { name: 'End all other sessions?' }),
  },
  {
    name: 'the help',
    address: '/dashboard/help',
    shows: (page) => page.getByRole('heading', { name: 'Find somebody' }),
  },
  { name: 'the placeholder', address: '/dashboard/Circular', shows: title },
  { name: 'a page that is not found', address: '/dashboard/nowhere', shows: title },
  {
    name: 'a remote that is unavailable',
    address: broken(FAULTS.missing),
    noise: /Failed to load resource|^mf-leave: /,
    shows: alert,
  },
  {
    name: 'a screen that stopped',
    address: broken(FAULTS.crashing),
    noise: /broken on purpose|^mf-leave: /,
    shows: alert,
  },
]);
