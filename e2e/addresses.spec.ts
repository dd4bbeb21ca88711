import { expect, test } from './fixtures.ts';
import { content, sidebar, title } from './support/shell.ts';

test.describe('with a session', () => {
  test.beforeEach(async ({ signInAs }) => {
    await signInAs('owner');
  });

  for (const address of ['/dashboard/Circular', '/dashboard/circular', '/dashboard/CIRCULARL']) {
    test(`${address} is the placeholder`, async ({ page }) => {
      await page.goto(address);
      await expect(content(page)).toContainText('This part is not available yet.');
      await expect(sidebar(page)).toBeVisible();
      await content(page).getByRole('link', { name: 'Back to the dashboard' }).click();
      await expect(title(page)).toHaveText('Dashboard');
    });
  }

  test('the mistyped address says that it is one', async ({ page }) => {
    await page.goto('/dashboard/Circularl');
    await expect(content(page)).toContainText('The menu leads to a mistyped address; it is the same page.');
  });

  test('the entry SHIFT points to adding a shift', async ({ page }) => {
    await page.goto('/dashboard');
    await sidebar(page).getByRole('button', { name: 'SHIFT MANAGEMENT' }).click();
    await sidebar(page).getByRole('link', { name: 'SHIFT', exact: true }).click();
    await content(page).getByRole('link', { name: 'Looking for Add Shift?' }).click();
    await expect(page).toHaveURL(/\/dashboard\/addshift$/);
  });

  for (const address of ['/DASHBOARD', '/dashboard/']) {
    test(`${address} is the dashboard`, async ({ page }) => {
      await page.goto(address);
      await expect(title(page)).toHaveText('Dashboard');
    });
  }

  for (const [one, other] of [
    ['/dashboard/Branches', '/dashboard/branches'],
    ['/dashboard/ManageShiftPage', '/dashboard/manageshiftpage'],
    ['/dashboard/Employee', '/dashboard/employee'],
    ['/dashboard/MANAGER', '/dashboard/Manager'],
    ['/dashboard/LeaveManagement', '/dashboard/leavetype'],
  ] as const) {
    test(`${one} and ${other} are one page`, async ({ page }) => {
      await page.goto(one);
      await expect(title(page)).toBeVisible();
      const heading = await title(page).textContent();
      expect(new URL(page.url()).pathname).toBe(one);
      await page.goto(other);
      await expect(title(page)).toHaveText(heading ?? '');
      expect(heading).not.toBe('Page not found');
    });
  }

  for (const address of ['/dashboard/nowhere', '/dashboard/branches/nowhere', '/dashboard/employee/1/2/3']) {
    test(`${address} is not found, inside the shell`, async ({ page }) => {
      await page.goto(address);
      await expect(title(page)).toHaveText('Page not found');
      await expect(content(page)).toContainText(`There is nothing at ${address}.`);
      await expect(sidebar(page)).toBeVisible();
      await content(page).getByRole('link', { name: 'Back to the dashboard' }).click();
      await expect(title(page)).toHaveText('Dashboard');
    });
  }

  test('an unknown address elsewhere is not found', async ({ page, quiet }) => {
    quiet.expect(/404/);
    await page.goto('/nowhere/at/all');
    await expect(title(page)).toHaveText('Page not found');
    await expect(content(page)).toContainText('There is nothing at /nowhere/at/all.');
  });

  test('going back and forward shows the pages again', async ({ page }) => {
    await page.goto('/dashboard');
    await sidebar(page).getByRole('button', { name: 'COMPANY SETTING' }).click();
    await sidebar(page).getByRole('link', { name: 'Branches' }).click();
    await expect(page).toHaveURL(/branches$/);
    await expect(title(page)).not.toHaveText('Dashboard');
    const heading = await title(page).textContent();
    await page.goBack();
    await expect(title(page)).toHaveText('Dashboard');
    await page.goForward();
    await expect(title(page)).toHaveText(heading ?? '');
  });
});

test('the signup page has its heading and nothing else', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signup');
  await expect(content(page)).toHaveText('Signup');
});

test('without a session an unknown address is not found', async ({ page, quiet }) => {
  quiet.expect(/404/);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
