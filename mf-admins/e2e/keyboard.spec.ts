import { randomInt } from 'node:crypto';
import { expect, expectRow, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { keyboardOf } from '@seamline/e2e/keyboard';
import { freshNumber } from './managers.ts';
import { managers } from './membersPage.ts';

test('by the keyboard alone a manager is added, gets fewer rights, is switched off and deleted', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner');
  const name = `Kavya ${randomInt(1_000_000)}`;
  await page.goto('/dashboard/Manager');
  const keys = keyboardOf(page);
  const add = page.getByRole('link', { name: '+ Add Manager' });
  await keys.to(add);
  await keys.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Add New Manager' });
  const box = (label: string) => popup.getByRole('textbox', { name: label, exact: true });
  await keys.at(box('Name'));
  await keys.press('Enter');
  await keys.at(box('Name'));
  await expect(popup.getByRole('alert')).toContainText('Name and Mobile Number are required.');
  await page.keyboard.type(name);
  await keys.write(box('Mobile Number'), freshNumber());
  await keys.press('Control+Enter');
  await expect(popup).toBeHidden();
  await keys.at(add);
  await expectRow(managers(page), { Name: name, Edit: 'No' });

  const update = page.getByRole('link', { name: `Update ${name}` });
  await keys.to(update);
  await keys.press('Enter');
  const change = page.getByRole('dialog', { name: 'Update Manager' });
  const view = change.getByRole('switch', { name: 'View' });
  const wasOn = await view.isChecked();
  await keys.to(view);
  await keys.press('Space');
  await expect(view).toBeChecked({ checked: !wasOn });
  await keys.press('Control+Enter');
  await expect(change).toBeHidden();
  await keys.at(update);
  await expectRow(managers(page), { Name: name, View: wasOn ? 'No' : 'Yes' });

  const active = page.getByRole('switch', { name: `Active: ${name}` });
  await keys.to(active, 'Shift+Tab');
  const wasActive = await active.isChecked();
  await keys.press('Space');
  await expect(active).toBeChecked({ checked: !wasActive });
  await keys.at(active);
  await keys.to(page.getByRole('link', { name: `Delete ${name}` }));
  await keys.confirmDeletion();
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
  await keys.press('Tab');
});
