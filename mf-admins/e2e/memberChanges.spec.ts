import { expect, expectRow, test } from '@seamline/e2e/fixtures';
import { addManager, freshNumber, tokenByOtp } from './managers.ts';
import { answer, BUSY, LIST, managers, owners, PATH, said, stopClock } from './membersPage.ts';

test.describe('an owner', () => {
  test.beforeEach(({ signInAs }) => signInAs('owner'));

  test('adds a manager: what is missing is named, the number is tidied, the popup closes after 1000 ms, and the next one does not', async ({
    page,
  }) => {
    const number = freshNumber();
    await page.clock.install();
    await page.goto('/dashboard/Manager');
    await page.getByRole('link', { name: '+ Add Manager', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Manager', exact: true });
    await dialog.getByRole('button', { name: 'Add Manager', exact: true }).click();
    await expect(dialog.getByText('Name and Mobile Number are required.', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    for (const meaning of [
      'On: can add, change and delete records. Off: can only view them.',
      'On: sees every screen. Off: sees only their own row on this screen, and can change their own password.',
      'On: can sign in. Off: is signed out at once and cannot sign in again.',
    ]) {
      await expect(dialog.getByText(meaning, { exact: true })).toBeVisible();
    }
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(' Parul Shah ');
    const field = dialog.getByRole('textbox', { name: 'Mobile Number' });
    await field.fill('12345');
    await field.blur();
    await expect(dialog.getByText('Please enter a valid mobile number.', { exact: true })).toBeVisible();
    await field.fill(`+91 ${number.slice(0, 5)} ${number.slice(5)}`);
    await expect(field).toHaveValue(number);
    await dialog.getByRole('switch', { name: 'Edit' }).click();
    const sent = page.waitForRequest((request) => request.method() === 'POST' && LIST.test(request.url()));
    await stopClock(page);
    await dialog.getByRole('button', { name: 'Add Manager', exact: true }).click();
    const { token: _, ...query } = Object.fromEntries(new URL((await sent).url()).searchParams);
    const flags = { edit_permission: 'true', view_permission: 'true', is_active: 'true', has_scope: 'false' };
    expect(query).toEqual({ name: 'Parul Shah', number, ...flags });

    await expect(dialog.getByText('✅ Manager added successfully.', { exact: true })).toBeVisible();
    await page.clock.runFor(900);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(100);
    await expect(dialog).toBeHidden();
    await expectRow(managers(page), { Name: 'Parul Shah', Number: number, Edit: 'Yes' });

    await page.getByRole('link', { name: '+ Add Manager' }).click();
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Soon deleted');
    await dialog.getByRole('textbox', { name: 'Mobile Number' }).fill(freshNumber());
    await dialog.getByRole('button', { name: 'Add Manager', exact: true }).click();
    await expect(dialog.getByText('✅ Manager added successfully.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: '+ Add Manager' }).click();
    await page.clock.runFor(10_000);
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
  });

  test('reads why a manager was not added, and loses nothing of what was typed', async ({ page, quiet }) => {
    quiet.expect(/409|500|ERR_CONNECTION_RESET/);
    await page.goto('/dashboard/Manager');
    await page.getByRole('link', { name: '+ Add Manager' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Manager' });
    const save = dialog.getByRole('button', { name: 'Add Manager', exact: true });
    const alert = dialog.getByRole('alert');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Twin');
    await dialog.getByRole('textbox', { name: 'Mobile Number' }).fill('9876500002');
    await save.click();
    await expect(alert).toContainText('There is already an owner or manager with the number 9876500002.');
    await expect(dialog.getByRole('textbox', { name: 'Mobile Number' })).toHaveAttribute('aria-invalid', 'true');
    await answer(page, 'POST', { status: 500, body: '' });
    await save.click();
    await expect(alert.getByText('❌ Failed to add manager.', { exact: true })).toBeVisible();
    await answer(page, 'POST', 'abort');
    await save.click();
    await expect(alert.getByText('❌ Network error while adding manager.', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Twin');
    await page.keyboard.press('Escape');
    await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  });

  test('updates a manager: the old number stays, the popup closes after 2000 ms', async ({ page, owner }) => {
    const { name, number } = await addManager(owner, 'Sejal');
    const newNumber = freshNumber();
    await page.clock.install();
    await page.goto('/dashboard/Manager');
    await page.getByRole('link', { name: `Update ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Manager', exact: true });
    await expect(dialog.getByText(`${name}, Manager`)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Number', exact: true })).toHaveValue(number);
    await expect(dialog.getByRole('textbox', { name: 'Number', exact: true })).not.toBeEditable();
    await dialog.getByRole('textbox', { name: 'New Number' }).fill(number);
    await dialog.getByRole('textbox', { name: 'Email' }).fill('  new@example.com ');
    const requests: Record<string, string>[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') requests.push(Object.fromEntries(new URL(request.url()).searchParams));
    });
    await stopClock(page);
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(dialog.getByText('✅ Updated successfully.', { exact: true })).toBeVisible();
    await page.clock.runFor(1900);
    await expect(dialog).toBeVisible();
    await page.clock.runFor(100);
    await expect(dialog).toBeHidden();
    await expectRow(managers(page), { Name: name, Number: number, Email: 'new@example.com' });

    await page.getByRole('link', { name: `Update ${name}` }).click();
    await dialog.getByRole('textbox', { name: 'New Number' }).fill(newNumber);
    await dialog.getByRole('textbox', { name: 'Email' }).fill('');
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(dialog.getByText('✅ Updated successfully.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    // The cache tells the list of the new number by a timer, and its row leads to the dialog of that number.
    await page.clock.runFor(100);
    await expectRow(managers(page), { Name: name, Number: newNumber });
    await page.getByRole('link', { name: `Update ${name}` }).click();
    await page.clock.runFor(10_000);
    await expect(dialog.getByRole('textbox', { name: 'Number', exact: true })).toHaveValue(newNumber);
    const flags = { edit_permission: 'true', view_permission: 'true', is_active: 'true', has_scope: 'false' };
    expect(requests.map(({ token: _, ...query }) => query)).toEqual([
      { number, email: 'new@example.com', ...flags, version: '1' },
      { number, new_number: newNumber, email: '', ...flags, version: '2' },
    ]);
  });

  test('reads for 3000 ms that an update failed, and afterwards in the notifications', async ({
    page,
    owner,
    quiet,
  }) => {
    quiet.expect(/503/);
    const { name } = await addManager(owner, 'Kalpesh');
    await page.clock.install();
    await page.goto('/dashboard/Manager');
    await page.getByRole('link', { name: `Update ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Manager' });
    // Its code is fetched first, and waits for timers.
    await expect(dialog).toBeVisible();
    await answer(page, 'PUT', BUSY);
    await stopClock(page);
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    const alert = dialog.getByRole('alert');
    await expect(alert.getByText('Update failed.', { exact: true })).toBeVisible();
    await expect(alert).toContainText('The database is resting.');
    await page.clock.runFor(2900);
    await expect(alert).toBeVisible();
    await page.clock.runFor(100);
    await expect(alert).toBeHidden();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Update failed.');
  });

  test('shows what another person changed in the meantime, and lets the user choose', async ({
    page,
    owner,
    quiet,
  }) => {
    quiet.expect(/409/);
    const { name, number } = await addManager(owner, 'Urvi');
    await page.goto('/dashboard/Manager');
    await page.getByRole('link', { name: `Update ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Manager' });
    const flags = { edit_permission: 'true', view_permission: 'true', is_active: 'true' };
    await owner.put(PATH, { number, email: 'theirs@example.com', ...flags });
    await dialog.getByRole('textbox', { name: 'Email' }).fill('mine@example.com');
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText(`changed ${name} while you were editing it.`);
    await expect(dialog.getByRole('alert')).toContainText('theirs@example.com');
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('theirs@example.com');
  });

  test('deletes a manager after a question with the focus on Cancel', async ({ page, owner, quiet }) => {
    quiet.expect(/503/);
    const { name, number } = await addManager(owner, 'Jigar');
    await page.goto('/dashboard/Manager');
    await page.getByRole('link', { name: `Delete ${name}` }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Deletion', exact: true });
    await expect(dialog).toContainText(`Delete ${name} (${number})? This cannot be undone.`);
    await expect(dialog).toContainText('Their past actions stay in the activity log.');
    await expect(dialog.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
    await answer(page, 'DELETE', BUSY);
    await dialog.getByRole('button', { name: 'Yes, Delete', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('Failed to delete manager.');
    await expect(dialog.getByRole('alert')).toContainText('The database is resting.');
    await page.unroute(LIST);
    await dialog.getByRole('button', { name: 'Yes, Delete', exact: true }).click();
    await expect(said(page, 'Manager deleted successfully.')).toBeVisible();
    await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
  });

  test('switches a manager off and on in the table, which sends the whole row', async ({
    page,
    owner,
    origin,
    quiet,
  }) => {
    quiet.expect(/503/);
    const { name, number } = await addManager(owner, 'Nilesh', { edit: false });
    const token = await tokenByOtp(origin, number);
    await page.goto('/dashboard/Manager');
    const toggle = page.getByRole('switch', { name: `Active: ${name}` });
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await toggle.click();
    const { token: _, ...query } = Object.fromEntries(new URL((await sent).url()).searchParams);
    expect(query).toEqual({
      number,
      email: 'somebody@example.com',
      edit_permission: 'false',
      view_permission: 'true',
      is_active: 'false',
      version: '1',
    });
    await expect(said(page, '✅ Updated successfully.')).toBeVisible();
    await expect(toggle).not.toBeChecked();
    expect((await fetch(`${origin}/data/session?token=${token}`)).status).toBe(401);
    await answer(page, 'PUT', BUSY);
    await toggle.click();
    await expect(said(page, 'Update failed.')).toBeVisible();
    await expect(toggle).not.toBeChecked();
    await page.unroute(LIST);
    await toggle.click();
    await expect(toggle).toBeChecked();
    const { status } = await fetch(`${origin}/data/session?token=${token}`);
    expect(status, 'the session from before stays ended').toBe(401);
  });

  test('as the last one cannot be deactivated, and sees why', async ({ page }) => {
    await page.goto('/dashboard/Manager');
    await expect(owners(page).getByRole('switch')).toBeDisabled();
    await expect(owners(page).getByRole('switch')).toHaveAccessibleDescription('Last active owner');
    await page.getByRole('link', { name: 'Update Ilaben Meghani' }).click();
    const active = page.getByRole('dialog').getByRole('switch', { name: 'Active' });
    await expect(active).toBeDisabled();
    await expect(active).toHaveAccessibleDescription('The last active owner cannot be deactivated.');
  });

  test('is asked before leaving, and is refused as the last one who is left', async ({ page, quiet }) => {
    quiet.expect(/409/);
    // Another owner is still in the list of this page.
    await page.route(LIST, async (route) => {
      const response = await route.fetch();
      if (route.request().method() !== 'GET') return await route.fulfill({ response });
      const body = (await response.json()) as { member: { status: string }[] };
      const other = { ...body.member.find(({ status }) => status === 'owner'), name: 'Gone', number: '9876599999' };
      return await route.fulfill({ json: { ...body, member: [...body.member, other] } });
    });
    await page.goto('/dashboard/Manager');
    await page.getByRole('switch', { name: 'Active: Ilaben Meghani' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Deactivate your own account?' });
    await expect(dialog).toContainText(
      'This is your own account: if you deactivate it, you are signed out and cannot sign in again.',
    );
    await dialog.getByRole('button', { name: 'Deactivate' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Update failed.');
    await expect(dialog.getByRole('alert')).toContainText(' is the last active owner and cannot be deactivated.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('switch', { name: 'Active: Ilaben Meghani' })).toBeChecked();
  });

  test('who changes the own number is asked to sign in again', async ({ page }) => {
    const own = {
      name: 'Ilaben Meghani',
      email: null,
      status: 'owner',
      edit_permission: true,
      view_permission: true,
      is_active: true,
      version: 9,
    };
    await answer(page, 'PUT', { json: { ...own, number: '9000000077' } });
    await page.clock.install();
    await page.goto('/dashboard/Manager');
    await owners(page)
      .getByRole('link', { name: /^Update / })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Update Manager' });
    await expect(dialog.getByText('After a change you sign in again with the new one.')).toBeVisible();
    await expect(
      dialog.getByText(
        'An owner can see and change everything. Edit and View are saved, but they only limit managers.',
      ),
    ).toBeVisible();
    await dialog.getByRole('textbox', { name: 'New Number' }).fill('9000000077');
    await stopClock(page);
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(dialog.getByText('✅ Updated successfully.')).toBeVisible();
    await expect(dialog).toContainText('Your number has changed. Sign in again with 9000000077.');
    await page.clock.runFor(2000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expect(said(page, 'Your number has changed. Sign in again with 9000000077.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  });
});
