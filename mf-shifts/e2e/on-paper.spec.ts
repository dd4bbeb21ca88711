import { expect, expectToFit, onPaper, sharedPageTest as test } from '@seamline/e2e/fixtures';
import { cell } from './shifts.ts';

test('on paper the week has all its days and every time whole, and a switch shows whether it is on', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner');
  await page.goto('/dashboard/ManageShiftPage/edit/1');
  await expect(cell(page, 'Max Punch Out Hours', 'Sunday')).not.toHaveValue('');
  await onPaper(page);

  const grid = page.getByRole('grid');
  await expect(grid.getByRole('columnheader')).toContainText([
    'Field',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  const cut = () =>
    grid
      .locator('input')
      .evaluateAll((inputs) => inputs.filter((input) => input.scrollWidth > input.clientWidth).length);
  await expect.poll(cut).toBe(0);
  await expect(page.getByRole('switch').first()).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.getByRole('heading', { name: 'The Shift in Words' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Try It with Punches' })).toBeHidden();
  await expectToFit(page);
});
