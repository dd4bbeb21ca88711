import { expect, expectNoFault, type Page, test } from './fixtures.ts';
import { FAULTS } from './support/faults.ts';
import { content, sidebar, title } from './support/shell.ts';
import { message, mobileNumber, otpField, passwordField, signInButton } from './support/signInForm.ts';

for (const colourScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colourScheme} colours, no accessibility fault is found`, () => {
    test.use({ colorScheme: colourScheme, reducedMotion: 'reduce' });

    test('on the sign-in page, in both modes and with errors', async ({ page }) => {
      await page.goto('/');
      await expect(passwordField(page)).toBeVisible();
      await expectNoFault(page);
      await signInButton(page).click();
      await expect(message(page, 'error')).toBeVisible();
      await expectNoFault(page);
      await page.getByRole('button', { name: 'Login with OTP' }).click();
      await expect(otpField(page)).toBeVisible();
      await expectNoFault(page);
    });

    test('on the description of the data service', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/docs');
      await page.getByText('Add a branch').click();
      await expect(page.getByRole('table').getByRole('rowheader', { name: 'branch_type' })).toBeVisible();
      await expectNoFault(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });

    test.describe('with a session', () => {
      test.beforeEach(async ({ signInAs }) => {
        await signInAs('owner');
      });

      test('on the home page, with its menus', async ({ page }) => {
        await page.goto('/dashboard');
        await expect(title(page)).toBeVisible();
        await sidebar(page).getByRole('button', { name: 'REPORTS' }).click();
        await sidebar(page).getByRole('button', { name: 'ATTENDANCE' }).click();
        await expectNoFault(page);
        await page.getByRole('button', { name: 'Profile menu' }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expectNoFault(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Notifications' }).click();
        await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
        await expectNoFault(page);
      });

      test('on the form of a shift, with what tells about it', async ({ page }) => {
        // The largest page of the suite by far: every colour of every cell is looked at.
        test.slow();
        await page.goto('/dashboard/addshift');
        await page.getByRole('textbox', { name: /^Punches of Mon/ }).fill('09:22 18:10');
        await page
          .getByText(/^Why: \d+ rules?$/)
          .first()
          .click();
        await page.getByText('Circumstances', { exact: true }).click();
        await page.getByRole('button', { name: 'ગુજરાતી' }).click();
        await expectNoFault(page);
      });

      test('on the placeholder and where nothing is found', async ({ page }) => {
        for (const address of ['/dashboard/Circular', '/dashboard/nowhere']) {
          await page.goto(address);
          await expect(title(page)).toBeVisible();
          await expectNoFault(page);
        }
      });

      test('where a remote is unavailable', async ({ page, origin, quiet }) => {
        quiet.expect(/Failed to load resource|^mf-leave: /);
        await FAULTS[0]?.strike(page, origin, 'mf-leave');
        await page.goto('/dashboard/leavetype');
        await expect(content(page).getByRole('alert')).toBeVisible({ timeout: 15_000 });
        await expectNoFault(page);
      });

      test('on a narrow page with its sidebar open', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('/dashboard');
        await page.getByRole('button', { name: 'Toggle sidebar' }).click();
        await expect(sidebar(page)).toBeVisible();
        await expectNoFault(page);
      });

      test('on the list of branches, its popup and its question', async ({ page }) => {
        await page.goto('/dashboard/branches');
        const table = page.getByRole('table');
        await expect(table.getByRole('row').nth(1)).toBeVisible();
        await expectNoFault(page);
        await table
          .getByRole('button', { name: /^Edit / })
          .first()
          .click();
        await expect(page.getByRole('dialog', { name: 'Edit Branch' })).toBeVisible();
        await expectNoFault(page);
        await page.keyboard.press('Escape');
        await table
          .getByRole('button', { name: /^Delete / })
          .first()
          .click();
        await expect(page.getByRole('alertdialog', { name: 'Confirm Deletion' })).toBeVisible();
        await expectNoFault(page);
      });

      for (const list of ['department', 'subdepartment', 'designation']) {
        test(`on ${list}, its list and its form with errors`, async ({ page }) => {
          await page.goto(`/dashboard/${list}`);
          const edit = content(page).getByRole('button', { name: /^Edit / });
          await expect(edit.first()).toBeVisible();
          await expectNoFault(page);
          await page.goto(`/dashboard/${list}/add`);
          await content(page)
            .getByRole('button', { name: /^(Add|Submit)/ })
            .click();
          await expect(content(page).getByRole('alert').first()).toBeVisible();
          await expectNoFault(page);
        });
      }

      test('on the form for a branch, empty and with errors', async ({ page }) => {
        await page.goto('/dashboard/branches/add');
        await expect(title(page)).toHaveText('Add Branch');
        await expectNoFault(page);
        await page.getByRole('button', { name: 'Add Branch' }).click();
        await expect(content(page).getByRole('alert').first()).toBeVisible();
        await expectNoFault(page);
      });
    });
  });
}

test('the keyboard alone signs in and skips to the content', async ({ page }) => {
  await page.goto('/');
  await expect(mobileNumber(page)).toBeVisible();
  await tabTo(page, 'Mobile Number');
  await page.keyboard.type('9876500001');
  await tabTo(page, 'Password');
  await page.keyboard.type('fitting-room-7');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Dashboard');

  await page.reload();
  await expect(title(page)).toHaveText('Dashboard');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(content(page)).toBeFocused();
});

/** Presses Tab until the control of that label has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  const wanted = page.getByLabel(label, { exact: true });
  for (let presses = 0; presses < 10; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}
