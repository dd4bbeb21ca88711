import { FAULTS } from '@seamline/e2e/faults';
import { choose, expect, expectRow, sharedPageTest as test } from '@seamline/e2e/fixtures';

const CALL = /\/data\/settings\/branches\?/;
const BRANCHES = [
  { id: 1, name: 'Ring Road', code: 'RR', branch_type: 'Showroom', created_at: '2026-04-01T00:00:00.000Z', version: 1 },
  { id: 2, name: 'Vesu', code: null, branch_type: 'Factory', created_at: '2026-04-01T00:00:00.000Z', version: 1 },
];

test.beforeEach(({ signInAs }) => signInAs('owner'));

test('the area works while its neighbour cannot be loaded, which recovers', async ({ page, origin, quiet }) => {
  const { noise, strike } = FAULTS.failing;
  for (const pattern of [...noise, /^mf-leave: /]) quiet.expect(pattern);
  const repair = await strike(page, origin, 'mf-leave');
  await page.route(CALL, (route) => route.fulfill({ json: { branches: BRANCHES } }));
  await page.goto('/dashboard/leavetype');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Leave is not available right now');
  await choose(page, 'SAMPLE GROUP', 'Sample Area');
  await expectRow(page.getByRole('table', { name: 'Branches' }), { Branch: 'Vesu' });

  await repair();
  await page.goBack();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Leave Types');
});
