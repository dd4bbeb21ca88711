import { listDeletions, restoreRecord } from '@seamline/shared/contract/access/activity';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

test('deleted records: the parent distinguishes those of one name', async () => {
  const deletion = {
    name: 'Retail',
    at: '2026-11-23T06:00:00Z',
    who: { id: 1, name: 'Asha Patel', number: '9876500001' },
  };
  const service = renderRoutes(routes, 'activity-logs/deleted', (data) => {
    data.answer(listDeletions, {
      deletions: [
        { ...deletion, record: 'department', id: 4, parent: 'Vesu Showroom' },
        { ...deletion, record: 'department', id: 5, parent: 'Adajan Studio' },
        { ...deletion, record: 'branch', id: 6 },
      ],
      days: 30,
      next_cursor: null,
    });
    data.answer(restoreRecord, { success: true, message: '' });
  });

  await expect.element(page.getByText('Department Retail (Vesu Showroom)', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Branch Retail', { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Restore Retail (Adajan Studio)' }));
  await expect.element(page.getByText('Retail (Adajan Studio) was restored.')).toBeVisible();
  const restored = service.calls.find(({ method }) => method === 'POST');
  expect(restored?.path).toBe(restoreRecord.path);
});
