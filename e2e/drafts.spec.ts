import type { Branch } from '@seamline/shared/contract/organisation/branches';
import { expect, type Page, signInWith, test } from './fixtures.ts';
import { api } from './support/api.ts';
import { freshTokenOf } from './support/people.ts';
import { sidebar, title } from './support/shell.ts';

const BACK = /^Your unsaved entries of \d\d:\d\d are back\./;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: BACK });
const drafts = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('seamline:draft:')));
const unique = (base: string) => `${base} ${Math.random().toString(36).slice(2, 8)}`;

test('the draft of a page is restored after its tab was killed, until it is saved or discarded', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs('owner');
  const name = unique('Killed');
  await page.goto('/dashboard/branches/add');
  await box(page, 'Name').fill(name);
  await page.getByRole('combobox', { name: 'Branch Type' }).selectOption('Showroom');
  await expect.poll(async () => String(await drafts(page))).toMatch(/Killed .*Showroom/);

  const beside = await context.newPage();
  await beside.goto('/dashboard/branches/add');
  await beside
    .getByRole('combobox', { name: 'Branch Type' })
    .getByRole('option', { name: 'Factory' })
    .waitFor({ state: 'attached' });
  await expect(box(beside, 'Name')).toHaveValue('');
  await expect(notice(beside)).toHaveCount(0);
  await beside.close();

  await page.close();
  const again = await context.newPage();
  await again.goto('/dashboard/branches/add');
  await expect(notice(again)).toBeVisible();
  await expect(box(again, 'Name')).toHaveValue(name);
  await expect(again.getByRole('combobox', { name: 'Branch Type' })).toHaveValue('Showroom');
  await again.getByRole('button', { name: 'Discard them' }).click();
  await expect(notice(again)).toHaveCount(0);
  await expect(box(again, 'Name')).toHaveValue('');
  await expect.poll(() => drafts(again)).toEqual([]);

  await box(again, 'Name').fill(`${name} again`);
  await expect.poll(() => drafts(again)).toHaveLength(1);
  await again.getByRole('button', { name: 'Cancel' }).click();
  await again.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(again).toHaveURL(/\/dashboard\/branches$/);
  await expect.poll(() => drafts(again)).toEqual([]);
});

test('changes typed before the browser grants the lock of the form are kept in the draft', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner');
  await page.addInitScript(() => {
    const request = navigator.locks.request.bind(navigator.locks) as (...all: unknown[]) => Promise<unknown>;
    const { promise: granted, resolve: grantLocks } = Promise.withResolvers<void>();
    const late = async (...all: unknown[]) => {
      await granted;
      return await request(...all);
    };
    Object.assign(navigator.locks, { request: late });
    Object.assign(window, { grantLocks });
  });
  await page.goto('/dashboard/branches/add');
  await box(page, 'Name').fill(unique('Early'));
  await page.evaluate(() => Reflect.get(window, 'grantLocks')());
  await expect.poll(async () => String(await drafts(page))).toContain('Early');
});

test('the draft of a popup is restored with the version that it is based on', async ({
  context,
  page,
  signInAs,
  owner,
  quiet,
}) => {
  quiet.expect(/409/);
  await signInAs('owner');
  const values = { name: unique('Popup'), branch_type: 'Showroom', code: 'POP' };
  const { id } = await owner.post<Branch>('/data/settings/add-branches', values);
  const open = async (tab: Page) => {
    await tab.goto('/dashboard/branches');
    await tab.getByRole('link', { name: `Edit ${values.name}` }).click();
    return tab.getByRole('dialog', { name: 'Edit Branch' });
  };
  await (await open(page)).getByRole('textbox', { name: 'Code' }).fill('POP-MINE');
  await expect.poll(async () => String(await drafts(page))).toContain('POP-MINE');
  await page.close();
  await owner.put('/data/settings/branches', { ...values, branch_id: String(id), branch_type: 'Factory' });

  const again = await context.newPage();
  const dialog = await open(again);
  await expect(dialog.getByRole('status').filter({ hasText: BACK })).toContainText(
    'This record was changed after that. When you save, you see the differences.',
  );
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue('POP-MINE');
  await dialog.getByRole('button', { name: 'Update Branch' }).click();
  const conflict = dialog.getByRole('alert');
  await expect(conflict.getByRole('listitem')).toHaveText('Branch Type: Showroom → Factory');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  const { branches } = await owner.get<{ branches: Branch[] }>('/data/settings/branches');
  expect(branches.find((branch) => branch.id === id)).toMatchObject({ code: 'POP-MINE', branch_type: 'Factory' });
  await expect.poll(() => drafts(again)).toEqual([]);
  await owner.delete('/data/settings/branches', { branch_id: String(id) });
});

test('a session that ends during a save loses nothing, even with the tab, and no other person sees the draft', async ({
  context,
  page,
  origin,
  quiet,
}) => {
  quiet.expect(/401/);
  const signIn = async (tab: Page, number: string) => {
    await tab.getByRole('textbox', { name: 'Mobile Number' }).fill(number);
    await tab.getByRole('textbox', { name: 'Password', exact: true }).fill('fitting-room-7');
    await tab.getByRole('button', { name: 'Sign In' }).click();
  };
  const token = await freshTokenOf(origin, 'owner');
  await signInWith(context, token);
  const name = unique('Lapsed');
  await page.goto('/dashboard/branches/add');
  await box(page, 'Name').fill(name);
  await page.getByRole('combobox', { name: 'Branch Type' }).selectOption('Showroom');
  await api(origin, token).post('/data/logout');
  await page.getByRole('button', { name: 'Add Branch' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto('/dashboard/branches/add');
  await expect(again.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  await signIn(again, '9876500001');
  await expect(again.getByRole('alertdialog')).toHaveCount(0);
  await expect(notice(again)).toBeVisible();
  await expect(box(again, 'Name')).toHaveValue(name);

  await again.evaluate(() => localStorage.removeItem('authToken'));
  await again.close();
  const other = await context.newPage();
  await other.goto('/login');
  await signIn(other, '9876500002');
  await expect(other).toHaveURL(/\/dashboard$/);
  await other.goto('/dashboard/branches/add');
  await other
    .getByRole('combobox', { name: 'Branch Type' })
    .getByRole('option', { name: 'Factory' })
    .waitFor({ state: 'attached' });
  await expect(notice(other)).toHaveCount(0);
  await expect(box(other, 'Name')).toHaveValue('');
});

test('after the changes of a form are discarded, another page can be opened before the next one is drawn', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner');
  await page.goto('/dashboard/branches/add');
  await box(page, 'Name').fill(unique('Given up'));
  await page.getByRole('form').getByRole('button', { name: 'Cancel' }).click();
  await sidebar(page)
    .getByRole('link', { name: 'Dashboard', exact: true })
    .evaluate((link: HTMLElement) => {
      const push = history.pushState.bind(history);
      // On its way to the list, whose address is there before its rows are.
      history.pushState = (...step) => {
        history.pushState = push;
        push(...step);
        queueMicrotask(() => link.click());
      };
    });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(title(page)).toHaveText('Dashboard');
});
