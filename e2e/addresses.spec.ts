import { expect, sharedPageTest as test } from './fixtures.ts';
import { content, sidebar, title } from './support/shell.ts';

test.describe('with a session', () => {
  test.beforeEach(async ({ signInAs }) => {
    await signInAs('owner');
  });

  test('the placeholder is shown at each of its URLs, and the mistyped one says so', async ({ page }) => {
    for (const address of ['/dashboard/Circular', '/dashboard/circular', '/dashboard/CIRCULARL']) {
      await page.goto(address);
      await expect(content(page)).toContainText('This part is not available yet.');
      await expect(sidebar(page)).toBeVisible();
      await content(page).getByRole('link', { name: 'Back to the dashboard' }).click();
      await expect(title(page)).toHaveText('Dashboard');
    }
    await page.goto('/dashboard/Circularl');
    await expect(content(page)).toContainText('The menu leads to a mistyped address; it is the same page.');
  });

  test('the entry SHIFT points to adding a shift', async ({ page }) => {
    await page.goto('/dashboard');
    await sidebar(page).getByRole('button', { name: 'SHIFT MANAGEMENT' }).click();
    await sidebar(page).getByRole('link', { name: 'SHIFT Not available yet', exact: true }).click();
    await content(page).getByRole('link', { name: 'Looking for Add Shift?' }).click();
    await expect(page).toHaveURL(/\/dashboard\/addshift$/);
  });

  test('a page opens at its URL in any case, and at its second URL', async ({ page }) => {
    for (const [heading, ...addresses] of [
      ['Dashboard', '/DASHBOARD', '/dashboard/'],
      ['Branches', '/dashboard/Branches', '/dashboard/branches'],
      ['Manage Shift', '/dashboard/ManageShiftPage', '/dashboard/manageshiftpage'],
      ['Employees', '/dashboard/Employee', '/dashboard/employee'],
      ['Owners and Managers', '/dashboard/MANAGER', '/dashboard/Manager'],
      ['Leave Types', '/dashboard/LeaveManagement', '/dashboard/leavetype'],
    ]) {
      for (const address of addresses) {
        await page.goto(address);
        await expect(title(page), address).toHaveText(heading ?? '');
        expect(new URL(page.url()).pathname).toBe(address);
      }
    }
  });

  test('an unknown path of the dashboard is not found, inside the shell', async ({ page }) => {
    for (const address of ['/dashboard/nowhere', '/dashboard/branches/nowhere', '/dashboard/employee/1/2/3']) {
      await page.goto(address);
      await expect(title(page)).toHaveText('Page not found');
      await expect(content(page)).toContainText(`There is nothing at ${address}.`);
      await expect(sidebar(page)).toBeVisible();
      await content(page).getByRole('link', { name: 'Back to the dashboard' }).click();
      await expect(title(page)).toHaveText('Dashboard');
    }
  });

  test('an unknown path elsewhere is not found', async ({ page, quiet }) => {
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
    await expect(title(page)).toHaveText('Branches');
    await page.goBack();
    await expect(title(page)).toHaveText('Dashboard');
    await page.goForward();
    await expect(title(page)).toHaveText('Branches');
  });
});

test('the signup page has its heading and nothing else', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signup');
  await expect(content(page)).toHaveText('Signup');
});

test('without a session an unknown path is not found', async ({ page, quiet }) => {
  quiet.expect(/404/);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
