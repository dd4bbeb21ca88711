import { getSession } from '@seamline/shared/contract/access/session';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SignedInSession,
} from '@seamline/shared/contract/access/sessions';
import type { AnswerOf } from '@seamline/shared/contract/wire/endpoint';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProfileScreen, profileMessages } from './ProfileScreen.tsx';

const routes = [
  {
    path: 'profile',
    lazy: async () => {
      await profileMessages.ready();
      return { Component: ProfileScreen };
    },
  },
];

const ACCOUNT: AnswerOf<typeof getSession> = {
  number: '9876500002',
  name: 'Ravi Desai',
  email: 'ravi@example.com',
  role: 'manager',
  edit_permission: false,
  view_permission: true,
  expires_at: '2026-11-26T18:00:00.000Z',
};
const TIMES = { signed_in_at: '2026-11-26T06:30:00.000Z', last_used_at: '2026-11-26T07:10:30.000Z' };
const OWN = { ...TIMES, id: 1, browser: 'Firefox', system: 'Linux', device: 'computer', is_current: true } as const;
const PHONE = { ...TIMES, id: 2, browser: 'Chrome', system: 'Android', device: 'phone', is_current: false } as const;
const UNKNOWN = { ...TIMES, id: 3, browser: null, system: null, device: null, is_current: false };

function open(sessions: SignedInSession[], account: Partial<typeof ACCOUNT> = {}) {
  return renderRoutes(routes, 'profile', (data) => {
    data.answer(getSession, { ...ACCOUNT, ...account });
    data.answer(listSessions, { sessions });
  });
}

const entry = (index: number) => page.getByRole('listitem').nth(index);

test('profile: shows the account with its permissions in words', async () => {
  open([OWN]);
  for (const text of ['Ravi Desai', '9876500002', 'ravi@example.com', 'Manager']) {
    await expect.element(page.getByRole('definition').getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(page.getByText(/^You can see all records, but not change them/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Change Password' }))
    .toHaveAttribute('href', '/dashboard/Manager/9876500002/password');
});

test.each<[Partial<typeof ACCOUNT>, string]>([
  [{ role: 'owner' }, 'You can see and change everything.'],
  [{ edit_permission: true }, 'You can see, add, change and delete records.'],
  [{ view_permission: false }, 'You cannot see any records. An owner can permit it.'],
])('profile: says what %j permits', async (account, sentence) => {
  open([OWN], account);
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test('profile: an account without an email address, and one of a server that sends none, have a dash', async () => {
  open([OWN], { email: undefined });
  await expect.element(page.getByRole('definition').getByText('–')).toBeVisible();
});

test('profile: language, theme and density apply at once and are remembered', async () => {
  open([OWN]);
  const { documentElement: html } = document;
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Density' }), 'compact');
  expect(html.dataset.density).toBe('compact');
  expect(localStorage.getItem('seamline:density')).toBe('compact');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Density' }), 'comfortable');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Theme' }), 'dark');
  expect(html.classList.contains('dark')).toBe(true);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Theme' }), 'system');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Language' }), 'hi');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('प्रोफ़ाइल');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'भाषा' }), 'en');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Profile');
});

test('sessions: name device and browser, and only the others can be ended', async () => {
  open([OWN, PHONE, UNKNOWN]);
  await expect.element(entry(0)).toMatchTextContent(/Firefox on Linux Computer This session.*12:00.*In use now/);
  await expect.element(entry(0).getByRole('button')).not.toBeInTheDocument();
  await expect.element(entry(1)).toMatchTextContent(/Chrome on Android Phone.*Last used: 26-Nov-2026 12:40/);
  await expect.element(entry(2)).toMatchTextContent('Unknown browser');
});

test('sessions: without another one there is nothing to end', async () => {
  open([OWN]);
  await expect.element(entry(0)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^End/ })).not.toBeInTheDocument();
});

test('sessions: one ends after a question', async () => {
  const data = open([OWN, PHONE, UNKNOWN]);
  data.answer(endSession, { success: true, message: '' });
  await userEvent.click(page.getByRole('button', { name: /^End: Chrome on Android/ }));
  await expect
    .element(page.getByRole('alertdialog', { name: 'End this session?' }))
    .toMatchTextContent('Chrome on Android');
  data.answer(listSessions, { sessions: [OWN, UNKNOWN] });
  await userEvent.click(page.getByRole('button', { name: 'End session' }));
  await expect.element(page.getByText('Chrome on Android')).not.toBeInTheDocument();
  expect(data.calls.filter(({ method }) => method === 'DELETE')).toMatchObject([{ path: '/data/sessions/2' }]);
});

test('sessions: all others end after a question', async () => {
  const data = open([OWN, PHONE, UNKNOWN]);
  data.answer(endOtherSessions, { success: true, message: '' });
  await userEvent.click(page.getByRole('button', { name: 'End all others' }));
  data.answer(listSessions, { sessions: [OWN] });
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'End all others' }));
  await expect.element(entry(1)).not.toBeInTheDocument();
  expect(data.calls.filter(({ method }) => method === 'DELETE')).toMatchObject([{ path: '/data/sessions' }]);
});

test('sessions: one that has ended already says so, and the list is read again', async () => {
  const data = open([OWN, PHONE]);
  data.refuse(endSession, 404, { message: 'This session does not exist. It may have been deleted.' });
  await userEvent.click(page.getByRole('button', { name: /^End: Chrome/ }));
  data.answer(listSessions, { sessions: [OWN] });
  await userEvent.click(page.getByRole('button', { name: 'End session' }));
  await expect.element(page.getByText('This session does not exist. It may have been deleted.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Chrome on Android')).not.toBeInTheDocument();
});

test('profile: parts that cannot be loaded say so and can be retried', async () => {
  const data = renderRoutes(routes, 'profile', (service) => {
    service.refuse(getSession, 403, { message: 'No.' });
    service.refuse(listSessions, 403, { message: 'No.' });
  });
  await expect.element(page.getByText('Your account could not be loaded.')).toBeVisible();
  await expect.element(page.getByText('Your sessions could not be loaded.')).toBeVisible();
  data.answer(listSessions, { sessions: [OWN] });
  await userEvent.click(page.getByRole('button', { name: 'Retry' }).nth(1));
  await expect.element(entry(0)).toBeVisible();
});
