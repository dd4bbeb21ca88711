import { renderRoutes } from '@seamline/shared/testing/renderRoutes';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from './Button.tsx';
import { DayField } from './DayField.tsx';

/** Renders a day and a button that sets it from outside, and returns the spy on its changes. */
function renderDay(initial: string, { required = false, set = '' } = {}) {
  const changed = vi.fn();
  function Sample() {
    const [day, setDay] = useState(initial);
    return (
      <>
        <DayField
          label="On this day"
          required={required}
          value={day}
          change={(next) => {
            changed(next);
            setDay(next);
          }}
        />
        <Button onClick={() => setDay(set)}>Set</Button>
        <output>{day}</output>
      </>
    );
  }
  renderRoutes([{ path: 'day', element: <Sample /> }], 'day', () => {});
  return changed;
}

const day = page.getByRole('textbox', { name: 'On this day' });
const stored = page.getByRole('status');
const unreadable = page.getByText('Enter a date such as 23-Nov-2026.');

test('required day: keeps its date while another one is typed or deleted', async () => {
  const changed = renderDay('2026-11-23', { required: true });
  await userEvent.fill(day, '5 ma');
  await userEvent.fill(day, '');
  expect(changed).not.toHaveBeenCalled();
  await expect.element(stored).toHaveTextContent('2026-11-23');
  await userEvent.tab();
  await expect.element(day).toHaveValue('23-Nov-2026');
  await userEvent.fill(day, '5 mar 2026');
  await expect.element(stored).toHaveTextContent('2026-03-05');
  expect(changed.mock.calls).toEqual([['2026-03-05']]);
});

test('required day: keeps its date under a text that is no date, which it reports', async () => {
  renderDay('2026-11-23', { required: true });
  await userEvent.fill(day, 'soon');
  await userEvent.tab();
  await expect.element(unreadable).toBeVisible();
  await expect.element(day).toHaveValue('soon');
  await expect.element(stored).toHaveTextContent('2026-11-23');
});

test('optional day: is empty under a text that is no date, which it reports', async () => {
  renderDay('2026-11-23');
  await userEvent.fill(day, 'soon');
  await expect.element(stored).toBeEmptyDOMElement();
  await userEvent.tab();
  await expect.element(unreadable).toBeVisible();
  await expect.element(day).toHaveValue('soon');
});

test.each([false, true])(
  'day (required: %s): a date set elsewhere replaces a text that is no date',
  async (required) => {
    renderDay('2026-11-23', { required, set: '2026-03-05' });
    await userEvent.fill(day, 'soon');
    await userEvent.tab();
    await expect.element(unreadable).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Set' }));
    await expect.element(day).toHaveValue('05-Mar-2026');
    await expect.element(unreadable).not.toBeInTheDocument();
  },
);
