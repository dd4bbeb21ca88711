import { expect, onPaper, sharedPageTest as test } from './fixtures.ts';

test('a printed list begins with the name of the company and the date, and has pictures and no controls', async ({
  page,
  owner,
  signInAs,
}) => {
  const { company } = await owner.get<{ company: { company_name: string } }>('/data/company-details');
  await signInAs('owner');
  await page.goto('/dashboard/employee');
  await expect(page.getByText(/^\d+ employees$/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seamline:recent:company'))).not.toBeNull();
  await page.reload();
  await expect(page.getByText(/^\d+ employees$/)).toBeVisible();
  await onPaper(page);
  const today = /· \d\d-[A-Z][a-z]{2}-\d{4}$/;
  await expect(page.getByText(`${company.company_name} · Seamline HR`).filter({ hasText: today })).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByText(today)).toHaveCount(0);
});
