import { expect, type Locator, type Page, sharedPageTest as test } from './fixtures.ts';
import { hold } from './support/hold.ts';

const CHANGE = (url: URL) => url.pathname === '/data/settings/branches';
const BUSY = { status: 503, json: { message: 'The database is resting.', detail: 'pool exhausted' } };

const unique = (base: string) => `${base} ${Math.random().toString(36).slice(2, 8)}`;
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const waiting = (page: Page) => page.locator('[aria-live=polite]').filter({ hasText: /^(Saving|Please wait)…$/ });

/** Clicks where a control is and types: neither reaches it while its form is sent. */
async function expectOutOfReach(page: Page, control: Locator): Promise<void> {
  await expect.poll(() => control.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
  const before = await control.inputValue();
  const { x = 0, y = 0 } = (await control.boundingBox()) ?? {};
  await page.mouse.click(x + 9, y + 9);
  await page.keyboard.type('typed later');
  await expect(control).toHaveValue(before);
}

const isWithinReach = (control: Locator) => control.evaluate((element) => element.closest('[inert]') === null);

/** Keeps back the answers to changes, and lets the lists be read. */
async function holdChanges(page: Page, answer?: Parameters<typeof hold>[2]): Promise<() => void> {
  const release = await hold(page, CHANGE, answer);
  await page.route(CHANGE, (route) => (route.request().method() === 'GET' ? route.continue() : route.fallback()));
  return release;
}

async function openEdit(page: Page, name: string): Promise<void> {
  await page.goto(`/dashboard/branches?q=${encodeURIComponent(name)}`);
  await link(page, `Edit ${name}`).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test.beforeEach(async ({ signInAs, quiet }) => {
  quiet.expect(/status of (422|503)/);
  await signInAs('owner');
});

test('a form in a dialog: during the request it cannot be changed, sent again or closed', async ({ page, owner }) => {
  const name = unique('Pending');
  await owner.post('/data/settings/add-branches', { name, branch_type: 'Showroom', code: 'PEN' });
  await openEdit(page, name);
  const release = await holdChanges(page, BUSY);
  const dialog = page.getByRole('dialog');
  await box(page, 'Name').fill(`${name} B`);
  await page.keyboard.press('Enter');

  const update = dialog.getByRole('button', { name: 'Update' });
  await expect(update).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  await expect(waiting(page)).toHaveCount(1);
  await expect(update, 'a screen reader stays in the form').toBeFocused();
  await expectOutOfReach(page, page.locator('dialog [name=name]'));
  await expectOutOfReach(page, page.locator('dialog [name=branch_type]'));
  await expect(page.locator('dialog [name=name]')).toHaveValue(`${name} B`);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  release();
  await expect(dialog.getByRole('alert')).toContainText('Failed to update branch.');
  await expect(waiting(page)).toHaveCount(0);
  expect(await isWithinReach(box(page, 'Name'))).toBe(true);
  await expect(box(page, 'Name')).toHaveValue(`${name} B`);
  await expect(box(page, 'Name'), 'the focus is where it was').toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeEnabled();
});

test('a form in a dialog: an error of the server is shown at its field, which gets the focus back', async ({
  page,
  owner,
}) => {
  const name = unique('Refused');
  await owner.post('/data/settings/add-branches', { name, branch_type: 'Showroom', code: 'REF' });
  await openEdit(page, name);
  const errors = [{ field: 'code', message: 'Use at most 100 characters.' }];
  const release = await holdChanges(page, { status: 422, json: { message: 'No.', detail: 'no', errors } });
  await box(page, 'Name').fill(`${name} B`);
  await button(page, 'Update Branch').click();
  await expect(page.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  release();

  await expect(box(page, 'Code')).toBeFocused();
  await expect(box(page, 'Code')).toHaveAccessibleDescription(/Use at most 100 characters\./);
});

test('a form on a page: during the request its fields are inert and Cancel is disabled; a failure restores both', async ({
  page,
}) => {
  await page.goto('/dashboard/branches/add');
  const name = unique('Page');
  await box(page, 'Name').fill(name);
  await page.getByRole('combobox', { name: 'Branch Type' }).selectOption('Factory');
  const release = await hold(page, (url) => url.pathname === '/data/settings/add-branches', BUSY);
  await button(page, 'Add Branch').click();

  await expect(page.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  await expect(waiting(page)).toHaveCount(1);
  await expectOutOfReach(page, page.locator('form [name=name]'));
  await expect(button(page, 'Cancel')).toBeDisabled();
  release();

  await expect(page.getByRole('alert')).toContainText('The database is resting.');
  await expect(box(page, 'Name')).toHaveValue(name);
  expect(await isWithinReach(box(page, 'Name'))).toBe(true);
  await expect(page.getByRole('combobox', { name: 'Branch Type' })).toHaveValue('Factory');
  await expect(button(page, 'Cancel')).toBeEnabled();
});

test('a deletion dialog: during the request it shows progress and cannot be closed', async ({ page, owner }) => {
  const name = unique('Deleted');
  await owner.post('/data/settings/add-branches', { name, branch_type: 'Showroom' });
  await page.goto(`/dashboard/branches?q=${encodeURIComponent(name)}`);
  await link(page, `Delete ${name}`).click();
  const release = await holdChanges(page, BUSY);
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Yes, Delete' }).click();

  await expect(waiting(page)).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  release();

  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Yes, Delete' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('the weekly table of a shift: its cells ignore keys while the shift is sent', async ({ page }) => {
  await page.goto('/dashboard/addshift');
  await box(page, 'Shift Name').fill(unique('Shift'));
  await page.getByRole('tab', { name: 'Week' }).click();
  const release = await hold(page, (url) => url.pathname === '/data/add-shift', BUSY);
  const cell = page.getByRole('textbox', { name: 'Shift Start Time, Monday' });
  await cell.fill('09:30');
  await cell.press('Control+Enter');

  await expectOutOfReach(page, page.locator('[name=monday_shift_start_time]'));
  expect(await isWithinReach(page.locator('form button', { hasText: 'Reset' }))).toBe(false);
  release();

  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(cell).toBeVisible();
  await expect(cell).toHaveValue('09:30');
  await expect(cell).toBeFocused();
});
