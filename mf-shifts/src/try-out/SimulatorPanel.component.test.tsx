import { listShifts } from '@seamline/shared/contract/shifts/shifts';
import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

test('simulator: names the number of pasted days that have no room, until the list is cleared', async () => {
  renderRoutes(routes, 'addshift?tab=try-out', (service) => service.answer(listShifts, []));
  const simulator = page.getByRole('region', { name: 'Try It with Punches', exact: true });
  const punches = simulator.getByRole('textbox', { name: /^Punches of/ });
  await userEvent.click(punches.first());
  paste(Array(65).fill('9:00 17:00').join('\n'));
  await expect.poll(() => punches.elements().length).toBe(62);
  const message = simulator.getByText('There is room for 62 days: 3 days were left out.', { exact: true });
  await expect.element(message).toBeVisible();
  await userEvent.click(simulator.getByRole('button', { name: 'Clear' }));
  await expect.element(message).not.toBeInTheDocument();
  await expect.poll(() => punches.elements().length).toBe(7);
});
