import { expect, test } from './fixtures.ts';
import { keyboardOf } from './keyboard.ts';
import { content, sidebar, title } from './support/shell.ts';
import { message, mobileNumber, passwordField } from './support/signInForm.ts';

test('text typed into the wrong field while the page is busy stays there', async ({ page, signInAs }) => {
  await signInAs('owner');
  // A busy page: what it puts off comes after the next keys.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (act: TimerHandler, wait = 0, ...rest: unknown[]) => later(act, Math.max(wait, 500), ...rest),
    });
  });
  await page.goto('/dashboard/branches/add');
  const name = page.getByRole('textbox', { name: 'Name' });
  const keys = keyboardOf(page);
  await keys.to(page.getByRole('button', { name: 'Add Branch' }));
  await keys.press('Enter');
  await keys.at(name);
  await keys.write(name, 'Udhna');
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await keys.at(name);
  await expect(name).toHaveValue('Udhna');
});

test('the keyboard alone is enough to sign in, use the menu, and add, edit and delete a branch', async ({
  page,
  quiet,
}) => {
  test.slow();
  quiet.expect(/401/);
  const name = `Udhna ${Date.now()}`;
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-begin');
  const keys = keyboardOf(page);
  await keys.write(mobileNumber(page), '98765');
  await keys.press('Enter');
  await keys.at(mobileNumber(page));
  await expect(mobileNumber(page)).toHaveAccessibleDescription(/Please enter a valid mobile number\./);
  await keys.write(mobileNumber(page), '9876500001');
  await keys.write(passwordField(page), 'a wrong one');
  await keys.press('Enter');
  await keys.at(passwordField(page));
  await expect(message(page, 'error').first()).toContainText('Please check your password.');
  await keys.write(passwordField(page), 'fitting-room-7');
  await keys.press('Enter');
  await expect(title(page)).toHaveText('Dashboard');
  await keys.at(title(page));

  await page.reload();
  await expect(title(page)).toHaveText('Dashboard');
  const again = keyboardOf(page);
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await again.to(skip);
  await expect(skip).toBeInViewport();
  await again.press('Enter');
  await again.at(content(page));
  await again.to(sidebar(page).getByRole('searchbox'), 'Shift+Tab');
  await page.keyboard.type('branches');
  await again.press('Enter');
  await expect(title(page)).toHaveText('Branches');
  await again.at(title(page));

  await again.to(content(page).getByRole('link', { name: 'Add Branch' }));
  await again.press('Enter');
  await expect(title(page)).toHaveText('Add Branch');
  const nameField = page.getByRole('textbox', { name: 'Name' });
  await again.to(page.getByRole('button', { name: 'Add Branch' }));
  await again.press('Enter');
  await again.at(nameField);
  await expect(nameField).toHaveAccessibleDescription(/This field is required\./);
  await again.write(nameField, name);
  await again.choose(page.getByRole('combobox', { name: 'Branch Type' }), 'Show');
  await again.write(page.getByRole('textbox', { name: 'Code' }), 'UDH');
  await again.press('Enter');
  await expect(title(page)).toHaveText('Branches');
  await expect(page.getByRole('row', { name })).toBeVisible();
  await again.at(title(page));

  await again.write(page.getByRole('searchbox', { name: 'Search branches' }), 'udhna');
  const edit = page.getByRole('link', { name: `Edit ${name}` });
  await again.to(edit);
  await again.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Branch' });
  await again.at(dialog.getByRole('textbox', { name: 'Name' }));
  await again.write(dialog.getByRole('textbox', { name: 'Code' }), 'UDHNA');
  await again.press('Escape');
  await again.at(page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }));
  await again.press('Enter');
  await again.at(dialog.getByRole('textbox', { name: 'Code' }));
  await again.press('Enter');
  await expect(dialog).toBeHidden();
  await again.at(edit);
  await expect(page.getByRole('row', { name })).toContainText('UDHNA');

  const remove = page.getByRole('link', { name: `Delete ${name}` });
  await again.to(remove);
  await again.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Confirm Deletion' });
  await again.at(question.getByRole('button', { name: 'Cancel' }));
  await again.press('Escape');
  await again.at(remove);
  await again.confirmDeletion();
  await expect(page.getByRole('row', { name })).toHaveCount(0);
  await again.press('Tab');
});
