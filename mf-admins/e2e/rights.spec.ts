import { expect, expectRow, test } from '@seamline/e2e/fixtures';
import { freshNumber, signInByOtp } from './managers.ts';
import { managers, owners } from './membersPage.ts';

const LOOK_ONLY = 'You can look at everything here, but not change it. An owner can give you the right to edit.';
const NO_LOOK = 'You cannot see these screens yet. An owner can give you the right to view them.';

test('a manager whom the owner adds with few rights signs in, reads what she may not do, and is refused it', async ({
  page,
  browser,
  origin,
  signInAs,
  quiet,
}) => {
  test.slow();
  quiet.expect(/403/);
  await signInAs('owner');
  await page.goto('/dashboard/Manager');
  await page.getByRole('link', { name: '+ Add Manager' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Manager' });
  const number = freshNumber();
  const name = `Meera ${number.slice(-5)}`;
  const update = page.getByRole('dialog', { name: 'Update Manager' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('textbox', { name: 'Mobile Number' }).fill(`+91 ${number.slice(0, 5)} ${number.slice(5)}`);
  await expect(dialog.getByRole('switch', { name: 'Edit' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Add Manager' }).click();
  await expectRow(managers(page), { Name: name, Number: number, Edit: 'No', View: 'Yes' });
  await expect(page.getByRole('note')).toHaveCount(0);

  const hers = await browser.newContext({ baseURL: origin });
  const her = await hers.newPage();
  await signInByOtp(her, origin, number);
  const note = her.getByRole('note');
  await expect(note).toContainText(LOOK_ONLY);
  await expect(her.getByText('Set your company up')).toHaveCount(0);

  await her.goto('/dashboard/branches');
  await her
    .getByRole('link', { name: /^View / })
    .first()
    .click();
  const branch = her.getByRole('dialog', { name: 'Edit Branch' });
  await expect(branch.getByRole('textbox', { name: 'Name' })).not.toHaveValue('');
  await expect(branch.getByRole('button', { name: 'Close' }).last()).toBeVisible();
  await expect(branch.locator('button[type=submit]')).toHaveCount(0);
  await her.goto('/dashboard/employee?view=list');
  await expect(her.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(her.getByRole('link', { name: 'On notice' })).toBeVisible();
  await expect(her.getByRole('link', { name: /Add|Edit|Import|Delete/ })).toHaveCount(0);
  await expect(her.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0);

  const mayEdit = async (isOn: boolean) => {
    await page.getByRole('link', { name: `Update ${name}` }).click();
    await update.getByRole('switch', { name: 'Edit' }).click();
    await update.getByRole('button', { name: 'Update', exact: true }).click();
    await expectRow(managers(page), { Name: name, Edit: isOn ? 'Yes' : 'No' });
  };
  await mayEdit(true);
  await her.goto('/dashboard/branches');
  await her.getByRole('link', { name: 'Add Branch' }).click();
  await mayEdit(false);
  await her.getByRole('textbox', { name: 'Name' }).fill(`Branch of ${name}`);
  await her.getByRole('combobox', { name: 'Branch Type' }).selectOption({ index: 1 });
  await her.getByRole('button', { name: 'Add Branch' }).click();
  const refusal = her.getByRole('main').getByRole('alert');
  await expect(refusal).toContainText('Failed to add branch.');
  await expect(refusal).toContainText('You do not have permission to change this.');
  await expect(her.getByRole('textbox', { name: 'Name' })).toHaveValue(`Branch of ${name}`);

  await page.getByRole('link', { name: `Update ${name}` }).click();
  await update.getByRole('switch', { name: 'View' }).click();
  await update.getByRole('button', { name: 'Update', exact: true }).click();
  await expectRow(managers(page), { Name: name, View: 'No' });
  her.on('dialog', (question) => question.accept());
  await her.goto('/dashboard/employee');
  await expect(note).toContainText(NO_LOOK);
  await expect(her.getByRole('main').getByRole('alert')).toContainText('You do not have permission to see this.');
  await note.getByRole('link', { name: 'Your rights and your password' }).click();
  await expectRow(her.getByRole('table', { name: 'Manager' }), { Name: new RegExp(name), Edit: 'No', View: 'No' });
  await hers.close();
});

test('an owner adds a second one, corrects the name, makes them a manager and an owner again', async ({
  page,
  owner,
  signInAs,
}) => {
  await signInAs('owner');
  await page.goto('/dashboard/Manager');
  await page.getByRole('link', { name: '+ Add Owner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Owner' });
  const number = freshNumber();
  const name = `Second ${number.slice(-5)}`;
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(`Secnod ${number.slice(-5)}`);
  await dialog.getByRole('textbox', { name: 'Mobile Number' }).fill(number);
  await dialog.getByRole('button', { name: 'Add Owner' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: `Update Secnod ${number.slice(-5)}` }).click();
  const update = page.getByRole('dialog', { name: 'Update Manager' });
  await update.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await update.getByRole('button', { name: 'Update', exact: true }).click();
  await expectRow(owners(page), { Name: name, Number: number });

  const question = page.getByRole('alertdialog');
  await page.getByRole('link', { name: `Update ${name}` }).click();
  await update.getByRole('link', { name: 'Make a manager' }).click();
  await question.getByRole('button', { name: 'Make a manager' }).click();
  await expectRow(managers(page), { Name: name, Number: number });
  await page.getByRole('link', { name: `Update ${name}` }).click();
  await update.getByRole('link', { name: 'Make an owner' }).click();
  await question.getByRole('button', { name: 'Make an owner' }).click();
  await expectRow(owners(page), { Name: name, Number: number });
  await owner.delete('/data/settings/admin', { number });
});
