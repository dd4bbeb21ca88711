import { expect, sharedPageTest as test } from './fixtures.ts';
import { listenTo, livenessOf } from './support/access/liveness.ts';

const REQUIRED = 'This field is required.';
const SAID = `Designation: ${REQUIRED}`;

test('an error is announced on blur: once, not letter by letter, and not together with a refused form', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner');
  await page.goto('/dashboard/designation/add');
  const name = page.getByRole('textbox', { name: 'Designation' });
  await name.focus();
  const heard = await listenTo(page);

  await page.keyboard.type('Cutter');
  await name.clear();
  await page.keyboard.press('Tab');
  await expect(name).toHaveAccessibleDescription(REQUIRED);
  await expect.poll(() => livenessOf(page, REQUIRED)).toBe('polite');
  await expect.poll(heard).toEqual([SAID]);

  // On return a screen reader reads the error as the field's description, so leaving does not announce it again.
  await page.keyboard.press('Shift+Tab');
  await expect(name).toBeFocused();
  await expect.poll(() => livenessOf(page, REQUIRED)).toBe('off');
  await page.keyboard.press('Tab');
  // The render that makes the region live again is the one that would announce the error.
  await expect.poll(() => livenessOf(page, REQUIRED)).toBe('polite');
  expect(await heard()).toEqual([SAID]);
  await page.keyboard.press('Shift+Tab');

  // While letters are typed the error changes silently; an error not yet announced is announced on blur.
  await page.keyboard.type('C');
  await expect(name).toHaveAccessibleDescription('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Backspace');
  await expect(name).toHaveAccessibleDescription(REQUIRED);
  expect(await heard()).toEqual([SAID]);
  await page.keyboard.press('Tab');
  await expect.poll(heard).toEqual([SAID, SAID]);

  // The form announces that it was refused, and focuses the field.
  await page.getByRole('button', { name: 'Add Designation' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please check the marked fields.');
  await expect(name).toBeFocused();
  expect((await heard()).filter((said) => said.includes(REQUIRED))).toEqual([SAID, SAID]);
});
