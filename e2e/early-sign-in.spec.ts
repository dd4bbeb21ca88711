import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { mobileNumber, otpField, passwordField as password } from './support/signInForm.ts';

/** Keeps every script from the page until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('the sign-in form can be filled in and sent before any script has run', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await mobileNumber(page).fill('98765 00001');
  await password(page).fill('fitting-room-7');
  await password(page).press('Enter');
  expect(page.url()).not.toContain('fitting');
  await expect(password(page)).toBeFocused();
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('entries and focus from before the scripts stay, and the entries can be changed afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await mobileNumber(page).pressSequentially('98765');
  release();
  await expect(page).toHaveTitle('Sign in · Seamline HR');
  await expect(mobileNumber(page)).toBeFocused();
  await page.keyboard.type('00001x');
  await expect(mobileNumber(page)).toHaveValue('9876500001');
  await page.getByRole('button', { name: 'Login with OTP' }).click();
  await expect(otpField(page)).toBeVisible();
});

test('a viewer with a session never sees the sign-in form, and dark colours apply from the first paint', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner');
  await page.addInitScript(() => localStorage.setItem('seamline:colour-mode', 'dark'));
  const release = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(mobileNumber(page)).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
});

test('a viewer who chose Gujarati before never sees the sign-in form in English', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('seamline:language', 'gu');
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
      if (document.body) seen.add(document.body.innerText);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(mobileNumber(page)).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('સાઇન ઇન');
  await expect(page.getByRole('textbox', { name: 'મોબાઇલ નંબર' })).toBeVisible();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].join('\n'));
  expect(seen).toContain('મોબાઇલ નંબર');
  expect(seen).not.toMatch(/Sign in|Mobile Number|Password/i);
});
