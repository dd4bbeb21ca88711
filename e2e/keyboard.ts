import { expect, type Locator, type Page } from './fixtures.ts';

/** Largest number of Tab stops between two controls of a test. */
const FAR = 150;
const OPENED = 'the page was opened';

/** Operations of a viewer who has only a keyboard. */
export interface Keyboard {
  /** Goes by Tab, or backwards, until the control has the focus. */
  to(control: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
  press(...keys: string[]): Promise<void>;
  /** Goes to a field and replaces its text. */
  write(field: Locator, text: string): Promise<void>;
  /** Goes to a choice and takes the first option that begins with the letters. */
  choose(field: Locator, letters: string): Promise<void>;
  /** Expects the focus on the control. */
  at(control: Locator): Promise<void>;
  /** From the link that asks to delete a record: waits for the question and confirms it. */
  confirmDeletion(): Promise<void>;
}

/** The keyboard of a page; each key fails where the one before has lost the focus. */
export function keyboardOf(page: Page): Keyboard {
  let last = OPENED;
  const held = () => expect.poll(() => page.evaluate(hasFocus), { message: `the focus after ${last}` }).toBe(true);
  async function press(...keys: string[]) {
    for (const key of keys) {
      await held();
      await page.keyboard.press(key);
      last = key;
    }
  }
  async function to(control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await expect(control).toBeVisible();
    // After a page load the focus is before the first control; Tab past the last one returns there.
    if (last !== OPENED) await held();
    for (let stops = 0; stops < FAR; stops += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
      last = key;
    }
    throw new Error(`${FAR} times ${key} did not lead to ${control}`);
  }
  const at = (control: Locator) => expect(control, `the focus after ${last}`).toBeFocused();
  return {
    to,
    press,
    at,
    async write(field, text) {
      await to(field);
      await press('Control+a');
      await page.keyboard.type(text);
    },
    async choose(field, letters) {
      await to(field);
      // Letters that come before the options are there choose nothing.
      const option = field.locator('option').filter({ hasText: new RegExp(`^\\s*${letters}`, 'i') });
      await expect(option.first()).toBeAttached();
      await page.keyboard.type(letters);
    },
    async confirmDeletion() {
      await press('Enter');
      await at(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }));
      await press('Tab', 'Enter');
    },
  };
}

function hasFocus(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && activeElement !== document.documentElement;
}
