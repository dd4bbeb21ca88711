import { listDepartments } from '@seamline/shared/contract/organisation/departments';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { routes } from '../routes.tsx';

const LONG = 'W'.repeat(189);

test('department list: fits a phone with a branch and a department of 189 letters', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(375, 720);
  const values = { department_name: LONG, department_code: LONG, department_description: LONG, version: 1 };
  renderRoutes(routes, 'department', (data) =>
    data.answer(listDepartments, { 1: { branch_name: LONG, department: { 2: values } } }),
  );
  await expect.element(page.getByRole('heading', { level: 2, name: LONG })).toBeVisible();
  await expect.element(page.getByRole('listitem')).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth + 1);
});
