import { listSessionLog } from '@seamline/shared/contract/access/session-log';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

test('log: Clear filters also clears a day that is no date', async () => {
  renderRoutes(routes, 'session-log?event=lockout', (service) =>
    service.answer(listSessionLog, { entries: [], next_cursor: null }),
  );
  const from = page.getByRole('textbox', { name: 'From' });
  await userEvent.fill(from, 'soon');
  await userEvent.tab();
  await expect.element(page.getByText('Enter a date such as 23-Nov-2026.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Clear filters' }));
  await expect.element(from).toHaveValue('');
  await expect.element(page.getByRole('combobox', { name: 'Event' })).toHaveValue('');
});
